import { hasUnit, type Postings, unitsOf } from '../format/codec/postings.js';
import { evidenceOf, missingNameFactor } from '../format/kinds/calibration.js';
import { SHARES } from '../format/kinds/units.js';
import type { Calibration } from '../format/manifest/manifest.js';
import type { Goal } from './goal.ts';

/**
 * Share of the weight of a unit's strongest term that is subtracted: a single rare word, such as a name, must not beat
 * several words of a description.
 */
const SINGLE_TERM_DISCOUNT = 0.35;

/** Share of the evidence that a unit without any term of the goal would lose; others lose in proportion. */
const MISSING_COST = 0.9;

/**
 * Evidence that a cosine of 1 adds for each standard deviation that it is above the mean of all units. The cosine alone
 * says little: if units are alike, all of them are near.
 */
const MEANING_EVIDENCE = 0.25;

/**
 * Share of that evidence lost if a unit has no word of the goal: the nearest of all units is often not what is meant.
 */
const MEANING_ALONE_COST = 0.5;

/** Added to the lead: of two units with equal scores, either may be right. */
const LEVEL_LEAD = 0.05;

/** Minimum cosine of a candidate that has no word of the goal. */
const MIN_COSINE_ALONE = 0.3;

/** Scores of all units for a goal, by unit number. */
export interface UnitScores {
	/** Scores of name, declared terms and description; 0 for units without words of the goal. */
	readonly words: Float64Array;
	/** Scores by which units are ordered: with prose and meaning. 0 for units that are not candidates. */
	readonly order: Float64Array;
}

/** A unit that may match a goal. */
export interface Candidate {
	readonly unit: number;
	/** Score of name, declared terms and description, which evidence is computed from. */
	readonly strength: number;
	/** Score by which candidates are ordered: with prose and meaning. */
	readonly order: number;
	/** Whether the goal contains a tag or keyword that the author of the unit declared. */
	readonly isDeclared: boolean;
}

/** Scores all units: the weights of the terms that they have, less a share of the strongest one. */
export function scoreUnits(goal: Goal, size: number): UnitScores {
	const words = new Float64Array(size);
	const strongest = new Float64Array(size);
	const prose = new Float64Array(size);
	for (const { idf, shares, proseIdf, proseShares } of goal.terms) {
		addShares(shares, idf, words, strongest);
		addShares(proseShares, proseIdf, prose);
	}
	const order = new Float64Array(size);
	for (let unit = 0; unit < size; unit++) {
		const found = words[unit] as number;
		if (goal.terms.length > 1) words[unit] = found - SINGLE_TERM_DISCOUNT * (strongest[unit] as number);
		const cosine = cosineOf(goal.meaning, unit);
		if (found + (prose[unit] as number) === 0 && cosine < MIN_COSINE_ALONE) continue;
		const meaning = (goal.meaning?.weight ?? 0) * goal.possible * cosine;
		order[unit] = (words[unit] as number) + meaning + (prose[unit] as number);
	}
	return { words, order };
}

/** Adds a term's weight to the sums of its units, and updates the maximum weight of each. */
function addShares(lists: readonly Postings[], weight: number, sums: Float64Array, greatest?: Float64Array): void {
	lists.forEach((postings, level) => {
		const units = unitsOf(postings);
		const part = weight * (SHARES[level] as number);
		for (let i = 0; i < units.length; i++) {
			const unit = units[i] as number;
			sums[unit] = (sums[unit] as number) + part;
			if (greatest && part > (greatest[unit] as number)) greatest[unit] = part;
		}
	});
}

function cosineOf(meaning: Goal['meaning'], unit: number): number {
	return Math.max(0, meaning?.cosines[unit] ?? 0);
}

/**
 * Returns the share of a term's weight that a unit has.
 *
 * @param lists the units that have each of `SHARES`
 */
export function shareOfUnit(lists: readonly Postings[], unit: number): number {
	const level = lists.findIndex((postings) => holds(postings, unit));
	return level < 0 ? 0 : (SHARES[level] as number);
}

/** Whether postings contain a unit. */
export function holds(postings: Postings, unit: number): boolean {
	return typeof postings === 'string' ? hasUnit(postings, unit) : postings.includes(unit);
}

/**
 * Returns the strength of a unit that declares terms of the goal: these count in full, and the strongest is not
 * discounted.
 *
 * @param said the declared terms that the goal contains
 */
export function declaredStrength({ terms }: Goal, unit: number, said: ReadonlySet<string>): number {
	return terms.reduce((sum, term) => sum + term.idf * (said.has(term.term) ? 1 : shareOfUnit(term.shares, unit)), 0);
}

/**
 * Returns the evidence that a goal means a unit: from its words and its meaning, less for terms of the goal that the
 * unit lacks, times the fourth root of the lead. The lead does not count if the unit declares terms of the goal.
 *
 * @param lead of the best candidate: see `leadOf`
 */
export function evidenceFor(
	goal: Goal,
	{ unit, strength, isDeclared }: Candidate,
	exponent: Calibration['exponent'],
	lead: number,
): number {
	const { terms, hasProse, rarest } = goal;
	let missing = 0;
	let all = 0;
	let missingName = 0;
	for (const { proseIdf, shares, proseShares, isName } of terms) {
		all += proseIdf;
		if (shareOfUnit(shares, unit) + shareOfUnit(proseShares, unit) > 0) continue;
		missing += proseIdf;
		if (isName && hasProse) missingName = Math.max(missingName, proseIdf / rarest);
	}
	const missingShare = all > 0 ? missing / all : 1;
	const cost = MISSING_COST * missingShare;
	const byWords = evidenceOf(strength, goal, exponent) * (1 - cost);
	const byMeaning = meaningEvidence(goal, unit) * (1 - MEANING_ALONE_COST * missingShare);
	const sure = (byWords + byMeaning) * missingNameFactor(missingName);
	// By square roots, since engines may round other powers differently.
	return sure * Math.sqrt(Math.sqrt((isDeclared ? 1 : lead) + LEVEL_LEAD));
}

function meaningEvidence({ meaning }: Goal, unit: number): number {
	if (!meaning || meaning.deviation === 0) return 0;
	const nearer = ((meaning.cosines[unit] as number) - meaning.mean) / meaning.deviation;
	return MEANING_EVIDENCE * cosineOf(meaning, unit) * Math.max(0, nearer);
}

/**
 * Returns the lead of the best candidate over the next, relative to its own score, or 1 if there is no other. A small
 * lead makes the best less certain: several units match about as well, usually because none has the words that
 * distinguish them.
 */
export function leadOf([best, next]: readonly Candidate[]): number {
	return best && next ? 1 - next.order / best.order : 1;
}
