import { readMessages, type Say } from '../kinds/messages/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Index } from '../open-index.ts';
import type { Recipe } from '../recipe.ts';
import type { Inferred } from './asked.ts';
import { explainMatches, type Match } from './explain.ts';
import { type Facts, valuesOf } from './facts.ts';
import { type CheckedOptions, checkOptions, type MatchOptions } from './options.ts';
import { type CheckedQuery, checkQuery, type MatchQuery } from './query.ts';
import { rank } from './rank.ts';
import type { TraceStep } from './ranking.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What both an answer and a refusal say. */
interface Outcome {
	/** At most three, best first; none in a refusal. */
	readonly matches: readonly Match[];
	/** The terms looked for where the query gave only a goal, else null. */
	readonly inferred: Inferred | null;
	/** What in the query had no effect. */
	readonly warnings: readonly string[];
	readonly trace?: readonly TraceStep[];
}

/** Where there is a match, there is no reason against it. */
interface NoRefusal {
	readonly rejection_category: null;
	readonly rejection_reason: null;
}

/** Units that match, or the reason why none does. */
export type MatchResult = Outcome & (Refusal | NoRefusal);

const NO_REFUSAL: NoRefusal = { rejection_category: null, rejection_reason: null };

/**
 * Finds the units that do what a query asks for, or says in which way none does.
 *
 * Inverted lists give the candidates; named factors score them (see scoring.ts); below the threshold
 * there is no match but a refusal with its category, reason, suggestions and the smallest change to
 * the query that would have matched.
 *
 * @throws PinakesError `unknown_field` or `invalid_value` for a query or options that are none;
 * `missing_part`, `damaged_part` or `changed_part` for an index that is not whole
 */
export async function matchUnits(index: Index, query: MatchQuery, options: MatchOptions = {}): Promise<MatchResult> {
	const checked = checkQuery(query);
	const settings = checkOptions(options, checked);
	return index.run((manifest) => matchRecipe(manifest, checked, settings));
}

function* matchRecipe(manifest: Manifest, query: CheckedQuery, options: CheckedOptions): Recipe<MatchResult> {
	const ranking = yield* rank(manifest, query, options);
	const { facts, inferred, passing, trace } = ranking;
	const say = yield* readMessages(options.lang);
	const matches = yield* explainMatches(manifest, passing.slice(0, options.limit), say);
	const refusal = passing.length > 0 ? NO_REFUSAL : yield* refuse(manifest, ranking, options, say);
	return {
		matches,
		...refusal,
		inferred,
		warnings: warningsOf(facts, say),
		...(options.explain ? { trace: [...trace, { step: 'gate', candidates: passing.length, ms: 0 }] } : {}),
	};
}

/** Terms that no unit carries, and constraints that are none. */
function warningsOf(facts: Facts, say: Say): string[] {
	const unknown = facts.filter(({ postings }) => postings.length === 0);
	return say('query_warnings', {
		ignored: valuesOf(facts, 'ignored'),
		unknown_tag: valuesOf(unknown, 'tag'),
		unknown_keyword: valuesOf(unknown, 'keyword'),
	});
}
