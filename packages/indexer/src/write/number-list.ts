/** Whole numbers below 2^32 of which nobody knows yet how many there will be, four bytes each. */
export class NumberList {
	#numbers = new Uint32Array(1024);
	#length = 0;

	/** Adds a number at the end. */
	push(number: number): void {
		if (this.#length === this.#numbers.length) this.#numbers = grown(this.#numbers, this.#length + 1);
		this.#numbers[this.#length++] = number;
	}

	/** The numbers so far, not copied. */
	view(): Uint32Array<ArrayBuffer> {
		return this.#numbers.subarray(0, this.#length);
	}
}

/** Numbers in an array of at least the length given, zeros behind them; the array itself where it is long enough. */
export function grown(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
	if (numbers.length >= length) return numbers;
	const longer = new Uint32Array(Math.max(length, numbers.length * 2));
	longer.set(numbers);
	return longer;
}
