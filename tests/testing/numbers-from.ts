/** A stream of whole numbers below a limit, the same in every run. */
export function numbersFrom(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return (state >>> 8) % limit;
	};
}
