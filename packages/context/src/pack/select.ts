import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import type { Packing } from '../trace.ts';
import { type Candidate, headingSize, LINE_END, render, sizeWith } from './candidate.ts';
import { cutText } from './cut.ts';
import { packItems } from './knapsack.ts';
import {
	asNumber,
	capacityOf,
	isWithin,
	limitOf,
	type Measure,
	minus,
	NOTHING,
	plus,
	type Size,
	tighter,
} from './measure.ts';

/** The relevance that a block needs, unless its slice says otherwise. */
export const MIN_RELEVANCE = 0.1;

/** Keeps what is never dropped; only a slice's own budget cuts it. */
export function keepAlways(candidates: readonly Candidate[], measure: Measure): void {
	const unlimited = limitOf();
	for (const candidate of candidates.filter(({ by }) => by === 'always'))
		put(candidate, candidates, unlimited, measure);
}

/** Serves slices of a fixed priority, the greatest first, and then pinned blocks, the last one first. */
export function keepFixed(candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	const byPriority = candidates.filter(({ by }) => by === 'priority');
	byPriority.sort((a, b) => (b.slice.priority ?? 0) - (a.slice.priority ?? 0));
	const pinned = candidates.filter(({ by }) => by === 'pinned').reverse();
	for (const candidate of [...byPriority, ...pinned]) put(candidate, candidates, limit, measure);
}

/** Prints a candidate, whole or cut, as far as its slice's and the whole budget allow. */
function put(candidate: Candidate, candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	if (candidate.whole === '') {
		candidate.reason = 'empty';
		return;
	}
	const printed = candidates.filter(({ text }) => text !== '');
	const room = roomOf(candidate, printed, limit, measure);
	const cut = cutText(
		candidate.whole,
		(text) => isWithin(sizeWith(candidate, text, printed, measure), room),
		candidate.slice.form,
	);
	candidate.text = cut;
	candidate.reason =
		cut === '' ? reasonFor(candidate, printed, measure) : (candidate.by as 'always' | 'priority' | 'pinned');
}

/** What is left for a candidate of the whole budget and of its slice's. */
function roomOf({ slice }: Candidate, printed: readonly Candidate[], limit: Size, measure: Measure): Size {
	const own = printed.filter((other) => other.slice === slice);
	return tighter(minus(limit, measure(render(printed))), minus(limitOf(slice.budget), measure(render(own))));
}

/** Which budget a candidate does not fit into. */
function reasonFor(candidate: Candidate, printed: readonly Candidate[], measure: Measure): 'slice_budget' | 'budget' {
	const room = roomOf(candidate, printed, limitOf(), measure);
	return isWithin(sizeWith(candidate, candidate.whole, printed, measure), room) ? 'budget' : 'slice_budget';
}

/** The part of its slice's `minScore` that a near miss reaches. */
const NEAR_MISS = 0.5;

/** What is chosen by relevance: candidates that reach the `minScore` of their slice, and those that nearly do. */
export interface Choosable {
	readonly relevant: readonly Candidate[];
	readonly nearMisses: readonly Candidate[];
}

/** Of what is chosen by relevance, leaves out what is not relevant, says the same as another, or is beyond `limit`. */
export function relevantOnes(candidates: readonly Candidate[]): Choosable {
	const ranked = candidates.filter(({ by }) => by === 'relevance');
	ranked.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	const prints = candidates
		.filter(({ by, text }) => by === 'pinned' && text !== '')
		.map(({ whole }) => fingerprintOf(whole));
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
	const isMissed = (candidate: Candidate): boolean => !isRelevant(candidate);
	return { relevant: chosen.filter(isRelevant), nearMisses: chosen.filter(isMissed) };
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

/** Packs the relevant candidates: first each slice into its own budget, then all into what is left of the whole. */
export function packRelevant(
	candidates: readonly Candidate[],
	relevant: readonly Candidate[],
	limit: Size,
	measure: Measure,
	reason: 'relevant' | 'near_miss' = 'relevant',
): Packing {
	const printed = candidates.filter(({ text }) => text !== '');
	const inOrder = candidates.filter((candidate) => relevant.includes(candidate));
	const ofSlices = [...new Set(inOrder.map(({ slice }) => slice))].flatMap((slice) => {
		const own = inOrder.filter((candidate) => candidate.slice === slice);
		if (slice.budget === undefined) return own;
		const used = measure(render(printed.filter((other) => other.slice === slice)));
		return pack(own, printed, minus(limitOf(slice.budget), used), measure, [reason, 'slice_budget']).kept;
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
	// A near miss comes whole or not at all.
	const canBeCut = reason === 'relevant';
	const possible = candidates.filter((each) => fitInto(each, printed, room, measure, reasonAgainst, canBeCut));
	const runs = [...new Set(possible.map(({ run }) => run))];
	const headings = runs.map((run) => {
		const first = possible.find((candidate) => candidate.run === run) as Candidate;
		const size = headingSize(first, measure);
		const ofSlice = printed.some(({ slice }) => slice === first.slice) ? NOTHING : size.slice;
		const ofRun = printed.some(({ run: other }) => other === run) ? NOTHING : size.run;
		return asNumber(plus(ofSlice, ofRun), room);
	});
	const items = possible.map((candidate) => ({
		cost: Math.max(1, asNumber(measure(textOf(candidate) + LINE_END), room)),
		value: worthOf(candidate),
		group: runs.indexOf(candidate.run),
	}));
	const capacity = capacityOf(room);
	const { chosen, method, slack } = packItems(items, headings, capacity);
	const kept = possible.filter((candidate, i) => {
		if (chosen[i]) candidate.reason = reason;
		else drop(candidate, reasonAgainst);
		return chosen[i];
	});
	const value = kept.reduce((sum, candidate) => sum + worthOf(candidate), 0);
	return { kept, packing: { method, value, slack: slack === 0 ? 0 : slack / capacity } };
}

/** Cuts a candidate that is too large by itself; false where nothing of it fits. */
function fitInto(
	candidate: Candidate,
	printed: readonly Candidate[],
	room: Size,
	measure: Measure,
	reason: 'slice_budget' | 'budget',
	canBeCut: boolean,
): boolean {
	const whole = textOf(candidate);
	candidate.text = cutText(
		whole,
		(text) => (canBeCut || text === whole) && isWithin(sizeWith(candidate, text, printed, measure), room),
		candidate.slice.form,
	);
	if (candidate.text === '') candidate.reason = reason;
	return candidate.text !== '';
}

export function drop(candidate: Candidate, reason: Candidate['reason']): void {
	candidate.text = '';
	candidate.reason = reason;
}

function textOf({ text, whole }: Candidate): string {
	return text === '' ? whole : text;
}

/** A text that is cut is worth less by what is missing. */
function worthOf(candidate: Candidate): number {
	return ((candidate.score ?? 0) * textOf(candidate).length) / candidate.whole.length;
}
