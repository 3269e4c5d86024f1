import { own } from '../json.ts';
import type { Lexicon } from '../kinds/lexicon/format.ts';
import { readUnits } from '../kinds/records/read.ts';
import { readLists } from '../kinds/unit-lists/read.ts';
import type { VocabularyEntry } from '../kinds/vocabulary/format.ts';
import { readVocabulary } from '../kinds/vocabulary/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { hasCjk } from '../text/characters.ts';
import { conceptsOf } from '../text/concepts.ts';
import { firstUnits } from './best.ts';
import { termsOfUnits } from './distinct-terms.ts';
import type { Fact, Facts } from './facts.ts';
import type { CheckedOptions } from './options.ts';
import type { CheckedQuery } from './query.ts';
import { readRelevance } from './relevance.ts';
import { MOST_MATCHES } from './scoring.ts';
import { inAtLeast, tally } from './tally.ts';

/** What is looked for. */
export interface Asked {
	readonly asked: Facts;
	/** The terms that were found by the goal, where the query named none. */
	readonly inferred: Inferred | null;
}

/** Tags and keywords of the units that a goal speaks of: any of them will do. */
export interface Inferred {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
}

/** A list that is looked into for what a query asks for. */
type TermList = keyof VocabularyEntry;

/** A term that is looked for, and the index's terms that stand for it. */
interface Meant {
	readonly value: string;
	readonly standIns: readonly string[];
}

/**
 * The share of the threshold that the best unit must reach of what a goal's terms could add up to, before its
 * tags, and those of others that reach half as much, are taken for what the goal asks for. Chosen so that of
 * the goals that are answered at least seven in ten are answered rightly, and at least half of them are: see
 * docs/scoring.md.
 */
const LEAST_RELEVANCE = 0.11;

/** Finds the index's terms for a query: those that it names, or else those of the units that its goal speaks of. */
export function* findAsked(
	manifest: Manifest,
	lexicon: Lexicon,
	query: CheckedQuery,
	{ synonyms, threshold }: CheckedOptions,
): Recipe<Asked> {
	const inferred = query.tags[0] || query.keywords[0] ? null : yield* infer(manifest, lexicon, query.goal, threshold);
	const asked: Fact[] = [];
	for (const [kind, field] of [
		['tag', 'tags'],
		['keyword', 'keywords'],
	] as const) {
		// Whatever was inferred is one demand: a unit that answers the goal need not have what others have.
		const meant = inferred
			? [{ value: inferred[field].join(' / '), standIns: inferred[field] }]
			: yield* resolve(manifest, lexicon, kind, query[field], synonyms);
		for (const { value, standIns } of meant) {
			const lists = yield* readLists(manifest, kind, standIns);
			if (lists[0]) asked.push({ kind, value, postings: inAtLeast(lists, 1, manifest.counts.units) });
		}
	}
	return { asked, inferred };
}

/** The tags and keywords of the units that the text engine finds for a goal. */
function* infer(manifest: Manifest, lexicon: Lexicon, goal: string, threshold: number): Recipe<Inferred> {
	const { entries, possible } = yield* readRelevance(manifest, lexicon, goal);
	const { units, sums } = tally(entries, [], manifest.counts.units);
	const most = sums.reduce((a, b) => Math.max(a, b), 0);
	const limit = most < threshold * LEAST_RELEVANCE * possible ? 0 : MOST_MATCHES;
	const found = yield* readUnits(manifest, firstUnits(units, sums, limit, most / 2));
	return { tags: termsOfUnits(found, 'capability_tags'), keywords: termsOfUnits(found, 'keywords') };
}

/**
 * Terms stand for each other where they are in one group of synonyms, or mean the same in the other
 * language. Within a language there is no more to it than that: `test` is not `testing`, as the
 * author's terms are the author's.
 */
function* resolve(
	manifest: Manifest,
	{ terms: groups, phrases }: Lexicon,
	list: TermList,
	terms: readonly string[],
	synonyms: readonly (readonly string[])[],
): Recipe<Meant[]> {
	const given = (term: string): string[] => synonyms.filter((group) => group.includes(term)).flat();
	const areSynonyms = (a: string, b: string): boolean =>
		(own(groups, a) ?? a) === (own(groups, b) ?? b) || given(a).includes(b);
	const distinct = terms.filter((term, i) => terms.findIndex((other) => areSynonyms(term, other)) === i);
	const keys = distinct.map((term) => conceptsOf(term, phrases).join(' '));
	const entries = yield* readVocabulary(manifest, keys);
	return distinct.map((term, i) => {
		const alike = (entries[i]?.[list] ?? []).filter(
			(other) => areSynonyms(other, term) || hasCjk(other) !== hasCjk(term),
		);
		return { value: term, standIns: [...new Set([term, ...alike, ...given(term)])] };
	});
}
