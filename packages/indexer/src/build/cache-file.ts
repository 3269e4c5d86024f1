import { createHash } from 'node:crypto';
import {
	closeSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { endianness } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { FORMAT_VERSION } from '@pinakes/query/format';
import { VERSION } from '../write/manifest.ts';
import { isRunning } from '../write/replace-folder.ts';
import { sha256Of } from '../write/sha256.ts';
import { digestOf } from './digest.ts';
import type { BuildState } from './state.ts';
import { decodeState, encodeState } from './state-bytes.ts';

/*
 *     pinakes build cache\n
 *     { "by": what wrote it, "sha256": of all behind this line, "lengths": bytes of the lists behind it }\n
 *     bytes of encodeState, one list after the other
 */
const MAGIC = 'pinakes build cache\n';

/** Raised where what is cached means something else than before, or what is made of it is written otherwise. */
export const CACHE_VERSION = 3;

/** What reads only what it wrote itself. */
const WRITER = [
	`pinakes ${VERSION}`,
	// The command is bundled, and a bundle is named by all of its code.
	basename(import.meta.url).replace(/\.\w+$/, ''),
	`cache ${CACHE_VERSION}`,
	`format ${FORMAT_VERSION}`,
	// Another edition of Unicode folds other characters.
	`unicode ${process.versions.unicode}`,
	endianness(),
].join(', ');

/** Bytes of the largest cache that is read. */
const LARGEST_CACHE = 2 ** 31 - 1;

/** What was found in a cache: the state of the build before, or in a word why there is none. */
export type FoundState = { readonly state: BuildState } | { readonly ignored: string } | undefined;

/** The file of a build's state. Builds of the same folders to the same place have one together. */
export function stateFile(cache: string, folders: readonly string[], out: string): string {
	return join(cache, 'builds', `${digestOf(JSON.stringify([folders, out]))}.bin`);
}

/** Reads the state that an earlier build left; undefined where there is none. Never throws. */
export function readState(file: string): FoundState {
	const ignored = (why: string): FoundState => ({ ignored: `the cache ${file} ${why}: everything is built anew` });
	let bytes: Buffer;
	try {
		const stats = lstatSync(file, { throwIfNoEntry: false });
		if (stats === undefined) return undefined;
		if (!stats.isFile() || stats.size > LARGEST_CACHE) return ignored('is no file of a build');
		bytes = readFileSync(file);
	} catch (cause) {
		return ignored(`cannot be read (${(cause as NodeJS.ErrnoException).code})`);
	}
	const header = headerOf(bytes);
	if (header === undefined) return ignored('is damaged, or of another program');
	if (header.by !== WRITER) return ignored('was written by another version');
	const body = bytes.subarray(header.end);
	if (sha256Of(body) !== header.sha256) return ignored('is damaged');
	const lists: Buffer[] = [];
	let from = 0;
	for (const length of header.lengths) {
		lists.push(body.subarray(from, from + length));
		from += length;
	}
	const state = from === body.length ? decodeState(lists) : undefined;
	return state === undefined ? ignored('is damaged') : { state };
}

interface Header {
	readonly by: string;
	readonly sha256: string;
	readonly lengths: readonly number[];
	/** Where the header ends. */
	readonly end: number;
}

/** Bytes of the longest header. */
const LONGEST_HEADER = 1000;

function headerOf(bytes: Buffer): Header | undefined {
	const text = bytes.toString('latin1', 0, LONGEST_HEADER);
	const end = text.indexOf('\n', MAGIC.length);
	if (!text.startsWith(MAGIC) || end < 0) return undefined;
	try {
		const { by, sha256, lengths } = JSON.parse(text.slice(MAGIC.length, end)) as Record<string, unknown>;
		if (typeof by !== 'string' || typeof sha256 !== 'string' || !Array.isArray(lengths)) return undefined;
		if (!lengths.every((length) => Number.isInteger(length) && length >= 0)) return undefined;
		return { by, sha256, lengths, end: end + 1 };
	} catch {
		return undefined;
	}
}

/**
 * Keeps the state of a build for the next one. The file is replaced in one step, so that a killed build leaves the
 * old one.
 *
 * @returns why it could not be kept
 */
export function writeState(file: string, state: BuildState): string | undefined {
	const lists = encodeState(state);
	const hash = createHash('sha256');
	for (const list of lists) hash.update(list);
	const header = { by: WRITER, sha256: hash.digest('hex'), lengths: lists.map(({ length }) => length) };
	const written = `${file}.${process.pid}.tmp`;
	try {
		prepare(file);
		writeInTurn(written, [Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`), ...lists]);
		renameSync(written, file);
		return undefined;
	} catch (cause) {
		remove(written);
		return `the cache ${file} cannot be written (${(cause as NodeJS.ErrnoException).code})`;
	}
}

/** Writes lists one after the other, without an array of all of them. */
function writeInTurn(file: string, lists: readonly Uint8Array[]): void {
	const descriptor = openSync(file, 'w');
	try {
		for (const list of lists) writeFileSync(descriptor, list);
	} finally {
		closeSync(descriptor);
	}
}

function remove(file: string): void {
	try {
		rmSync(file, { force: true });
	} catch {
		// The folder is none; that was said already.
	}
}

/** Makes the folder, and removes what killed builds left in it. */
function prepare(file: string): void {
	const folder = dirname(file);
	const cache = dirname(folder);
	if (mkdirSync(folder, { recursive: true }) !== undefined) {
		// Nobody commits a cache.
		writeFileSync(join(cache, '.gitignore'), '*\n');
	}
	for (const name of readdirSync(folder)) {
		const pid = /\.(\d+)\.tmp$/.exec(name)?.[1];
		if (pid !== undefined && name.startsWith(basename(file)) && !isRunning(Number(pid))) rmSync(join(folder, name));
	}
}
