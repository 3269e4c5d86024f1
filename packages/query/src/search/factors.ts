import type { Factor } from '../format/base/factors.ts';
import { dateOf } from '../format/kinds/documents/days.js';
import type { Documents } from '../format/kinds/documents/read.js';
import { CONFIDENCE_FACTORS, ratedConfidence } from './confidence.ts';

/** Weights of the index score and the retrieval score, both 0 to 1. */
export const MERGE_WEIGHTS = { index: 0.3, retrieval: 0.7 } as const;

/** Share of the index score, besides the title, that a document gets for passing the given filters. */
const FILTERED_WEIGHT = 0.5;

/** The same for filters that the question implies, by kind. An implied directory is often wrong, a tag rarely. */
const IMPLIED_WEIGHTS = { tag: 0.3, scope: 0.1, category: 0.1 } as const;

/** Multiplier for a document whose review is older than `STALE_AFTER_DAYS`. */
export const STALE_FACTOR = 0.9;
/** Age in days after which a review is stale. */
export const STALE_AFTER_DAYS = 180;

/** Kinds of filters that a question implies. */
export type ImpliedFilter = keyof typeof IMPLIED_WEIGHTS;

interface Implied {
	readonly filter: ImpliedFilter;
}

/**
 * Returns how well a document matches by its metadata, 0 to 1. The share of the question in the title is squared: half
 * of its words are in many titles, all of them in that of the right document.
 *
 * @param title share of the question's concepts in title and headings, 0 to 1
 * @param isFiltered whether filters were given, and the document passes them
 * @param own the implied filters that it passes
 * @param implied all filters that the question implies
 */
export function indexScore(
	title: number,
	isFiltered: boolean,
	own: readonly Implied[],
	implied: readonly Implied[],
): number {
	const countIn = (list: readonly Implied[], name: string): number =>
		list.filter(({ filter }) => filter === name).length;
	const asked = isFiltered ? FILTERED_WEIGHT : 0;
	const had = Object.entries(IMPLIED_WEIGHTS).reduce(
		(sum, [name, weight]) => sum + (countIn(own, name) / Math.max(1, countIn(implied, name))) * weight,
		0,
	);
	const titled = title * title;
	return titled + (1 - titled) * (asked + (1 - asked) * had);
}

/** Values of a document that its score is computed from. */
interface DocumentFacts {
	/** Scores by metadata and by retrieval, 0 to 1. */
	readonly index: number;
	readonly retrieval: number;
	/** Columns of documents, if the index has any, and the number of the document. */
	readonly documents: Pick<Documents, 'confidences' | 'reviewed'> | undefined;
	readonly number: number;
	/** Days since 1970; 0 if no day is given, so that no review is stale. */
	readonly today: number;
	/** Whether a list of changes may be the answer; if not, its confidence is low. */
	readonly mayBeChanges: boolean;
}

/** Measured value of an additive factor, or the multiplier, with its detail. */
type Measured = Pick<Factor, 'value' | 'detail'>;

/** A factor of the score. Its name is also that of its detail in messages. */
interface DocumentFactor extends Pick<Factor, 'name' | 'operation' | 'weight'> {
	/** Returns undefined if the factor does not apply. */
	readonly measure: (facts: DocumentFacts) => Measured | undefined;
}

const plain = (value: number): Measured => ({ value, detail: [] });

/** Additive factors come first. */
const FACTORS: readonly DocumentFactor[] = [
	{
		name: 'index',
		operation: 'add',
		weight: MERGE_WEIGHTS.index,
		measure: ({ index }) => plain(index),
	},
	{
		name: 'retrieval',
		operation: 'add',
		weight: MERGE_WEIGHTS.retrieval,
		measure: ({ retrieval }) => plain(retrieval),
	},
	{ name: 'confidence', operation: 'multiply', weight: 1, measure: confidenceFactor },
	{ name: 'staleness', operation: 'multiply', weight: 1, measure: staleFactor },
];

/**
 * Returns the factors of a document's score:
 *
 *     score = (0.3 x index + 0.7 x retrieval) x 1.2 or 0.8 for its confidence x 0.9 for a stale review
 */
export function documentFactors(facts: DocumentFacts): Factor[] {
	return FACTORS.flatMap(({ name, operation, weight, measure }) => {
		const { value = 0, detail } = measure(facts) ?? {};
		return detail ? { name, operation, value, weight, detail } : [];
	});
}

function confidenceFactor({ documents, number, mayBeChanges }: DocumentFacts): Measured | undefined {
	const confidence = ratedConfidence(documents, number, mayBeChanges);
	const value = confidence && CONFIDENCE_FACTORS[confidence];
	return value ? { value, detail: [confidence] } : undefined;
}

function staleFactor({ documents, number, today }: DocumentFacts): Measured | undefined {
	const reviewed = documents?.reviewed[number];
	if (today === 0 || !reviewed || today - reviewed <= STALE_AFTER_DAYS) return undefined;
	return { value: STALE_FACTOR, detail: [dateOf(reviewed)] };
}
