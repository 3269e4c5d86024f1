/** How a text score and a cosine may be combined: by their sum, or by reciprocal ranks. */
export const FUSIONS = ['sum', 'rrf'] as const;

/** How a text score and a cosine are combined. */
export type Fusion = (typeof FUSIONS)[number];

/** Scores of sections by text and by vectors, in the same order. */
export interface BothScores {
	/** Normalised text scores, 0 to 1. */
	readonly text: Float64Array;
	/** Cosines, 0 to 1. */
	readonly vector: Float64Array;
	/** The best normalised text score; 0 if text found nothing. */
	readonly best: number;
	/** Weight of a cosine of 1, relative to the best text score. */
	readonly weight: number;
}

/** Constant of reciprocal rank fusion (Cormack et al., 2009). */
const RANK_CONSTANT = 60;

/**
 * Combines both scores, 0 to 1. A sum divided by its maximum is comparable between queries, as the text score is:
 *
 *     sum    (text + weight · cosine · best) / (1 + weight)
 *     rrf    (1 / (60 + rank by text) + 1 / (60 + rank by cosine)) · 61 / 2
 *
 * `best` is taken as 1 if text found nothing.
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

/** Returns 61 / (60 + rank), which is 1 for the best, or 0 for a score of 0. Ties are ranked by index. */
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
