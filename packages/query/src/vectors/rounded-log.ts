/** Engines differ in the last bits of logarithms; whole steps are the same everywhere. */
const STEPS = 2 ** 20;

/** The natural logarithm in whole steps of 2^-20, so that two engines give the same. */
export function roundedLog(x: number): number {
	return Math.round(Math.log(x) * STEPS) / STEPS;
}
