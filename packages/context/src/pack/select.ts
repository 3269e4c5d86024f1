import { fingerprintOf, isNearDuplicate } from '../near-duplicates.ts';
import { isWithin, limitOf, type Measure, minus, type Size } from '../tokens.ts';
import { type Candidate, printedOf, sizeWith } from './candidate.ts';
import { cutText } from './cut.ts';

/** Default minimum relevance of a block. */
export const MIN_RELEVANCE = 0.1;

/** Minimum characters that are left by a cut of a text that is selected by relevance. */
const MIN_CUT = 40;

/** Keeps the blocks of slices with `always`. Only the budget of the slice can cut them. */
export function keepAlways(candidates: readonly Candidate[], measure: Measure): void {
	keep(
		candidates.filter(({ by }) => by === 'always'),
		[],
		limitOf(),
		measure,
	);
}

/**
 * Keeps blocks of slices with a priority, highest first, pinned blocks, last first, and relevant ones, best first, each
 * if it fits into what is left. Near-duplicates and those beyond the `limit` of their slice are left out.
 *
 * @param left what is left of the whole budget
 */
export function keepOthers(candidates: readonly Candidate[], left: Size, measure: Measure): void {
	const byPriority = candidates.filter(({ by }) => by === 'priority');
	byPriority.sort((a, b) => (b.slice.priority ?? 0) - (a.slice.priority ?? 0));
	const pinned = candidates.filter(({ by }) => by === 'pinned').reverse();
	const ranked = candidates.filter(({ by }) => by === 'relevance').sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
	keep([...byPriority, ...pinned, ...ranked], printedOf(candidates), left, measure);
}

function keep(ordered: readonly Candidate[], before: readonly Candidate[], whole: Size, measure: Measure): void {
	const printed = [...before];
	const prints: ReturnType<typeof fingerprintOf>[] = [];
	const counts = new Map<string, number>();
	const lefts = new Map<string, Size>();
	let left = whole;
	for (const candidate of ordered) {
		const { slice, by } = candidate;
		const isSearched = by === 'relevance';
		const print = by === 'pinned' || isSearched ? fingerprintOf(candidate.whole) : undefined;
		const count = counts.get(slice.name) ?? 0;
		const ofSlice = lefts.get(slice.name) ?? limitOf(slice.budget);
		if (candidate.whole === '') candidate.reason = 'empty';
		else if (isSearched && (candidate.score ?? 0) < (slice.minScore ?? MIN_RELEVANCE))
			candidate.reason = 'below_min_score';
		else if (isSearched && print && prints.some((other) => isNearDuplicate(other, print)))
			candidate.reason = 'near_duplicate';
		else if (isSearched && count >= (slice.limit ?? Number.POSITIVE_INFINITY)) candidate.reason = 'beyond_top_k';
		else {
			const fitsIn = (text: string, room: Size) => isWithin(sizeWith(candidate, text, printed, measure), room);
			candidate.text = textWithin(candidate, (text) => fitsIn(text, left) && fitsIn(text, ofSlice));
			candidate.reason = isSearched ? 'relevant' : by;
			if (candidate.text === '') {
				candidate.reason = fitsIn(candidate.whole, ofSlice) ? 'budget' : 'slice_budget';
				continue;
			}
			const size = sizeWith(candidate, candidate.text, printed, measure);
			left = minus(left, size);
			lefts.set(slice.name, minus(ofSlice, size));
			if (isSearched) counts.set(slice.name, count + 1);
			if (print) prints.push(print);
			printed.push(candidate);
		}
	}
}

/** Returns the text of a candidate, cut to what fits. One that is selected by relevance is cut if enough of it is left. */
function textWithin({ whole, block, slice, by }: Candidate, fits: (text: string) => boolean): string {
	if (fits(whole)) return whole;
	if (block.isWhole === true && by === 'relevance') return '';
	const cut = cutText(whole, fits, slice.form);
	return by === 'relevance' && cut.length < MIN_CUT ? '' : cut;
}
