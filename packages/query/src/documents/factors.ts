import { dateOf } from '@pinakes/format/kinds/documents/days';
import type { Documents } from '@pinakes/format/kinds/documents/read';
import { CONFIDENCES, type Confidence } from '@pinakes/format/kinds/documents/schema';
import type { Factor } from '../units/scoring.ts';

/** What the index and the retrieval are worth in a score; both are from 0 to 1. */
export const MERGE_WEIGHTS = { index: 0.3, retrieval: 0.7 } as const;

/** What of the index part of a score, beside the title, a document gets that fits the filters that were asked for. */
const FILTERED_WEIGHT = 0.5;

/** The same for what the question implies, by kind. An implied directory is often the wrong one, a tag seldom is. */
const IMPLIED_WEIGHTS = { tag: 0.3, scope: 0.1, category: 0.1 } as const;

/** What a document's confidence multiplies its score by. */
export const CONFIDENCE_FACTORS: Readonly<Partial<Record<Confidence, number>>> = { high: 1.2, low: 0.8 };

/** Factor of the score of a document whose review is older than `STALE_AFTER_DAYS`. */
export const STALE_FACTOR = 0.9;
/** Days after which a review is stale. */
export const STALE_AFTER_DAYS = 180;

/** The kinds of what a question implies. */
export type ImpliedFilter = keyof typeof IMPLIED_WEIGHTS;

/** Something that a question implies. */
interface Implied {
	readonly filter: ImpliedFilter;
}

/**
 * How well a document fits by what the index knows of it, 0 to 1. The share of the question in titles counts squared: half of
 * its words are in many titles, all of them in those of what is asked for.
 *
 * @param title the share of the question that its title and headings have, 0 to 1
 * @param isFiltered whether filters were asked for, and it fits them
 * @param own what it has of what the question implies
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

/** What is known of a document where it is scored. */
export interface DocumentFacts {
	/** How well it fits by the index, and by what was retrieved, 0 to 1. */
	readonly index: number;
	readonly retrieval: number;
	/** What the index has of documents, if it has, and the number of this one. */
	readonly documents: Pick<Documents, 'confidences' | 'reviewed'> | undefined;
	readonly number: number;
	/** Days from 1970; 0 where no day is given, and no review is stale. */
	readonly today: number;
}

/** What a factor comes from: for one that adds the value, for one that multiplies the number. */
type Measured = Pick<Factor, 'value' | 'detail'>;

/** A factor of the score; a message that says why a document is found has the detail by this name. */
interface DocumentFactor extends Pick<Factor, 'name' | 'operation' | 'weight'> {
	/** Undefined where the factor does not apply. */
	readonly measure: (facts: DocumentFacts) => Measured | undefined;
}

const plain = (value: number): Measured => ({ value, detail: [] });

/** What adds comes before what multiplies. */
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
 * The factors of a document's score:
 *
 *     score = (0.3 x index + 0.7 x retrieval) x 1.2 or 0.8 for its confidence x 0.9 for a stale review
 */
export function documentFactors(facts: DocumentFacts): Factor[] {
	return FACTORS.flatMap(({ name, operation, weight, measure }) => {
		const { value, detail } = measure(facts) ?? {};
		return value === undefined || detail === undefined ? [] : { name, operation, value, weight, detail };
	});
}

function confidenceFactor({ documents, number }: DocumentFacts): Measured | undefined {
	const confidence = CONFIDENCES[Number(documents?.confidences[number]) - 1];
	const value = confidence && CONFIDENCE_FACTORS[confidence];
	return value === undefined ? undefined : { value, detail: [confidence as Confidence] };
}

function staleFactor({ documents, number, today }: DocumentFacts): Measured | undefined {
	const reviewed = documents?.reviewed[number] ?? 0;
	if (today === 0 || reviewed === 0 || today - reviewed <= STALE_AFTER_DAYS) return undefined;
	return { value: STALE_FACTOR, detail: [dateOf(reviewed)] };
}
