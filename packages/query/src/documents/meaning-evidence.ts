import { confidenceOf } from '@pinakes/format/calibration/confidence';
import { STATIC } from '@pinakes/format/kinds/vectors/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { BestFound } from '../text/search-store.ts';
import type { Ranked, VectorUse } from '../vectors/rank-sections.ts';

/**
 * Weighs the evidence by words with the nearness in meaning of the document that comes first: a question about
 * something else may share words with a text, but is seldom near to it. Only static vectors tell, as the lengths of
 * their questions do not depend on the texts (see `staticVector`); a question without any known word is judged by its words.
 */
export function withMeaning<Found extends Pick<BestFound, 'evidence' | 'confidence'>>(
	found: Found,
	{ best: [first], comparisons }: Ranked,
	use: VectorUse | undefined,
	calibration: Calibration,
): Found {
	if (use?.vectors.settings.embedder !== STATIC || comparisons === 0 || first === undefined) return found;
	const evidence = found.evidence * factorOf(first.vector);
	return { ...found, evidence, confidence: confidenceOf(evidence, calibration) };
}

/**
 * What a cosine multiplies evidence by: about 1 at 0.4, which is usual for a right answer. It stands for
 * e^(2.1 cosine) / 2.3, by which a logistic function of evidence and cosine told best which questions six collections
 * in English and Chinese answer; see docs/reference/scoring.md.
 */
function factorOf(cosine: number): number {
	return 0.5 + 3 * cosine * cosine;
}
