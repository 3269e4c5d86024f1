import type { Recipe } from '../format/base/recipe.js';
import type { Verdict } from '../format/kinds/calibration.js';
import { readMessages, type Say } from '../format/kinds/messages.js';
import type { Opened } from '../format/manifest/opened.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';
import { explainMatches, type Match } from './explain.ts';
import { valuesOf } from './facts.ts';
import type { Goal } from './goal.ts';
import {
	type CheckedOptions,
	type CheckedQuery,
	checkOptions,
	checkQuery,
	type MatchOptions,
	type MatchQuery,
	termsOfUnits,
} from './query.ts';
import { rankTerms } from './rank-terms.ts';
import type { Ranking, TraceStep } from './ranking.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Tags and keywords of matches that a goal contains. */
export interface Inferred {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
}

/** Fields of both a match and a refusal. */
interface Outcome {
	readonly verdict: Verdict;
	/** Best first, at most three; none in a refusal. */
	readonly matches: readonly Match[];
	/**
	 * Probability from 0 to 1 that the best unit is the right one: calibrated for a query with only a goal, else its
	 * score.
	 */
	readonly probability: number;
	/**
	 * For a query with only a goal, the tags and keywords of the matches that it contains, literally or as translations;
	 * else null.
	 */
	readonly inferred: Inferred | null;
	/** Parts of the query that had no effect. */
	readonly warnings: readonly string[];
	readonly trace?: readonly TraceStep[];
}

const NO_REFUSAL = { rejection_category: null, rejection_reason: null } as const;

/** Matching units, or the reason why there are none. */
export type MatchResult = Outcome & (Refusal | typeof NO_REFUSAL);

/**
 * Finds the units that do what a query asks for, or explains why there are none.
 *
 * Inverted lists give the candidates, and named factors score them (see scoring.ts). If none reaches the threshold, the
 * result is a refusal with its category, reason, suggestions, and the smallest change to the query that would have
 * matched.
 *
 * @throws PinakesError `unknown_field` or `invalid_value` for an invalid query or option; `missing_part`,
 * `damaged_part` or `changed_part` for an index that is incomplete or damaged
 */
export async function matchUnits(index: Index, query: MatchQuery, options: MatchOptions = {}): Promise<MatchResult> {
	const checked = checkQuery(query);
	const settings = checkOptions(options, checked);
	return checkOpen(index).run((manifest) => matchRecipe(manifest, checked, settings));
}

function* matchRecipe(manifest: Opened, query: CheckedQuery, options: CheckedOptions): Recipe<MatchResult> {
	const ranking = yield* rankTerms(manifest, query, options);
	const { goal, probability, passing, trace, userOnly } = ranking;
	const say = yield* readMessages(options.lang);
	const matches = yield* explainMatches(manifest, passing.slice(0, options.limit), say);
	const refusal = passing.length > 0 ? NO_REFUSAL : yield* refuse(manifest, ranking, options, say);
	const isUncertain = refusal.rejection_category === 'insufficient_info' && refusal.nearest_candidates.length > 0;
	return {
		verdict: passing.length > 0 ? 'answered' : isUncertain ? 'uncertain' : 'nothing',
		matches,
		...refusal,
		probability,
		inferred: goal && termsInGoal(goal, matches),
		warnings: [...warningsOf(ranking, say), ...(passing.length > 0 ? say('user_only', { user_only: userOnly }) : [])],
		...(options.explain ? { trace: [...trace, { step: 'gate', candidates: passing.length, ms: 0 }] } : {}),
	};
}

/** Warns about terms that no unit has, and unknown constraints. */
function warningsOf({ facts }: Ranking, say: Say): string[] {
	const unknown = facts.filter(({ postings }) => postings.length === 0);
	return say('query_warnings', {
		ignored: valuesOf(facts, 'ignored'),
		unknown_tag: valuesOf(unknown, 'tag'),
		unknown_keyword: valuesOf(unknown, 'keyword'),
	});
}

function termsInGoal(goal: Goal, matches: readonly Match[]): Inferred {
	const units = matches.map(({ unit }) => unit);
	const said = (list: 'capability_tags' | 'keywords'): string[] =>
		termsOfUnits(units, list).filter((term) => goal.termsSaid(term).length > 0);
	return { tags: said('capability_tags'), keywords: said('keywords') };
}
