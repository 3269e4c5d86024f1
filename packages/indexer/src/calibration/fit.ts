import { type Calibration, probabilityOf, toThousandths } from '@pinakes/query/internal';

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

type EvidenceMap = Calibration['map'];

/**
 * Bounds of the level, the evidence with a probability of a half, as multiples of that of the built-in map. In seven collections of 48
 * to 938 skills it is 0.53 to 0.98 times as much, and a third for 832 skills that were made from one template.
 */
const MIN_LEVEL = 0.5;
const MAX_LEVEL = 1.2;

/** More evidence than any line has; and the halvings that find a level below it to more digits than maps have. */
const MAX_EVIDENCE = 1024;
const HALVINGS = 50;

/**
 * Returns the map from evidence to probability for requests, from that which was fitted to lines of the files.
 *
 * - The level stays near to that of the built-in map. Files that were made from one template differ in little but a name, so their
 *   lines find their unit more easily than requests do.
 * - The probability is further from a half: see `probabilityOfRequest`.
 *
 * @param fitted probability of a line by its evidence; it does not descend
 * @param builtIn built-in map, whose points of evidence the result has
 */
export function requestMap(fitted: (evidence: number) => number, builtIn: EvidenceMap): EvidenceMap {
	const usual = levelOf((evidence) => probabilityOf(evidence, { map: builtIn }));
	const measured = levelOf(fitted);
	const level = Math.min(Math.max(measured, MIN_LEVEL * usual), MAX_LEVEL * usual);
	return builtIn.map(([evidence]): [number, number] => {
		return [evidence, toThousandths(probabilityOfRequest(fitted((evidence * measured) / level)))];
	});
}

/** Returns the least evidence with a probability of a half. */
function levelOf(probabilityAt: (evidence: number) => number): number {
	let low = 0;
	let high = MAX_EVIDENCE;
	for (let i = 0; i < HALVINGS; i++) {
		const middle = (low + high) / 2;
		if (probabilityAt(middle) < 0.5) low = middle;
		else high = middle;
	}
	return high;
}

/**
 * Returns the probability for a request where a line has another: its odds to the power of 1.25. Evidence tells requests with an
 * answer from those without better than it does lines. Chosen by likelihood on requests to three collections; see
 * bench/results/fresh.md.
 */
export function probabilityOfRequest(ofLine: number): number {
	// Those against it, as a steep map rounds to 1. By square roots, since engines may round other powers differently.
	const odds = (1 - ofLine) / ofLine;
	return 1 / (1 + odds * Math.sqrt(Math.sqrt(odds)));
}
