import { DEFAULT_CONFIDENCE } from '@pinakes/format/calibration/confidence';
import { PinakesError } from '@pinakes/format/errors';

/**
 * The scoring rules of skill matching, which ranking, refusals, smallest changes and explanations all read:
 *
 *     score = tag_coverage x 0.6 + keyword_match x 0.3 + ide_support x 0.1
 *             x 0.2 where the IDE asked for is not supported
 *             x 0.3 where the unit's conflicts name the environment
 *             x 0.5 for each constraint that the unit violates
 *
 * Where a query has a goal and neither tags nor keywords, goal_match x 0.9 takes the place of both.
 */

/** What each additive factor is worth. */
export const WEIGHTS = { tag_coverage: 0.6, keyword_match: 0.3, goal_match: 0.9, ide_support: 0.1 } as const;

/** What each failing multiplies the score by. */
export const PENALTIES = { ide_unsupported: 0.2, env_conflict: 0.3, constraint_violated: 0.5 } as const;

/** The score below which there is no answer. */
export const MIN_SCORE = 0.6;

/** Scores that are closer than this are equal: 0.6 reached by sums of thirds is 0.6. */
export const TOLERANCE = 1e-9;

/** The share of the best score that the other matches of a goal alone must reach. */
export const MIN_SHARE_OF_BEST = 0.7;

/** The most matches that are ever returned. */
export const MAX_MATCHES = 3;

/** One named part of a score: added as `value x weight`, or multiplied in. */
export interface Factor {
	readonly name: string;
	readonly operation: 'add' | 'multiply';
	/** What was measured: a share from 0 to 1 for the built-in additive factors. */
	readonly value: number;
	/** What an additive factor is worth at value 1; 1 for multipliers. */
	readonly weight: number;
	/** The terms, IDE or words that the value comes from. */
	readonly detail: readonly string[];
}

/**
 * The score that factors give, in their order. The one definition: what is returned reproduces it.
 *
 * @throws PinakesError `invalid_value` where a caller's factor makes it no number
 */
export function scoreOf(factors: readonly Factor[]): number {
	let score = 0;
	for (const { operation, value, weight } of factors) {
		if (operation === 'add') score += value * weight;
		else score *= value * weight;
	}
	if (!Number.isFinite(score)) throw new PinakesError('invalid_value', 'Factors must be finite.');
	return score;
}

/** True where a score reaches a threshold. */
export function reaches(score: number, threshold: number): boolean {
	return score >= threshold - TOLERANCE;
}

/** The factor of something that was asked for. */
export function credit(name: keyof typeof WEIGHTS, value: number, detail: readonly string[]): Factor {
	return { name, operation: 'add', value, weight: WEIGHTS[name], detail };
}

/** The factor of something that speaks against a unit. */
export function penalize(name: keyof typeof PENALTIES, detail: string): Factor {
	return { name, operation: 'multiply', value: PENALTIES[name], weight: 1, detail: [detail] };
}

/**
 * The value of `goal_match` for a confidence: on straight lines through 0, the value whose score is `MIN_SCORE` where
 * confidence is `DEFAULT_CONFIDENCE`, and 1, so that the threshold of scores is one of confidence.
 */
export function goalValue(confidence: number): number {
	const gate = MIN_SCORE / WEIGHTS.goal_match;
	if (confidence < DEFAULT_CONFIDENCE) return (confidence / DEFAULT_CONFIDENCE) * gate;
	return gate + ((confidence - DEFAULT_CONFIDENCE) / (1 - DEFAULT_CONFIDENCE)) * (1 - gate);
}

/** The part of what was asked for that is had; nothing asked is nothing had. */
export function share(had: number, asked: number): number {
	return had / (asked || 1);
}
