import { TEXT_FIELDS } from '../kinds/text/format.ts';
import type { Row, TermPostings } from '../kinds/text/row.ts';
import { readKept } from '../read-kept.ts';
import type { Recipe } from '../recipe.ts';
import { hasCjk } from '../text/characters.ts';
import { inverseDocumentFrequency } from './bm25.ts';
import { FEWEST_ALIKE, isRelated, isTypo, mayHaveTypo, neighbourKeys, ROW_LETTERS, stemsFrom } from './likeness.ts';
import { type Counted, mergePostings, type PostingList, sizeOf, weightedFrequencies } from './posting-list.ts';
import type { QueryTerm } from './query.ts';
import type { TextStore } from './store.ts';

/** Where a term is found. */
export interface Found {
	/** Why other terms of the index count as well: `exact` where none does. */
	readonly likeness: 'exact' | 'related' | 'prefix' | 'typo';
	/** These other terms. */
	readonly others: readonly string[];
	readonly list: PostingList;
	/** Its inverse document frequency. */
	readonly idf: number;
	/** Whether it is left out where anything else is found. */
	readonly isCommon: boolean;
}

/** Which terms beside the query's own count. */
export interface Likenesses {
	/** Words that begin alike and end otherwise. */
	readonly related: boolean;
	/** Words that differ by one letter, where a word is unknown. */
	readonly typos: boolean;
}

/** How much an occurrence of a term counts that is only like the one asked for: eighths add up exactly. */
const LIKE = 0.375;

/** Terms that are taken for another one at most: the most frequent ones. */
const MOST_OTHERS = 64;

/** Terms whose places are kept. */
const MOST_KEPT = 2 ** 16;

/** Finds the terms of a query, and those that are like them: for each term what is found. */
export function* findTerms(store: TextStore, terms: readonly QueryTerm[], likenesses: Likenesses): Recipe<Found[]> {
	const found = yield* readKept(keptFor(store, likenesses), terms.map(keptKey), function* (missing) {
		const unknown = missing.map((key) => terms.find((term) => keptKey(term) === key) as QueryTerm);
		const rows = yield* store.rows(unknown.map(({ term }) => termKey(store, term)));
		const read: Found[] = [];
		for (let i = 0; i < unknown.length; i++) {
			const term = unknown[i] as QueryTerm;
			const find =
				term.kind === 'prefix' ? findCompletions(store, term) : findTerm(store, term, rows[i] as Row, likenesses);
			read.push(yield* find);
		}
		return read;
	});
	const isNothing = found.every(({ list, isCommon }) => isCommon || list.sections.length === 0);
	return isNothing && likenesses.typos ? yield* findFirstLetterTypos(store, terms, found) : found;
}

/** What is found depends on the word as well as on its stem, where it may be a typo. */
function keptKey({ key, kind, word }: QueryTerm): string {
	return kind === 'word' ? `${key} ${word}` : key;
}

function keptFor({ found }: TextStore, { related, typos }: Likenesses): Map<string, Found> {
	const settings = `${related} ${typos}`;
	const kept = found.get(settings) ?? new Map<string, Found>();
	if (kept.size > MOST_KEPT) kept.clear();
	found.set(settings, kept);
	return kept;
}

/** Words whose first letters are mistaken lie in many rows: they are looked for only where nothing else is found. */
function* findFirstLetterTypos(store: TextStore, terms: readonly QueryTerm[], found: Found[]): Recipe<Found[]> {
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as QueryTerm;
		if (!mayHaveTypo(term)) continue;
		const row = joinRows(yield* store.rows(neighbourKeys(term.word, store.keyLength)));
		found[i] = findTypos(store, term, row, 0);
	}
	return found;
}

/** Rows as one, terms sorted, as the keys of an index do not always follow their order. */
function joinRows(rows: readonly Row[]): Row {
	const entries = rows.flatMap(({ terms, postings }) => terms.map((term, i) => [term, postings[i]] as const));
	entries.sort(([a], [b]) => (a < b ? -1 : 1));
	return { terms: entries.map(([term]) => term), postings: entries.map(([, postings]) => postings as TermPostings) };
}

/** The words that one that is being typed may become. */
function* findCompletions(store: TextStore, term: QueryTerm): Recipe<Found> {
	const stems = stemsFrom(term.term, store.analyzer.stem);
	const keys = [...stems].map((word) => rowKey(store, word));
	if (term.term.length < store.keyLength) keys.push(...(yield* store.keysFrom(term.term)));
	const rows = yield* store.rows([...new Set(keys)]);
	return gather(store, term, joinRows(rows), 'prefix', (other) => other.startsWith(term.term) || stems.has(other));
}

/** The key of the fine row that has a term and those that are related to it: an n-gram has a row of its own. */
export function fineKey(term: string): string {
	return ` ${term.slice(0, FEWEST_ALIKE)}`;
}

/** The key of the row by which a term is found. */
export function termKey(store: TextStore, term: string): string {
	return store.common?.includes(term) === false ? fineKey(term) : rowKey(store, term);
}

/** The key of the row that has a term and all that it may be mistaken for. */
export function rowKey({ keyLength }: Pick<TextStore, 'keyLength'>, term: string): string {
	return hasCjk(term) ? ([...term][0] as string) : term.slice(0, keyLength);
}

function* findTerm(store: TextStore, term: QueryTerm, row: Row, likenesses: Likenesses): Recipe<Found> {
	if (term.kind === 'gram') return gather(store, term, row, 'exact', beginsWith(term.term, store.analyzer.grams));
	const likes = likenesses.related ? (other: string): boolean => isRelated(term.term, other) : undefined;
	const found = gather(store, term, row, 'related', likes);
	if (found.list.sections.length > 0 || !likenesses.typos || !mayHaveTypo(term)) return found;
	const [near] = yield* store.rows([rowKey(store, term.term)]);
	return findTypos(store, term, near as Row, ROW_LETTERS);
}

/** A shorter n-gram is in every one that begins with it; one of the largest size is in no other. */
function beginsWith(gram: string, grams: readonly number[]): ((other: string) => boolean) | undefined {
	return [...gram].length === grams.at(-1) ? undefined : (other) => other.startsWith(gram);
}

/** Finds the words that may have been meant, and begin with so many of the same letters. */
function findTypos(store: TextStore, term: QueryTerm, row: Row, alike: number): Found {
	const { word } = term;
	const isMeant = (other: string): boolean =>
		other.startsWith(word.slice(0, alike)) && isTypo(word, other, store.analyzer.stem);
	return gather(store, term, row, 'typo', isMeant);
}

/** Gathers a term of a row and the others that are like it. An n-gram is found in all that begin with it. */
function gather(
	{ counts, weights, frequencies, norms, sections }: TextStore,
	{ term, kind, field }: QueryTerm,
	{ terms, postings }: Row,
	likeness: Found['likeness'],
	isLike: ((other: string) => boolean) | undefined,
): Found {
	const counted: Counted[] = [];
	const places: number[] = [];
	for (let i = 0; i < terms.length; i++) {
		const other = terms[i] as string;
		if (other === term) counted.push({ postings: postings[i] as TermPostings, factor: 1 });
		else if (isLike?.(other)) places.push(i);
	}
	const sizeAt = (place: number): number => sizeOf(postings[place] as TermPostings);
	const isGram = kind === 'gram';
	if (!isGram && places.length > MOST_OTHERS) {
		places.sort((a, b) => sizeAt(b) - sizeAt(a)).splice(MOST_OTHERS);
	}
	const factor = isGram ? 1 : LIKE;
	for (const place of places) counted.push({ postings: postings[place] as TermPostings, factor });
	const inField = field ? weightedFrequencies(counts, weights, TEXT_FIELDS.indexOf(field)) : frequencies;
	const list = mergePostings(counted, inField, norms);
	const others = isGram ? [] : places.map((place) => terms[place] as string);
	const count = list.sections.length;
	return {
		likeness: others.length > 0 ? likeness : 'exact',
		others,
		list,
		idf: inverseDocumentFrequency(count, sections),
		// Others begin with an n-gram that is not of the largest size.
		isCommon: isGram && isLike !== undefined && count > mostUncommon(sections),
	};
}

/**
 * How many sections a short n-gram has at most that is not common: 64 and an eighth of all. Common ones take most of the
 * time, and of what is loaded, and rank nothing that longer ones do not rank better.
 */
export function mostUncommon(sections: number): number {
	return 64 + sections / 8;
}
