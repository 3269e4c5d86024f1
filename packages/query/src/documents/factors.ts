import { CONFIDENCES, type Confidence } from '../kinds/documents/format.ts';
import type { Documents } from '../kinds/documents/read.ts';
import type { Factor } from '../match/scoring.ts';

/** What the index and the retrieval are worth in a score; both are from 0 to 1. */
export const MERGE_WEIGHTS = { index: 0.3, retrieval: 0.7 } as const;

/** What a document's confidence multiplies its score by. */
export const CONFIDENCE_FACTORS: Readonly<Partial<Record<Confidence, number>>> = { high: 1.2, low: 0.8 };

/** What a review multiplies the score by that is more than so many days ago. */
export const STALE_FACTOR = 0.9;
export const STALE_AFTER_DAYS = 180;

/** How well a document fits, by filters and title, and by its text. */
export interface Merged {
	readonly index: number;
	readonly retrieval: number;
}

/**
 * The factors of a document's score:
 *
 *     score = (0.3 x index + 0.7 x retrieval) x 1.2 or 0.8 for its confidence x 0.9 for a stale review
 *
 * @param today days from 1970; 0 where no day is given, and no review is stale
 */
export function documentFactors(
	{ index, retrieval }: Merged,
	documents: Pick<Documents, 'confidences' | 'reviewed'> | undefined,
	number: number,
	today: number,
): Factor[] {
	const factors: Factor[] = [
		{ name: 'index', operation: 'add', value: index, weight: MERGE_WEIGHTS.index, detail: [] },
		{ name: 'retrieval', operation: 'add', value: retrieval, weight: MERGE_WEIGHTS.retrieval, detail: [] },
	];
	const confidence = CONFIDENCES[Number(documents?.confidences[number]) - 1];
	const trust = confidence === undefined ? undefined : CONFIDENCE_FACTORS[confidence];
	if (confidence !== undefined && trust !== undefined) {
		factors.push({ name: 'confidence', operation: 'multiply', value: trust, weight: 1, detail: [confidence] });
	}
	const reviewed = documents?.reviewed[number] ?? 0;
	if (today > 0 && reviewed > 0 && today - reviewed > STALE_AFTER_DAYS) {
		const detail = [`${today - reviewed} days`];
		factors.push({ name: 'staleness', operation: 'multiply', value: STALE_FACTOR, weight: 1, detail });
	}
	return factors;
}
