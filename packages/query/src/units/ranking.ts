import { type Factor, reaches } from '../format/base/factors.ts';
import type { Facts } from './facts.ts';
import type { Goal } from './goal.ts';
import type { CheckedQuery } from './query.ts';
import { MAX_MATCHES } from './scoring.ts';

/** Number of candidates after a step, and the time that it took. */
export interface TraceStep {
	readonly step: 'coarse_terms' | 'coarse_ide' | 'fine' | 'gate';
	readonly candidates: number;
	readonly ms: number;
}

/** A query with all that its scores are computed from. */
export interface Request {
	readonly query: CheckedQuery;
	readonly facts: Facts;
	/** The parsed goal if the query has neither tags nor keywords, else null. */
	readonly goal: Goal | null;
}

/** Candidates for which the same facts hold. */
export interface Candidates {
	readonly bits: number;
	readonly units: readonly number[];
	/** The factor of a query with only a goal. */
	readonly goalMatch?: Factor;
}

/** Candidates with the same facts, and their score. */
export interface Group extends Candidates {
	readonly factors: readonly Factor[];
	readonly score: number;
	/** Probability from 0 to 1 that a unit is the right one: calibrated for a query with only a goal, else the score. */
	readonly probability: number;
}

/** A unit with the values of its group. */
export interface RankedUnit extends Group {
	readonly unit: number;
}

/**
 * Returns the best units, those that pass, none if a hidden one is better, and the hidden ones that would pass.
 *
 * @param ranked best first
 * @param hidden the names of those that are offered to nobody
 */
export function offerBest(
	ranked: readonly RankedUnit[],
	hidden: ReadonlyMap<number, string>,
	passes: (one: RankedUnit) => boolean,
): Pick<Ranking, 'best' | 'passing' | 'probability' | 'userOnly'> {
	const best = ranked.filter(({ unit }) => !hidden.has(unit)).slice(0, MAX_MATCHES);
	const fitting = ranked.filter((one) => hidden.has(one.unit) && passes(one));
	const isBest = reaches(best[0]?.score ?? 0, fitting[0]?.score ?? 0);
	return {
		best,
		passing: isBest ? best.filter(passes) : [],
		probability: best[0]?.probability ?? 0,
		userOnly: [...new Set(fitting.map(({ unit }) => hidden.get(unit) as string))].slice(0, MAX_MATCHES),
	};
}

/** The candidates of a query, scored and ordered. */
export interface Ranking extends Request {
	/** Best score first. */
	readonly groups: readonly Group[];
	/** Candidates before those that do not support the IDE were removed. */
	readonly all: readonly Candidates[];
	/** Best first, at most `MAX_MATCHES`. */
	readonly best: readonly RankedUnit[];
	/** Probability of the best unit; see `Group`. */
	readonly probability: number;
	/** The best units that support the IDE and reach the threshold; none if one that is `userOnly` is better. */
	readonly passing: readonly RankedUnit[];
	/** Names of units that would pass, and that users alone may start. */
	readonly userOnly: readonly string[];
	readonly trace: readonly TraceStep[];
}
