import { literalTerms, phraseTerms } from '../format/analysis/analyzer.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import { type Cache, createCache, readCached } from '../format/base/cache.ts';
import { own } from '../format/base/json.js';
import type { Recipe } from '../format/base/recipe.js';
import type { Postings } from '../format/codec/postings.js';
import { type Lexicon, NEGATED, readAnalyzer } from '../format/kinds/lexicon.js';
import {
	IN_CONFLICTS,
	IN_DESCRIPTION,
	readUnitLists,
	readUnitTerms,
	readVocabulary,
	type VocabularyEntry,
	WHOLE_IN_CONFLICTS,
} from '../format/kinds/units.js';
import type { ListName } from '../format/manifest/manifest.js';
import { keep, type Opened } from '../format/manifest/opened.js';
import type { CheckedOptions, CheckedQuery } from './query.ts';
import type { FactKind, Known } from './scoring.ts';
import { inAtLeast } from './tally.ts';

/**
 * Part of a query, and the units for which it holds: those that have the tag or keyword or support the IDE, those whose
 * conflicts name the environment, those that violate the constraint. A constraint that is not understood is `ignored`
 * and holds for no unit.
 */
interface Fact {
	readonly kind: FactKind | 'ignored';
	readonly value: string;
	readonly postings: Postings;
}

/** All facts of a query. The facts that hold for a unit are a set of bits, bit i for the fact at position i. */
export type Facts = readonly Fact[];

/** Returns the values of the facts of a kind, without those that hold according to the bits of a unit. */
export function valuesOf(facts: Facts, kind: Fact['kind'], bits = 0): string[] {
	return facts.filter((fact, i) => fact.kind === kind && !hasBit(bits, i)).map(({ value }) => value);
}

/** Returns the facts with whether they hold, according to the bits of a unit. */
export function knownOf(facts: Facts, bits: number): Known[] {
	return facts.map(({ kind, value }, i) => ({ kind, value, holds: hasBit(bits, i) }));
}

/** Returns the bit of the fact at a position. A number, not an integer of 32 bits, so that 53 facts fit. */
export function bitOf(position: number): number {
	return 2 ** position;
}

function hasBit(bits: number, position: number): boolean {
	return Math.floor(bits / bitOf(position)) % 2 === 1;
}

/** Whether a unit supports the IDE of the query, if it has one, according to its bits. */
export function supportsIde(facts: Facts, bits: number): boolean {
	return !facts.some(({ kind }, i) => kind === 'ide' && !hasBit(bits, i));
}

/** Maximum units in a cache of an index. Postings stored as bits count characters instead. */
const MAX_UNITS = 2 ** 20;

/** Size of a cached value itself, as a number of units. */
const OWN_SIZE = 64;

/** Returns a function that gives the cache of an index, whose size is counted in units. */
export function cacheOfUnits<T>(name: string, unitsIn: (value: T) => number): (manifest: Opened) => Cache<string, T> {
	return (manifest) => keep(manifest, name, () => createCache<T>(MAX_UNITS, (value) => unitsIn(value) + OWN_SIZE));
}

const cacheOf = cacheOfUnits<Postings>('postings of units', ({ length }) => length);

/**
 * Returns postings that queries often need, such as those of a tag or a constraint: from the cache of the index, or
 * read.
 *
 * @param key identifies the postings
 */
function* cachedPostings(manifest: Opened, key: string, read: () => Recipe<Postings>): Recipe<Postings> {
	const [postings] = yield* readCached(cacheOf(manifest), [key], function* () {
		return [yield* read()];
	});
	return postings as Postings;
}

/** Returns a fact for each tag and keyword of a query, with the units that have it. */
export function* findAsked(
	manifest: Opened,
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
export function unitsWithAny(manifest: Opened, list: ListName, terms: readonly string[]): Recipe<Postings> {
	return cachedPostings(manifest, JSON.stringify([list, ...terms]), function* () {
		return inAtLeast(yield* readUnitLists(manifest, list, terms), 1, manifest.counts.units);
	});
}

/**
 * Expands each term to terms of the index: its synonyms, and terms with the same meaning in another script. Word forms
 * do not match, since authors choose their terms: `test` does not find `testing`.
 */
function* resolve(
	manifest: Opened,
	{ terms: groups, phrases }: Lexicon,
	list: keyof VocabularyEntry,
	terms: readonly string[],
	synonyms: readonly (readonly string[])[],
): Recipe<{ readonly value: string; readonly found: readonly string[] }[]> {
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

/** Finds the units that conflict with the environment, and those that violate each constraint. Reads no records. */
export function* findObstacles(manifest: Opened, lexicon: Lexicon, { env, constraints }: CheckedQuery): Recipe<Facts> {
	const analyzer = yield* readAnalyzer(manifest, env, ...constraints);
	const obstacles: Fact[] = [
		{ kind: 'env', value: env, postings: yield* unitsWith(manifest, literalTerms(env, analyzer), WHOLE_IN_CONFLICTS) },
	];
	for (const value of constraints) {
		const phrases = forbiddenBy(value, lexicon);
		const spoken: Postings[] = [];
		for (const phrase of phrases ?? []) {
			for (const list of [IN_DESCRIPTION, IN_CONFLICTS]) {
				spoken.push(yield* unitsWith(manifest, phraseTerms(phrase, analyzer), list));
			}
		}
		obstacles.push({
			kind: phrases ? 'constraint' : 'ignored',
			value,
			postings: inAtLeast(spoken, 1, manifest.counts.units),
		});
	}
	return obstacles;
}

/** Returns the units whose text in a list has all of the terms. */
function unitsWith(manifest: Opened, terms: readonly string[], list: number): Recipe<Postings> {
	return cachedPostings(manifest, `${list} ${terms.join(' ')}`, function* () {
		const found = yield* readUnitTerms(manifest, terms, [list]);
		return inAtLeast(found.flat(), terms.length, manifest.counts.units);
	});
}

/** Returns the phrases that a constraint forbids; undefined if it is not understood. */
function forbiddenBy(
	constraint: string,
	{ constraints, forbidden, negations }: Lexicon,
): readonly string[] | undefined {
	const negation = negations.find((start) => constraint.startsWith(start) && constraint !== start) ?? '';
	const thing = constraint.slice(negation.length).replace(/[-_]/g, ' ').trim();
	const known = own(constraints, (negation && NEGATED) + thing) ?? -1;
	return forbidden[known] ?? (negation ? [thing] : undefined);
}
