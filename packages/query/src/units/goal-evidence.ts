import { evidenceOf, keptWithoutName } from '@pinakes/format/calibration/evidence';
import { hasUnit, type Postings, unitsOf } from '@pinakes/format/codec/postings';
import { SHARES } from '@pinakes/format/kinds/unit-terms/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { Goal } from './goal.ts';

/**
 * The share of a unit's strongest term that does not count: one rare word, such as a name, must not beat several
 * words of a description.
 */
const SINGLE_TERM_DISCOUNT = 0.35;

/** What evidence loses where a unit has nothing of a goal but what little it was found by. */
const MISSING_COST = 0.9;

/**
 * What a cosine of 1 adds to evidence, for each standard deviation that the unit is nearer to the goal than the mean of
 * all units. A cosine by itself tells less: where units are alike, all of them are near.
 */
const MEANING_EVIDENCE = 0.25;

/** What that loses where a unit has no word of the goal: the nearest of all units is often not what is meant. */
const MEANING_ALONE_COST = 0.5;

/** What is added to a lead: of two units that are level, either may be right. */
const LEVEL_LEAD = 0.05;

/** A unit that has no word of a goal, and is no nearer to it than this cosine, is not about it. */
const MIN_COSINE_ALONE = 0.3;

/** Distinct terms of a goal that a unit must have, all of them, to be meant however many units are almost the same. */
const MIN_WHOLE_GOAL = 3;

/** The strength of every unit, by number. */
export interface Strengths {
	/** By the words of the goal; 0 for units that have none. */
	readonly words: Float64Array;
	/** With what its meaning and the prose of the unit add, by which units are ordered; 0 for those that are no candidates. */
	readonly order: Float64Array;
}

/** A unit that a goal may mean. */
export interface Candidate {
	readonly unit: number;
	/** What its evidence is measured by. */
	readonly strength: number;
	/** Strength and prose: what it is ordered by. */
	readonly order: number;
	/** Whether the goal says a tag or keyword that the unit's author declared. */
	readonly isDeclared: boolean;
}

/** The strengths of all units: what they have of the terms' weights, less a part of the strongest one. */
export function strengthsOf(goal: Goal, size: number): Strengths {
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
		const cosine = cosineOf(goal, unit);
		if (found + (prose[unit] as number) === 0 && cosine < MIN_COSINE_ALONE) continue;
		const meaning = (goal.meaning?.weight ?? 0) * goal.possible * cosine;
		order[unit] = (words[unit] as number) + meaning + (prose[unit] as number);
	}
	return { words, order };
}

/** Adds the shares of a term's weight to the sums of units, and notes the greatest of each. */
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

function cosineOf({ meaning }: Pick<Goal, 'meaning'>, unit: number): number {
	return Math.max(0, meaning?.cosines[unit] ?? 0);
}

/** The share of a term's weight that a unit has, by lists of one share each. */
export function shareOfUnit(lists: readonly Postings[], unit: number): number {
	const level = lists.findIndex((postings) => holds(postings, unit));
	return level < 0 ? 0 : (SHARES[level] as number);
}

/** True where a unit is in postings. */
export function holds(postings: Postings, unit: number): boolean {
	return typeof postings === 'string' ? hasUnit(postings, unit) : postings.includes(unit);
}

/**
 * The strength of a unit that declares terms which the goal says: their words count in full, and the strongest
 * without discount.
 */
export function declaredStrength({ terms }: Goal, unit: number, said: ReadonlySet<string>): number {
	return terms.reduce((sum, term) => sum + term.idf * (said.has(term.term) ? 1 : shareOfUnit(term.shares, unit)), 0);
}

/**
 * The evidence that a goal means a unit of a strength: by its words, less for what the unit says nothing about (a
 * quarter of that where the goal says what the unit declares), and by its meaning, times the fourth root of the lead. Where the goal says what the unit declares, or the unit's name and description have all of the goal, others
 * that are like it don't make it less sure.
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
	for (const { asked, proseIdf, shares, proseShares, isName } of terms) {
		all += asked * proseIdf;
		if (shareOfUnit(shares, unit) + shareOfUnit(proseShares, unit) > 0) continue;
		missing += asked * proseIdf;
		if (isName && hasProse) missingName = Math.max(missingName, proseIdf / rarest);
	}
	const missingShare = all > 0 ? missing / all : 1;
	const cost = (isDeclared ? MISSING_COST / 4 : MISSING_COST) * missingShare;
	const byWords = evidenceOf(strength, goal, exponent) * (1 - cost);
	const byMeaning = meaningEvidence(goal, unit) * (1 - MEANING_ALONE_COST * missingShare);
	const isSaid =
		isDeclared || (terms.length >= MIN_WHOLE_GOAL && terms.every(({ shares }) => shareOfUnit(shares, unit) > 0));
	const sure = (byWords + byMeaning) * keptWithoutName(missingName);
	// The fourth root by square roots, which every engine computes to the last bit.
	return sure * Math.sqrt(Math.sqrt((isSaid ? 1 : lead) + LEVEL_LEAD));
}

function meaningEvidence({ meaning }: Goal, unit: number): number {
	if (!meaning || meaning.deviation === 0) return 0;
	const nearer = ((meaning.cosines[unit] as number) - meaning.mean) / meaning.deviation;
	return MEANING_EVIDENCE * cosineOf({ meaning }, unit) * Math.max(0, nearer);
}

/**
 * How far the best candidate is ahead of the next in order, as a share of its own: 1 where there is no other. Where
 * several units answer a goal about as well, as a rule because none has what tells it apart, the first is hardly the one.
 */
export function leadOf([best, next]: readonly Candidate[]): number {
	return best && next ? 1 - next.order / best.order : 1;
}
