import { createHash } from 'node:crypto';
import {
	closeSync,
	copyFileSync,
	fstatSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { endianness } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { deserialize } from 'node:v8';
import { FORMAT_VERSION, fits, parseJson } from '@pinakes/query/internal';
import { digestOf } from '../base/digest.ts';
import { removeIfPossible } from '../base/files.ts';
import { draftOf } from '../base/lock.ts';
import { GENERATOR } from '../base/report.ts';
import { BlockFile, PRIVATE_FILE, readFully } from '../base/spill.ts';
import type { DocumentText, Postings } from '../kinds/text/collect.ts';
import type { CachedVectors } from '../kinds/vectors/write.ts';
import type { SourceDocument } from '../model/source-document.ts';
import type { ReadSource } from './parse-file.ts';

/*
 * A cache has what was read from each document, by the digest of its path and bytes. Documents are in runs, as a build
 * analyzes them, sorted by path:
 *
 *     pinakes build cache\n
 *     { "by": what wrote it, "settings": digest of what documents were analyzed with }\n
 *     blocks: length (4 bytes), SHA-256 of the value (32), and the value as node:v8 serializes it
 *
 * Blocks are the documents and the postings of each run in turn, and at the end a `CacheTail`. A damaged block ends the
 * file, so that its documents are analyzed again.
 */
const MAGIC = 'pinakes build cache\n';

/** Increase if cached data change their meaning, or are written in another way. */
const CACHE_VERSION = 50;

/** Identifies the program that wrote a file. Only the same program reads it. */
export const WRITER = [
	GENERATOR,
	// The command is bundled, and the name of a bundle is a hash of its code.
	basename(import.meta.url).replace(/\.\w+$/, ''),
	`cache ${CACHE_VERSION}`,
	`format ${FORMAT_VERSION}`,
	// Versions of Unicode differ in case folding.
	`unicode ${process.versions.unicode}`,
	`v8 ${process.versions.v8}`,
	endianness(),
].join(', ');

const MAX_HEADER_BYTES = 1000;

const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;

/** All that an index contains of a document, but its postings. It depends only on path, bytes and settings. */
export interface CachedDocument {
	readonly source: SourceDocument;
	readonly text: DocumentText;
}

/** The documents of a build for the cache. */
export interface CachedRuns {
	/** The file that has them; undefined if they are in memory. */
	readonly file: CacheWriter | undefined;
	/** Writes the documents in memory. */
	write(file: CacheWriter): void;
}

interface CacheTail {
	readonly vectors: CachedVectors | undefined;
}

/** Returns the file of the cache for builds from these folders to an output folder. */
export function cacheFile(cache: string, folders: readonly string[], out: string): string {
	return join(cache, 'builds', `${digestOf(JSON.stringify([...folders, out].map((folder) => resolve(folder))))}.bin`);
}

/** Writes a cache, or the postings of a build that keeps none. */
export class CacheWriter {
	constructor(
		private readonly file: BlockFile,
		private readonly path: string,
		settings: string,
	) {
		file.write(Buffer.from(`${MAGIC}${JSON.stringify({ by: WRITER, settings })}\n`));
	}

	/** Adds a run. Returns a function that reads its postings again. */
	add(documents: readonly CachedDocument[], postings: Postings): () => Postings {
		this.file.add(documents, headOf);
		return this.file.add(postings, headOf);
	}

	/** Adds what is at the end, and moves the file. */
	finish(tail: CacheTail, to: string): void {
		this.file.add(tail, headOf);
		if (to === this.path) return;
		try {
			renameSync(this.path, to);
		} catch {
			// The cache is on another file system.
			copyFileSync(this.path, to);
		}
	}
}

function headOf(block: Uint8Array): Uint8Array {
	const length = Buffer.alloc(LENGTH_BYTES);
	length.writeUInt32LE(block.length);
	return Buffer.concat([length, sha256(block)]);
}

/** Reads the cache of an earlier build, in the order of paths. Never throws. */
export class CacheReader {
	readonly #size: number;
	#documents: readonly CachedDocument[] = [];
	#postings: Postings | undefined;
	/** Number of the next document in the run, and of its first section there. */
	#next = 0;
	#section = 0;
	#tail: CacheTail | undefined;
	#isDamaged = false;

	/**
	 * @param file descriptor, which `close` closes
	 * @param position end of the header
	 */
	constructor(
		private readonly file: number,
		private position: number,
		private readonly onDamaged: () => void,
	) {
		this.#size = fstatSync(file).size;
	}

	/** Returns a document. Paths must be asked in ascending order. */
	get(path: string): ReadSource | undefined {
		for (;;) {
			const document = this.#documents[this.#next];
			if (document === undefined) {
				if (!this.#readRun()) return undefined;
				continue;
			}
			const { source, text } = document;
			if (source.path > path) return undefined;
			const first = this.#section;
			this.#section += text.records.length;
			this.#next++;
			if (source.path < path) continue;
			const postings = this.#postings as Postings;
			return { document: source, text: { text, postings, first }, isCached: true };
		}
	}

	get isWhole(): boolean {
		return !this.#isDamaged;
	}

	/** Returns what is at the end; no document can be asked for afterwards. */
	tail(): CacheTail | undefined {
		while (this.#readRun());
		return this.#tail;
	}

	close(): void {
		closeSync(this.file);
	}

	#readRun(): boolean {
		this.#documents = [];
		this.#postings = undefined;
		this.#next = 0;
		this.#section = 0;
		if (this.#tail !== undefined) return false;
		const block = this.#readBlock();
		if (!Array.isArray(block)) {
			this.#tail = block as CacheTail | undefined;
			if (block !== undefined && this.position !== this.#size) this.#damaged();
			return false;
		}
		this.#postings = this.#readBlock() as Postings | undefined;
		if (this.#postings === undefined) return false;
		this.#documents = block as readonly CachedDocument[];
		return true;
	}

	/** Reads the next value; undefined where the file is damaged. */
	#readBlock(): unknown {
		if (this.#isDamaged) return undefined;
		try {
			const head = Buffer.allocUnsafe(LENGTH_BYTES + DIGEST_BYTES);
			readFully(this.file, head, this.position);
			const length = head.readUInt32LE();
			const start = this.position + head.length;
			if (start + length > this.#size) throw new RangeError('the file ends too early');
			const block = Buffer.allocUnsafeSlow(length);
			readFully(this.file, block, start);
			if (!sha256(block).equals(head.subarray(LENGTH_BYTES))) throw new RangeError('the file was changed');
			this.position = start + length;
			return deserialize(block);
		} catch {
			this.#damaged();
			return undefined;
		}
	}

	#damaged(): void {
		this.#isDamaged = true;
		this.onDamaged();
	}
}

function sha256(bytes: Uint8Array): Buffer {
	return createHash('sha256').update(bytes).digest();
}

/**
 * Opens the cache of an earlier build; undefined if there is none for these settings.
 *
 * @param onIgnored called with why a file is not read, or only in part
 */
export function openCache(file: string, settings: string, onIgnored: (why: string) => void): CacheReader | undefined {
	const ignored = (why: string): undefined => {
		onIgnored(`the cache ${file} ${why}: what it lacks is analyzed again`);
	};
	let opened: number | undefined;
	try {
		const stats = lstatSync(file, { throwIfNoEntry: false });
		if (stats === undefined) return undefined;
		if (!stats.isFile()) return ignored('is not a file of a build');
		opened = openSync(file, 'r');
		const now = new Date();
		utimesSync(file, now, now);
		const head = Buffer.alloc(Math.min(stats.size, MAX_HEADER_BYTES));
		readFully(opened, head, 0);
		const text = head.toString('latin1');
		const end = text.indexOf('\n', MAGIC.length);
		const header = text.startsWith(MAGIC) && end >= 0 ? parseJson(text.slice(MAGIC.length, end)) : undefined;
		const found = fits(header, { by: '', settings: '' }) ? (header as { by: string; settings: string }) : undefined;
		if (found?.by === WRITER && found.settings === settings) {
			const reader = new CacheReader(opened, end + 1, () => ignored('is damaged'));
			opened = undefined;
			return reader;
		}
		if (found === undefined) return ignored('is damaged, or of another program');
		return found.by === WRITER ? undefined : ignored('was written by another version');
	} catch (cause) {
		return ignored(`cannot be read (${(cause as NodeJS.ErrnoException).code})`);
	} finally {
		if (opened !== undefined) closeSync(opened);
	}
}

/**
 * Saves a cache for the next build. The file is replaced in one step, so that a killed build leaves the old one.
 *
 * @returns why it could not be saved; undefined if it was
 */
export function saveCache(file: string, settings: string, runs: CachedRuns, tail: CacheTail): string | undefined {
	let path = '';
	let opened: number | undefined;
	try {
		prepare(file);
		path = draftOf(file);
		let writer = runs.file;
		if (writer === undefined) {
			opened = openSync(path, 'w+', PRIVATE_FILE);
			writer = new CacheWriter(new BlockFile(opened), path, settings);
			runs.write(writer);
		}
		writer.finish(tail, path);
		renameSync(path, file);
		return undefined;
	} catch (cause) {
		if (path !== '') removeIfPossible(path);
		return `the cache ${file} cannot be written (${(cause as NodeJS.ErrnoException).code})`;
	} finally {
		if (opened !== undefined) closeSync(opened);
	}
}

/** As `PRIVATE_FILE`, of a folder. */
const PRIVATE_FOLDER = 0o700;

/** Maximum caches in a folder; those used last are kept. */
const MAX_CACHES = 32;

/** Creates the folder, and removes caches that were not used for long. */
function prepare(file: string): void {
	const folder = dirname(file);
	const cache = dirname(folder);
	if (mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER }) !== undefined) {
		// A cache should not be committed.
		writeFileSync(join(cache, '.gitignore'), '*\n', { mode: PRIVATE_FILE });
	}
	const used = readdirSync(folder)
		.filter((name) => name.endsWith('.bin') && name !== basename(file))
		// Another build may just have removed it.
		.map((name) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
	used.sort((a, b) => b.time - a.time);
	for (const { name } of used.slice(MAX_CACHES - 1)) rmSync(join(folder, name), { force: true });
}
