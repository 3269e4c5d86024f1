import { listedValues, type StoredFields } from '@pinakes/format/kinds/documents/fields';
import { readDocumentLists, readDocumentRecords, readFilterValues } from '@pinakes/format/kinds/documents/read';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import type { MemoryText } from '../text/memory-access.ts';

/** The declared fields of documents, wherever they are: in the parts of an index, or in memory. */
export interface FieldStore {
	/** One more than the greatest number of a document. */
	readonly size: number;
	/** Whether a number is that of a document. */
	has(number: number): boolean;
	/** Reads all values of a field by which documents can be found. */
	values(name: string): Recipe<readonly string[]>;
	/** Reads the numbers of the documents with each value. */
	lists(name: string, values: readonly string[]): Recipe<readonly Iterable<number>[]>;
	/** Reads what is stored of documents. */
	stored(documents: readonly number[]): Recipe<readonly StoredFields[]>;
}

/** Fields that every index of files has: names of their lists. */
const BUILT_IN = ['path', 'category', 'tag', 'confidence'] as const;

type BuiltIn = (typeof BUILT_IN)[number];

/** Opens the fields of an index. */
export function indexFields(manifest: Manifest): FieldStore {
	const builtIn = (name: string): BuiltIn | undefined => BUILT_IN.find((one) => one === name);
	const hasRecords = manifest.cuts.documents?.length > 0;
	return {
		size: manifest.counts.documents,
		has: () => true,
		*values(name) {
			if (!hasRecords) return [];
			const list = builtIn(name);
			if (list !== undefined) return yield* readFilterValues(manifest, list);
			const found = yield* readFilterValues(manifest, 'field', `${name} `);
			return found;
		},
		*lists(name, values) {
			if (!hasRecords) return values.map(() => []);
			const list = builtIn(name);
			const keys = list === undefined ? values.map((value) => `${name} ${value}`) : values;
			const lists = yield* readDocumentLists(manifest, list ?? 'field', keys);
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
export function memoryFields({ fields }: MemoryText): FieldStore {
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
		has: (number) => fields.has(number),
		values: (name) => ready([...(byName.get(name)?.keys() ?? [])].sort()),
		lists: (name, values) => ready(values.map((value) => byName.get(name)?.get(value) ?? [])),
		stored: (documents) => ready(documents.map((number) => fields.get(number) ?? {})),
	};
}

/** A recipe that has what it is for, and asks for nothing. */
// biome-ignore lint/correctness/useYield: it is a recipe as others that ask for parts
function* ready<T>(value: T): Recipe<T> {
	return value;
}
