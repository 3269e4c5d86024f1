import { readMessages, type Say } from '../kinds/messages/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Index } from '../open-index.ts';
import type { Recipe } from '../recipe.ts';
import { explainMatches, type Match } from './explain.ts';
import { type CheckedOptions, checkOptions, type MatchOptions } from './options.ts';
import { type CheckedQuery, checkQuery, type MatchQuery } from './query.ts';
import { rank } from './rank.ts';
import type { Ranking, TraceStep } from './ranking.ts';
import { type Refusal, refuse } from './refusal.ts';
import { reaches } from './scoring.ts';

/** Tags and keywords that were found in the goal. */
export interface Inferred {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
}

/** No refusal: the fields of one, empty. */
type NoRefusal = { readonly [Field in keyof Refusal]: Refusal[Field] extends readonly unknown[] ? readonly never[] : null };

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

/** Units that match, or the reason why none does. */
export type MatchResult = Outcome & (Refusal | NoRefusal);

const NO_REFUSAL: NoRefusal = {
	rejection_category: null,
	rejection_reason: null,
	rejection_reasons: null,
	suggestions: [],
	follow_up_questions: [],
	nearest_candidates: [],
	smallest_change: null,
};

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
	const say = yield* readMessages(options.lang);
	const passing = ranking.best.filter(
		(place) => ranking.ideSupport !== 'none' && reaches(ranking.scores[place] as number, options.threshold),
	);
	const matches = yield* explainMatches(manifest, ranking, passing.slice(0, options.limit), options, say);
	const refusal = matches.length === 0 ? yield* refuse(manifest, ranking, options, say) : NO_REFUSAL;
	const outcome: Outcome = {
		matches,
		inferred: inferredOf(ranking),
		warnings: warningsOf(ranking, say),
		...(options.explain ? { trace: [...ranking.trace, { step: 'gate', candidates: passing.length }] } : {}),
	};
	return { ...outcome, ...refusal };
}

function inferredOf({ asked }: Ranking): Inferred | null {
	if (!asked.inferred) return null;
	return { tags: asked.tags.map(({ term }) => term), keywords: asked.keywords.map(({ term }) => term) };
}

function warningsOf({ obstacles, unknown }: Ranking, say: Say): string[] {
	return [
		...obstacles.notUnderstood.map((value) => say('constraint_ignored', { value })),
		...unknown.tags.map((value) => say('unknown_tag', { value })),
		...unknown.keywords.map((value) => say('unknown_keyword', { value })),
	];
}
