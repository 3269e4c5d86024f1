import { NumberList } from '../write/number-list.ts';
import { FileReader, writeAll } from './spilled-rows.ts';

const BYTES = 4;

const BUFFER_LENGTH = 2 ** 14;

/** A list of unsigned 32-bit integers that is read sequentially, in memory or in a file. */
export class NumberFile {
	readonly #file: number | undefined;
	#held: NumberList;

	/** @param file descriptor of an empty file; undefined to keep the numbers in memory */
	constructor(file?: number) {
		this.#file = file;
		this.#held = new NumberList(file === undefined ? undefined : BUFFER_LENGTH);
	}

	/** Appends a number. */
	push(number: number): void {
		this.#held.push(number);
		if (this.#held.length === BUFFER_LENGTH && this.#file !== undefined) this.#flush(this.#file);
	}

	#flush(file: number): void {
		const { buffer, byteOffset, byteLength } = this.#held.view();
		writeAll(file, new Uint8Array(buffer, byteOffset, byteLength));
		this.#held.clear();
	}

	/** Writes and frees what is in memory, if there is a file. No number can be added afterwards. */
	finish(): void {
		if (this.#file === undefined) return;
		this.#flush(this.#file);
		this.#held = new NumberList(0);
	}

	/** Returns a function that reads the next numbers. Its result is valid until the next call. */
	reader(): (count: number) => Uint32Array {
		this.finish();
		if (this.#file === undefined) {
			const numbers = this.#held.view();
			let next = 0;
			return (count) => {
				next += count;
				return numbers.subarray(next - count, next);
			};
		}
		const reader = new FileReader(this.#file);
		return (count) => {
			const bytes = reader.take(count * BYTES);
			return new Uint32Array(bytes.buffer, bytes.byteOffset, count);
		};
	}
}
