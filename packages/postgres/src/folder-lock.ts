import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PinakesError } from '@pinakes/query';

/*
 * PGlite writes its folder even for readers, and two that have it open destroy it. A lock beside the folder names the
 * process that has it open; that of a process which was killed is taken over.
 */

/** Locks that this process holds. */
const held = new Set<string>();

/** Attempts to take over the lock of a killed process, as others may do so at the same time. */
const ATTEMPTS = 5;

/**
 * Takes the lock of a folder, and returns what releases it.
 *
 * @param name the database in messages
 * @throws PinakesError `unreadable_source` if it is held, or cannot be written
 */
export function lockFolder(folder: string, name: string): () => void {
	const lock = `${resolve(folder)}.lock`;
	const [own, away] = [`${lock}.${process.pid}`, `${lock}.${process.pid}.away`];
	let holder: string | undefined;
	try {
		// Complete when it gets its name.
		writeFileSync(own, `${process.pid}`, { mode: 0o600 });
		for (let attempt = 0; attempt < ATTEMPTS && !held.has(lock); attempt++) {
			if (succeeds(() => linkSync(own, lock))) {
				held.add(lock);
				return () => {
					held.delete(lock);
					rmSync(lock, { force: true });
				};
			}
			holder = contentOf(lock);
			if (isRunning(Number(holder))) break;
			// Moved away rather than removed: if it is another's meanwhile, it is put back.
			if (succeeds(() => renameSync(lock, away)) && contentOf(away) !== holder) succeeds(() => linkSync(away, lock));
			rmSync(away, { force: true });
		}
	} catch (cause) {
		const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
		throw new PinakesError(
			'unreadable_source',
			`${name} cannot be opened (${code}): name a folder that can be written.`,
		);
	} finally {
		rmSync(own, { force: true });
	}
	const fix = `close it there, use a server for several, or remove ${lock} if that is gone`;
	throw new PinakesError('unreadable_source', `${name} is open in process ${holder ?? process.pid}: ${fix}.`);
}

function succeeds(run: () => void): boolean {
	try {
		run();
		return true;
	} catch {
		return false;
	}
}

function contentOf(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

/** Whether another process with this id is running. */
function isRunning(pid: number): boolean {
	if (!(pid > 0) || pid === process.pid) return false;
	try {
		return process.kill(pid, 0);
	} catch (cause) {
		return (cause as NodeJS.ErrnoException).code === 'EPERM';
	}
}
