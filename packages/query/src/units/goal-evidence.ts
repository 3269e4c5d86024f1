import { evidenceOf } from '@pinakes/format/calibration/evidence';
import { hasUnit, type Postings, unitsOf } from '@pinakes/format/codec/postings';
import { RELATED_SHARES, SHARES } from '@pinakes/format/kinds/unit-terms/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { Goal, GoalTerm } from './goal.ts';

/**
 * The share of a unit's strongest term that does not count: one rare word, such as a name, must not beat several
 * words of a description.
 */
const SINGLE_TERM_DISCOUNT = 0.35;

/** What evidence loses where a unit has nothing of a goal but what little it was found by. */
const MISSING_COST = 0.9;

/** What evidence keeps where a unit has one word alone of a goal of at least three: most goals have one with some unit. */
const SINGLE_TERM_SHARE = 0.7;
const MIN_MANY_TERMS = 3;

/** What evidence keeps where a goal names something that no unit speaks of: a product or a language, as a rule. */
const UNKNOWN_NAME_SHARE = 0.6;

/** The share of a term's weight from which a unit has it. */
const FULL_SHARE = 1 / 4;

/** The shares of the lists that a goal is found by: of its terms, and of related ones. */
const LEVELS: readonly number[] = [...SHARES, ...RELATED_SHARES];

/** The strength of every unit, by number; 0 for those that have no term of the goal. */
export type Strengths = Float64Array;

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
export function strengthsOf({ terms }: Goal, size: number): Strengths {
	const sums = new Float64Array(size);
	const strongest = new Float64Array(size);
	for (const { idf, shares, related } of terms) {
		for (let level = 0; level < LEVELS.length; level++) {
			const units = unitsOf((shares[level] ?? related[level - shares.length]) as Postings);
			const part = idf * (LEVELS[level] as number);
			for (let i = 0; i < units.length; i++) {
				const unit = units[i] as number;
				sums[unit] = (sums[unit] as number) + part;
				if (part > (strongest[unit] as number)) strongest[unit] = part;
			}
		}
	}
	for (let unit = 0; unit < size && terms.length > 1; unit++) {
		sums[unit] = (sums[unit] as number) - SINGLE_TERM_DISCOUNT * (strongest[unit] as number);
	}
	return sums;
}

/** The share of a term's weight that a unit has, by lists of one share each. */
export function shareOf(lists: readonly Postings[], unit: number, shares = SHARES): number {
	const level = lists.findIndex((postings) => holds(postings, unit));
	return level < 0 ? 0 : (shares[level] as number);
}

/** The share of a term's weight that a unit has by the term or related ones. */
function meantShare({ shares, related }: GoalTerm, unit: number): number {
	return shareOf(shares, unit) || shareOf(related, unit, RELATED_SHARES);
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
	return terms.reduce((sum, term) => sum + term.idf * (said.has(term.term) ? 1 : meantShare(term, unit)), 0);
}

/** What the prose of a unit adds to its strength, for the order alone. */
export function proseStrength({ terms }: Goal, unit: number): number {
	return terms.reduce((sum, { proseIdf, proseShares }) => sum + proseIdf * shareOf(proseShares, unit), 0);
}

/**
 * The evidence that a goal means a unit of a strength, less for what the unit says nothing about: half of that where the
 * goal says what the unit declares, or units have no prose.
 */
export function evidenceFor(
	goal: Goal,
	{ unit, strength, isDeclared }: Candidate,
	exponent: Calibration['exponent'],
): number {
	let missing = 0;
	let all = 0;
	let had = 0;
	for (const term of goal.counted) {
		all += term.proseIdf;
		if (shareOf(term.shares, unit) + shareOf(term.proseShares, unit) > 0) had++;
		else missing += term.proseIdf * Math.max(0, 1 - shareOf(term.related, unit, RELATED_SHARES) / FULL_SHARE);
	}
	const cost = isDeclared || !goal.hasProse ? MISSING_COST / 2 : MISSING_COST;
	let kept = 1 - (cost * missing) / (all || 1);
	if (had <= 1 && goal.counted.length >= MIN_MANY_TERMS && !isDeclared) kept *= SINGLE_TERM_SHARE;
	if (goal.hasUnknownName) kept *= UNKNOWN_NAME_SHARE;
	return evidenceOf({ ...goal, top: strength }, exponent) * kept;
}
