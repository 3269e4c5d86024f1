import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../errors.ts';

/** Milliseconds for which a build waits for another one that writes the same folder, and between two attempts. */
const MAX_WAIT = 60_000;
const PAUSE = 20;
/** The file in a lock with the number of the process that has it. */
const HOLDER = 'pid';
/** What a rename onto a folder that holds files fails with, by platform. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/**
 * Creates the lock of a folder when no other process has it.
 *
 * @param draft a free path beside the lock
 * @throws BuildError if another process has it for a minute
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

/** Lets the next process take a lock. */
export function releaseLock(lock: string): void {
	rmSync(lock, { recursive: true, force: true });
}

/** A lock is a folder, renamed into place with its holder in it: killed at any moment, a process leaves no lock that names nobody. */
function createLock(lock: string, draft: string): boolean {
	rmSync(draft, { recursive: true, force: true });
	mkdirSync(draft);
	try {
		writeFileSync(join(draft, HOLDER), String(process.pid));
		renameSync(draft, lock);
		return true;
	} catch (cause) {
		if (TAKEN.has((cause as NodeJS.ErrnoException).code ?? '')) return false;
		throw cause;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/** The process that has a lock, 0 if a power failure emptied the file; undefined if the lock is gone. */
function holderOf(lock: string): number | undefined {
	try {
		return Number(readFileSync(join(lock, HOLDER), 'utf8')) || 0;
	} catch {
		return undefined;
	}
}

/** Whether another process runs by this number; ours has built nothing yet that is worth keeping. */
export function isRunning(pid: number): boolean {
	if (pid === process.pid) return false;
	try {
		return process.kill(pid, 0);
	} catch (cause) {
		return (cause as NodeJS.ErrnoException).code === 'EPERM';
	}
}
