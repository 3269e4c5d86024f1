import { readSync, writeSync } from 'node:fs';

/** A list of texts that can be iterated repeatedly, in memory or on disk. */
export interface Rows extends Iterable<string> {
	readonly length: number;
}

/** Size of buffers for writing and reading. */
const BUFFER_BYTES = 2 ** 16;

/** Bytes of the length before each row. */
const LENGTH_BYTES = 4;

/** How the rows of a `SpilledRows` are kept. */
interface RowOptions {
	/** Whether texts may have lone surrogates, which JSON texts never have. */
	readonly isExact?: boolean;
	/** Characters in memory before they are written. Infinity leaves that to `flush`. */
	readonly held?: number;
}

/** Growing list of texts. The last ones are in memory, those before the last flush in a file. */
export class SpilledRows implements Rows {
	readonly #createFile: (() => number) | undefined;
	readonly #encoding: 'utf8' | 'utf16le';
	readonly #limit: number;
	#file: number | undefined;
	#written = 0;
	#held: string[] = [];
	#heldLength = 0;

	/** @param file descriptor of an empty file, or a function that creates one; undefined to keep all rows in memory */
	constructor(file?: number | (() => number), { isExact = false, held = BUFFER_BYTES }: RowOptions = {}) {
		this.#createFile = typeof file === 'number' ? () => file : file;
		this.#encoding = isExact ? 'utf16le' : 'utf8';
		this.#limit = held;
	}

	get length(): number {
		return this.#written + this.#held.length;
	}

	/** Appends a row. */
	push(text: string): void {
		this.#held.push(text);
		this.#heldLength += text.length;
		if (this.#heldLength > this.#limit) this.flush();
	}

	/** Writes the rows in memory, if there is a file: each as its length in bytes, followed by the text. Rows may be added afterwards. */
	flush(): void {
		if (this.#held.length === 0 || this.#createFile === undefined) return;
		this.#file ??= this.#createFile();
		let buffer = Buffer.allocUnsafe(BUFFER_BYTES);
		let used = 0;
		for (const text of this.#held) {
			const bytes = Buffer.byteLength(text, this.#encoding);
			if (used + LENGTH_BYTES + bytes > buffer.length) {
				writeAll(this.#file, buffer.subarray(0, used));
				used = 0;
				if (LENGTH_BYTES + bytes > buffer.length) buffer = Buffer.allocUnsafe(LENGTH_BYTES + bytes);
			}
			used = buffer.writeUInt32LE(bytes, used);
			used += buffer.write(text, used, this.#encoding);
		}
		writeAll(this.#file, buffer.subarray(0, used));
		this.#written += this.#held.length;
		this.#held = [];
		this.#heldLength = 0;
	}

	*[Symbol.iterator](): Generator<string> {
		if (this.#file !== undefined) {
			const reader = new FileReader(this.#file);
			for (let row = 0; row < this.#written; row++) {
				const bytes = reader.take(LENGTH_BYTES).readUInt32LE();
				yield reader.take(bytes).toString(this.#encoding);
			}
		}
		yield* this.#held;
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
