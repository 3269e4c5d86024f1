/** Whole numbers below 2^32 of which nobody knows yet how many there will be, four bytes each. */
export class NumberList {
	#numbers: Uint32Array<ArrayBuffer>;
	#length = 0;

	/** @param expected how many numbers there may be; more or fewer do no harm */
	constructor(expected = 1024) {
		this.#numbers = new Uint32Array(Math.max(1, expected));
	}

	/** Adds a number at the end. */
	push(number: number): void {
		if (this.#length === this.#numbers.length) this.#numbers = grown(this.#numbers, this.#length + 1);
		this.#numbers[this.#length++] = number;
	}

	/** Adds numbers at the end. */
	append(numbers: Uint32Array): void {
		this.#numbers = grown(this.#numbers, this.#length + numbers.length);
		this.#numbers.set(numbers, this.#length);
		this.#length += numbers.length;
	}

	get length(): number {
		return this.#length;
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
