import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../base/report.ts';

/** Maximum milliseconds to wait for another build of the same folder; `PAUSE` is the time between attempts. */
const MAX_WAIT = 60_000;
const PAUSE = 20;
/** File in a lock with the id of the process that holds it. */
const HOLDER = 'pid';
/** Error codes of a rename onto a folder with files, on various platforms. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

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

/**
 * Creates a lock: a folder that is renamed into place with its holder in it, so that an interrupted process never
 * leaves a lock without holder. Returns false if the lock is taken.
 */
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

/** Returns the process id of a lock's holder, 0 if a power failure emptied the file; undefined if the lock is gone. */
function holderOf(lock: string): number | undefined {
	try {
		return Number(readFileSync(join(lock, HOLDER), 'utf8')) || 0;
	} catch {
		return undefined;
	}
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
