import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { MANIFEST_FILE } from '@pinakes/query/internal';
import glob from 'fast-glob';
import picomatch from 'picomatch';
import { entriesOf, isThere, isWithin, LINK_FIX, locate, pathBelow, realFolder, statOf } from '../base/files.ts';
import { isSafePath, readBytes } from '../base/read-file.ts';
import { compare, type Report, reportError, reportWarning } from '../base/report.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { SOURCE_EXTENSIONS, UNREAD_EXTENSIONS } from './formats.ts';

/** Names of folders that never contain sources, ignoring case. */
const IGNORED_FOLDERS = [
	...['.git', 'node_modules', '.hg', '.svn', 'dist', '.turbo', '.pinakes', '.pinakes-cache'],
	// Plugins and deleted notes of Obsidian, and copies of notebooks that Jupyter keeps.
	...['.obsidian', '.trash', '.ipynb_checkpoints'],
];

/** Match what is in these folders. */
export const IGNORED_GLOBS: readonly string[] = IGNORED_FOLDERS.map((name) => `**/${anyCase(name)}/**`);

/** Maximum depth of folders; the root has depth 1. */
export const MAX_FOLDER_DEPTH = 64;

export const TOO_DEEP = `the folder is more than ${MAX_FOLDER_DEPTH} levels deep, and is not read`;

/** Matches files that may be sources. */
const SOURCE_FILE = new RegExp(`\\.(?:${SOURCE_EXTENSIONS.join('|')})$`, 'i');

/** Matches sources and unsupported documents. */
const GLOB = anyCase(`**/*.{${[...SOURCE_EXTENSIONS, ...UNREAD_EXTENSIONS].join(',')}}`);

/** Matches paths where links to folders probably lead to skills. */
const SKILL_PLACE = /(?:^|\/)skills?(?:\/[^/]+)?$/i;

/** Matches documents that are not supported. */
const UNREAD_FILE = new RegExp(`\\.(?:${UNREAD_EXTENSIONS.join('|')})$`, 'i');

/** Matches line breaks, which globs do not match. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** A source folder with its files. Paths are relative, with forward slashes, and sorted. */
export interface SourceFolder {
	readonly root: string;
	readonly paths: readonly string[];
	/** Documents and files included by the configuration that no format supports. */
	readonly unread: readonly string[];
	/** Links to folders that are read at their real location. */
	readonly links: readonly FolderLink[];
	/** Links to folders outside that are not read. */
	readonly unfollowed: readonly FolderLink[];
	/** Links to a file of the same folder that is listed too, such as `CLAUDE.md` to `AGENTS.md`. */
	readonly aliases: readonly string[];
	/** Files of published sites, which are not read: their pages are those of the sources. */
	readonly published: readonly string[];
}

/** A symbolic link to a folder. */
export interface FolderLink {
	/** Relative to the root, with forward slashes. */
	readonly path: string;
	/** Real and absolute. */
	readonly target: string;
}

/** What is excluded from listing. */
export interface Excluded {
	/** Folders, such as the output folder. */
	readonly folders?: readonly string[];
	/** Globs of relative paths. */
	readonly globs?: readonly string[];
	/** Globs of files that are listed even if no format supports them. */
	readonly included?: readonly string[];
	/** All folders that are read, where links may lead. */
	readonly roots?: readonly string[];
}

/**
 * Lists the files below a folder that may be sources; ignored folders are skipped. Symbolic links to files are followed
 * if they stay inside the folder. Folders that links lead to are read once, at their real location: below this folder,
 * even where others are ignored if they have skills, or as one of the roots. Other links among skills,
 * unreadable folders, and names with line breaks are reported, so that no file is missing silently.
 */
export function listFolder(
	root: string,
	{ folders = [], globs = [], included = [], roots = [] }: Excluded,
	report: Report,
): SourceFolder {
	const paths: string[] = [];
	const unread: string[] = [];
	const fileLinks: string[] = [];
	const folderLinks: string[] = [];
	const ofSites = new Set<string>();
	const published: string[] = [];
	const isIncluded = picomatch([...included], { dot: true });
	const list = (below: string): void => {
		const found = glob.sync(
			[GLOB, ...included].map((pattern) => below + pattern),
			{
				cwd: root,
				dot: true,
				deep: MAX_FOLDER_DEPTH,
				onlyFiles: false,
				objectMode: true,
				followSymbolicLinks: false,
				ignore: [
					...IGNORED_GLOBS.map((pattern) => below + pattern),
					...folders.map((folder) => `${glob.escapePath(pathBelow(root, resolve(folder)))}/**`),
					// A glob that ignores all files below a folder ignores the folder itself.
					...globs.map((each) => each.replace(/\/\*\*\/\*$/, '/**')),
				],
				// The library always requests entries, although its types allow names.
				fs: { readdirSync: folderReader(root, resolve(root, below), folderLinks, ofSites, report) as never },
			},
		);
		for (const { path, dirent } of found) {
			const isSource = SOURCE_FILE.test(path);
			if (ofSites.has(path)) {
				if (isSource) published.push(path);
				continue;
			}
			if (dirent.isDirectory() && isSource) {
				const fix = 'rename it if a file was meant; what it holds is read';
				reportWarning(path, 'folder', 'this is a folder, with the name of a file', fix, report);
			} else if (dirent.isSymbolicLink()) {
				if (isSource && !statOf(resolve(root, path))?.isDirectory() && isLinkInside(root, path, report)) {
					paths.push(path);
					fileLinks.push(path);
				}
			} else if (dirent.isFile() && isSource) paths.push(path);
			else if (dirent.isFile() && (UNREAD_FILE.test(path) || isIncluded(path))) unread.push(path);
		}
	};
	list('');
	const links: FolderLink[] = [];
	const unfollowed: FolderLink[] = [];
	const realRoots = roots.map(realFolder);
	for (const path of folderLinks.splice(0).sort(compare)) {
		const { path: target, isFolder: leadsToFolder, problem } = followLink(root, path);
		const link = { path, target: resolve(realFolder(root), target) };
		const isSkill = SKILL_PLACE.test(path) || statOf(resolve(root, path, SKILL_FILE)) !== undefined;
		if (!leadsToFolder) {
			if (SKILL_PLACE.test(path) && statOf(resolve(root, path)) === undefined) {
				reportError(path, 'link', `the symbolic link leads ${problem}`, LINK_FIX, report);
			}
			continue;
		}
		if (problem === undefined && isSkill && !isAmong(target, paths) && !HISTORY.test(target)) {
			list(`${glob.escapePath(target)}/`);
		}
		const isRead =
			problem === undefined
				? isAmong(target, paths)
				: !isWithin(link.target, realFolder(root)) && realRoots.some((each) => isWithin(link.target, each));
		if (isRead) links.push(link);
		else unfollowed.push(link);
		if (isRead || !isSkill) continue;
		const fix = 'name that folder too, or copy it here';
		const message = `the symbolic link to the folder ${problem === undefined ? target : link.target} is not followed`;
		reportWarning(path, 'link-folder', message, fix, report);
	}
	return {
		root,
		paths: paths.sort(compare),
		unread: unread.sort(compare),
		links,
		unfollowed,
		aliases: aliasesOf(root, fileLinks, paths),
		published,
	};
}

/** Matches paths in the history of a repository, where nothing is read. */
const HISTORY = /(?:^|\/)\.(?:git|hg|svn)(?:\/|$)/i;

/** Whether a folder has one of the paths. */
function isAmong(folder: string, paths: readonly string[]): boolean {
	return folder === '' || paths.some((path) => path.startsWith(`${folder}/`));
}

/** Returns the links that lead to a listed file of the same folder. */
function aliasesOf(root: string, fileLinks: readonly string[], paths: readonly string[]): string[] {
	const listed = new Set(paths);
	return fileLinks.filter((path) => {
		const target = followLink(root, path).path;
		return target !== path && dirname(target) === dirname(path) && listed.has(target);
	});
}

/** Creates the function that reads folders for the glob, and reports unreadable ones and names that globs cannot match. */
function folderReader(
	root: string,
	base: string,
	links: string[],
	ofSites: Set<string>,
	report: Report,
): typeof entriesOf {
	return (folder) => {
		const unread = (name: string, message: string, fix: string): void => {
			const path = pathBelow(root, resolve(folder, name));
			reportError(path || '.', 'unreadable', message, fix, report);
		};
		try {
			// A site has what was published below its own pages when it is built again.
			if (relative(root, folder) !== '') {
				for (const path of siteFiles(folder)) ofSites.add(pathBelow(root, join(folder, path)));
			}
			const depth = relative(base, folder).split(sep).filter(Boolean).length + 1;
			return entriesOf(folder).filter((entry) => {
				if (entry.isSymbolicLink() && !SOURCE_FILE.test(entry.name)) {
					links.push(pathBelow(root, resolve(folder, entry.name)));
				}
				const isLost = LINE_BREAK.test(entry.name) && (entry.isDirectory() || SOURCE_FILE.test(entry.name));
				if (isLost) unread(entry.name, 'the name has a line break', 'rename it');
				const isTooDeep = entry.isDirectory() && depth >= MAX_FOLDER_DEPTH && !isNeverSource(entry.name, false);
				if (isTooDeep) unread(entry.name, TOO_DEEP, 'move it up');
				return !isLost && !isTooDeep;
			});
		} catch (cause) {
			const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
			if (code !== 'ENOENT') unread('', `the folder cannot be read (${code})`, 'check its permissions');
			return [];
		}
	};
}

/** Whether a path can be neither a source nor a folder with sources. */
export function isNeverSource(path: string, isFile: boolean): boolean {
	return (
		path.split(sep).some((name) => IGNORED_FOLDERS.includes(name.toLowerCase())) || (isFile && !SOURCE_FILE.test(path))
	);
}

/** Returns a case-insensitive glob. Globs of the configuration are case-sensitive. */
function anyCase(pattern: string): string {
	return pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Whether a link leads to a file inside the root; otherwise reports a problem. */
function isLinkInside(root: string, path: string, report: Report): boolean {
	const { isFolder, problem = isFolder ? 'to a folder' : undefined } = followLink(root, path);
	if (problem !== undefined) reportError(path, 'link', `the symbolic link leads ${problem}`, LINK_FIX, report);
	return problem === undefined;
}

/** Returns where a link leads, relative to the root, and the problem if that is neither a file nor a folder below the root. */
export function followLink(root: string, path: string) {
	const found = locate(root, path);
	const isFolder = found.stats?.isDirectory() === true;
	const isOther = !isFolder && found.stats?.isFile() !== true;
	const problem = 'refused' in found ? found.refused : isOther ? 'to a device or a pipe' : undefined;
	return { path: found.below, isFolder, problem };
}

/** A file below a source folder. */
export type SourceFile = readonly [root: string, path: string];

/**
 * Returns the file of a source path, which begins with the prefix of its folder if there are several.
 *
 * @param prefixes prefix of the paths of each folder
 */
export function locateSource(source: string, folders: readonly string[], prefixes: readonly string[]): SourceFile {
	const index = prefixes.findIndex((prefix) => source.startsWith(prefix));
	return [folders[index] ?? '.', source.slice(prefixes[index]?.length ?? 0)];
}

/** Returns the path prefix of each folder: its name and a slash, made unique by numbers; empty for a single folder. */
export function prefixesOf(folders: readonly string[]): string[] {
	if (folders.length === 1) return [''];
	const taken = new Set<string>();
	return folders.map((folder) => {
		const name = basename(resolve(folder));
		let prefix = `${name}/`;
		for (let number = 2; taken.has(prefix); number++) prefix = `${name}-${number}/`;
		taken.add(prefix);
		return prefix;
	});
}

/** Lists every published file with its SHA-256, in the format of `sha256sum --check`. */
export const SUMS_FILE = 'SHA256SUMS';

/** Returns the files listed in a published folder; undefined for any other folder. */
export function publishedFiles(folder: string): string[] | undefined {
	const text = readBytes(folder, SUMS_FILE, () => {})?.toString('utf8') ?? '';
	const lines = text.split('\n').filter(Boolean);
	const isList = lines.length > 0 && lines.every((line) => LINE.test(line));
	return isList ? [SUMS_FILE, ...lines.map((line) => line.replace(LINE, ''))] : undefined;
}

/** Returns the files of a published site with its index; none for any other folder. */
function siteFiles(folder: string): string[] {
	const files = isThere(folder, SUMS_FILE) ? publishedFiles(folder) : undefined;
	return files?.includes(`index/${MANIFEST_FILE}`) ? files.filter(isSafePath) : [];
}

const LINE = /^[0-9a-f]{64} {2}(?=.)/;
