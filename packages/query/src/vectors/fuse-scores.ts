/** How a score by text and a cosine become one: added up, or by their ranks. */
export type Fusion = 'sum' | 'rrf';

/** What text and vectors say of sections. */
export interface BothScores {
	/** Normalised scores by text, 0 to 1. */
	readonly text: Float64Array;
	/** Cosines, 0 to 1. */
	readonly vector: Float64Array;
	/** The best normalised score by text; 0 where text found nothing. */
	readonly best: number;
	/** What a cosine of 1 is worth beside the best section by text. */
	readonly weight: number;
}

/** The rank at which reciprocal rank fusion gives half as much as at the first (Cormack et al., 2009). */
const RANK_CONSTANT = 60;

/**
 * Scores from both, 0 to 1. A sum divided by the most that it could be is as absolute as the score by text is:
 *
 *     sum    (text + weight · cosine · best) / (1 + weight)
 *     rrf    (1 / (60 + rank by text) + 1 / (60 + rank by cosine)) · 61 / 2
 *
 * Where text found nothing at all, a cosine counts as beside a text that fits entirely.
 */
export function fuseScores(scores: BothScores, fusion: Fusion): Float64Array {
	return fusion === 'rrf' ? byRanks(scores) : bySum(scores);
}

function bySum({ text, vector, best, weight }: BothScores): Float64Array {
	const reference = weight * (best || 1);
	return text.map((score, i) => (score + reference * (vector[i] as number)) / (1 + weight));
}

function byRanks({ text, vector }: BothScores): Float64Array {
	const byText = reciprocalRanks(text);
	const byVector = reciprocalRanks(vector);
	return byText.map((score, i) => (score + (byVector[i] as number)) / 2);
}

/** 61 / (60 + rank): 1 for the best; 0 for what has no score, of equal ones the earlier first. */
function reciprocalRanks(scores: Float64Array): Float64Array {
	const ranks = new Float64Array(scores.length);
	const ordered = Uint32Array.from(scores.keys()).sort(
		(a, b) => (scores[b] as number) - (scores[a] as number) || a - b,
	);
	ordered.forEach((index, i) => {
		if ((scores[index] as number) > 0) ranks[index] = (RANK_CONSTANT + 1) / (RANK_CONSTANT + 1 + i);
	});
	return ranks;
}
