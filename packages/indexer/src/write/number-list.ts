/** A growing list of unsigned 32-bit integers. */
export class NumberList {
	#numbers: Uint32Array<ArrayBuffer>;
	#length = 0;

	/** @param expected expected number of items, for the initial allocation */
	constructor(expected = 1024) {
		this.#numbers = new Uint32Array(Math.max(1, expected));
	}

	/** Appends a number. */
	push(number: number): void {
		if (this.#length === this.#numbers.length) this.#numbers = withCapacity(this.#numbers, this.#length + 1);
		this.#numbers[this.#length++] = number;
	}

	append(numbers: Uint32Array): void {
		this.#numbers = withCapacity(this.#numbers, this.#length + numbers.length);
		this.#numbers.set(numbers, this.#length);
		this.#length += numbers.length;
	}

	/** Removes all numbers, and keeps the memory for others. */
	clear(): void {
		this.#length = 0;
	}

	get length(): number {
		return this.#length;
	}

	/** Returns the number at an index below the length. */
	at(index: number): number {
		return this.#numbers[index] as number;
	}

	/** Returns a view of the numbers, without copying. */
	view(): Uint32Array<ArrayBuffer> {
		return this.#numbers.subarray(0, this.#length);
	}
}

/**
 * Returns an array of at least `length` with the same numbers, padded with zeros; the array itself if it is long
 * enough.
 */
export function withCapacity(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
	if (numbers.length >= length) return numbers;
	const longer = new Uint32Array(Math.max(length, numbers.length * 2));
	longer.set(numbers);
	return longer;
}
