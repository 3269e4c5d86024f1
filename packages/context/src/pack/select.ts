import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import { capacityOf, costOf, isWithin, limitOf, type Measure, minSize, minus, type Size } from '../tokens.ts';
import type { Packing } from '../trace.ts';
import { type Candidate, headingSize, LINE_END, printedOf, render, sizeWith } from './candidate.ts';
import { cutText } from './cut.ts';
import { packItems } from './knapsack.ts';

/** Default minimum relevance of a block. */
export const MIN_RELEVANCE = 0.1;

/** Keeps the blocks of slices with `always`. Only the budget of the slice can cut them. */
export function keepAlways(candidates: readonly Candidate[], measure: Measure): void {
	const unlimited = limitOf();
	for (const candidate of candidates.filter(({ by }) => by === 'always'))
		keepWithin(candidate, candidates, unlimited, measure);
}

/** Keeps blocks of slices with a priority, highest first, and then pinned blocks, last first. */
export function keepFixed(candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	const byPriority = candidates.filter(({ by }) => by === 'priority');
	byPriority.sort((a, b) => (b.slice.priority ?? 0) - (a.slice.priority ?? 0));
	const pinned = candidates.filter(({ by }) => by === 'pinned').reverse();
	for (const candidate of [...byPriority, ...pinned]) keepWithin(candidate, candidates, limit, measure);
}

/** Keeps a candidate, cut to what is left of the budgets. */
function keepWithin(candidate: Candidate, candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	if (candidate.whole === '') {
		candidate.reason = 'empty';
		return;
	}
	const printed = printedOf(candidates);
	const fits = fitsInto(roomOf(candidate, printed, limit, measure), candidate, printed, measure);
	candidate.text = cutText(candidate.whole, fits, candidate.slice.form);
	candidate.reason =
		candidate.text === '' ? reasonFor(candidate, printed, measure) : (candidate.by as 'always' | 'priority' | 'pinned');
}

/** Returns what is left for a candidate of the whole budget and of the budget of its slice. */
function roomOf({ slice }: Candidate, printed: readonly Candidate[], limit: Size, measure: Measure): Size {
	const ofSlice = printed.filter((other) => other.slice === slice);
	return minSize(minus(limit, measure(render(printed))), minus(limitOf(slice.budget), measure(render(ofSlice))));
}

/** Returns which budget a candidate does not fit into. */
function reasonFor(candidate: Candidate, printed: readonly Candidate[], measure: Measure): 'slice_budget' | 'budget' {
	const fits = fitsInto(roomOf(candidate, printed, limitOf(), measure), candidate, printed, measure);
	return fits(candidate.whole) ? 'budget' : 'slice_budget';
}

function fitsInto(
	room: Size,
	candidate: Candidate,
	printed: readonly Candidate[],
	measure: Measure,
): (text: string) => boolean {
	return (text) => isWithin(sizeWith(candidate, text, printed, measure), room);
}

/** Minimum score of a near miss, relative to the `minScore` of its slice. */
const NEAR_MISS = 0.5;

/** Candidates for selection by relevance: those that reach the `minScore` of their slice, and near misses. */
interface RelevantCandidates {
	readonly relevant: readonly Candidate[];
	readonly nearMisses: readonly Candidate[];
}

/**
 * Returns the candidates for selection by relevance, without irrelevant ones, near-duplicates, and those beyond the
 * `limit` of their slice.
 */
export function relevantCandidates(candidates: readonly Candidate[]): RelevantCandidates {
	const ranked = candidates.filter(({ by }) => by === 'relevance');
	ranked.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	const pinned = printedOf(candidates).filter(({ by }) => by === 'pinned');
	const prints = pinned.map(({ whole }) => fingerprintOf(whole));
	const counts = new Map<string, number>();
	const chosen = ranked.filter((candidate) => {
		const { slice, whole } = candidate;
		const count = counts.get(slice.name) ?? 0;
		const print = fingerprintOf(whole);
		if (whole === '') candidate.reason = 'empty';
		else if (!isRelevant(candidate) && !(count > 0 && isNearMiss(candidate))) candidate.reason = 'below_min_score';
		else if (prints.some((other) => isNearDuplicate(other, print))) candidate.reason = 'near_duplicate';
		else if (count >= (slice.limit ?? Number.POSITIVE_INFINITY)) candidate.reason = 'beyond_top_k';
		else {
			prints.push(print);
			counts.set(slice.name, count + 1);
			return true;
		}
		return false;
	});
	return { relevant: chosen.filter(isRelevant), nearMisses: chosen.filter((candidate) => !isRelevant(candidate)) };
}

function isRelevant({ score, slice }: Candidate): boolean {
	return (score ?? 0) >= minScoreOf(slice);
}

function isNearMiss({ score, slice }: Candidate): boolean {
	return slice.nearMisses === true && (score ?? 0) >= minScoreOf(slice) * NEAR_MISS;
}

function minScoreOf({ minScore = MIN_RELEVANCE }: Candidate['slice']): number {
	return minScore;
}

/**
 * Packs relevant candidates: first those of each slice into its budget, then all into what is left of the whole budget.
 */
export function packRelevant(
	candidates: readonly Candidate[],
	relevant: readonly Candidate[],
	limit: Size,
	measure: Measure,
	reason: 'relevant' | 'near_miss' = 'relevant',
): Packing {
	const printed = printedOf(candidates);
	const inOrder = candidates.filter((candidate) => relevant.includes(candidate));
	const ofSlices = [...new Set(inOrder.map(({ slice }) => slice))].flatMap((slice) => {
		const members = inOrder.filter((candidate) => candidate.slice === slice);
		if (slice.budget === undefined) return members;
		const used = measure(render(printed.filter((other) => other.slice === slice)));
		return pack(members, printed, minus(limitOf(slice.budget), used), measure, [reason, 'slice_budget']).kept;
	});
	return pack(ofSlices, printed, minus(limit, measure(render(printed))), measure, [reason, 'budget']).packing;
}

function pack(
	candidates: readonly Candidate[],
	printed: readonly Candidate[],
	room: Size,
	measure: Measure,
	[reason, reasonAgainst]: readonly ['relevant' | 'near_miss', 'slice_budget' | 'budget'],
): { kept: Candidate[]; packing: Packing } {
	const possible = candidates.filter((candidate) => {
		const fits = fitsInto(room, candidate, printed, measure);
		const whole = textOf(candidate);
		// Near misses are not cut.
		candidate.text = reason === 'relevant' ? cutText(whole, fits, candidate.slice.form) : fits(whole) ? whole : '';
		if (candidate.text === '') candidate.reason = reasonAgainst;
		return candidate.text !== '';
	});
	const runs = [...new Set(possible.map(({ run }) => run))];
	const headings = runs.map((run) => {
		const first = possible.find((candidate) => candidate.run === run) as Candidate;
		return costOf(headingSize(first, printed, measure), room);
	});
	const items = possible.map((candidate) => ({
		cost: Math.max(1, costOf(measure(textOf(candidate) + LINE_END), room)),
		value: packingValue(candidate),
		group: runs.indexOf(candidate.run),
	}));
	const capacity = capacityOf(room);
	const { chosen, method, slack } = packItems(items, headings, capacity);
	const kept = possible.filter((candidate, i) => {
		if (chosen[i]) candidate.reason = reason;
		else drop(candidate, reasonAgainst);
		return chosen[i];
	});
	const value = kept.reduce((sum, candidate) => sum + packingValue(candidate), 0);
	return { kept, packing: { method, value, slack: slack === 0 ? 0 : slack / capacity } };
}

export function drop(candidate: Candidate, reason: Candidate['reason']): void {
	candidate.text = '';
	candidate.reason = reason;
}

function textOf({ text, whole }: Candidate): string {
	return text === '' ? whole : text;
}

/** Returns the score of a candidate, reduced in proportion to what was cut of its text. */
function packingValue(candidate: Candidate): number {
	return ((candidate.score ?? 0) * textOf(candidate).length) / candidate.whole.length;
}
