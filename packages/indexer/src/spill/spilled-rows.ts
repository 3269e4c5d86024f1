import { readSync, writeSync } from 'node:fs';

/** A list of texts that can be iterated repeatedly, in memory or on disk. */
export interface Rows extends Iterable<string> {
	readonly length: number;
}

/** Size of buffers for writing and reading. */
const BUFFER_BYTES = 2 ** 16;

/** Bytes of the length before each row. */
const LENGTH_BYTES = 4;

/** Texts on disk: each as its length in bytes, followed by the text. */
export class SpilledRows implements Rows {
	readonly #encoding: 'utf8' | 'utf16le';
	readonly #file: number;
	#buffer = Buffer.alloc(0);
	#used = 0;
	#length = 0;

	/**
	 * @param file descriptor of an empty file
	 * @param isExact whether texts may have lone surrogates, which JSON texts never have
	 */
	constructor(file: number, isExact = false) {
		this.#file = file;
		this.#encoding = isExact ? 'utf16le' : 'utf8';
	}

	get length(): number {
		return this.#length;
	}

	/** Appends a row. */
	push(text: string): void {
		const bytes = Buffer.byteLength(text, this.#encoding);
		if (this.#used + LENGTH_BYTES + bytes > this.#buffer.length) this.#flush(LENGTH_BYTES + bytes);
		this.#used = this.#buffer.writeUInt32LE(bytes, this.#used);
		this.#used += this.#buffer.write(text, this.#used, this.#encoding);
		this.#length++;
	}

	/** Writes the buffer, and ensures room for some bytes. */
	#flush(room: number): void {
		writeAll(this.#file, this.#buffer.subarray(0, this.#used));
		this.#used = 0;
		if (room > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(Math.max(room, BUFFER_BYTES));
	}

	/** Writes and frees the buffer. Rows may be added afterwards. */
	flush(): void {
		this.#flush(0);
		this.#buffer = Buffer.alloc(0);
	}

	*[Symbol.iterator](): Generator<string> {
		this.flush();
		const reader = new FileReader(this.#file);
		for (let row = 0; row < this.#length; row++) {
			const bytes = reader.take(LENGTH_BYTES).readUInt32LE();
			yield reader.take(bytes).toString(this.#encoding);
		}
	}
}

/** Writes all bytes at the current position of a file. */
export function writeAll(file: number, bytes: Uint8Array): void {
	for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written, bytes.length - written);
}

/** Fills bytes with those of a file from a position on. */
export function readFully(file: number, bytes: Uint8Array, position: number): void {
	for (let read = 0; read < bytes.length; ) {
		const more = readSync(file, bytes, read, bytes.length - read, position + read);
		if (more === 0) throw new Error('a temporary file ends too early');
		read += more;
	}
}

/** Reads an open file sequentially from its beginning. */
export class FileReader {
	readonly #file: number;
	#buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	#from = 0;
	#to = 0;
	#position = 0;

	constructor(file: number) {
		this.#file = file;
	}

	/** Returns the next bytes, valid until the next call. */
	take(bytes: number): Buffer {
		if (this.#to - this.#from < bytes) this.#fill(bytes);
		this.#from += bytes;
		return this.#buffer.subarray(this.#from - bytes, this.#from);
	}

	#fill(bytes: number): void {
		const rest = this.#buffer.subarray(this.#from, this.#to);
		// Slow buffers are aligned for typed arrays.
		if (bytes > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(bytes);
		rest.copy(this.#buffer);
		this.#from = 0;
		this.#to = rest.length;
		while (this.#to < bytes) {
			const read = readSync(this.#file, this.#buffer, this.#to, this.#buffer.length - this.#to, this.#position);
			if (read === 0) throw new Error('a spilled file ends too early');
			this.#position += read;
			this.#to += read;
		}
	}
}
