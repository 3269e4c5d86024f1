import type { Facts } from './facts.ts';
import type { Goal } from './goal.ts';
import type { CheckedQuery } from './query.ts';
import type { Factor } from './scoring.ts';

/** What a step let through, and in what time. */
export interface TraceStep {
	readonly step: 'coarse_terms' | 'coarse_ide' | 'fine' | 'gate';
	readonly candidates: number;
	readonly ms: number;
}

/** What scores are worked out from. */
export interface Request {
	readonly query: CheckedQuery;
	readonly facts: Facts;
	/** The goal, where the query has neither tags nor keywords. */
	readonly goal: Goal | null;
	/** Whether the candidates support the IDE: all do, or none does; undefined where none was asked for. */
	readonly supportsIde: boolean | undefined;
}

/** Candidates of which the same facts hold, by number. */
export interface Candidates {
	readonly bits: number;
	readonly units: readonly number[];
	/** How well they match a goal alone. */
	readonly goalMatch?: Factor;
}

/** Such candidates with their score. */
export interface Group extends Candidates {
	readonly factors: readonly Factor[];
	readonly score: number;
	/** How likely a unit is the right one, from 0 to 1: calibrated for a goal alone, else the score. */
	readonly confidence: number;
}

/** A unit by its number, with what is known of its group. */
export interface RankedUnit extends Group {
	readonly unit: number;
}

/** The candidates of a query, scored and ordered. */
export interface Ranking extends Request {
	/** Best score first. */
	readonly groups: readonly Group[];
	/** The candidates before the IDE was asked about. */
	readonly all: readonly Candidates[];
	/** The best units, best first, at most `MAX_MATCHES`. */
	readonly best: readonly RankedUnit[];
	/** How likely the best unit is the right one: see `Group`. */
	readonly confidence: number;
	/** Those of the best that answer the query: they support its IDE and reach the threshold. */
	readonly passing: readonly RankedUnit[];
	readonly trace: readonly TraceStep[];
}
