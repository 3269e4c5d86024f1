import {
	closeSync,
	constants,
	type Dirent,
	fstatSync,
	fsyncSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readSync,
	realpathSync,
	renameSync,
	rmSync,
	type Stats,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { attempt } from './attempt.ts';
import { draftOf } from './lock.ts';
import { BuildError, compare } from './report.ts';

/*
 * The only way to files that strangers may have named or linked: scripts/file-access.js forbids `node:fs` elsewhere, but for what
 * replaces indexes and keeps caches. A path is below a root, which the command line or a caller names.
 */

/** Maximum bytes of a file. A parser takes up to 90 bytes of memory for each. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Where a path below a root leads. */
interface Location {
	/** Real path. */
	readonly file: string;
	/** The same, relative to the real path of the root, with forward slashes. */
	readonly below: string;
	/** Undefined if nothing is there. */
	readonly stats: Stats | undefined;
	/** Whether the path leads there by a symbolic link below the root. */
	readonly isLinked: boolean;
}

/** Why a path below a root is refused, and where it leads, if anywhere. */
interface Refusal extends Pick<Location, 'below' | 'stats'> {
	/** Completes "it leads …". */
	readonly refused: string;
}

/**
 * Decides whether a path may be read or written, and returns where it leads: inside the root and not to git's own
 * files. Every path that comes from a file of a stranger goes through this function.
 */
export function locate(root: string, path: string): Location | Refusal {
	const nowhere = (refused: string): Refusal => ({ refused, below: '', stats: undefined });
	try {
		const [top, wanted] = [resolve(root), resolve(root, path)];
		const real = realFolder(top);
		if (!isWithin(wanted, top)) return nowhere('out of the folder');
		const file = realPath(wanted);
		if (file === undefined) return nowhere('nowhere or in a circle');
		const below = pathBelow(real, file);
		const stats = statOf(file);
		if (!isWithin(file, real)) return { refused: 'out of the folder', below, stats };
		if (GIT.test(below)) return { refused: 'to files of git', below, stats };
		return { file, below, stats, isLinked: folded(file) !== folded(join(real, relative(top, wanted))) };
	} catch (cause) {
		const code = codeOf(cause);
		return nowhere(code === 'ENOTDIR' ? 'below a file' : `where nothing can be read (${code})`);
	}
}

/** Folds what some file systems do not tell apart. */
function folded(path: string): string {
	return path.normalize('NFC').toLowerCase();
}

/** Matches git's own files. */
const GIT = /(?:^|\/)\.git(?:\/|$)/i;

/** Returns the real path of a folder. */
export function realFolder(folder: string): string {
	return realpathSync.native(resolve(folder));
}

/** Returns the real path of a file, which may be missing; undefined for a link that leads nowhere. */
function realPath(path: string): string | undefined {
	try {
		return realpathSync.native(path);
	} catch (cause) {
		if (codeOf(cause) === 'ELOOP' || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
		if (codeOf(cause) !== 'ENOENT') throw cause;
		const folder = realPath(dirname(path));
		return folder && join(folder, path.slice(dirname(path).length));
	}
}

/** Returns a path relative to a folder, with forward slashes. */
export function pathBelow(folder: string, path: string): string {
	return relative(folder, path).split(sep).join('/');
}

/** Whether an absolute path is a folder or below it. */
export function isWithin(path: string, folder: string): boolean {
	const below = relative(folder, path);
	return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

function codeOf(cause: unknown): string {
	return (cause as NodeJS.ErrnoException).code ?? String(cause);
}

/** Returns what is known of the file or folder at a path; undefined where nothing is. */
export function statOf(path: string): Stats | undefined {
	return attempt(() => statSync(path));
}

/** Whether a path leads to a file or folder below a root. */
export function isThere(root: string, path: string): boolean {
	const found = locate(root, path);
	return 'file' in found && found.stats !== undefined;
}

/** Splits a path that the command line names, which may lead anywhere, into a root and a path below it. */
export function splitNamed(path: string): readonly [root: string, path: string] {
	const file = realPath(resolve(path)) ?? resolve(path);
	return [dirname(file), basename(file)];
}

/** Returns the folder that holds what a file names which the command line names: the current one, or else that of the file. */
export function rootOf(file: string): string {
	return isWithin(resolve(file), process.cwd()) ? process.cwd() : dirname(file);
}

/** Returns what a folder contains. */
export function entriesOf(folder: string): Dirent[] {
	return readdirSync(folder, { withFileTypes: true });
}

/** Returns the paths of regular files below a folder, with forward slashes, sorted. No link is followed. */
export function filesBelow(folder: string): string[] {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return files.map(({ parentPath, name }) => pathBelow(folder, join(parentPath, name))).sort(compare);
}

/** Thrown for a file that is not read. The message completes "the file …". */
export class UnreadableError extends Error {
	constructor(
		readonly rule: 'link' | 'too-large' | 'unreadable',
		message: string,
		readonly fix: string,
	) {
		super(message);
	}
}

/** Message about a file that is not there. */
export const IS_GONE = 'the file cannot be read (ENOENT)';

/** Reads a regular file below a root. @throws UnreadableError */
export function readBelow(root: string, path: string, maxBytes = MAX_FILE_BYTES): Buffer {
	const found = locate(root, path);
	if ('refused' in found) throw new UnreadableError('link', `the path leads ${found.refused}`, LINK_FIX);
	// Opening a device may do something.
	if (found.stats?.isFile() === false) throw notAFile();
	return readOpened(found.file, NO_LINK, maxBytes);
}

/** What to do about a link that is not followed. */
export const LINK_FIX = 'point it at a file inside the folder or remove it';

/** Opens a file, but no link that took its place since it was located, and doesn't wait for the writer of a pipe. Windows has neither. */
const NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const CHUNK_BYTES = 2 ** 20;

/**
 * Reads a file or a pipe that the command line names.
 *
 * @throws UnreadableError if it cannot be read, or has more bytes, as a device does
 */
export function readNamed(file: string, maxBytes: number): Buffer {
	return readOpened(file, constants.O_RDONLY, maxBytes);
}

function readOpened(file: string, flags: number, maxBytes: number): Buffer {
	let opened: number | undefined;
	try {
		opened = openSync(file, flags);
		const stats = fstatSync(opened);
		if (flags === NO_LINK && !stats.isFile()) throw notAFile();
		const chunks: Buffer[] = [];
		for (let size = 0; size <= maxBytes && stats.size <= maxBytes; ) {
			// With a byte for the end, as most files are read at once.
			const chunk = Buffer.allocUnsafe(size === 0 && stats.isFile() ? stats.size + 1 : CHUNK_BYTES);
			const read = readSync(opened, chunk);
			if (read === 0) return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
			chunks.push(chunk.subarray(0, read));
			size += read;
		}
	} catch (cause) {
		if (cause instanceof UnreadableError) throw cause;
		// What stands for bytes that are no UTF-8 leads to no file.
		const isName = codeOf(cause) === 'ENOENT' && file.includes('\ufffd');
		const [why, fix] = isName ? ['its name is not UTF-8', 'rename it'] : [codeOf(cause), 'check its permissions'];
		throw new UnreadableError('unreadable', `the file cannot be read (${why})`, fix);
	} finally {
		if (opened !== undefined) closeSync(opened);
	}
	throw new UnreadableError('too-large', `the file has more than ${maxBytes / 2 ** 20} MB`, 'split it');
}

function notAFile(): UnreadableError {
	return new UnreadableError('unreadable', 'this is not a file', 'name one');
}

/** A file to write. */
interface Draft extends Pick<Location, 'file' | 'stats'> {
	readonly content: string | Uint8Array;
	/** Its path in messages. */
	readonly shown: string;
	readonly mode?: number | undefined;
}

/**
 * Writes files below a root by their paths: all or none, and through no link.
 *
 * @param mode permissions; by default those of the old file
 * @throws BuildError
 */
export function writeBelow(root: string, contents: Readonly<Record<string, string | Uint8Array>>, mode?: number): void {
	writeAll(Object.entries(contents).map(([path, content]) => ({ ...placeBelow(root, path), content, mode })));
}

/** Renames a file below a root. @throws BuildError */
export function renameBelow(root: string, from: string, to: string): void {
	const [old, now] = [placeBelow(root, from), placeBelow(root, to)];
	writing(old.shown, () => renameSync(old.file, now.file));
}

/** Returns where a file below a root may be written. @throws BuildError */
function placeBelow(root: string, path: string): Location & { readonly shown: string } {
	const [found, shown] = [locate(root, path), join(root, path)];
	if ('refused' in found) throw notWritten(shown, `it leads ${found.refused}`);
	if (found.isLinked) throw notWritten(shown, 'a symbolic link is on the way');
	return { ...found, shown };
}

/**
 * Writes a file that the command line names. A link is followed if it stays in the current folder, or else in that of the
 * file, as from `CLAUDE.md` to `AGENTS.md`: where it leads is the choice of those who wrote the folder.
 *
 * @throws BuildError
 */
export function writeNamed(path: string, content: string | Uint8Array): void {
	const found = locate(rootOf(path), resolve(path));
	if ('refused' in found) throw notWritten(path, `it leads ${found.refused}`);
	writeAll([{ ...found, shown: path, content }]);
}

/** Writes all files beside their places before the first takes its place. */
function writeAll(files: readonly Draft[]): void {
	const added: string[] = [];
	try {
		const drafts = files.map(({ file, content, shown, stats, mode }) => {
			if (stats?.isFile() === false) throw notWritten(shown, 'it is not a file');
			if (stats !== undefined && (stats.mode & WRITABLE) === 0) throw notWritten(shown, 'it is read-only');
			return writing(shown, () => {
				const made = mkdirSync(dirname(file), { recursive: true });
				const draft = draftOf(file);
				added.push(made ?? draft, draft, ...(stats === undefined ? [file] : []));
				writeFileSync(draft, content, { mode: mode ?? stats?.mode ?? 0o666, flag: 'wx' });
				flushFile(draft);
				return { draft, file, shown };
			});
		});
		for (const { draft, file, shown } of drafts) {
			writing(shown, () => {
				renameSync(draft, file);
				flushFile(dirname(file));
			});
		}
	} catch (cause) {
		for (const path of added.reverse()) removeIfPossible(path);
		throw cause;
	}
}

/** Write permissions of user, group and others. */
const WRITABLE = 0o222;

function writing<T>(shown: string, write: () => T): T {
	try {
		return write();
	} catch (cause) {
		throw notWritten(shown, `${codeOf(cause)}; check its permissions and the space left`);
	}
}

function notWritten(shown: string, why: string): BuildError {
	return new BuildError(`${shown} cannot be written (${why}): nothing was written.`);
}

/** Removes what is at a path. What could not be written may not be there to remove. */
export function removeIfPossible(path: string): void {
	// The error of writing is the one to report.
	attempt(() => rmSync(path, { recursive: true, force: true }));
}

const UNSUPPORTED: ReadonlySet<string> = new Set(['EPERM', 'EISDIR', 'EINVAL', 'EACCES', 'ENOTSUP']);

/** Flushes a file or folder entry to disk. Does nothing if the system does not support it, as Windows for folders. */
export function flushFile(path: string): void {
	try {
		const file = openSync(path, 'r');
		try {
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
	} catch (cause) {
		if (!UNSUPPORTED.has(codeOf(cause))) throw cause;
	}
}
