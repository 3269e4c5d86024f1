import { listedValues, type StoredFields } from '../format/kinds/documents/fields.js';
import { readDocumentLists, readDocumentRecords, readFilterValues } from '../format/kinds/documents/read.js';
import type { Manifest } from '../format/manifest.js';
import { type Recipe, ready } from '../format/recipe.js';
import type { MemoryText } from '../text/memory-access.ts';

/** Declared fields of documents, in the parts of an index or in memory. */
export interface FieldStore {
	/** One more than the largest document number. */
	readonly size: number;
	/** Returns the first section of each document in the order of ids, where documents are numbered in another order. */
	readonly first?: () => readonly number[];
	/** Whether there is a document with a number. */
	has(number: number): boolean;
	/** Reads the names of all fields. */
	names(): Recipe<readonly string[]>;
	/** Reads all indexed values of a field, sorted. */
	values(name: string): Recipe<readonly string[]>;
	/** Reads the document numbers for each value. */
	lists(name: string, values: readonly string[]): Recipe<readonly Iterable<number>[]>;
	/** Reads the stored fields of documents. */
	stored(documents: readonly number[]): Recipe<readonly StoredFields[]>;
}

/** Fields that every index of files has; also the names of their lists. */
const BUILT_IN = ['path', 'category', 'tag', 'confidence'] as const;

type BuiltIn = (typeof BUILT_IN)[number];

/** Opens the fields of an index. */
export function indexFields(manifest: Manifest): FieldStore {
	const hasRecords = manifest.cuts.documents?.length > 0;
	/** Returns the lists of a field, and what their keys begin with. A declared field is used in place of a built-in one. */
	function* listsOf(name: string): Recipe<readonly [list: BuiltIn | 'field', beginning: string]> {
		const builtIn = BUILT_IN.find((one) => one === name);
		const beginning = `${name} `;
		const isDeclared = !builtIn || (yield* readFilterValues(manifest, 'field', beginning)).length > 0;
		return isDeclared ? ['field', beginning] : [builtIn, ''];
	}
	return {
		size: manifest.counts.documents,
		has: () => true,
		*names() {
			const keys = hasRecords ? yield* readFilterValues(manifest, 'field') : [];
			return [...BUILT_IN, ...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))];
		},
		*values(name) {
			return hasRecords ? yield* readFilterValues(manifest, ...(yield* listsOf(name))) : [];
		},
		*lists(name, values) {
			if (!hasRecords) return values.map(() => []);
			const [list, beginning] = yield* listsOf(name);
			const keys = values.map((value) => beginning + value);
			const lists = yield* readDocumentLists(manifest, list, keys);
			return lists.map((numbers) => numbers ?? []);
		},
		*stored(documents) {
			if (!hasRecords) return documents.map(() => ({}));
			const records = yield* readDocumentRecords(manifest, documents);
			return records.map(({ fields = {} }) => fields);
		},
	};
}

/** Opens the fields of an index in memory. */
export function memoryFields({ fields, numbers }: MemoryText): FieldStore {
	const byName = new Map<string, Map<string, number[]>>();
	let size = 0;
	for (const [number, stored = {}] of fields) {
		size = Math.max(size, number + 1);
		for (const [name, values] of listedValues(stored)) {
			const lists = byName.get(name) ?? new Map<string, number[]>();
			byName.set(name, lists);
			for (const value of values) lists.set(value, [...(lists.get(value) ?? []), number]);
		}
	}
	return {
		size,
		first: () => [...numbers.keys()].sort().map((id) => (numbers.get(id) as readonly number[])[0] as number),
		has: (number) => fields.has(number),
		names: () => ready([...byName.keys()]),
		values: (name) => ready([...(byName.get(name)?.keys() ?? [])].sort()),
		lists: (name, values) => ready(values.map((value) => byName.get(name)?.get(value) ?? [])),
		stored: (documents) => ready(documents.map((number) => fields.get(number) ?? {})),
	};
}
