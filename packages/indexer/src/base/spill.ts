import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { NumberList } from './encode.ts';
import { claimSpillFolder } from './lock.ts';
import { BuildError } from './report.ts';

/** Mode of temporary files and caches: they hold the texts of sources, which others on the machine may not be allowed to read. */
export const PRIVATE_FILE = 0o600;

/** What creates temporary files. */
export type Spill = Pick<SpillFolder, 'createFile'>;

/** A temporary folder next to an index, for data of a build that does not fit in memory. */
export interface SpillFolder {
	/** Creates the folder if necessary, and returns its path. */
	open(): string;
	/** Creates a file in the folder, and returns its descriptor for reading and writing, valid until the folder is removed. */
	createFile(name: string): number;
	/** Closes all files, and removes the folder. */
	remove(): void;
	/** Converts an error of writing to a BuildError; returns other errors unchanged. */
	errorFor(cause: unknown): unknown;
}

/**
 * @param out folder of the index
 * @param advice what helps where the folder cannot be written, beside free space
 */
export function createSpillFolder(
	out: string,
	advice = ', or allow more by --memory, so that less is written',
): SpillFolder {
	let claimed: ReturnType<typeof claimSpillFolder> | undefined;
	const files: number[] = [];
	const open = (): string => {
		claimed ??= claimSpillFolder(out);
		mkdirSync(claimed.path, { recursive: true });
		return claimed.path;
	};
	return {
		open,
		createFile(name) {
			const file = openSync(join(open(), name), 'w+', PRIVATE_FILE);
			files.push(file);
			return file;
		},
		remove() {
			if (claimed === undefined) return;
			for (const file of files.splice(0)) close(file);
			rmSync(claimed.path, { recursive: true, force: true });
			claimed.release();
			claimed = undefined;
		},
		errorFor(cause) {
			const { code, message, path } = (cause ?? {}) as NodeJS.ErrnoException;
			if (claimed === undefined || cause instanceof BuildError || code === undefined) return cause;
			if (path !== undefined && !path.startsWith(claimed.path)) return cause;
			return new BuildError(
				`${claimed.path} cannot be written (${message}): check its permissions and the space left${advice}.`,
			);
		},
	};
}

/** Closes a file. Errors are ignored, as the file is about to be removed. */
function close(file: number): void {
	try {
		closeSync(file);
	} catch {
		// A descriptor is released even if closing fails.
	}
}

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

/** A text, with the numbers of the lists that contain it, ascending. */
interface MergedText {
	readonly text: string;
	readonly lists: readonly number[];
}

/** Merges sorted lists of distinct texts, in code unit order. */
export function* mergeSorted(lists: readonly Iterable<string>[]): Generator<MergedText> {
	const iterators = lists.map((list) => list[Symbol.iterator]());
	const heads = iterators.map((iterator): string | undefined => iterator.next().value);
	for (;;) {
		let first: string | undefined;
		let found: number[] = [];
		for (const [list, text] of heads.entries()) {
			if (text === undefined || (first !== undefined && text > first)) continue;
			if (text !== first) found = [];
			first = text;
			found.push(list);
		}
		if (first === undefined) return;
		for (const list of found) heads[list] = iterators[list]?.next().value;
		yield { text: first, lists: found };
	}
}

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
class FileReader {
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

/** Returns an iterable that converts items on each iteration, so that results are not kept in memory. */
export function lazyMap<From, To>(items: Iterable<From>, convert: (item: From, index: number) => To): Iterable<To> {
	return {
		*[Symbol.iterator]() {
			let index = 0;
			for (const item of items) yield convert(item, index++);
		},
	};
}

/** A map of contents by path, some of which are read whenever they are asked for, so that they are not all in memory. */
export class LazyFiles<Content> extends Map<string, Content> {
	/** Sets what reads a content. */
	setReader(path: string, read: () => Content): void {
		super.set(path, read as Content);
	}

	override set(path: string, content: Content): this {
		return super.set(path, (() => content) as Content);
	}

	override get(path: string): Content | undefined {
		return (super.get(path) as (() => Content) | undefined)?.();
	}

	override *values(): Generator<Content, undefined> {
		for (const path of this.keys()) yield this.get(path) as Content;
	}

	override *entries(): Generator<[string, Content], undefined> {
		for (const path of this.keys()) yield [path, this.get(path) as Content];
	}

	override [Symbol.iterator](): Generator<[string, Content], undefined> {
		return this.entries();
	}

	override forEach(call: (content: Content, path: string, files: Map<string, Content>) => void): void {
		for (const [path, content] of this) call(content, path, this);
	}
}
