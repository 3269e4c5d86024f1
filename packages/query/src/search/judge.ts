import { probabilityOf } from '../format/kinds/calibration.js';
import { COSINE_FACTOR } from '../format/kinds/weights.js';
import { evidenceIn, type QueryEvidence, type TextEvidence } from '../text/judge.ts';
import type { Ranked, RankedSection } from '../text/pages.ts';
import { documentOf } from '../text/store.ts';
import type { Narrowed } from './narrow.ts';
import type { AvailableVectors } from './vectors.ts';

/**
 * Returns the evidence and the probability that the first document answers the question: the evidence of its words, multiplied
 * by a factor for its similarity in meaning. The scores of a `VectorSearch` do not give that factor.
 *
 * @param first the first document that text or vectors found
 */
export function documentEvidence(
	{ store, found }: Pick<Narrowed, 'store' | 'found'>,
	query: QueryEvidence,
	first: RankedSection | undefined,
	{ comparisons }: Pick<Ranked, 'comparisons'>,
	{ use }: Pick<AvailableVectors, 'use'>,
): TextEvidence {
	const judged = first ?? found.sections[0];
	if (judged === undefined) return { evidence: 0, probability: 0 };
	const number = documentOf(store, judged.section);
	const others = found.sections.filter(({ section }) => documentOf(store, section) === number);
	const byWords = [judged, ...others].map(({ section }) => evidenceIn(query, section, store).evidence);
	const isCompared = use !== undefined && comparisons > 0 && first !== undefined;
	const evidence =
		Math.max(...byWords) * (isCompared ? COSINE_FACTOR.constant + COSINE_FACTOR.square * first.vector ** 2 : 1);
	return { evidence, probability: probabilityOf(evidence, store.calibration) };
}
