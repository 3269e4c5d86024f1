import { PinakesError } from '@pinakes/format/errors';

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
