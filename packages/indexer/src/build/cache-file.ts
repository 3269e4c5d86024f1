import {
	appendFileSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { endianness } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fits, parseJson } from '@pinakes/query/format/json';
import type { FieldCounts } from '@pinakes/query/format/kinds/text/schema';
import { FORMAT_VERSION } from '@pinakes/query/format/manifest';
import { digestOf, sha256Of } from '../base/digest.ts';
import { GENERATOR } from '../base/report.ts';
import { type Collected, createCombinations } from '../kinds/text/collect.ts';
import { Dictionary } from '../kinds/text/dictionary.ts';
import { isRunning } from '../write/lock.ts';
import type { BuildCache } from './build-cache.ts';

/*
 *     pinakes build cache\n
 *     { "by": what wrote it, "sha256": of all behind this line }\n
 *     a SavedBuild as node:v8 serializes it
 */
const MAGIC = 'pinakes build cache\n';

/** Increase if cached data change their meaning, or are written in another way. */
export const CACHE_VERSION = 31;

/** Identifies the program that wrote a file. Only the same program reads it. */
const WRITER = [
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

/** Maximum bytes of a cache that is read. */
const MAX_CACHE_BYTES = 2 ** 31 - 1;

/** A cache as plain data. */
interface SavedBuild extends Omit<BuildCache, 'collected'> {
	readonly collected: Pick<Collected, 'terms' | 'counts' | 'ends'>;
	/** Terms of the dictionary, and its order. */
	readonly terms: readonly string[];
	readonly order: Uint32Array;
	readonly combinations: readonly FieldCounts[];
}

/** The cache of an earlier build, or why it is ignored; undefined if it does not exist. */
type FoundCache = { readonly cache: BuildCache } | { readonly ignored: string } | undefined;

/** Returns the file of the cache for builds from these folders to an output folder. */
export function cacheFile(cache: string, folders: readonly string[], out: string): string {
	return join(cache, 'builds', `${digestOf(JSON.stringify([...folders, out].map((folder) => resolve(folder))))}.bin`);
}

/** Reads the cache of an earlier build; undefined if it does not exist. Never throws. */
export function readCache(file: string): FoundCache {
	const ignored = (why: string): FoundCache => ({ ignored: `the cache ${file} ${why}: everything is built again` });
	let bytes: Buffer;
	try {
		const stats = lstatSync(file, { throwIfNoEntry: false });
		if (stats === undefined) return undefined;
		if (!stats.isFile() || stats.size > MAX_CACHE_BYTES) return ignored('is not a file of a build');
		bytes = readFileSync(file);
		const now = new Date();
		utimesSync(file, now, now);
	} catch (cause) {
		return ignored(`cannot be read (${(cause as NodeJS.ErrnoException).code})`);
	}
	const found = readOwn(bytes);
	if ('problem' in found) return ignored(found.problem);
	const { body } = found;
	try {
		return { cache: fromSaved(deserialize(body) as SavedBuild) };
	} catch {
		return ignored('is damaged');
	}
}

/** Converts plain data to a cache. */
function fromSaved({ collected, terms, order, combinations, ...cache }: SavedBuild): BuildCache {
	const dictionary = new Dictionary(terms);
	dictionary.order = order;
	return { ...cache, collected: { ...collected, dictionary, combinations: createCombinations(combinations) } };
}

/** Converts a cache to plain data. */
function toSaved({ collected, ...cache }: BuildCache): SavedBuild {
	const { dictionary, combinations, terms, counts, ends } = collected;
	return {
		...cache,
		collected: { terms, counts, ends },
		terms: dictionary.terms,
		order: dictionary.order,
		combinations: combinations.list,
	};
}

/** Maximum bytes of a header. */
const MAX_HEADER_LENGTH = 1000;

/** Returns the body of a file that this program has written, or what is wrong with it. */
function readOwn(bytes: Buffer): { readonly body: Buffer } | { readonly problem: string } {
	const text = bytes.toString('latin1', 0, MAX_HEADER_LENGTH);
	const end = text.indexOf('\n', MAGIC.length);
	const header = text.startsWith(MAGIC) && end >= 0 ? parseHeader(text.slice(MAGIC.length, end)) : undefined;
	if (header === undefined) return { problem: 'is damaged, or of another program' };
	if (header.by !== WRITER) return { problem: 'was written by another version' };
	const body = bytes.subarray(end + 1);
	return sha256Of(body) === header.sha256 ? { body } : { problem: 'is damaged' };
}

function parseHeader(text: string): { readonly by: string; readonly sha256: string } | undefined {
	const header = parseJson(text);
	return fits(header, { by: '', sha256: '' }) ? (header as { by: string; sha256: string }) : undefined;
}

/**
 * Saves a cache for the next build. The file is replaced in one step, so that a killed build leaves the old one.
 *
 * @returns why it could not be saved; undefined if it was
 */
export function writeCache(file: string, cache: BuildCache): string | undefined {
	const body = serialize(toSaved(cache));
	const written = `${file}.${process.pid}.tmp`;
	try {
		prepare(file);
		writeFileSync(written, `${MAGIC}${JSON.stringify({ by: WRITER, sha256: sha256Of(body) })}\n`);
		appendFileSync(written, body);
		renameSync(written, file);
		return undefined;
	} catch (cause) {
		remove(written);
		return `the cache ${file} cannot be written (${(cause as NodeJS.ErrnoException).code})`;
	}
}

function remove(file: string): void {
	try {
		rmSync(file, { force: true });
	} catch {
		// The folder is invalid, which was already reported.
	}
}

/** Maximum caches in a folder; those used last are kept. */
const MAX_CACHES = 32;

/** Creates the folder, and removes temporary files of killed builds and caches that were not used for long. */
function prepare(file: string): void {
	const folder = dirname(file);
	const cache = dirname(folder);
	if (mkdirSync(folder, { recursive: true }) !== undefined) {
		// A cache should not be committed.
		writeFileSync(join(cache, '.gitignore'), '*\n');
	}
	for (const name of readdirSync(folder)) {
		const pid = /\.(\d+)\.tmp$/.exec(name)?.[1];
		if (pid !== undefined && name.startsWith(basename(file)) && !isRunning(Number(pid))) rmSync(join(folder, name));
	}
	const used = readdirSync(folder)
		.filter((name) => name.endsWith('.bin') && name !== basename(file))
		.map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }));
	used.sort((a, b) => b.time - a.time);
	for (const { name } of used.slice(MAX_CACHES - 1)) rmSync(join(folder, name), { force: true });
}
