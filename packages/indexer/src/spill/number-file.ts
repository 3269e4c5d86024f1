import { FileReader, writeAll } from './spilled-rows.ts';

const BYTES = 4;

/** Numbers that are written at once. */
const BUFFER_LENGTH = 2 ** 14;

/** A file of unsigned 32-bit integers, which are read in the order in which they were written. */
export class NumberFile {
	readonly #file: number;
	#buffer = new Uint32Array(BUFFER_LENGTH);
	#used = 0;

	/** @param file the descriptor of an empty file */
	constructor(file: number) {
		this.#file = file;
	}

	/** Adds a number at the end. */
	push(number: number): void {
		if (this.#used === BUFFER_LENGTH) this.#flush();
		this.#buffer[this.#used++] = number;
	}

	#flush(): void {
		writeAll(this.#file, new Uint8Array(this.#buffer.buffer, 0, this.#used * BYTES));
		this.#used = 0;
	}

	/** Writes the buffer and frees it; nothing can be added afterwards. */
	finish(): void {
		this.#flush();
		this.#buffer = new Uint32Array();
	}

	/** Returns a function that reads a count of further numbers, which are valid until its next call. */
	reader(): (count: number) => Uint32Array {
		this.finish();
		const reader = new FileReader(this.#file);
		return (count) => {
			const bytes = reader.take(count * BYTES);
			return new Uint32Array(bytes.buffer, bytes.byteOffset, count);
		};
	}
}
