import {
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { FORMAT, type ListingFields, listPaths, MANIFEST_FILE, PREVIOUS_SUFFIX } from '@pinakes/query/internal';
import { attempt } from './attempt.ts';
import { flushFile, readBelow, UnreadableError } from './files.ts';
import { buildingPrefix, isLink, releaseLock, removeAbandoned, takeLock, targetOf } from './lock.ts';
import { foldersAbove, isSafePath } from './read-file.ts';
import { BuildError } from './report.ts';

/** Flushes all files of a folder to disk. */
function flush(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) flush(path);
		else if (entry.isFile()) flushFile(path);
	}
	flushFile(folder);
}

/** Maximum bytes of a file of an index, as of one that readers fetch. */
const MAX_INDEX_FILE_BYTES = 2 ** 28;

/**
 * Reads a file of an index, which a stranger may have written.
 *
 * @throws BuildError
 */
export function readIndexFile(folder: string, path: string): Buffer {
	try {
		return readBelow(folder, path, MAX_INDEX_FILE_BYTES);
	} catch (cause) {
		if (!(cause instanceof UnreadableError)) throw cause;
		throw new BuildError(`${join(folder, path)}: ${cause.message}; build the index again.`);
	}
}

/** Returns the files that an index lists, the manifest first; undefined for any other folder. */
export function listedPaths(folder: string): string[] | undefined {
	return attempt(() => {
		const manifest = JSON.parse(readIndexFile(folder, MANIFEST_FILE).toString('utf8')) as {
			format?: unknown;
			files?: ListingFields['files'];
		};
		const files = listPaths({ ...manifest, files: manifest.files ?? {} });
		return manifest.format === FORMAT ? [MANIFEST_FILE, ...files] : undefined;
	});
}

/** All fields of a manifest but the list of files and the checksum. */
export type ManifestFields = Omit<Manifest, 'files' | 'checksum'>;

/** The entry of a file in the manifest. */
export interface ListedFile {
	readonly bytes: number;
	/** Hexadecimal. */
	readonly sha256: string;
}

/** A file of an index, ready to be written. */
export interface FinishedFile extends ListedFile {
	/** Its bytes, or the path of a file with them. */
	readonly content: Uint8Array | { readonly at: string };
}

/** Returns the bytes of a file. */
export function bytesOf({ content }: FinishedFile): Uint8Array {
	return content instanceof Uint8Array ? content : readFileSync(content.at);
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;

/** Contents by path: texts, bytes, or the path of a file with the same content. */
type FolderFiles = ReadonlyMap<string, string | Uint8Array | { readonly at: string }>;

/** A kind of folder that is replaced as a whole. */
interface FolderKind {
	/** Its name in errors. */
	readonly what: string;
	/** Returns the files that such a folder lists; undefined for any other folder. */
	readonly listed: (folder: string) => readonly string[] | undefined;
}

const INDEX: FolderKind = { what: 'an index', listed: listedPaths };

/**
 * Replaces a folder atomically. The new one is written next to it, flushed to disk, and swapped in by two renames. If
 * the process or the machine stops at any moment, the old folder is complete, under its name or, between the renames,
 * with the suffix `.previous`, where readers look too. Other files in the folder are kept. A link is followed; builds
 * of the same folder wait for each other.
 *
 * @param kind kind of the folder, by default an index
 * @throws BuildError if the folder contains something else, or cannot be written
 */
export function replaceFolder(folder: string, files: FolderFiles, kind: FolderKind = INDEX): void {
	if (typeof folder !== 'string' || folder === '' || typeof files?.get !== 'function') {
		const usage = "writeIndex('.pinakes', indexDocuments(documents))";
		throw new BuildError(`The folder to write comes first, then a map of its files: ${usage}.`);
	}
	const unsafe = [...files.keys()].find((path) => !isSafePath(path));
	if (unsafe !== undefined)
		throw new BuildError(`${JSON.stringify(unsafe)} is not a safe path below ${folder}: rename it.`);
	const target = targetOf(folder);
	const building = `${buildingPrefix(target)}${process.pid}`;
	const previous = target + PREVIOUS_SUFFIX;
	const lock = `${buildingPrefix(target)}lock`;
	try {
		mkdirSync(dirname(target), { recursive: true });
		if (lstatSync(target, { throwIfNoEntry: false })?.isFile())
			throw new BuildError(`${folder} is a file: name a folder.`);
		takeLock(lock, folder, building);
	} catch (cause) {
		throw writeError(folder, cause);
	}
	try {
		removeAbandoned(target);
		finishSwap(target, previous, kind);
		const others = othersIn(target, files, kind);
		writeFiles(building, files);
		for (const path of others)
			cpSync(join(target, path), join(building, path), { recursive: true, verbatimSymlinks: true });
		flush(building);
		if (existsSync(target)) renameSync(target, previous);
		renameSync(building, target);
		flushFile(dirname(target));
		discard(target, previous);
	} catch (cause) {
		rmSync(building, { recursive: true, force: true });
		if (!existsSync(target) && isOld(previous, kind)) renameSync(previous, target);
		throw writeError(folder, cause);
	} finally {
		releaseLock(lock);
	}
}

function writeError(folder: string, cause: unknown): BuildError {
	if (cause instanceof BuildError) return cause;
	return new BuildError(
		`${folder} cannot be written (${(cause as Error).message}): check its permissions and the space left.`,
	);
}

/** Whether a folder is an old one of this kind. What a link leads to would be taken for the old one's other files. */
function isOld(previous: string, kind: FolderKind): boolean {
	return !isLink(previous) && kind.listed(previous) !== undefined;
}

/** Finishes the swap of a build that was interrupted between its renames. */
function finishSwap(target: string, previous: string, kind: FolderKind): void {
	if (!existsSync(previous)) return;
	if (!isOld(previous, kind)) {
		throw new BuildError(
			`${previous} is in the way: the old index is kept there while a new one takes its place. Rename it, or name another folder.`,
		);
	}
	if (existsSync(target)) discard(target, previous);
	else renameSync(previous, target);
}

/** Removes an old folder. It is renamed first, as a partially removed one could not be recognized. */
function discard(target: string, previous: string): void {
	if (!existsSync(previous)) return;
	const discarded = `${buildingPrefix(target)}${process.pid}`;
	renameSync(previous, discarded);
	rmSync(discarded, { recursive: true });
}

/** Returns the paths in a folder that belong neither to its old nor to its new content. Throws if it is a folder of another kind that is not empty. */
function othersIn(target: string, files: FolderFiles, { what, listed }: FolderKind): string[] {
	if (!existsSync(target) || readdirSync(target).length === 0) return [];
	const old = listed(target);
	if (old === undefined) {
		const noun = what.replace(/^an? /, '');
		throw new BuildError(
			`${target} holds files and no ${noun}: name an empty folder, a new one, or that of ${what}. Where it was ${what} and what lists its files is damaged, remove it.`,
		);
	}
	const ours = new Set([...old, ...files.keys()]);
	return othersBelow(target, '', ours, new Set([...ours].flatMap(foldersAbove)));
}

/**
 * Returns the paths below a folder that are not ours. A folder without any of ours is returned as a whole. A link where
 * one of our folders was is not followed, as a stranger may have put it there.
 */
function othersBelow(
	target: string,
	folder: string,
	ours: ReadonlySet<string>,
	ourFolders: ReadonlySet<string>,
): string[] {
	return readdirSync(join(target, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder + entry.name;
		if (ours.has(path)) return [];
		if (!ourFolders.has(path)) return [path];
		return entry.isDirectory() ? othersBelow(target, `${path}/`, ours, ourFolders) : [];
	});
}

function writeFiles(folder: string, files: FolderFiles): void {
	const parents = new Set<string>();
	for (const [path, content] of files) {
		const file = join(folder, path);
		const parent = dirname(file);
		if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
		parents.add(parent);
		if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
		else linkFile(content.at, file);
	}
}

/** Creates a hard link to a file, or a copy if the file system does not support links. */
function linkFile(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}
