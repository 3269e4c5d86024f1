/** Whether an answer was right, and its evidence. */
export interface Observation {
	readonly evidence: number;
	readonly isRight: boolean;
	readonly weight: number;
}

/**
 * Maximum steps of Newton's method. It needs fewer than ten, unless right and wrong are nearly separable; then the last
 * ones change little.
 */
const MAX_STEPS = 50;
const SMALLEST_STEP = 1e-6;

/**
 * Fits the probability of a right answer as a logistic function of the logarithm of evidence, by Newton's method.
 * Targets are those of Platt ("Probabilistic outputs for support vector machines", 1999), so that no answer is certain
 * even if right and wrong are separable. Evidence of 0 is never right.
 *
 * @returns a function that does not descend; constant if more evidence is not more often right
 */
export function logisticFit(observations: readonly Observation[]): (evidence: number) => number {
	const known = observations.filter(({ evidence }) => evidence > 0);
	const right = known.filter(({ isRight }) => isRight);
	const targets = { right: (right.length + 1) / (right.length + 2), wrong: 1 / (known.length - right.length + 2) };
	let slope = 0;
	let offset = 0;
	for (let step = 0; step < MAX_STEPS; step++) {
		let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0];
		for (const { evidence, isRight, weight } of known) {
			const x = Math.log(evidence);
			const p = sigmoid(slope * x + offset);
			const error = weight * ((isRight ? targets.right : targets.wrong) - p);
			const curve = weight * p * (1 - p);
			a += error * x;
			b += error;
			aa += curve * x * x;
			ab += curve * x;
			bb += curve;
		}
		const determinant = aa * bb - ab * ab;
		if (!(determinant > Number.EPSILON)) break;
		const change = { slope: (bb * a - ab * b) / determinant, offset: (aa * b - ab * a) / determinant };
		slope += change.slope;
		offset += change.offset;
		if (Math.abs(change.slope) + Math.abs(change.offset) < SMALLEST_STEP) break;
	}
	if (slope > 0 && right.length > 0)
		return (evidence) => (evidence > 0 ? sigmoid(slope * Math.log(evidence) + offset) : 0);
	const weightOf = (some: readonly Observation[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
	const share = weightOf(right) / (weightOf(known) || 1);
	return (evidence) => (evidence > 0 ? share : 0);
}

function sigmoid(x: number): number {
	return 1 / (1 + Math.exp(-x));
}
