import { isUnspaced } from '../format/analysis/characters.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import type { Postings } from '../format/codec/postings.js';
import { own } from '../format/json.js';
import { readAnalyzer } from '../format/kinds/folding/read.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { readUnitLists } from '../format/kinds/unit-lists/read.js';
import { readVocabulary } from '../format/kinds/vocabulary/read.js';
import type { VocabularyEntry } from '../format/kinds/vocabulary/schema.js';
import type { ListName, Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { cachedPostings } from './cached-postings.ts';
import type { Fact, Facts } from './facts.ts';
import type { CheckedOptions, CheckedQuery } from './query.ts';
import { inAtLeast } from './tally.ts';

/** The lists of units that hold the terms of queries. */
type TermList = keyof VocabularyEntry;

/** A term of a query, and the terms of the index that it matches. */
interface ResolvedTerm {
	readonly value: string;
	readonly found: readonly string[];
}

/** Returns a fact for each tag and keyword of a query, with the units that have it. */
export function* findAsked(
	manifest: Manifest,
	lexicon: Lexicon,
	query: CheckedQuery,
	{ synonyms }: CheckedOptions,
): Recipe<Facts> {
	const asked: Fact[] = [];
	for (const [kind, field] of [
		['tag', 'tags'],
		['keyword', 'keywords'],
	] as const) {
		// A variable, since QuickJS cannot compile `of yield*`.
		const resolved = yield* resolve(manifest, lexicon, kind, query[field], synonyms);
		for (const { value, found } of resolved) {
			asked.push({ kind, value, postings: yield* unitsWithAny(manifest, kind, found) });
		}
	}
	return asked;
}

/** Returns the units that have any of the terms in a list, from the cache if possible. */
export function unitsWithAny(manifest: Manifest, list: ListName, terms: readonly string[]): Recipe<Postings> {
	return cachedPostings(manifest, JSON.stringify([list, ...terms]), function* () {
		return inAtLeast(yield* readUnitLists(manifest, list, terms), 1, manifest.counts.units);
	});
}

/**
 * Expands each term to terms of the index: its synonyms, and terms with the same meaning in another script. Word forms
 * do not match, since authors choose their terms: `test` does not find `testing`.
 */
function* resolve(
	manifest: Manifest,
	{ terms: groups, phrases }: Lexicon,
	list: TermList,
	terms: readonly string[],
	synonyms: readonly (readonly string[])[],
): Recipe<ResolvedTerm[]> {
	const given = (term: string): string[] => synonyms.filter((group) => group.includes(term)).flat();
	const areSynonyms = (a: string, b: string): boolean =>
		(own(groups, a) ?? a) === (own(groups, b) ?? b) || given(a).includes(b);
	const distinct = terms.filter((term, i) => terms.findIndex((other) => areSynonyms(term, other)) === i);
	const analyzer = yield* readAnalyzer(manifest, ...distinct);
	const keys = distinct.map((term) => conceptsOf(term, phrases, analyzer).join(' '));
	const entries = yield* readVocabulary(manifest, keys);
	return distinct.map((term, i) => {
		const alike = (entries[i]?.[list] ?? []).filter(
			(other) => areSynonyms(other, term) || isUnspaced(other) !== isUnspaced(term),
		);
		return { value: term, found: [...new Set([term, ...alike, ...given(term)])] };
	});
}
