import { check } from './errors.ts';

/** Scores that differ by less than this are equal, since sums of fractions are rounded. */
export const TOLERANCE = 1e-9;

/** Scores are rounded to multiples of 1 / DIGITS. */
const DIGITS = 1e12;

/** A named part of a score: `value x weight` is added, or multiplied in. */
export interface Factor {
	readonly name: string;
	readonly operation: 'add' | 'multiply';
	/** The measured value; a share from 0 to 1 for the built-in additive factors. */
	readonly value: number;
	/** Maximum that an additive factor adds; 1 for multipliers. */
	readonly weight: number;
	/** The terms, IDE or words that were measured. */
	readonly detail: readonly string[];
}

/**
 * Computes the score from factors, which are applied in order.
 *
 * @throws PinakesError `invalid_value` if a caller's factor makes it infinite or not a number
 */
export function scoreOf(factors: readonly Factor[]): number {
	let score = 0;
	for (const { operation, value, weight } of factors) {
		if (operation === 'add') score += value * weight;
		else score *= value * weight;
	}
	check(Number.isFinite(score), 'Factors must be finite.');
	// So that 0.6 + 0.3 + 0.1 is 1. A large score has no such digits.
	return Math.abs(score) < 1 / TOLERANCE ? Math.round(score * DIGITS) / DIGITS : score;
}

/** Whether a score reaches a threshold, within `TOLERANCE`. */
export function reaches(score: number, threshold: number): boolean {
	return score >= threshold - TOLERANCE;
}
