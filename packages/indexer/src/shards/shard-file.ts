import { createHash, type Hash } from 'node:crypto';
import { closeSync, lstatSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { WRITER } from '../build/cache-file.ts';
import { digestOfSettings } from '../build/digest.ts';
import type { Config } from '../config/config.ts';
import { BuildError } from '../errors.ts';
import type { SkillSource } from '../kinds/skills/write.ts';
import type { EncoderChoice } from '../kinds/vectors/settings.ts';
import type { Problem } from '../report.ts';
import type { AllContents } from '../sources/read-folders.ts';
import type { ReadSource } from '../sources/source-document.ts';
import { FileReader, writeAll } from '../spill/spilled-rows.ts';
import type { Shard } from './shard.ts';

/*
 *     pinakes shard\n
 *     what wrote it\n
 *     blocks: a number of bytes, and as many; documents sorted by path, an empty block, and what else there is
 *     the SHA-256 of all before it
 *
 * A document is a ReadSource, and what else there is a ShardContents, as node:v8 serializes them.
 */
const MAGIC = `pinakes shard\n${WRITER}\n`;

const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;

/** Bytes that are hashed at once. */
const CHECKED_BYTES = 2 ** 20;

/** The contents of a shard besides documents. Decisions that depend on other shards are not made yet. */
interface ShardContents {
	readonly shard: Shard;
	readonly folders: readonly string[];
	readonly config: Config;
	readonly vectors: Extract<EncoderChoice, string>;
	readonly suggest: boolean;
	readonly glossary: string | undefined;
	readonly contents: AllContents;
	readonly skills: readonly SkillSource[];
	readonly problems: readonly Problem[];
}

/** Writes a shard to a temporary file, one document after another. */
export class ShardWriter {
	readonly #file: string;
	readonly #written: string;
	readonly #open: number;
	readonly #hash: Hash = createHash('sha256');
	#bytes = 0;

	/**
	 * @param file replaced atomically by `finish`
	 * @throws BuildError if it cannot be written; all methods may throw it
	 */
	constructor(file: string) {
		this.#file = file;
		this.#written = `${file}.${process.pid}.tmp`;
		this.#open = this.#try(() => {
			mkdirSync(dirname(file), { recursive: true });
			return openSync(this.#written, 'w');
		});
		this.#try(() => this.#write(Buffer.from(MAGIC)));
	}

	/** Adds the next document, in the order of paths. */
	add(source: ReadSource): void {
		this.#try(() => this.#writeBlock(serialize(source)));
	}

	/** Adds the other contents, and replaces the file. Returns its size in bytes. */
	finish(contents: ShardContents): number {
		return this.#try(() => {
			this.#writeBlock(new Uint8Array());
			this.#writeBlock(serialize(contents));
			this.#write(this.#hash.copy().digest());
			closeSync(this.#open);
			renameSync(this.#written, this.#file);
			return this.#bytes;
		});
	}

	/** Removes the temporary file. */
	abandon(): void {
		rmSync(this.#written, { force: true });
	}

	#writeBlock(bytes: Uint8Array): void {
		const length = Buffer.alloc(LENGTH_BYTES);
		length.writeUInt32LE(bytes.length);
		this.#write(length);
		this.#write(bytes);
	}

	#write(bytes: Uint8Array): void {
		this.#hash.update(bytes);
		this.#bytes += bytes.length;
		writeAll(this.#open, bytes);
	}

	#try<T>(write: () => T): T {
		try {
			return write();
		} catch (cause) {
			this.abandon();
			const code = (cause as NodeJS.ErrnoException).code;
			throw new BuildError(`${this.#file} cannot be written (${code}): name a file in a folder that you may write to.`);
		}
	}
}

/** An open shard, whose documents are read on demand. */
export interface OpenShard extends ShardContents {
	/** Yields its documents, sorted by path. */
	documents(): Generator<ReadSource>;
}

/**
 * Opens a shard, and checks its SHA-256.
 *
 * @throws BuildError for another file, or one of another version
 */
export function openShard(file: string): OpenShard {
	const refuse = (problem: string): never => {
		throw new BuildError(`${file} ${problem}: write it by pinakes build --shard of the version that merges.`);
	};
	const stats = lstatSync(file, { throwIfNoEntry: false });
	if (stats === undefined) return refuse('is missing');
	if (!stats.isFile()) return refuse('is not a shard');
	const problem = problemOf(file, stats.size);
	if (problem !== undefined) return refuse(problem);
	return {
		...readContents(file),
		*documents() {
			// Deserialized arrays are views of the bytes, which the reader overwrites.
			for (const block of blocksOf(file)) yield deserialize(new Uint8Array(block)) as ReadSource;
		},
	};
}

/** Reads the contents behind the documents. */
function readContents(file: string): ShardContents {
	const blocks = blocksOf(file);
	for (let block = blocks.next(); ; block = blocks.next()) {
		if (block.done) return deserialize(block.value) as ShardContents;
	}
}

/** Returns what is wrong with a file; undefined if it is valid. */
function problemOf(file: string, size: number): string | undefined {
	const open = openSync(file, 'r');
	try {
		const [first, by] = MAGIC.split('\n') as [string, string];
		const reader = new FileReader(open);
		const start = reader.take(Math.min(size, MAGIC.length)).toString('latin1').split('\n');
		if (start[0] !== first || size < MAGIC.length + DIGEST_BYTES) return 'is damaged, or of another program';
		if (start[1] !== by) return 'was written by another version';
		const hash = createHash('sha256').update(MAGIC);
		for (let rest = size - MAGIC.length - DIGEST_BYTES; rest > 0; rest -= CHECKED_BYTES) {
			hash.update(reader.take(Math.min(rest, CHECKED_BYTES)));
		}
		return hash.digest().equals(reader.take(DIGEST_BYTES)) ? undefined : 'is damaged';
	} finally {
		closeSync(open);
	}
}

/** Yields the document blocks of a valid file, and returns the block behind them. */
function* blocksOf(file: string): Generator<Uint8Array, Uint8Array> {
	const open = openSync(file, 'r');
	try {
		const reader = new FileReader(open);
		reader.take(MAGIC.length);
		const next = (): Buffer => reader.take(reader.take(LENGTH_BYTES).readUInt32LE());
		for (let block = next(); block.length > 0; block = next()) yield block;
		return next();
	} finally {
		closeSync(open);
	}
}

/** Returns a digest of the settings that all shards of an index must share. */
export function settingsDigest({ config, vectors, suggest, glossary, shard, contents }: ShardContents): string {
	return digestOfSettings([config, vectors, suggest, glossary, shard.count, contents.prefixes]);
}
