import { emptyBest, offer, type Scored, scoredOf } from './best-documents.ts';
import { documentOf, firstSectionOf } from './section-locations.ts';
import type { TextStore } from './text-store.ts';

/** Number of sections that a document is ranked by: its best, and the next that raise its score. */
export const MAX_RANKED = 5;

/**
 * Number of sections from which on a document is long. Further sections of long documents often match by chance, so
 * they count less.
 */
const LONG_DOCUMENT = 10;

/**
 * Ranks documents by the scores of their best five sections, since a page about a topic mentions it in several places,
 * other pages only in one. Returns the best documents, each by its best section.
 *
 * @param sections ascending, so that those of a document follow each other
 * @param scores of the sections, 0 to 1
 */
export function rankDocuments(
	store: Pick<TextStore, 'documents'>,
	sections: Uint32Array,
	scores: Float64Array,
	limit: number,
): Scored[] {
	const best = emptyBest(store, { limit });
	for (let from = 0, to = 0; from < sections.length; from = to) {
		const number = documentOf(store, sections[from] as number);
		let first = from;
		for (; to < sections.length && documentOf(store, sections[to] as number) === number; to++) {
			if ((scores[to] as number) > (scores[first] as number)) first = to;
		}
		if (scores[first] === 0) continue;
		offer(best, sections[first] as number, documentScore(store, number, scores.slice(from, to)));
	}
	return scoredOf(best);
}

/**
 * Returns the score of a document:
 *
 *     first + (1 - first) · (sum of the next four) / 4 · min(1, 10 / sections of the document)
 *
 * The constants are tuned on half of the questions over seventeen folders in English and Chinese: see
 * bench/results/fresh.md.
 *
 * @param scores of those of its sections that were found, 0 to 1; they are sorted
 */
export function documentScore(store: Pick<TextStore, 'documents'>, number: number, scores: Float64Array): number {
	if (scores.length === 1) return scores[0] as number;
	const [first = 0, ...others] = scores.sort().reverse();
	const next = others.slice(0, MAX_RANKED - 1).reduce((sum, score) => sum + score, 0) / (MAX_RANKED - 1);
	const sections = firstSectionOf(store, number + 1) - firstSectionOf(store, number);
	return first + (1 - first) * next * Math.min(1, LONG_DOCUMENT / sections);
}
