import { isNameTerm } from '../format/kinds/text/names.js';
import type { Row } from '../format/kinds/text/row.js';
import { rowKey } from '../format/kinds/text/row-keys.js';
import { readCached } from '../format/read-cached.js';
import type { Recipe } from '../format/recipe.js';
import type { FoundTerm } from './found-term.ts';
import { gather } from './merge-terms.ts';
import type { QueryTerm } from './parse-query.ts';
import { joinRows, termKey } from './term-rows.ts';
import type { TextStore } from './text-store.ts';
import { isTypo, mayHaveTypo, neighbourKeys, ROW_LETTERS } from './typos.ts';
import { isRelated, stemsFrom } from './word-endings.ts';

/** Settings for which other terms match a term of the query. */
export interface TermExpansion {
	/** Words with the same beginning and another ending. */
	readonly related: boolean;
	/** Words that differ by one letter, if a word is unknown. */
	readonly typos: boolean;
	/** Whether sections of common n-grams can be left out, since finding them takes longest. */
	readonly omitsCommon?: boolean;
}

/** Maximum ways to split a compound that are tried. */
const MAX_SPLITS = 3;

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
		const rows = yield* store.rows(unknown.map(({ term }) => termKey(store, term)));
		const read: FoundTerm[] = [];
		for (let i = 0; i < unknown.length; i++) {
			const term = unknown[i] as QueryTerm;
			const find =
				term.kind === 'prefix' ? findCompletions(store, term) : findTerm(store, term, rows[i] as Row, expansion);
			read.push(yield* find);
		}
		return read;
	});
	const hasNoChanges = found.every(({ list, isCommon }) => isCommon || list.size === 0);
	return hasNoChanges && expansion.typos ? yield* findFirstLetterTypos(store, terms, found) : found;
}

/** Returns the key of a term in the cache. Possible typos depend on the word as well as on its stem. */
function keptKey({ key, kind, word }: QueryTerm): string {
	return kind === 'word' && key !== word ? `${key} ${word}` : key;
}

/** Words with a typo in the first letters are in many rows, so they are looked for only if nothing else is found. */
function* findFirstLetterTypos(store: TextStore, terms: readonly QueryTerm[], found: FoundTerm[]): Recipe<FoundTerm[]> {
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as QueryTerm;
		if (!mayHaveTypo(term)) continue;
		const [read] = yield* readCached(store.found, [`first ${keptKey(term)}`], function* () {
			const row = joinRows(yield* store.rows(neighbourKeys(term.word, store.keyLength)));
			return [yield* findTypos(store, term, row, 0)];
		});
		found[i] = read as FoundTerm;
	}
	return found;
}

/** Finds the completions of the word being typed. */
function* findCompletions(store: TextStore, term: QueryTerm): Recipe<FoundTerm> {
	const stems = stemsFrom(term.term, store.analyzer.stem);
	const keys = [...stems].map((word) => rowKey(store, word));
	if (term.term.length < store.keyLength) keys.push(...(yield* store.keysFrom(term.term)));
	const rows = yield* store.rows([...new Set(keys)]);
	const isMeant = (other: string): boolean => (other.startsWith(term.term) && !isNameTerm(other)) || stems.has(other);
	return yield* gather(store, term, joinRows(rows), 'prefix', isMeant);
}

function* findTerm(store: TextStore, term: QueryTerm, row: Row, expansion: TermExpansion): Recipe<FoundTerm> {
	if (term.kind === 'gram')
		return yield* gather(store, term, row, 'exact', beginsWith(term.term, store.analyzer.grams), expansion.omitsCommon);
	const likes = expansion.related ? (other: string): boolean => isRelated(term.term, other) : undefined;
	const found = yield* gather(store, term, term.forms?.length ? yield* rowOfForms(store, term) : row, 'related', likes);
	if (found.list.size > 0) return found;
	const parts = expansion.related ? yield* findParts(store, term, row) : undefined;
	if (parts || !expansion.typos || !mayHaveTypo(term)) return parts ?? found;
	const [near] = yield* store.rows([rowKey(store, term.term)]);
	return yield* findTypos(store, term, near as Row, ROW_LETTERS);
}

/**
 * Finds the parts of a compound that no text has as a whole. They are read from the row of the compound, which has
 * words with the same beginning, and from the rows of the parts.
 */
function* findParts(store: TextStore, term: QueryTerm, { terms }: Row): Recipe<FoundTerm | undefined> {
	const splits = store.analyzer.splits?.(term.term).filter(([head]) => terms.includes(head)) ?? [];
	for (const split of splits.slice(0, MAX_SPLITS)) {
		const row = yield* rowOfForms(store, { ...term, forms: split });
		if (row.terms.includes(split[1]))
			return yield* gather(store, term, row, 'related', (other) => split.includes(other));
	}
	return undefined;
}

/** Reads the rows of a term and of its forms, merged. */
function* rowOfForms(store: TextStore, { term, forms = [] }: QueryTerm): Recipe<Row> {
	const keys = [term, ...forms].map((form) => termKey(store, form));
	return joinRows(yield* store.rows([...new Set(keys)]));
}

/**
 * Returns a predicate for the n-grams that contain a shorter one at their beginning; undefined for the largest size,
 * which no other contains.
 */
function beginsWith(gram: string, grams: readonly number[]): ((other: string) => boolean) | undefined {
	return [...gram].length === grams.at(-1) ? undefined : (other) => other.startsWith(gram);
}

/** Finds words that differ from the term by a typo and have the same first `alike` letters. */
function findTypos(store: TextStore, term: QueryTerm, row: Row, alike: number): Recipe<FoundTerm> {
	const { word } = term;
	const isMeant = (other: string): boolean =>
		other.startsWith(word.slice(0, alike)) && isTypo(word, other, store.analyzer.stem);
	return gather(store, term, row, 'typo', isMeant);
}
