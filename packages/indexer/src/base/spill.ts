import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { attempt } from './attempt.ts';
import { claimSpillFolder } from './lock.ts';
import { BuildError } from './report.ts';

/** Mode of temporary files and caches: they hold the texts of sources, which others on the machine may not be allowed to read. */
export const PRIVATE_FILE = 0o600;

/** What creates temporary files. */
export type Spill = Pick<SpillFolder, 'createFile'>;

/** A temporary folder next to an index, for data of a build that does not fit in memory. */
export class SpillFolder {
	private claimed: ReturnType<typeof claimSpillFolder> | undefined;
	private readonly files: number[] = [];

	/**
	 * @param out folder of the index
	 * @param advice what helps where the folder cannot be written, beside free space
	 */
	constructor(
		private readonly out: string,
		private readonly advice = ', or allow more by --memory, so that less is written',
	) {}

	/** Creates the folder if necessary, and returns its path. */
	open(): string {
		this.claimed ??= claimSpillFolder(this.out);
		mkdirSync(this.claimed.path, { recursive: true });
		return this.claimed.path;
	}

	/** Creates a file in the folder, and returns its descriptor for reading and writing, valid until the folder is removed. */
	createFile(name: string): number {
		const file = openSync(join(this.open(), name), 'w+', PRIVATE_FILE);
		this.files.push(file);
		return file;
	}

	/** Closes all files, and removes the folder. */
	remove(): void {
		if (this.claimed === undefined) return;
		// A descriptor is released even if closing fails.
		for (const file of this.files.splice(0)) attempt(() => closeSync(file));
		rmSync(this.claimed.path, { recursive: true, force: true });
		this.claimed.release();
		this.claimed = undefined;
	}

	/** Converts an error of writing to a BuildError; returns other errors unchanged. */
	errorFor(cause: unknown): unknown {
		const { code, message, path } = (cause ?? {}) as NodeJS.ErrnoException;
		if (this.claimed === undefined || cause instanceof BuildError || code === undefined) return cause;
		const own = this.claimed.path;
		if (path !== undefined && !path.startsWith(own)) return cause;
		return new BuildError(
			`${own} cannot be written (${message}): check its permissions and the space left${this.advice}.`,
		);
	}
}

/** A temporary file of values, each as node:v8 serializes it. */
export class BlockFile {
	private end = 0;

	/** @param file descriptor of an empty file, for reading and writing */
	constructor(private readonly file: number) {}

	/** Appends bytes. */
	write(bytes: Uint8Array): void {
		writeAll(this.file, bytes);
		this.end += bytes.length;
	}

	/**
	 * Appends a value. Returns a function that reads it again.
	 *
	 * @param headOf returns what is written before the value's bytes
	 */
	add<T>(value: T, headOf?: (bytes: Uint8Array) => Uint8Array): () => T {
		const bytes = serialize(value);
		if (headOf) this.write(headOf(bytes));
		const { length } = bytes;
		const start = this.end;
		this.write(bytes);
		return () => {
			const block = Buffer.allocUnsafeSlow(length);
			readFully(this.file, block, start);
			return deserialize(block) as T;
		};
	}
}

/** A list of texts that can be iterated repeatedly, in memory or on disk. */
export interface Rows extends Iterable<string> {
	readonly length: number;
}

/** Characters of rows that are read at once. */
const BLOCK_LENGTH = 2 ** 16;

/** Growing list of texts. The last ones are in memory, those before the last flush in a file. */
export class SpilledRows implements Rows {
	readonly #blocks: (() => readonly string[])[] = [];
	#held: string[] = [];
	length = 0;

	/** Appends a row. */
	push(text: string): void {
		this.#held.push(text);
		this.length++;
	}

	/** Moves the rows in memory to a file. Rows may be added afterwards. */
	flush(file: BlockFile): void {
		let block: string[] = [];
		let characters = 0;
		for (const [i, text] of this.#held.entries()) {
			block.push(text);
			characters += text.length;
			if (characters < BLOCK_LENGTH && i + 1 < this.#held.length) continue;
			this.#blocks.push(file.add(block));
			block = [];
			characters = 0;
		}
		this.#held = [];
	}

	*[Symbol.iterator](): Generator<string> {
		for (const block of this.#blocks) yield* block();
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

	override get(path: string): Content | undefined {
		const content: unknown = super.get(path);
		return (typeof content === 'function' ? content() : content) as Content | undefined;
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
