import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import { isWithin, limitOf, type Measure, minSize, minus, type Size } from '../tokens.ts';
import { type Candidate, printedOf, render, sizeWith } from './candidate.ts';
import { cutText } from './cut.ts';

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
	const ofSlice = leftOfSlice(candidate, printed, measure);
	const room = minSize(minus(limit, measure(render(printed))), ofSlice);
	candidate.text = cutText(candidate.whole, fitsInto(room, candidate, printed, measure), candidate.slice.form);
	if (candidate.text !== '') candidate.reason = candidate.by as 'always' | 'priority' | 'pinned';
	else candidate.reason = fitsInto(ofSlice, candidate, printed, measure)(candidate.whole) ? 'budget' : 'slice_budget';
}

function fitsInto(
	room: Size,
	candidate: Candidate,
	printed: readonly Candidate[],
	measure: Measure,
): (text: string) => boolean {
	return (text) => isWithin(sizeWith(candidate, text, printed, measure), room);
}

/** Scores relative to the `minScore` of a slice: of a near miss, and of the hit beside which near misses are kept. */
const NEAR_MISS = 0.5;
const STRONG = 2;

/**
 * Keeps candidates by relevance, best first, each if it fits into what is left of the budgets: those that reach the
 * `minScore` of their slice, then near misses of slices with a strong hit. Near-duplicates and those beyond the `limit` of
 * their slice are left out.
 */
export function keepRelevant(candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	const ranked = candidates.filter(({ by }) => by === 'relevance');
	ranked.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	const printed = printedOf(candidates);
	const prints = printed.filter(({ by }) => by === 'pinned').map(({ whole }) => fingerprintOf(whole));
	const counts = new Map<string, number>();
	const lefts = new Map<string, Size>();
	let left = minus(limit, measure(render(printed)));
	for (const reason of ['relevant', 'near_miss'] as const) {
		for (const candidate of ranked) {
			const { slice, whole, score } = candidate;
			const minScore = slice.minScore ?? MIN_RELEVANCE;
			const isRelevant = (score ?? 0) >= minScore;
			if (isRelevant !== (reason === 'relevant')) continue;
			const count = counts.get(slice.name) ?? 0;
			const ofSlice = lefts.get(slice.name) ?? leftOfSlice(candidate, printed, measure);
			const print = fingerprintOf(whole);
			if (whole === '') candidate.reason = 'empty';
			else if (!isRelevant && !isNearMiss(candidate, ranked)) candidate.reason = 'below_min_score';
			else if (prints.some((other) => isNearDuplicate(other, print))) candidate.reason = 'near_duplicate';
			else if (count >= (slice.limit ?? Number.POSITIVE_INFINITY)) candidate.reason = 'beyond_top_k';
			else {
				const fitsIn = (room: Size) => fitsInto(room, candidate, printed, measure);
				const room = minSize(left, ofSlice);
				candidate.text = isRelevant ? shortened(candidate, fitsIn(room)) : fitsIn(room)(whole) ? whole : '';
				candidate.reason = candidate.text !== '' ? reason : fitsIn(ofSlice)(whole) ? 'budget' : 'slice_budget';
				if (candidate.text === '') continue;
				const size = sizeWith(candidate, candidate.text, printed, measure);
				left = minus(left, size);
				lefts.set(slice.name, minus(ofSlice, size));
				counts.set(slice.name, count + 1);
				prints.push(print);
				printed.push(candidate);
			}
		}
	}
}

/** Minimum characters that are left of a text by a cut. */
const MIN_CUT = 40;

/** Returns a text, cut to what fits if enough of it does. */
function shortened({ whole, block, slice }: Candidate, fits: (text: string) => boolean): string {
	if (fits(whole)) return whole;
	const cut = block.isWhole === true ? '' : cutText(whole, fits, slice.form);
	return cut.length < MIN_CUT ? '' : cut;
}

function leftOfSlice({ slice }: Candidate, printed: readonly Candidate[], measure: Measure): Size {
	return minus(limitOf(slice.budget), measure(render(printed.filter((other) => other.slice === slice))));
}

function isNearMiss({ score, slice }: Candidate, ranked: readonly Candidate[]): boolean {
	const { name, minScore = MIN_RELEVANCE } = slice;
	const best = ranked.find((other) => other.slice.name === name)?.score ?? 0;
	return slice.nearMisses === true && (score ?? 0) >= minScore * NEAR_MISS && best >= minScore * STRONG;
}

export function drop(candidate: Candidate, reason: Candidate['reason']): void {
	candidate.text = '';
	candidate.reason = reason;
}
