/**
 * A vector of the same direction and length 1; undefined for one that has neither.
 *
 * @param lost square of the length that the vector lost in a projection
 */
export function toLengthOne(vector: Float64Array | Float32Array, lost = 0): Float32Array | undefined {
	let square = lost;
	for (const number of vector) square += number * number;
	const length = Math.sqrt(square);
	return length > 0 && length < Number.POSITIVE_INFINITY
		? Float32Array.from(vector, (number) => number / length)
		: undefined;
}
