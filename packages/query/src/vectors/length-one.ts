/**
 * Scales a vector to length 1; returns undefined for a zero or infinite vector.
 *
 * @param lost squared length that the vector lost in a projection; it counts as part of its length
 */
export function toLengthOne(vector: Float64Array | Float32Array, lost = 0): Float32Array | undefined {
	let square = lost;
	for (const number of vector) square += number * number;
	const length = Math.sqrt(square);
	return length > 0 && length < Number.POSITIVE_INFINITY
		? Float32Array.from(vector, (number) => number / length)
		: undefined;
}
