import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FORMAT, MANIFEST_FILE, PREVIOUS_SUFFIX } from '@pinakes/query/format';
import { BuildError } from '../errors.ts';
import type { IndexFiles } from './parts.ts';

/**
 * Puts a new index in the place of the old. All of it is written beside the folder first; two
 * renames then swap it in. Killed at any moment, the old index is whole, under its own name or, for
 * the moment between the renames, under that name plus `.previous`, where readers look as well.
 * Files of others in the folder stay.
 *
 * @throws BuildError where the folder holds something else than an index, or cannot be written
 */
export function replaceFolder(folder: string, files: IndexFiles): void {
	const target = resolve(folder);
	const building = join(dirname(target), `.${basename(target)}.building-${process.pid}`);
	const previous = target + PREVIOUS_SUFFIX;
	try {
		settle(target, previous);
		removeAbandoned(target);
		const others = othersIn(target);
		writeFiles(building, files);
		for (const name of others) cpSync(join(target, name), join(building, name), { recursive: true });
		const replacing = existsSync(target);
		if (replacing) renameSync(target, previous);
		renameSync(building, target);
		if (replacing) rmSync(previous, { recursive: true });
	} catch (cause) {
		rmSync(building, { recursive: true, force: true });
		if (cause instanceof BuildError) throw cause;
		throw new BuildError(`${folder} cannot be written (${(cause as Error).message}): check its permissions and the space left.`);
	}
}

/** Finishes the swap of a build that was killed between its renames. */
function settle(target: string, previous: string): void {
	if (!existsSync(previous)) return;
	if (existsSync(target)) rmSync(previous, { recursive: true });
	else renameSync(previous, target);
}

/** Removes what builds of this folder left behind whose processes are gone. */
function removeAbandoned(target: string): void {
	const parent = dirname(target);
	if (!existsSync(parent)) return;
	const prefix = `.${basename(target)}.building-`;
	for (const name of readdirSync(parent)) {
		if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) {
			rmSync(join(parent, name), { recursive: true, force: true });
		}
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (cause) {
		return (cause as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** What lies in the folder beside an index; an error where it holds things and no index. */
function othersIn(target: string): string[] {
	if (!existsSync(target)) return [];
	const names = readdirSync(target);
	if (names.length === 0) return [];
	const listed = listedFiles(join(target, MANIFEST_FILE));
	if (listed === undefined) {
		throw new BuildError(`${target} holds files and no index: name an empty folder, a new one, or that of an index.`);
	}
	const ours = new Set([MANIFEST_FILE, ...listed.map((path) => path.split('/')[0])]);
	return names.filter((name) => !ours.has(name));
}

function listedFiles(manifest: string): string[] | undefined {
	try {
		const { format, files } = JSON.parse(readFileSync(manifest, 'utf8')) as { format?: unknown; files?: object };
		return format === FORMAT ? Object.keys(files ?? {}) : undefined;
	} catch {
		return undefined;
	}
}

function writeFiles(folder: string, files: IndexFiles): void {
	for (const [path, text] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
