import { FileReader, writeAll } from './spilled-rows.ts';

const BYTES = 4;

const BUFFER_LENGTH = 2 ** 14;

/** A file of unsigned 32-bit integers that is read sequentially. */
export class NumberFile {
	readonly #file: number;
	#buffer = new Uint32Array(BUFFER_LENGTH);
	#used = 0;

	/** @param file descriptor of an empty file */
	constructor(file: number) {
		this.#file = file;
	}

	/** Appends a number. */
	push(number: number): void {
		if (this.#used === BUFFER_LENGTH) this.#flush();
		this.#buffer[this.#used++] = number;
	}

	#flush(): void {
		writeAll(this.#file, new Uint8Array(this.#buffer.buffer, 0, this.#used * BYTES));
		this.#used = 0;
	}

	/** Writes and frees the buffer. No number can be added afterwards. */
	finish(): void {
		this.#flush();
		this.#buffer = new Uint32Array();
	}

	/** Returns a function that reads the next numbers. Its result is valid until the next call. */
	reader(): (count: number) => Uint32Array {
		this.finish();
		const reader = new FileReader(this.#file);
		return (count) => {
			const bytes = reader.take(count * BYTES);
			return new Uint32Array(bytes.buffer, bytes.byteOffset, count);
		};
	}
}
