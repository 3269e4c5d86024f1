/**
 * Compares frequencies, highest first, only by their magnitude in bits. Items numbered in this order usually keep their
 * numbers if frequencies change a little, so that rows with these numbers do not change. That costs hardly any space.
 */
export function byMagnitude(frequency: number, other: number): number {
	return Math.clz32(frequency) - Math.clz32(other);
}
