import type { CompoundSplit } from '../format/analysis/language.js';
import { readCached } from '../format/base/cache.js';
import { type Recipe, together } from '../format/base/recipe.js';
import { inverseDocumentFrequency } from '../format/kinds/bm25.js';
import type { Row, TermPostings } from '../format/kinds/postings.js';
import {
	commonGramThreshold,
	exactKey,
	KEY_LENGTH,
	LATIN,
	MIN_SHARED_PREFIX,
	termKey,
	VERSION,
	wordKey,
} from '../format/kinds/text.js';
import { type Counted, certain, intersectLists, mergePostings } from './posting-list.ts';
import type { FoundTerm, QueryTerm, TermExpansion, TextStore } from './store.ts';

/** Maximum ways to split a compound that are tried. */
const MAX_SPLITS = 3;

/** Minimum letters of words that texts write apart: VS Code. */
const MIN_PART = 2;

/** Finds the postings of terms, expanded to terms that match them. */
export function* findTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	expansion: TermExpansion,
): Recipe<FoundTerm[]> {
	const { related, typos, omitsCommon = false } = expansion;
	// The most frequent settings have no prefix, since building longer keys takes longer than the look-up.
	const settings = related && typos && omitsCommon ? '' : `${related}${typos}${omitsCommon} `;
	const keyOf = (term: QueryTerm): string => settings + keptKey(term);
	const found = yield* readCached(store.found, terms.map(keyOf), function* (missing) {
		const byKey = new Map(terms.map((term) => [keyOf(term), term]));
		const unknown = missing.map((key) => byKey.get(key) as QueryTerm);
		// What terms need is read at the same time, as each round of requests takes a web page longer than the search.
		const find = (term: QueryTerm): Recipe<FoundTerm> =>
			term.find ? term.find(store, term, expansion) : findTerm(store, term, expansion);
		return yield* together(...unknown.map(find));
	});
	return expansion.typos ? yield* findFirstLetterTypos(store, terms, found) : found;
}

/** Returns the key of a term in the cache. Possible typos depend on the word as well as on its stem. */
function keptKey({ key, kind, word }: QueryTerm): string {
	return kind === 'word' && key !== word ? `${key} ${word}` : key;
}

/** Words with a typo in the first letters are in many rows, so they are looked for last. */
function* findFirstLetterTypos(store: TextStore, terms: readonly QueryTerm[], found: FoundTerm[]): Recipe<FoundTerm[]> {
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as QueryTerm;
		if (found[i]?.list.size !== 0 || !mayHaveTypo(term)) continue;
		const [read] = yield* readCached(store.found, [`first ${keptKey(term)}`], function* () {
			const row = joinRows(yield* store.rows(neighbourKeys(term.word, KEY_LENGTH)));
			return [yield* findTypos(store, term, row)];
		});
		found[i] = read as FoundTerm;
	}
	return found;
}

/** Finds the postings of a whole word, and of others that match it. */
export function* findTerm(store: TextStore, term: QueryTerm, expansion: TermExpansion): Recipe<FoundTerm> {
	const row = yield* rowOfForms(store, term);
	if (term.kind === 'gram')
		return yield* gather(store, term, row, 'exact', beginsWith(term.term, store.analyzer.grams), expansion.omitsCommon);
	if (term.kind === 'whole' && VERSION.test(term.term))
		return yield* gather(store, term, row, 'prefix', (other) => other.startsWith(`${term.term}.`));
	// Nobody typed this word, so what only begins like it is not meant.
	if (term.isJoined) return yield* gather(store, term, row, 'exact', undefined);
	const likes = expansion.related ? (other: string): boolean => isRelated(term.term, other) : undefined;
	const found = yield* gather(store, term, row, 'related', likes);
	if (found.isKnown) return found;
	const splits = expansion.related ? (store.analyzer.splits?.(term.term) ?? []) : [];
	const ofCompound = yield* findParts(store, term, splits, true);
	if (ofCompound || !expansion.typos || !mayHaveTypo(term)) return ofCompound ?? found;
	const [near] = yield* store.rows([wordKey(term.term)]);
	const typos = yield* findTypos(store, term, near as Row);
	if (typos.list.size > 0 || !expansion.related || splits.length > 0) return typos.list.size > 0 ? typos : found;
	return (yield* findParts(store, term, cutsOf(term, store.analyzer.stem), false)) ?? found;
}

/** Returns the ways to cut a word in two, each part stemmed. */
function cutsOf({ word }: QueryTerm, stem: (word: string) => string): CompoundSplit[] {
	const cuts: CompoundSplit[] = [];
	for (let at = MIN_PART; at <= word.length - MIN_PART; at++)
		cuts.push([stem(word.slice(0, at)), stem(word.slice(at))]);
	return cuts;
}

/**
 * Finds the parts of a word that no text has as a whole: of a compound, which any text may have, or of words that texts write
 * apart, which must be in one section. The first part is among the words that begin like it.
 *
 * @param isCompound whether any text may have either part
 */
function* findParts(
	store: TextStore,
	term: QueryTerm,
	splits: readonly CompoundSplit[],
	isCompound: boolean,
): Recipe<FoundTerm | undefined> {
	const { norms, sections } = store;
	if (splits.length === 0) return undefined;
	const { terms } = joinRows(
		yield* store.rows([...new Set([term.term, ...splits.map(([head]) => head)].map(wordKey))]),
	);
	for (const split of splits.filter(([head]) => terms.includes(head)).slice(0, MAX_SPLITS)) {
		const row = yield* rowOfForms(store, { ...term, forms: split });
		if (!row.terms.includes(split[1])) continue;
		const found = yield* gather(store, term, row, 'parts', (other) => split.includes(other));
		if (isCompound) return found;
		const partOf = (part: string): QueryTerm => ({ ...term, term: part, forms: undefined });
		const parts = yield* together(...split.map((part) => gather(store, partOf(part), row, 'parts', undefined)));
		const list = intersectLists(
			parts.map((part) => part.list),
			norms,
		);
		if (list.size > 0) return { ...found, list, idf: inverseDocumentFrequency(list.size, sections) };
	}
	return undefined;
}

/** Reads the rows of a term and of its forms, merged. */
function* rowOfForms(store: TextStore, { term, forms = [] }: QueryTerm): Recipe<Row> {
	const rows = yield* store.rows([...new Set([term, ...forms].map(termKey))]);
	return rows.length === 1 ? (rows[0] as Row) : joinRows(rows);
}

/**
 * Returns a predicate for the n-grams that contain a shorter one at their beginning; undefined for the largest size,
 * which no other contains.
 */
function beginsWith(gram: string, grams: readonly number[]): ((other: string) => boolean) | undefined {
	return [...gram].length === grams.at(-1) ? undefined : (other) => other.startsWith(gram);
}

/** Finds words of a row that differ from the term by a typo. */
function findTypos(store: TextStore, term: QueryTerm, row: Row): Recipe<FoundTerm> {
	return gather(store, term, row, 'typo', (other) => isTypo(term.word, other, store.analyzer.stem));
}

/**
 * Weight of an occurrence of a term that only resembles that of the query. A number of eighths, so that sums are exact.
 */
const LIKE = 0.375;

/** Maximum other terms that match a term: the most frequent ones. */
const MAX_EXPANSIONS = 64;

/**
 * Merges the postings of a term with those of other terms that match it. An n-gram is found in all larger ones that
 * begin with it.
 *
 * @param omitsCommon whether the postings of a common n-gram may be left out
 */
export function* gather(
	store: TextStore,
	asked: QueryTerm,
	{ terms, postings }: Row,
	likeness: FoundTerm['likeness'],
	isLike: ((other: string) => boolean) | undefined,
	omitsCommon = false,
): Recipe<FoundTerm> {
	const { frequencies, norms, sections } = store;
	const { term, forms, kind } = asked;
	const counted: Counted[] = [];
	const indices: number[] = [];
	for (let i = 0; i < terms.length; i++) {
		const other = terms[i] as string;
		if (other === term || forms?.includes(other)) counted.push({ postings: postings[i] as TermPostings, factor: 1 });
		else if (isLike?.(other)) indices.push(i);
	}
	const sizeAt = (index: number): number => (postings[index] as TermPostings).size;
	const isGram = kind === 'gram';
	if (!isGram && indices.length > MAX_EXPANSIONS) {
		indices.sort((a, b) => sizeAt(b) - sizeAt(a)).splice(MAX_EXPANSIONS);
	}
	const others = isGram ? [] : indices.map((index) => terms[index] as string).sort();
	const factor = isGram ? 1 : LIKE;
	for (const index of indices) counted.push({ postings: postings[index] as TermPostings, factor });
	if (counted.some(({ postings: { isListed } }) => isListed)) {
		const keys = new Set([term, ...(forms ?? []), ...others].map(exactKey));
		return yield* gather(store, asked, joinRows(yield* store.rows([...keys])), likeness, (other) =>
			others.includes(other),
		);
	}
	const isCommon = (count: number): boolean => isGram && isLike !== undefined && count > commonGramThreshold(sections);
	if (omitsCommon && counted.some(({ postings }) => isCommon(postings.size))) {
		return {
			likeness: 'exact',
			others,
			isKnown: true,
			list: mergePostings([], frequencies, norms),
			idf: 0,
			isCommon: true,
		};
	}
	// The maximum share is known for a term that matches alone and exactly.
	const isAlone = counted.length === 1 && counted[0]?.factor === 1 && kind !== 'name';
	if (!isAlone) yield* store.readUnread(counted.map((one) => one.postings));
	const merged = mergePostings(counted, frequencies, norms, isAlone);
	const list = kind === 'name' ? certain(merged) : merged;
	const count = list.size;
	return {
		likeness: others.length > 0 ? likeness : 'exact',
		others,
		isKnown: counted.some((one) => one.factor === 1),
		list,
		idf: inverseDocumentFrequency(count, sections),
		// Only n-grams below the largest size have `isLike`: those that others begin with.
		isCommon: isCommon(count),
	};
}

/** Minimum length of a word that may have a typo, also of one being typed. */
const MIN_TYPO_LENGTH = 5;

/** Whether typos of a term are looked for. */
export function mayHaveTypo({ kind, word }: Pick<QueryTerm, 'kind' | 'word'>): boolean {
	return (kind === 'word' || kind === 'prefix') && word.length >= MIN_TYPO_LENGTH && LATIN.test(word);
}

/**
 * Whether a word may be a typo of a word with the stem `other`: it becomes one when a letter is added, removed or
 * replaced, or two neighbours are swapped.
 */
export function isTypo(word: string, other: string, stem: (word: string) => string): boolean {
	if (!LATIN.test(other)) return false;
	let at = 0;
	while (at < word.length && word[at] === other[at]) at++;
	if (at < other.length && corrections(word, at, [other.charAt(at)]).some((meant) => stem(meant) === other))
		return true;
	// Otherwise the typo may be in the ending, which the stem lacks, or in the last letter.
	if (at < other.length - 1 || other.length * 2 + 2 < word.length) return false;
	for (; at <= word.length; at++) {
		if (corrections(word, at, LETTERS).some((meant) => stem(meant) === other)) return true;
	}
	return false;
}

/** Returns the possible corrections of a word if the letter at an index is wrong. */
function corrections(word: string, at: number, letters: readonly string[]): string[] {
	const [before, after] = [word.slice(0, at), word.slice(at + 1)];
	return [
		before + after,
		before + after.charAt(0) + word.charAt(at) + after.slice(1),
		...letters.flatMap((letter) => [before + letter + after, before + letter + word.slice(at)]),
	];
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the keys of rows that may hold a correction of the word's first letters. */
export function neighbourKeys(word: string, length: number): string[] {
	const neighbours = [...word.slice(0, length)].flatMap((_, at) => corrections(word, at, LETTERS));
	return [...new Set([word, ...neighbours].map((one) => one.slice(0, length)))].sort();
}

/** Maximum length of the different endings of related words. These are stems, which keep parts of some endings. */
const MAX_ENDING_LENGTH = 2;

/** Whether two words have the same beginning and different short endings, such as `analysi` and `analyst`. */
export function isRelated(word: string, other: string): boolean {
	if (word.length < MIN_SHARED_PREFIX || other === word || !LATIN.test(word)) return false;
	let alike = 0;
	while (alike < word.length && word[alike] === other[alike]) alike++;
	if (alike < Math.max(MIN_SHARED_PREFIX, word.length - MAX_ENDING_LENGTH)) return false;
	return other.length - alike <= MAX_ENDING_LENGTH && LATIN.test(other);
}

/** Merges rows, with terms sorted, since the order of keys is not always that of terms. */
export function joinRows(rows: readonly Row[]): Row {
	const entries = rows.flatMap(({ terms, postings }) => terms.map((term, i) => [term, postings[i]] as const));
	entries.sort(([a], [b]) => (a < b ? -1 : 1));
	const size = rows.reduce((sum, row) => sum + row.size, 0);
	return {
		terms: entries.map(([term]) => term),
		postings: entries.map(([, postings]) => postings as TermPostings),
		size,
	};
}
