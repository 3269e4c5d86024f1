import { NumberList } from '../write/number-list.ts';

/** Bytes of a new list. */
const FIRST_BYTES = 2 ** 16;

/** A growing list of byte strings in one buffer: with a buffer each, millions would take longer to collect than to fill. */
export class ByteList {
	#bytes = Buffer.allocUnsafe(FIRST_BYTES);
	readonly #ends = new NumberList();

	get length(): number {
		return this.#ends.length;
	}

	/** Total bytes of the items. */
	get bytes(): number {
		return this.#startOf(this.length);
	}

	/** Appends an item. */
	push(item: Uint8Array): void {
		const start = this.#reserve(item.length);
		this.#bytes.set(item, start);
		this.#ends.push(start + item.length);
	}

	/** Appends a text in UTF-8. */
	pushText(text: string): void {
		const start = this.#reserve(text.length * MAX_UTF8_BYTES);
		this.#ends.push(start + this.#bytes.write(text, start));
	}

	/** Returns consecutive items as one view. */
	range(from: number, to: number): Buffer {
		return this.#bytes.subarray(this.#startOf(from), this.#startOf(to));
	}

	/** Returns the length of an item in bytes. */
	lengthOf(item: number): number {
		return this.#startOf(item + 1) - this.#startOf(item);
	}

	/** Returns the lengths of all items in bytes. */
	lengths(): number[] {
		return Array.from({ length: this.length }, (_, item) => this.lengthOf(item));
	}

	#startOf(item: number): number {
		return item === 0 ? 0 : this.#ends.at(item - 1);
	}

	/** Makes room for an item, and returns its start. */
	#reserve(bytes: number): number {
		const start = this.bytes;
		if (start + bytes > this.#bytes.length) {
			const longer = Buffer.allocUnsafe(Math.max(start + bytes, 2 * this.#bytes.length));
			longer.set(this.#bytes.subarray(0, start));
			this.#bytes = longer;
		}
		return start;
	}
}

/** UTF-8 has up to 3 bytes for a UTF-16 code unit. */
const MAX_UTF8_BYTES = 3;
