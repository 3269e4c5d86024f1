import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { EntryProblem } from '@pinakes/query/format/kinds/entries/schema';
import glob from 'fast-glob';
import picomatch from 'picomatch';
import { compare, type Problem, type Report } from '../report.ts';
import { SOURCE_EXTENSIONS, UNREAD_EXTENSIONS } from './formats/registry.ts';

/** Folders that never hold sources, in any case. */
const IGNORED_FOLDERS = ['.git', 'node_modules', '.hg', '.svn', 'dist', '.turbo', '.pinakes', '.pinakes-cache'];

/** Levels of folders that are read; the root is the first. */
export const MAX_DEPTH = 64;

/** Files that may be sources. */
const SOURCE_FILE = new RegExp(`\\.(?:${SOURCE_EXTENSIONS.join('|')})$`, 'i');

/** The same as a glob, other documents, and where a link to a folder most likely hides skills. */
const GLOBS = [
	`**/*.{${[...SOURCE_EXTENSIONS, ...UNREAD_EXTENSIONS].join(',')}}`,
	'**/skill{,s}',
	'**/skill{,s}/*',
].map(anyCase);

/** Documents that are not read. */
const UNREAD_FILE = new RegExp(`\\.(?:${UNREAD_EXTENSIONS.join('|')})$`, 'i');

/** Characters of names over which globs do not reach. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Bytes of the largest file that is read. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Lines of the longest file that is read. */
export const MAX_LINES = 2 ** 22;

/** A folder that is read, and the paths below it, relative and with forward slashes, sorted. */
export interface SourceFolder {
	readonly root: string;
	readonly paths: readonly string[];
	/** Files that are documents, or that the configuration includes, and that no format reads. */
	readonly unread: readonly string[];
}

/** What is not looked into. */
export interface Excluded {
	/** Folders, such as the index that is being written. */
	readonly folders?: readonly string[];
	/** Globs of paths relative to the root. */
	readonly globs?: readonly string[];
	/** Globs of files that are listed though they may not be read. */
	readonly included?: readonly string[];
}

/**
 * Lists the files below a folder that may be sources; ignored folders are not entered. Symbolic links to folders are
 * not followed, so that loops end; links to files are, if they stay inside the folder. Links to folders of skills,
 * folders that cannot be read and names with line breaks are reported, since nothing else tells that they are missing.
 */
export function listFolder(
	root: string,
	{ folders = [], globs = [], included = [] }: Excluded,
	report: Report,
): SourceFolder {
	const paths: string[] = [];
	const unread: string[] = [];
	const isIncluded = included.length === 0 ? () => false : picomatch([...included], { dot: true });
	const found = glob.sync([...GLOBS, ...included], {
		cwd: root,
		dot: true,
		deep: MAX_DEPTH,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		ignore: [
			...IGNORED_FOLDERS.map((name) => `**/${anyCase(name)}/**`),
			...folders.map((folder) => `${glob.escapePath(relative(root, resolve(folder)).split(sep).join('/'))}/**`),
			// What ignores all files below a folder ignores the folder.
			...globs.map((each) => each.replace(/\/\*\*\/\*$/, '/**')),
		],
		// It always asks for entries, although its types allow for names.
		fs: { readdirSync: folderReader(root, report) as never },
	});
	for (const { path, dirent } of found) {
		const isSource = SOURCE_FILE.test(path);
		if (dirent.isDirectory() && isSource) reportFolder(path, report);
		else if (dirent.isSymbolicLink()) {
			const leadsToFolder = isFolder(resolve(root, path));
			if (leadsToFolder && !isSource) reportLinkedFolder(path, report);
			if (!leadsToFolder && isSource && linkIsSound(root, path, report)) paths.push(path);
		} else if (dirent.isFile() && isSource) paths.push(path);
		else if (dirent.isFile() && (UNREAD_FILE.test(path) || isIncluded(path))) unread.push(path);
	}
	return { root, paths: paths.sort(compare), unread: unread.sort(compare) };
}

/** Reads folders for the glob, and reports those that cannot be read and names that it cannot match. */
function folderReader(root: string, report: Report): (folder: string) => Dirent[] {
	return (folder) => {
		const unread = (name: string, message: string, fix: string): void =>
			refuse(relative(root, resolve(folder, name)).split(sep).join('/') || '.', 'unreadable', message, fix, report);
		try {
			return readdirSync(folder, { withFileTypes: true }).filter((entry) => {
				const isLost = LINE_BREAK.test(entry.name) && (entry.isDirectory() || SOURCE_FILE.test(entry.name));
				if (isLost) unread(entry.name, 'the name has a line break', 'rename it');
				return !isLost;
			});
		} catch (cause) {
			const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
			if (code !== 'ENOENT') unread('', `the folder cannot be read (${code})`, 'check its permissions');
			return [];
		}
	};
}

/** Whether a path below a root cannot be, or hold, a source: it is in an ignored folder, or a file of another kind. */
export function isNeverSource(path: string, isFile: boolean): boolean {
	return (
		path.split(sep).some((name) => IGNORED_FOLDERS.includes(name.toLowerCase())) || (isFile && !SOURCE_FILE.test(path))
	);
}

/** A glob that matches both cases of each letter; what the configuration ignores is matched as it is written. */
function anyCase(pattern: string): string {
	return pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Whether a path leads to a file inside the root; reports it if not. */
export function linkIsSound(root: string, path: string, report: Report): boolean {
	const problem = linkProblem(root, path);
	if (problem === undefined) return true;
	if (!lstatSync(resolve(root, path), { throwIfNoEntry: false })?.isSymbolicLink()) {
		refuse(path, 'link', 'this is not a regular file', 'replace it by a file or remove it', report);
		return false;
	}
	refuse(
		path,
		'link',
		`the symbolic link leads ${problem}`,
		'point it at a file inside the folder or remove it',
		report,
	);
	return false;
}

function linkProblem(root: string, path: string): string | undefined {
	try {
		const target = realpathSync(resolve(root, path));
		if (!statSync(target).isFile()) return 'to something that is no file';
		return leaves(relative(realpathSync(root), target)) ? 'out of the folder' : undefined;
	} catch {
		return 'nowhere or in a circle';
	}
}

function isFolder(file: string): boolean {
	try {
		return statSync(file).isDirectory();
	} catch {
		return false;
	}
}

/** True for a relative path that is not below the folder it is relative to. */
function leaves(path: string): boolean {
	return path === '..' || path.startsWith('../') || path.startsWith(`..${sep}`) || isAbsolute(path);
}

function reportLinkedFolder(file: string, report: Report): void {
	const message = 'the symbolic link to a folder is not followed';
	const fix = 'build the folder that it leads to, or copy it here';
	report({ severity: 'warning', file, rule: 'link-folder', message, fix });
}

function reportFolder(file: string, report: Report): void {
	const message = 'this is a folder, with the name of a file';
	const fix = 'rename it if a file was meant; what it holds is read';
	report({ severity: 'warning', file, rule: 'folder', message, fix });
}

/** Milliseconds in which a disk may tell no two moments apart: it counts parts of a second, or seconds. */
const FINE_CLOCK = 100;
const COARSE_CLOCK = 2_500;
const SECOND = 1000;

/**
 * What changes whenever a file does, also one that is the same size and has got its old time back. Undefined where that
 * cannot be said, since the file has changed just now, or is not there.
 */
export function fileStamp(file: string): string | undefined {
	try {
		const { ino, size, mtimeMs, ctimeMs } = statSync(file);
		const clock = ctimeMs % SECOND === 0 ? COARSE_CLOCK : FINE_CLOCK;
		return ctimeMs + clock < Date.now() ? `${ino} ${size} ${mtimeMs} ${ctimeMs}` : undefined;
	} catch {
		return undefined;
	}
}

/** Reads a file as UTF-8, or reports why it cannot be and returns undefined. A byte-order mark is dropped. */
export function readText(root: string, path: string, report: Report): string | undefined {
	const bytes = readBytes(root, path, report);
	return bytes && decodeText(bytes, path, report);
}

/** Reads a file, or reports why it cannot be and returns undefined. */
export function readBytes(root: string, path: string, report: Report): Uint8Array | undefined {
	try {
		const file = resolve(root, path);
		const stats = statSync(file);
		const { size } = stats;
		// A pipe or a device may have no end.
		if (stats.isFile() && size <= MAX_FILE_BYTES) return readFileSync(file);
		if (!stats.isFile()) refuse(path, 'unreadable', 'this is not a file', 'name one', report);
		else
			refuse(path, 'too-large', `the file has ${size} bytes; at most ${MAX_FILE_BYTES} are read`, 'split it', report);
	} catch (cause) {
		const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
		refuse(path, 'unreadable', `the file cannot be read (${code})`, 'check its permissions', report);
	}
	return undefined;
}

/** Decodes a text file, or reports why it is not one and returns undefined. */
export function decodeText(bytes: Uint8Array, path: string, report: Report): string | undefined {
	try {
		const text = UTF8.decode(bytes);
		if (isOverlong(text)) refuse(path, 'too-large', `the file has more than ${MAX_LINES} lines`, 'split it', report);
		else if (!text.includes('\0')) return text;
		else {
			const message = 'the file is binary: it has bytes that no text has';
			refuse(path, 'encoding', message, 'name a text file, or ignore it', report);
		}
	} catch {
		refuse(path, 'encoding', 'the file is not UTF-8', 'save it as UTF-8', report);
	}
	return undefined;
}

function refuse(file: string, rule: string, message: string, fix: string, report: Report): void {
	report({ severity: 'error', file, rule, message, fix });
}

/** What is read of a line takes some 70 bytes, however short it is, and numbers of lines have 24 bits. */
function isOverlong(text: string): boolean {
	if (text.length <= MAX_LINES) return false;
	let lines = 0;
	for (const _ of text.matchAll(/\r\n?|\n/g)) if (++lines > MAX_LINES) return true;
	return false;
}

/** Why a file could not be read, by what was reported. */
export function unreadBecause({ rule }: Problem): EntryProblem {
	return rule === 'too-large' ? 'too_large' : rule === 'encoding' ? 'encoding' : 'unreadable';
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
