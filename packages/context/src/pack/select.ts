import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import type { Packing } from '../trace.ts';
import { type Candidate, headingSize, LINE_END, render, sizeWith } from './candidate.ts';
import { cutText } from './cut.ts';
import { packItems } from './knapsack.ts';
import { asNumber, capacityOf, isWithin, limitOf, type Measure, minus, plus, type Size, tighter } from './measure.ts';

/** The relevance that a block needs, unless its slice says otherwise. */
export const MIN_RELEVANCE = 0.1;

/** Keeps what is never dropped; only a slice's own budget cuts it. */
export function keepAlways(candidates: readonly Candidate[], measure: Measure): void {
	const unlimited = limitOf();
	for (const candidate of candidates.filter(({ by }) => by === 'always'))
		place(candidate, candidates, unlimited, measure);
}

/** Serves slices of a fixed priority, the greatest first, and then pinned blocks, the last one first. */
export function keepFixed(candidates: readonly Candidate[], limit: Size, measure: Measure): void {
	const byPriority = candidates.filter(({ by }) => by === 'priority');
	byPriority.sort((a, b) => (b.slice.priority ?? 0) - (a.slice.priority ?? 0));
	const pinned = candidates.filter(({ by }) => by === 'pinned').reverse();
	for (const candidate of [...byPriority, ...pinned]) place(candidate, candidates, limit, measure);
}

/** Prints a candidate, whole or cut, as far as its slice's and the whole budget allow. */
function place(candidate: Candidate, candidates: readonly Candidate[], limit: Size, measure: Measure): void {
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

/** Of what is chosen by relevance, leaves out what is not relevant, says the same as another, or is beyond `topK`. */
export function relevantOnes(candidates: readonly Candidate[]): Candidate[] {
	const ranked = candidates.filter(({ by }) => by === 'relevance');
	ranked.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	const prints = candidates
		.filter(({ by, text }) => by === 'pinned' && text !== '')
		.map(({ whole }) => fingerprintOf(whole));
	const counts = new Map<string, number>();
	return ranked.filter((candidate) => {
		const { slice, score, whole } = candidate;
		const count = counts.get(slice.name) ?? 0;
		if (whole === '') candidate.reason = 'empty';
		else if ((score ?? 0) < (slice.minScore ?? MIN_RELEVANCE)) candidate.reason = 'below_min_score';
		else {
			const print = fingerprintOf(whole);
			if (prints.some((other) => isNearDuplicate(other, print))) candidate.reason = 'near_duplicate';
			else if (count >= (slice.topK ?? Number.POSITIVE_INFINITY)) candidate.reason = 'beyond_top_k';
			else {
				prints.push(print);
				counts.set(slice.name, count + 1);
				return true;
			}
		}
		return false;
	});
}

/** Packs the relevant candidates: first each slice into its own budget, then all into what is left of the whole. */
export function packRelevant(
	candidates: readonly Candidate[],
	relevant: readonly Candidate[],
	limit: Size,
	measure: Measure,
): Packing {
	const printed = candidates.filter(({ text }) => text !== '');
	const inOrder = candidates.filter((candidate) => relevant.includes(candidate));
	const ofSlices = [...new Set(inOrder.map(({ slice }) => slice))].flatMap((slice) => {
		const own = inOrder.filter((candidate) => candidate.slice === slice);
		if (slice.budget === undefined) return own;
		const used = measure(render(printed.filter((other) => other.slice === slice)));
		return pack(own, printed, minus(limitOf(slice.budget), used), measure, 'slice_budget').kept;
	});
	return pack(ofSlices, printed, minus(limit, measure(render(printed))), measure, 'budget').packing;
}

function pack(
	candidates: readonly Candidate[],
	printed: readonly Candidate[],
	room: Size,
	measure: Measure,
	reason: 'slice_budget' | 'budget',
): { kept: Candidate[]; packing: Packing } {
	const possible = candidates.filter((candidate) => fitInto(candidate, printed, room, measure, reason));
	const runs = [...new Set(possible.map(({ run }) => run))];
	const headings = runs.map((run) => {
		const first = possible.find((candidate) => candidate.run === run) as Candidate;
		const size = headingSize(first, measure);
		const isOpen = printed.some(({ slice }) => slice === first.slice);
		return asNumber(isOpen ? size.run : plus(size.slice, size.run), room);
	});
	const items = possible.map((candidate) => ({
		cost: Math.max(1, asNumber(measure(textOf(candidate) + LINE_END), room)),
		value: worthOf(candidate),
		group: runs.indexOf(candidate.run),
	}));
	const capacity = capacityOf(room);
	const { chosen, method, slack } = packItems(items, headings, capacity);
	const kept = possible.filter((candidate, i) => {
		if (chosen[i]) candidate.reason = 'relevant';
		else drop(candidate, reason);
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
): boolean {
	candidate.text = cutText(
		textOf(candidate),
		(text) => isWithin(sizeWith(candidate, text, printed, measure), room),
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
