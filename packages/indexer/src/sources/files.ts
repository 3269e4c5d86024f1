import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { EntryProblem } from '@pinakes/query/format';
import { compare, type Problem, type Report } from '../report.ts';

/** Folders that never hold sources. */
const IGNORED_FOLDERS: ReadonlySet<string> = new Set([
	'.git',
	'node_modules',
	'.hg',
	'.svn',
	'dist',
	'.turbo',
	'.pinakes',
	'.pinakes-cache',
]);

/** Levels of folders below the root that are looked into. */
const DEEPEST = 64;

/** What may be a source, by its name. */
const SOURCE_FILE = /\.(?:md|mdc|json)$/i;

/** Where a link to a folder most likely hides skills: it is called so, or lies in a folder that is. */
const SKILL_FOLDER = /(?:^|\/)skills?(?:\/[^/]*)?$/i;

/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Lines of the longest file that is read. */
export const MOST_LINES = 2 ** 22;

/** A folder that is read, and the paths below it, relative and with forward slashes, sorted. */
export interface SourceFolder {
	readonly root: string;
	readonly paths: readonly string[];
}

/**
 * Lists the files below a folder. Symbolic links to folders are not followed, so a loop of them ends
 * nowhere; links to files are, as long as they stay inside the folder. A link to a folder of skills is
 * reported, since nothing else tells that they are not read.
 *
 * @param excluded folders that are left out, such as the index that is being written
 */
export function listFolder(root: string, excluded: readonly string[], report: Report): SourceFolder {
	const outside = new Set(excluded.map((folder) => relative(root, resolve(folder)).split(sep).join('/')));
	const paths: string[] = [];
	const list = (folder: string, depth: number): void => {
		for (const entry of entriesOf(resolve(root, folder))) {
			const path = folder + entry.name;
			const isSource = SOURCE_FILE.test(entry.name);
			if (entry.isDirectory()) {
				if (IGNORED_FOLDERS.has(entry.name.toLowerCase()) || outside.has(path)) continue;
				if (isSource) reportFolder(path, report);
				if (depth < DEEPEST) list(`${path}/`, depth + 1);
			} else if (entry.isSymbolicLink()) {
				if (!isSource && !SKILL_FOLDER.test(path)) continue;
				const leadsToFolder = isFolder(resolve(root, path));
				if (leadsToFolder && !isSource) reportLinkedFolder(path, report);
				if (!leadsToFolder && isSource && linkIsSound(root, path, report)) paths.push(path);
			} else if (entry.isFile() && isSource) paths.push(path);
		}
	};
	list('', 1);
	return { root, paths: paths.sort(compare) };
}

/** What a folder holds; nothing, where it cannot be read. */
function entriesOf(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}

function linkIsSound(root: string, path: string, report: Report): boolean {
	const refuse = (message: string): boolean => {
		report({
			severity: 'error',
			file: path,
			rule: 'link',
			message,
			mend: 'point it at a file inside the folder or remove it',
		});
		return false;
	};
	try {
		const target = realpathSync(resolve(root, path));
		const stats = statSync(target);
		if (!stats.isFile()) return refuse('the symbolic link leads to something that is no file');
		return leaves(relative(realpathSync(root), target)) ? refuse('the symbolic link leads out of the folder') : true;
	} catch {
		return refuse('the symbolic link leads nowhere or in a circle');
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
	report({
		severity: 'warning',
		file,
		rule: 'link-folder',
		message,
		mend: 'build the folder that it leads to, or copy it here',
	});
}

function reportFolder(file: string, report: Report): void {
	const message = 'this is a folder, with the name of a file';
	report({
		severity: 'warning',
		file,
		rule: 'folder',
		message,
		mend: 'rename it if a file was meant; what it holds is read',
	});
}

/** Milliseconds in which a disk may tell no two moments apart: it counts parts of a second, or seconds. */
const FINE_CLOCK = 100;
const COARSE_CLOCK = 2_500;
const SECOND = 1000;

/**
 * What changes whenever a file does, also one that is the same size and has got its old time back. Undefined where that
 * cannot be said, since the file has changed just now, or is not there.
 */
export function stampOf(file: string): string | undefined {
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
		const { size } = statSync(file);
		if (size <= LARGEST_FILE) return readFileSync(file);
		refuse(path, 'too-large', `the file has ${size} bytes; at most ${LARGEST_FILE} are read`, 'split it', report);
	} catch (cause) {
		const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
		refuse(path, 'unreadable', `the file cannot be read (${code})`, 'check its permissions', report);
	}
	return undefined;
}

/** The text of a file, or a report why it is none, and undefined. */
export function decodeText(bytes: Uint8Array, path: string, report: Report): string | undefined {
	try {
		const text = UTF8.decode(bytes);
		if (isOverlong(text)) refuse(path, 'too-large', `the file has more than ${MOST_LINES} lines`, 'split it', report);
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

function refuse(file: string, rule: string, message: string, mend: string, report: Report): void {
	report({ severity: 'error', file, rule, message, mend });
}

/** What is read of a line takes some 70 bytes, however short it is, and numbers of lines have 24 bits. */
function isOverlong(text: string): boolean {
	if (text.length <= MOST_LINES) return false;
	let lines = 0;
	for (const _ of text.matchAll(/\r\n?|\n/g)) if (++lines > MOST_LINES) return true;
	return false;
}

/** Why a file could not be read, by what was reported. */
export function unreadBecause({ rule }: Problem): EntryProblem {
	return rule === 'too-large' ? 'too_large' : rule === 'encoding' ? 'encoding' : 'unreadable';
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
