import { RADIX, ZERO } from '@pinakes/query/format/codec/numbers';

/** Bits per digit: RADIX is 2 ** BITS. */
const BITS = 5;

/** Concatenates unsigned 32-bit integers as text, each as by `encodeNumber`, but faster. */
export class NumberText {
	#bytes = Buffer.allocUnsafe(1024);
	#length = 0;

	/** Appends a number. */
	push(number: number): void {
		if (this.#length + MAX_NUMBER_LENGTH > this.#bytes.length) this.#grow();
		// Fast path: most numbers have one digit.
		if (number < RADIX) {
			this.#bytes[this.#length++] = ZERO + number;
			return;
		}
		let rest = number;
		for (; rest >= RADIX; rest >>>= BITS) this.#bytes[this.#length++] = ZERO + RADIX + (rest & (RADIX - 1));
		this.#bytes[this.#length++] = ZERO + rest;
	}

	#grow(): void {
		const longer = Buffer.allocUnsafe(2 * this.#bytes.length);
		this.#bytes.copy(longer);
		this.#bytes = longer;
	}

	/** Returns the text, and clears it. */
	take(): string {
		const text = this.#bytes.toString('latin1', 0, this.#length);
		this.#length = 0;
		return text;
	}
}

/** Maximum digits of a number. */
const MAX_NUMBER_LENGTH = 7;
