import { confidenceOf } from '@pinakes/format/calibration/confidence';
import { STATIC } from '@pinakes/format/kinds/vectors/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { BestFound } from '../text/search-store.ts';
import type { Ranked, VectorUse } from '../vectors/rank-sections.ts';

/** Documents, best first, of which the nearest counts. */
const MAX_COMPARED = 10;

/**
 * The cosine of a question and the nearest of these documents at which evidence stays as it is. In seven collections in
 * English and Chinese most questions with an answer were nearer, and one in ten of the others.
 */
const USUAL_COSINE = 0.45;

/** What nearness multiplies evidence by at most: the same words can mean the same by chance. */
const MAX_FACTOR = 1.5;

/**
 * Weighs the evidence by words with the nearness in meaning of the documents that were found: a question about
 * something else may share words with a text, but is seldom near to it. Only static vectors tell, as the lengths of
 * their questions do not depend on the texts (see `staticVector`); a question without any known word is judged by its words.
 */
export function withMeaning<Found extends Pick<BestFound, 'evidence' | 'confidence'>>(
	found: Found,
	{ best, comparisons }: Ranked,
	use: VectorUse | undefined,
	calibration: Calibration,
): Found {
	if (use?.vectors.settings.embedder !== STATIC || comparisons === 0) return found;
	const nearest = best.slice(0, MAX_COMPARED).reduce((most, { vector }) => Math.max(most, vector), 0);
	const evidence = found.evidence * Math.min(MAX_FACTOR, nearest / USUAL_COSINE);
	return { ...found, evidence, confidence: confidenceOf(evidence, calibration) };
}
