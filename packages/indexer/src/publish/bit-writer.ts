import { adapted, FIRST_RANGE, FIRST_STATE, MIN_RANGE, rangeOfOne } from '@pinakes/query/format/codec/bit-code';

/** Writes bits that are read as codec/bit-code.ts of format says. */
export class BitWriter {
	/** The bytes of the code that are complete, but for what is carried into them. */
	readonly #code: number[] = [];
	/** The beginning of the range: its last three bytes, and what is carried into those before. */
	#low = 0;
	#range = FIRST_RANGE;
	readonly #states: Uint32Array;
	readonly #plain: number[] = [];
	/** Plain bits that have no whole byte yet, and their number. */
	#rest = 0;
	#held = 0;

	constructor(contexts: number) {
		this.#states = new Uint32Array(contexts).fill(FIRST_STATE);
	}

	/** Number of bytes if nothing follows. */
	get size(): number {
		return this.#code.length + 1 + this.#plain.length + Number(this.#held > 0);
	}

	/** Writes a bit in a context. */
	bit(context: number, isOne: boolean): void {
		const state = this.#states[context] as number;
		const ofOne = rangeOfOne(this.#range, state);
		if (isOne) this.#range = ofOne;
		else {
			this.#low += ofOne;
			this.#range -= ofOne;
		}
		for (; this.#range < MIN_RANGE; this.#range <<= 8) this.#shift();
		this.#states[context] = adapted(state, isOne);
	}

	/** Writes up to 24 plain bits, the lowest first. */
	plain(count: number, number: number): void {
		this.#rest |= (number & (2 ** count - 1)) << this.#held;
		for (this.#held += count; this.#held >= 8; this.#held -= 8) {
			this.#plain.push(this.#rest & 255);
			this.#rest >>>= 8;
		}
	}

	/**
	 * Writes a number: see format's kinds/text/chunks.ts.
	 *
	 * @param first the context of the first bit
	 * @param base the first context of its length
	 * @param shift its lowest bits that always are plain bits
	 */
	number(first: number, base: number, number: number, shift = 0): void {
		this.bit(first, number === 0);
		if (number === 0) return;
		const shifted = number - 1 + 2 ** shift;
		const length = 31 - Math.clz32(shifted) - shift;
		for (let i = 0; i < length; i++) this.bit(base + i, false);
		this.bit(base + length, true);
		this.plain(length + shift, shifted);
	}

	/** Ends writing. Returns the bytes, with zeros between code and plain bits. */
	finish(length: number): number[] {
		// Rounded up, so that any bytes may follow.
		this.#low += 2 ** 16 - 1;
		this.#shift();
		const plain = this.#held > 0 ? [...this.#plain, this.#rest] : this.#plain;
		const zeros = new Array<number>(length - this.#code.length - plain.length).fill(0);
		return [...this.#code, ...zeros, ...plain.reverse()];
	}

	/** Completes a byte. */
	#shift(): void {
		let carried = this.#low >>> 24;
		for (let i = this.#code.length - 1; carried > 0; i--) {
			const sum = (this.#code[i] as number) + carried;
			this.#code[i] = sum & 255;
			carried = sum >>> 8;
		}
		this.#code.push((this.#low >>> 16) & 255);
		this.#low = (this.#low & 0xffff) << 8;
	}
}
