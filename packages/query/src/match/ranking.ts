import type { Asked } from './asked.ts';
import type { Candidates } from './candidates.ts';
import type { Obstacles } from './obstacles.ts';
import type { CheckedQuery } from './query.ts';

/** What a step let through, and how long it took where the caller gave a clock. */
export interface TraceStep {
	readonly step: 'coarse_terms' | 'coarse_ide' | 'fine' | 'gate';
	readonly candidates: number;
	readonly ms?: number;
}

/** Whether the candidates support the IDE: all do, none does, or none was asked for. */
export type IdeSupport = 'all' | 'none' | 'not_asked';

/** The candidates of a query, not yet scored. Arrays are by candidate, as `candidates.units`. */
export interface Unscored {
	readonly query: CheckedQuery;
	readonly asked: Asked;
	/** Asked terms that no unit carries. */
	readonly unknown: { readonly tags: readonly string[]; readonly keywords: readonly string[] };
	readonly obstacles: Obstacles;
	readonly candidates: Candidates;
	readonly ideSupport: IdeSupport;
	/** Bit 0: the environment conflicts; bit i + 1: constraint i is violated. */
	readonly obstacleBits: Uint32Array;
}

/** Their scores. */
export interface Scores {
	readonly scores: Float64Array;
	/** The scores that there would be without environment and constraints. */
	readonly openScores: Float64Array;
}

/** The candidates of a query, scored and ordered. */
export interface Ranking extends Unscored, Scores {
	/** Places of the best candidates in the arrays, best first, at most `MOST_MATCHES`. */
	readonly best: readonly number[];
	readonly trace: readonly TraceStep[];
}

/** The bit of the environment in `obstacleBits`; that of constraint i is this shifted by i + 1. */
export const ENV_BIT = 1;
