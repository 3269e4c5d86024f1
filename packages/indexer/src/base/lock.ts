import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PREVIOUS_SUFFIX } from '@pinakes/query/internal';
import { attempt } from './attempt.ts';
import { BuildError } from './report.ts';

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
export function isLink(path: string): boolean {
	return attempt(() => lstatSync(path))?.isSymbolicLink() === true;
}

/**
 * Returns the folders that builds of an index write: the index, and temporary ones that interrupted builds leave next
 * to it.
 */
export function buildFolders(folder: string): string[] {
	const target = targetOf(folder);
	return [target, target + PREVIOUS_SUFFIX, ...prepared(target)];
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

/** Claims an unused path next to an index for temporary data of a build. What interrupted builds left there is removed. */
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

/** Maximum milliseconds to wait for another build of the same folder; `PAUSE` is the time between attempts. */
const MAX_WAIT = 60_000;
const PAUSE = 20;
/** File in a lock with the id of the process that holds it, and the inode of the file. */
const HOLDER = 'pid';
/** Maximum bytes of that file. */
const MAX_HOLDER = 64n;
/** Error codes of a rename onto a folder with files, or onto a file, on various platforms. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR']);

/**
 * Takes the lock of a folder, and waits if another process holds it.
 *
 * @param draft unused path next to the lock
 * @throws BuildError if another process holds it for a minute
 */
export function takeLock(lock: string, folder: string, draft: string): void {
	for (const start = performance.now(); ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)) {
		if (createLock(lock, draft)) return;
		const holder = holderOf(lock);
		if (holder !== undefined && !(holder > 0 && isRunning(holder))) releaseLock(lock);
		if (performance.now() - start > MAX_WAIT) {
			throw new BuildError(`Process ${holder} is writing ${folder}: wait for it, or remove ${lock} if it is gone.`);
		}
	}
}

export function releaseLock(lock: string): void {
	rmSync(lock, { recursive: true, force: true });
}

/** Creates a lock, complete when it appears: a folder renamed into place with its holder. Returns false if it is taken. */
function createLock(lock: string, draft: string): boolean {
	rmSync(draft, { recursive: true, force: true });
	mkdirSync(draft);
	try {
		const file = join(draft, HOLDER);
		writeFileSync(file, '');
		writeFileSync(file, `${process.pid} ${lstatSync(file, { bigint: true }).ino}`);
		renameSync(draft, lock);
		return true;
	} catch (cause) {
		if (TAKEN.has((cause as NodeJS.ErrnoException).code ?? '')) return false;
		throw cause;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/**
 * Returns the process id of a lock's holder; undefined if the lock is gone. 0 if no build of this machine made it: one that came
 * with a repository cannot name its own inode. Also 0 if a power failure emptied its file.
 */
function holderOf(lock: string): number | undefined {
	return attempt(() => {
		if (!lstatSync(lock).isDirectory()) return 0;
		const names = readdirSync(lock);
		if (names.length === 0) return undefined;
		const file = join(lock, HOLDER);
		const found = names.length === 1 && names[0] === HOLDER ? lstatSync(file, { bigint: true }) : undefined;
		if (!found?.isFile() || found.size > MAX_HOLDER) return 0;
		const [, pid, inode] = /^(\d+) (\d+)$/.exec(readFileSync(file, 'utf8')) ?? [];
		return inode === String(found.ino) ? Number(pid) : 0;
	});
}

/** Returns where the next content of a file is written before it takes its place. Removes what killed processes left there. */
export function draftOf(file: string): string {
	const [folder, prefix] = [dirname(file), `${basename(file)}.`];
	for (const name of readdirSync(folder)) {
		const pid = name.startsWith(prefix) ? /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined;
		if (pid === undefined || isRunning(Number(pid))) continue;
		// A folder is of no build of ours, and another build may have removed what was there.
		const left = lstatSync(join(folder, name), { throwIfNoEntry: false });
		if (left?.isDirectory() === false) rmSync(join(folder, name), { force: true });
	}
	return `${file}.${process.pid}.tmp`;
}

/** Whether another process with this id is running. */
export function isRunning(pid: number): boolean {
	if (pid === process.pid) return false;
	try {
		return process.kill(pid, 0);
	} catch (cause) {
		return (cause as NodeJS.ErrnoException).code === 'EPERM';
	}
}
