import type { Facts } from './facts.ts';
import type { CheckedQuery } from './query.ts';

/** What a step let through, and how long it took where the caller gave a clock. */
export interface TraceStep {
	readonly step: 'coarse_terms' | 'coarse_ide' | 'fine' | 'gate';
	readonly candidates: number;
	readonly ms?: number;
}

/** What scores are worked out from. */
export interface Request {
	readonly query: CheckedQuery;
	readonly facts: Facts;
	/** Whether the tags and keywords were found in the goal. */
	readonly inferred: boolean;
	/** Whether the candidates support the IDE: all do, or none does; undefined where none was asked for. */
	readonly supportsIde: boolean | undefined;
}

/** Candidates of which the same facts hold, hence of one score. */
export interface Group {
	readonly bits: number;
	/** Units by number; only the first few are kept where nothing orders them but their ids. */
	readonly units: readonly number[];
	readonly score: number;
	/** The score that there would be without environment and constraints. */
	readonly openScore: number;
}

/** A unit by its number, with the facts that hold of it and its score. */
export interface RankedUnit {
	readonly unit: number;
	readonly bits: number;
	readonly score: number;
}

/** The candidates of a query, scored and ordered. */
export interface Ranking extends Request {
	/** Best score first. */
	readonly groups: readonly Group[];
	/** The best units, best first, at most `MOST_MATCHES`. */
	readonly best: readonly RankedUnit[];
	readonly trace: readonly TraceStep[];
}
