import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PREVIOUS_SUFFIX } from '@pinakes/query/format/manifest/manifest';
import { BuildError } from '../base/report.ts';
import { isRunning } from './lock.ts';

/** Returns the target of a folder that may be a symbolic link. */
export function targetOf(folder: string): string {
	const path = resolve(folder);
	if (!isLink(path)) return path;
	try {
		return realpathSync(path);
	} catch {
		throw new BuildError(`${folder} is a symbolic link that leads nowhere: make the folder, or remove the link.`);
	}
}

/** Whether a path is a symbolic link. Not if it is below a file, which the caller finds out when it writes. */
function isLink(path: string): boolean {
	try {
		return lstatSync(path).isSymbolicLink();
	} catch {
		return false;
	}
}

/**
 * Returns the folders that builds of an index write: the index, and temporary ones that interrupted builds leave next
 * to it.
 */
export function buildFolders(folder: string): string[] {
	const target = targetOf(folder);
	return [target, target + PREVIOUS_SUFFIX, ...prepared(target)];
}

/** Whether a path is a folder that builds of an index write or may write later. */
export function isBuildFolder(path: string, folder: string): boolean {
	const target = targetOf(folder);
	return path === target || path === target + PREVIOUS_SUFFIX || path.startsWith(buildingPrefix(target));
}

/** Returns the prefix of temporary build folders, which is followed by a process id. */
export function buildingPrefix(target: string): string {
	return join(dirname(target), `.${basename(target)}.building-`);
}

/** Removes temporary folders of builds whose processes no longer run. */
export function removeAbandoned(target: string): void {
	const start = buildingPrefix(target).length;
	for (const folder of prepared(target)) {
		if (claimed.has(folder) || isRunning(Number.parseInt(folder.slice(start), 10))) continue;
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Temporary folders of running builds of this process. */
const claimed = new Set<string>();
let claims = 0;

/**
 * Claims an unused path next to an index for temporary data of a build. What interrupted builds left there is removed.
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
	// With the dot, a file is no folder.
	if (!existsSync(`${parent}/.`)) return [];
	const prefix = basename(buildingPrefix(target));
	return readdirSync(parent)
		.filter((name) => name.startsWith(prefix) && /^\d+(?:-\d+)?$/.test(name.slice(prefix.length)))
		.map((name) => join(parent, name));
}
