import { check } from '../format/errors.js';
import { fits } from '../format/json.js';
import type { StoredFields } from '../format/kinds/documents/fields.js';
import { inverseDocumentFrequency, termWeight } from '../format/kinds/text/bm25.js';
import {
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '../format/kinds/text/document.js';
import type { SectionRecord } from '../format/kinds/text/schema.js';
import { memoryTexts, runSync } from './memory-access.ts';
import { type TextIndexOptions, textAnalyzer } from './memory-options.ts';
import { addSection, countTerms, emptyPostings, removeSection } from './memory-postings.ts';
import { type MemorySection, memoryStore } from './memory-store.ts';
import { checkSearch, type SearchOptions } from './search-options.ts';
import { searchStore, type TextHit, type TextResult } from './search-store.ts';
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

/**
 * Creates an index in memory, for sets that are small or change, such as the memories of a bot. Searches return what a
 * prebuilt index of the same documents returns.
 *
 * @throws PinakesError `invalid_value` for a duplicate id, an invalid document or invalid options
 */
export function createTextIndex(documents: Iterable<TextDocument>, options: TextIndexOptions = {}): TextIndex {
	const settings = textAnalyzer(options);
	const { analyzer, weights } = settings;
	const postings = emptyPostings();
	const sections = new Map<number, MemorySection>();
	const numbers = new Map<string, readonly number[]>();
	/** By document number. */
	const stored = new Map<number, StoredFields | undefined>();
	let nextSection = 0;
	let nextDocument = 0;
	let store: TextStore | undefined;

	function add(added: TextDocument): void {
		checkDocument(added, numbers);
		const own = sectionsOf(added).map((section, i) => {
			const fields = fieldTerms(added.title ?? '', section, analyzer, i === 0);
			const counted = countTerms(fields);
			addSection(postings, nextSection, counted);
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
			const { terms, owner } = sections.get(number) as MemorySection;
			removeSection(postings, number, terms);
			sections.delete(number);
			stored.delete(owner);
			store = undefined;
		}
		return numbers.delete(id);
	}

	const opened = (): TextStore => (store ??= memoryStore(settings, postings, sections, nextSection));
	const find = (text: string, searchOptions: SearchOptions = {}): TextResult =>
		runSync(searchStore(opened(), text, checkSearch(text, searchOptions)));

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
	memoryTexts.set(index, () => ({ store: opened(), fields: stored, numbers }));
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
