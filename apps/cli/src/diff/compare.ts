import type { Outcome } from '../golden/ask.ts';
import type { GoldenQuery } from '../golden/golden-query.ts';
import { type FoundId, isAmong } from '../golden/known-ids.ts';

/** What differs between two answers. */
export type Change = 'rank' | 'answer' | 'refusal';

/** Verdicts about a golden query, worst first. */
export const VERDICTS = ['regressed', 'changed', 'improved', 'same'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A golden query with the outcomes of two indexes. */
export interface Comparison {
	readonly query: GoldenQuery;
	readonly verdict: Verdict;
	readonly changes: readonly Change[];
	readonly before: Ranked;
	readonly after: Ranked;
}

export interface Ranked extends Outcome {
	/** Best rank, from 1, of an expected id; null if none was found or expected. */
	readonly rank: number | null;
	/** Forbidden ids that were found. */
	readonly forbidden: readonly string[];
}

/**
 * Compares two outcomes of a query.
 *
 * If the query says what is expected or forbidden, the verdict depends only on that. Otherwise a query regressed if it
 * is now refused, or has lost its first answer. Any other difference is a change.
 */
export function compareOutcomes(query: GoldenQuery, before: Outcome, after: Outcome): Comparison {
	const [old, now] = [before, after].map((outcome) => ranked(query, outcome)) as [Ranked, Ranked];
	const changes: Change[] = [];
	if (old.rank !== now.rank || answersOf(old) !== answersOf(now)) changes.push('rank');
	if (old.answer !== now.answer) changes.push('answer');
	if (old.refusal !== now.refusal) changes.push('refusal');
	return { query, verdict: verdictOf(query, old, now, changes.length > 0), changes, before: old, after: now };
}

/** The candidates of a refusal are no answers. */
function answersOf({ ids, refusal }: Outcome): string {
	return refusal === null ? ids.join('\n') : '';
}

function ranked({ expected = [], forbidden }: GoldenQuery, outcome: Outcome): Ranked {
	const { refusal, ids, found = ids.map((id): FoundId => ({ id, sections: [] })) } = outcome;
	const index = found.findIndex((one) => isAmong(one, expected));
	return {
		...outcome,
		rank: index < 0 || refusal !== null ? null : index + 1,
		forbidden: refusal === null ? found.filter((one) => isAmong(one, forbidden)).map(({ id }) => id) : [],
	};
}

function verdictOf({ expected, forbidden }: GoldenQuery, old: Ranked, now: Ranked, isOther: boolean): Verdict {
	const rest = isOther ? 'changed' : 'same';
	if (expected === undefined && forbidden.length === 0) {
		const isLost = old.refusal === null && (now.refusal !== null || !now.ids.includes(old.ids[0] ?? ''));
		return isLost ? 'regressed' : rest;
	}
	const differences = [
		now.forbidden.length - old.forbidden.length,
		expected === undefined ? 0 : distance(expected, now) - distance(expected, old),
	];
	if (differences.some((difference) => difference > 0)) return 'regressed';
	return differences.some((difference) => difference < 0) ? 'improved' : rest;
}

/** Returns the rank of the expected answer, 1 for an expected refusal, and Infinity for a wrong outcome. */
function distance(expected: readonly string[], { rank, refusal }: Ranked): number {
	if (expected.length === 0) return refusal === null ? Number.POSITIVE_INFINITY : 1;
	return rank ?? Number.POSITIVE_INFINITY;
}
