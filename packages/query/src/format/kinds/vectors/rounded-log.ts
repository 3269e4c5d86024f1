const STEPS = 2 ** 20;

/** Returns the natural logarithm, rounded to multiples of 2^-20, because engines differ in the last bits. */
export function roundedLog(x: number): number {
	return Math.round(Math.log(x) * STEPS) / STEPS;
}
