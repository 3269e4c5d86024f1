import { dateOf } from '@pinakes/format/kinds/documents/days';
import type { Documents } from '@pinakes/format/kinds/documents/read';
import { CONFIDENCES, type Confidence } from '@pinakes/format/kinds/documents/schema';
import type { Factor } from '../units/scoring.ts';

/** What the index and the retrieval are worth in a score; both are from 0 to 1. */
export const MERGE_WEIGHTS = { index: 0.3, retrieval: 0.7 } as const;

/**
 * What the index part of a score gets of what is left of it beside the title: where a document fits the filters that were
 * asked for, and where it has what the question implies. An implied directory is often the wrong one, a tag seldom is.
 */
const INDEX_WEIGHTS = { filters: 0.5, tags: 0.3, scope: 0.1, category: 0.1 } as const;

/** What a document's confidence multiplies its score by. */
export const CONFIDENCE_FACTORS: Readonly<Partial<Record<Confidence, number>>> = { high: 1.2, low: 0.8 };

/** Factor of the score of a document whose review is older than `STALE_AFTER_DAYS`. */
export const STALE_FACTOR = 0.9;
/** Days after which a review is stale. */
export const STALE_AFTER_DAYS = 180;

/** What the index knows of a document and a question. */
export interface IndexFacts {
	/** The share of the question that the title and headings have, 0 to 1. */
	readonly title: number;
	/** Whether filters were asked for, and the document fits them. */
	readonly isFiltered: boolean;
	/** The share of the tags that the question implies, 0 to 1. */
	readonly tags: number;
	/** Whether it is in a directory, or of a category, that the question implies. */
	readonly isInScope: boolean;
	readonly isInCategory: boolean;
}

/** How well a document fits by what the index knows of it, 0 to 1. */
export function indexScore({ title, isFiltered, tags, isInScope, isInCategory }: IndexFacts): number {
	const implied =
		tags * INDEX_WEIGHTS.tags + Number(isInScope) * INDEX_WEIGHTS.scope + Number(isInCategory) * INDEX_WEIGHTS.category;
	const asked = isFiltered ? INDEX_WEIGHTS.filters : 0;
	return title + (1 - title) * (asked + (1 - asked) * implied);
}

/** How well a document fits, by the index, and by its text. */
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
		const detail = [dateOf(reviewed)];
		factors.push({ name: 'staleness', operation: 'multiply', value: STALE_FACTOR, weight: 1, detail });
	}
	return factors;
}
