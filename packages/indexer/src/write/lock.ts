import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BuildError } from '../errors.ts';

/** Milliseconds for which a build waits for another one that writes the same folder, and between two attempts. */
const MAX_WAIT = 60_000;
const PAUSE = 20;

/**
 * Creates the lock of a folder, a file with the number of the process that has it, when no other process has it.
 *
 * @throws BuildError if another process has it for a minute
 */
export function takeLock(lock: string, folder: string): void {
	for (const start = performance.now(); ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)) {
		try {
			writeFileSync(lock, String(process.pid), { flag: 'wx' });
			return;
		} catch (cause) {
			if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
		}
		const holder = holderOf(lock);
		if (holder !== undefined && !isRunning(holder)) rmSync(lock, { force: true });
		if (performance.now() - start > MAX_WAIT) {
			throw new BuildError(`Process ${holder} is writing ${folder}: wait for it, or remove ${lock} if it is gone.`);
		}
	}
}

/** The process that has a lock; undefined between its creation and its content, or if it is gone. */
function holderOf(lock: string): number | undefined {
	try {
		const pid = Number(readFileSync(lock, 'utf8'));
		return pid > 0 ? pid : undefined;
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
