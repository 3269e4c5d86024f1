import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PREVIOUS_SUFFIX } from '@pinakes/query/format/manifest';
import { BuildError } from '../errors.ts';
import { isRunning } from './lock.ts';

/** The folder itself, if it is named by a link. */
export function targetOf(folder: string): string {
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
export function buildingPrefix(target: string): string {
	return join(dirname(target), `.${basename(target)}.building-`);
}

/** Removes what builds of this folder left behind whose processes are gone. */
export function removeAbandoned(target: string): void {
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
