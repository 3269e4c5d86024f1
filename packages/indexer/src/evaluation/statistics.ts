/** A prediction: how sure something was that it is right, from 0 to 1, and whether it was. */
export interface Prediction {
	readonly probability: number;
	readonly isRight: boolean;
}

/**
 * The area under the ROC curve: the probability that a positive scores above a negative, where equal scores count
 * half. 1 where a threshold separates them, 0.5 where the score says nothing; null where either list is empty.
 */
export function auroc(positives: readonly number[], negatives: readonly number[]): number | null {
	if (positives.length === 0 || negatives.length === 0) return null;
	const sorted = Float64Array.from([...positives, ...negatives]).sort();
	const rankOf = new Map<number, number>();
	for (let from = 0; from < sorted.length; ) {
		const score = sorted[from] as number;
		let to = from + 1;
		while (sorted[to] === score) to++;
		// Ranks count from 1; equal scores share the middle of theirs.
		rankOf.set(score, (from + 1 + to) / 2);
		from = to;
	}
	const rankSum = positives.reduce((sum, score) => sum + (rankOf.get(score) as number), 0);
	// The U of Mann and Whitney, over the number of pairs.
	return (rankSum - (positives.length * (positives.length + 1)) / 2) / (positives.length * negatives.length);
}

/** The number, from 0, of the bin of equal width that a value from 0 to 1 lies in; 1 lies in the last. */
export function binOf(value: number, count: number): number {
	return Math.max(0, Math.min(count - 1, Math.floor(value * count)));
}

/**
 * Returns a reliability table: predictions in bins of equal width. A calibrated probability equals the share right in each.
 *
 * @returns by bin: the probability from which, and below which, predictions lie in it, of which the last includes 1; their number, their
 * mean probability and the share of them that is right, null where it has none
 */
export function reliabilityBins(predictions: readonly Prediction[], count: number) {
	return Array.from({ length: count }, (_, bin) => {
		const own = predictions.filter(({ probability }) => binOf(probability, count) === bin);
		const sum = own.reduce((total, { probability }) => total + probability, 0);
		const right = own.filter(({ isRight }) => isRight).length;
		return {
			from: bin / count,
			to: (bin + 1) / count,
			count: own.length,
			probability: own.length === 0 ? null : sum / own.length,
			right: own.length === 0 ? null : right / own.length,
		};
	});
}

/**
 * The expected calibration error: how far probability and the share right lie apart in a bin, on average over all
 * predictions. Null without predictions.
 */
export function calibrationError(bins: ReturnType<typeof reliabilityBins>): number | null {
	const total = bins.reduce((sum, { count }) => sum + count, 0);
	if (total === 0) return null;
	const distances = bins.map(({ count, probability, right }) => count * Math.abs((probability ?? 0) - (right ?? 0)));
	return distances.reduce((sum, distance) => sum + distance, 0) / total;
}
