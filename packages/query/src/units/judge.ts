import { reaches } from '../format/base/factors.ts';
import { hasUnit, type Postings, unitsOf } from '../format/codec/postings.js';
import { SHARES } from '../format/kinds/units.js';
import {
	DEFAULT_THRESHOLD,
	ENOUGH_WORDS,
	MAX_LOG_ODDS,
	MIN_COSINE_ALONE,
	UNIT_WEIGHTS,
} from '../format/kinds/weights.js';
import type { Goal } from './goal.ts';

/** What a unit is judged by, besides the constant: numbers of all units, by unit number. */
interface Features {
	readonly meaning: Float64Array;
	readonly words: Float64Array;
	readonly prose: Float64Array;
	readonly size: number;
}

/**
 * Returns what units are judged by. An index without vectors, or without text besides descriptions, is judged by words in
 * their place.
 */
export function featuresOf(goal: Goal, size: number): Features {
	const words = sharesOf(goal, size, 'idf', 'shares');
	const hasProse = goal.terms.some(({ proseFrequency }) => proseFrequency > 0);
	return {
		meaning: goal.hasVectors ? (goal.cosines ?? new Float64Array(size)) : words.map((share) => Math.min(1, share)),
		words,
		prose: hasProse ? sharesOf(goal, size, 'proseIdf', 'proseShares') : words,
		size: Math.round(Math.log(Math.max(1, size)) * STEPS) / STEPS,
	};
}

/** Returns the log-odds of each unit, by number; -Infinity for those that are no candidates. */
export function judgeUnits(goal: Goal, units: number): Float64Array {
	const { meaning, words, prose, size } = featuresOf(goal, units);
	const constant = UNIT_WEIGHTS.constant + UNIT_WEIGHTS.size * size;
	const judged = new Float64Array(units).fill(Number.NEGATIVE_INFINITY);
	for (let unit = 0; unit < units; unit++) {
		const near = Math.max(0, meaning[unit] as number);
		const found = words[unit] as number;
		const told = prose[unit] as number;
		if (found + told === 0 && near < MIN_COSINE_ALONE) continue;
		judged[unit] = constant + UNIT_WEIGHTS.meaning * near + UNIT_WEIGHTS.words * found + UNIT_WEIGHTS.prose * told;
	}
	return judged;
}

/**
 * Returns the weights of the terms that each unit has, relative to the Euclidean length of all weights, so that a long
 * goal asks for little more than a short one, and to that of a word that no unit has at least, so that a common word
 * alone tells little.
 */
function sharesOf(
	{ terms, rarest }: Goal,
	size: number,
	weight: 'idf' | 'proseIdf',
	lists: 'shares' | 'proseShares',
): Float64Array {
	const sums = new Float64Array(size);
	let squares = 0;
	for (const term of terms) {
		squares += term[weight] * term[weight];
		term[lists].forEach((postings, level) => {
			const units = unitsOf(postings);
			const part = term[weight] * (SHARES[level] as number);
			for (let i = 0; i < units.length; i++) sums[units[i] as number] = (sums[units[i] as number] as number) + part;
		});
	}
	const length = Math.max(Math.sqrt(squares), rarest);
	for (let unit = 0; unit < size; unit++) sums[unit] = (sums[unit] as number) / length;
	return sums;
}

/** Returns the probability, 0 to 1, that a unit is the one that a goal means. */
export function probabilityOfUnit(goal: Goal, unit: number, logOdds: number): number {
	return logistic(logOdds) * (isHint(goal, unit) ? DEFAULT_THRESHOLD : 1);
}

/**
 * Whether a unit has fewer than two words of a goal that has two or more, or none of the products that the goal names: a request
 * about one product is not met by a skill for another.
 */
export function isHint({ terms, names }: Goal, unit: number): boolean {
	const has = ({ shares, proseShares }: Goal['names'][number]): boolean =>
		isInAny(shares, unit) || isInAny(proseShares, unit);
	if (names.length > 0 && !names.some(has)) return true;
	// Translations of a word share one: any of them finds it.
	const words = new Map<string, { size: number; found: number }>();
	for (const term of terms) {
		const { asked, share } = term;
		const found = has(term) ? 1 : 0;
		const { size = 0, found: before = 0 } = words.get(asked) ?? {};
		words.set(asked, { size: size + share, found: Math.max(before, found) });
	}
	let said = 0;
	let found = 0;
	for (const word of words.values()) {
		said += word.size;
		found += word.size * word.found;
	}
	return reaches(said, ENOUGH_WORDS) && !reaches(found, ENOUGH_WORDS);
}

export function isInAny(lists: readonly Postings[], unit: number): boolean {
	return lists.some((postings) => holds(postings, unit));
}

export function holds(postings: Postings, unit: number): boolean {
	return typeof postings === 'string' ? hasUnit(postings, unit) : postings.includes(unit);
}

/** Number of steps of 1 that logarithms are rounded to, since engines differ in their last bits. */
const STEPS = 1024;

/**
 * Returns 1 / (1 + e^-x). The power is that of e^(x / 1024), by its series, ten times squared: engines differ in the last
 * bits of their own.
 */
function logistic(x: number): number {
	const part = -Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, x)) / STEPS;
	let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)));
	for (let step = 1; step < STEPS; step *= 2) power *= power;
	return 1 / (1 + power);
}
