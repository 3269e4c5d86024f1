import { emptyBest, offer, type Scored, scoredOf } from './best-documents.ts';
import type { SectionDocuments } from './section-documents.ts';
import { documentOf, firstSectionOf } from './section-locations.ts';
import type { TextStore } from './text-store.ts';

/** Weight of the second best section of a document; that of the third is the square. */
const NEXT_SHARE = 0.5;

/**
 * Number of sections from which on a document is long. Further sections of long documents often match by chance, so
 * they count less.
 */
const LONG_DOCUMENT = 10;

/**
 * Ranks documents by the scores of their best three sections, since a page about a topic mentions it in several places,
 * other pages only in one. Returns the best documents, each by its best section.
 *
 *     score = first + (1 - first) · (second / 2 + third / 4) · min(1, 10 / sections of the document)
 *
 * The constants are tuned on 270 questions over six folders in English and Chinese: see bench/results/fresh.md.
 *
 * @param sections ascending, so that those of a document follow each other
 * @param scores of the sections, 0 to 1
 */
export function rankDocuments(
	{ documents }: Pick<TextStore, 'documents'>,
	sections: Uint32Array,
	scores: Float64Array,
	limit: number,
): Scored[] {
	const best = emptyBest({ documents }, { limit });
	for (let from = 0, to = 0; from < sections.length; from = to) {
		const number = documentOf({ documents }, sections[from] as number);
		let section = 0;
		let first = 0;
		let second = 0;
		let third = 0;
		for (; to < sections.length && documentOf({ documents }, sections[to] as number) === number; to++) {
			const score = scores[to] as number;
			if (score > first) {
				[first, second, third] = [score, first, second];
				section = sections[to] as number;
			} else if (score > second) [second, third] = [score, second];
			else if (score > third) third = score;
		}
		if (first === 0) continue;
		const next = NEXT_SHARE * (second + NEXT_SHARE * third);
		offer(best, section, next === 0 ? first : first + (1 - first) * next * shareOfNext(documents, number));
	}
	return scoredOf(best);
}

function shareOfNext(documents: SectionDocuments | undefined, number: number): number {
	if (documents === undefined) return 1;
	const count = firstSectionOf({ documents }, number + 1) - firstSectionOf({ documents }, number);
	return Math.min(1, LONG_DOCUMENT / count);
}
