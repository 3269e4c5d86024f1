import type { Analyzer } from '@pinakes/format/analysis/analyzer';
import { builtInOfSections } from '@pinakes/format/calibration/built-in';
import { unspacedShare } from '@pinakes/format/calibration/shares';
import { check } from '@pinakes/format/errors';
import { fits } from '@pinakes/format/json';
import type { StoredFields } from '@pinakes/format/kinds/documents/fields';
import { inverseDocumentFrequency, lengthNorm, termWeight, weightedFrequencies } from '@pinakes/format/kinds/text/bm25';
import {
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '@pinakes/format/kinds/text/document';
import type { Row } from '@pinakes/format/kinds/text/row';
import { rowKey } from '@pinakes/format/kinds/text/row-keys';
import type { SectionRecord } from '@pinakes/format/kinds/text/schema';
import { ready } from '@pinakes/format/recipe';
import { memoryTexts, runSync } from './memory-access.ts';
import { type TextIndexOptions, textAnalyzer } from './memory-options.ts';
import { addSection, countTerms, emptyPostings, type MemoryPostings, removeSection, rowOf } from './memory-postings.ts';
import { checkSearch, type SearchOptions } from './search-options.ts';
import { search, type TextHit, type TextResult } from './search-store.ts';
import type { TextStore } from './text-store.ts';

/** Searchable documents in memory, which can be added and removed. */
export interface TextIndex {
	/** Number of documents. */
	readonly size: number;
	/** Maximum score of a single word that no document has. */
	readonly rarest: number;
	/**
	 * Adds a document after all others.
	 *
	 * @throws PinakesError `invalid_value` for a duplicate id or an invalid document
	 */
	add(added: TextDocument): void;
	/** Removes a document; returns false if the id is unknown. */
	remove(id: string): boolean;
	/**
	 * Returns the best documents for a query, best first.
	 *
	 * @throws PinakesError `invalid_value` for an invalid query or option
	 */
	query(text: string, options?: SearchOptions): readonly TextHit[];
	/** Returns the same with the reason if there are no hits, unknown terms, and phrases that were relaxed. */
	search(text: string, options?: SearchOptions): TextResult;
}

/** An indexed section. */
interface KeptSection {
	readonly section: TextSection;
	readonly record: SectionRecord;
	/** Its document number. */
	readonly owner: number;
	readonly length: number;
	readonly terms: readonly string[];
}

const KEY_LENGTH = 3;

/**
 * Creates an index in memory, for sets that are small or change, such as the memories of a bot. Searches return what a
 * prebuilt index of the same documents returns.
 *
 * @throws PinakesError `invalid_value` for a duplicate id, an invalid document or invalid options
 */
export function createTextIndex(documents: Iterable<TextDocument>, options: TextIndexOptions = {}): TextIndex {
	const { analyzer, weights } = textAnalyzer(options);
	const postings = emptyPostings();
	const sections = new Map<number, KeptSection>();
	const numbers = new Map<string, readonly number[]>();
	/** By document number. */
	const stored = new Map<number, StoredFields | undefined>();
	let nextSection = 0;
	let nextDocument = 0;
	let store: TextStore | undefined;
	const keyOf = (term: string): string => rowKey({ keyLength: KEY_LENGTH }, term);

	function add(added: TextDocument): void {
		checkDocument(added, numbers);
		const own = sectionsOf(added).map((section, i) => {
			const fields = fieldTerms(added.title ?? '', section, analyzer, i === 0);
			const counted = countTerms(fields);
			addSection(postings, nextSection, counted, keyOf);
			const length = sectionLength(fields, weights);
			const record = recordOf(added, section);
			sections.set(nextSection, { section, record, owner: nextDocument, length, terms: [...counted.keys()] });
			return nextSection++;
		});
		numbers.set(added.id, own);
		stored.set(nextDocument, added.fields);
		nextDocument++;
		store = undefined;
	}

	function remove(id: string): boolean {
		for (const number of numbers.get(id) ?? []) {
			const { terms, owner } = sections.get(number) as KeptSection;
			removeSection(postings, number, terms, keyOf);
			sections.delete(number);
			stored.delete(owner);
			store = undefined;
		}
		return numbers.delete(id);
	}

	function opened(): TextStore {
		store ??= storeOf(analyzer, weights, postings, sections, nextSection);
		return store;
	}

	const find = (text: string, searchOptions: SearchOptions = {}): TextResult =>
		runSync(search(opened(), text, checkSearch(text, searchOptions)));

	for (const each of documents) add(each);
	const index: TextIndex = {
		get size() {
			return numbers.size;
		},
		get rarest() {
			return termWeight(inverseDocumentFrequency(0, sections.size), 1);
		},
		add,
		remove,
		query: (text, searchOptions) => find(text, searchOptions).hits,
		search: find,
	};
	memoryTexts.set(index, () => ({ store: opened(), fields: stored }));
	return index;
}

/** Returns the fields of a section that hits show. */
function recordOf({ id, title }: TextDocument, { headings = [], lines, url }: TextSection): SectionRecord {
	return { id, ...(title && title !== id ? { title } : {}), headings, ...(lines && { lines }), ...(url && { url }) };
}

function checkDocument(added: TextDocument, taken: ReadonlyMap<string, unknown>): void {
	const name = fits(added, { id: '' }) ? added.id : '';
	const rule = 'title and texts are strings; fields hold strings, numbers, booleans or lists of these';
	check(isDocument(added), `The document ${name} is invalid: id, ${rule}.`);
	check(!taken.has(name), `There is a document ${name} already: remove it first, or give this one its own id.`);
}

/** Returns a store of the sections. Numbers of removed sections are not used again. */
function storeOf(
	analyzer: Analyzer,
	weights: readonly number[],
	postings: MemoryPostings,
	sections: ReadonlyMap<number, KeptSection>,
	end: number,
): TextStore {
	const rows = new Map<string, Row>();
	const norms = new Float32Array(end);
	// No document has the number of sections, which stands for that of a removed section.
	const documents = new Uint32Array(end).fill(end);
	let total = 0;
	for (const { length } of sections.values()) total += length;
	for (const [number, { length, owner }] of sections) {
		norms[number] = lengthNorm(length, total / sections.size);
		documents[number] = owner;
	}
	const rowFor = (key: string): Row => {
		const row = rows.get(key) ?? rowOf(postings, key);
		rows.set(key, row);
		return row;
	};
	return {
		analyzer,
		keyLength: KEY_LENGTH,
		weights,
		counts: postings.counts,
		frequencies: weightedFrequencies(postings.counts, weights),
		calibration: builtInOfSections(unspacedShare([...sections.values()].map(({ section }) => section.text))),
		sections: sections.size,
		norms,
		documents,
		found: new Map(),
		rows: (keys) => ready(keys.map(rowFor)),
		readUnread: () => ready(undefined),
		keysFrom: (beginning) => ready([...postings.rows.keys()].filter((key) => key.startsWith(beginning))),
		records: (numbers) => ready(numbers.map((number) => (sections.get(number) as KeptSection).record)),
		texts: (numbers) => ready(numbers.map((number) => (sections.get(number) as KeptSection).section.text)),
	};
}
