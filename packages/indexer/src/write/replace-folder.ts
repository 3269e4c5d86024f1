import {
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmdirSync,
	rmSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { COMMITTED_FILE, isCommitted } from '@pinakes/query/format/committed';
import { FORMAT, MANIFEST_FILE, PREVIOUS_SUFFIX, SEGMENTS_FORMAT } from '@pinakes/query/format/manifest';
import { type ListingFields, listPaths } from '@pinakes/query/format/pages';
import { BuildError } from '../errors.ts';
import { flush, flushFile } from './flush.ts';
import { isRunning, releaseLock, takeLock } from './lock.ts';
import { readRegularFile } from './regular-file.ts';
import { isSafePath } from './safe-path.ts';

/** Files by path: texts, bytes, or where a file is that is the same. */
export type FolderFiles = ReadonlyMap<string, string | Uint8Array | { readonly at: string }>;

/** A kind of folder that is replaced as a whole. */
export interface FolderKind {
	/** What it is called where something else is in the way. */
	readonly what: string;
	/** The files that such a folder lists as its own; undefined for any other folder. */
	readonly listed: (folder: string) => readonly string[] | undefined;
}

const INDEX: FolderKind = { what: 'an index', listed: listedFiles };

/**
 * Puts a new index in the place of the old. All of it is written beside the folder first; two
 * renames then swap it in. Killed at any moment, the old index is whole, under its own name or, for
 * the moment between the renames, under that name plus `.previous`, where readers look as well.
 * Files of others in the folder stay. A link is followed; builds of one folder wait for each other. What was written is on
 * the disk before the folder takes its name, so that the same holds of a power failure.
 *
 * @param kind what the folder is, an index unless given
 * @throws BuildError where the folder holds something else, or cannot be written
 */
export function replaceFolder(folder: string, files: FolderFiles, kind: FolderKind = INDEX): void {
	const unsafe = [...files.keys()].find((path) => !isSafePath(path));
	if (unsafe !== undefined)
		throw new BuildError(`${JSON.stringify(unsafe)} is not a safe path below ${folder}: rename it.`);
	const target = targetOf(folder);
	const building = `${buildingPrefix(target)}${process.pid}`;
	const previous = target + PREVIOUS_SUFFIX;
	const lock = `${buildingPrefix(target)}lock`;
	try {
		mkdirSync(dirname(target), { recursive: true });
		takeLock(lock, folder, building);
	} catch (cause) {
		throw writeError(folder, cause);
	}
	try {
		removeAbandoned(target);
		settle(target, previous, kind);
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
		if (!existsSync(target) && kind.listed(previous) !== undefined) renameSync(previous, target);
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

/** The folder itself, if it is named by a link. */
function targetOf(folder: string): string {
	const path = resolve(folder);
	if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
	try {
		return realpathSync(path);
	} catch {
		throw new BuildError(`${folder} is a symbolic link that leads nowhere: make the folder, or remove the link.`);
	}
}

/** The folders that builds of an index write: its own, and those that a killed build leaves beside it. */
export function ownFolders(folder: string): string[] {
	const target = targetOf(folder);
	return [target, target + PREVIOUS_SUFFIX, ...prepared(target)];
}

/** Whether a path is a folder that builds of an index write, or may come to write. */
export function isOwnFolder(path: string, folder: string): boolean {
	const target = targetOf(folder);
	return path === target || path === target + PREVIOUS_SUFFIX || path.startsWith(buildingPrefix(target));
}

/** How the folders begin in which builds of an index are prepared; the number of a process follows. */
function buildingPrefix(target: string): string {
	return join(dirname(target), `.${basename(target)}.building-`);
}

/** Finishes the swap of a build that was killed between its renames. */
function settle(target: string, previous: string, kind: FolderKind): void {
	if (!existsSync(previous)) return;
	if (kind.listed(previous) === undefined) {
		throw new BuildError(
			`${previous} is in the way: the old index is kept there while a new one takes its place. Rename it, or name another folder.`,
		);
	}
	if (existsSync(target)) discard(target, previous);
	else renameSync(previous, target);
}

/** Removes an old index. It is renamed first: half removed, it could not be told from a stranger's folder. */
function discard(target: string, previous: string): void {
	if (!existsSync(previous)) return;
	const discarded = `${buildingPrefix(target)}${process.pid}`;
	renameSync(previous, discarded);
	removeAll(discarded);
}

/** Removes a folder: what Node has for that looks at everything twice. */
function removeAll(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) removeAll(path);
		else unlinkSync(path);
	}
	rmdirSync(folder);
}

/** Removes what builds of this folder left behind whose processes are gone. */
function removeAbandoned(target: string): void {
	const start = buildingPrefix(target).length;
	for (const folder of prepared(target)) {
		if (claimed.has(folder) || isRunning(Number.parseInt(folder.slice(start), 10))) continue;
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Folders of builds of this process that are at work. */
const claimed = new Set<string>();
let claims = 0;

/**
 * Returns a free path beside an index for what a build of it keeps on the disk meanwhile. What killed builds have left
 * there is removed, and the next build removes what this one leaves.
 */
export function claimSpillFolder(folder: string): { readonly path: string; release(): void } {
	const target = targetOf(folder);
	removeAbandoned(target);
	const path = `${buildingPrefix(target)}${process.pid}-${++claims}`;
	claimed.add(path);
	return { path, release: () => claimed.delete(path) };
}

function prepared(target: string): string[] {
	const parent = dirname(target);
	if (!existsSync(parent)) return [];
	const prefix = basename(buildingPrefix(target));
	return readdirSync(parent)
		.filter((name) => name.startsWith(prefix) && /^\d+(?:-\d+)?$/.test(name.slice(prefix.length)))
		.map((name) => join(parent, name));
}

/** Paths in the folder that are not its kind's, old or new; an error where it holds things and is of no such kind. */
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
	return othersBelow(target, '', ours, foldersOf(ours));
}

/** The paths below a folder that are not ours; of a folder with nothing of ours its own. */
function othersBelow(
	target: string,
	folder: string,
	ours: ReadonlySet<string>,
	ourFolders: ReadonlySet<string>,
): string[] {
	return readdirSync(join(target, folder)).flatMap((name) => {
		const path = folder + name;
		if (ours.has(path)) return [];
		return ourFolders.has(path) ? othersBelow(target, `${path}/`, ours, ourFolders) : [path];
	});
}

/** The folders that files are in, at any depth. */
function foldersOf(paths: Iterable<string>): Set<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
	}
	return folders;
}

/** Returns the files that an index or its segments list, the manifest first; undefined for any other folder. */
export function listedFiles(folder: string): string[] | undefined {
	try {
		const manifest = JSON.parse(readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8')) as {
			format?: unknown;
			files?: ListingFields['files'];
		};
		const files = isCommitted(manifest) ? [COMMITTED_FILE] : listPaths({ ...manifest, files: manifest.files ?? {} });
		if (manifest.format === FORMAT) return [MANIFEST_FILE, ...files];
		return manifest.format === SEGMENTS_FORMAT
			? [MANIFEST_FILE, ...files.flatMap((path) => (isSafePath(path) ? withSegment(folder, path) : []))]
			: undefined;
	} catch {
		return undefined;
	}
}

/** A file of a folder with segments, and where it is the manifest of one, all files of this segment. */
function withSegment(folder: string, path: string): string[] {
	const own = basename(path) === MANIFEST_FILE ? dirname(path) : undefined;
	const files = own && listedFiles(join(folder, own))?.map((file) => `${own}/${file}`);
	return files || [path];
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

/** Has a file under another name too, or a copy of it where the disk knows no such links. */
function linkFile(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}
