import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/usage-error';
import type { Trace } from '@pinakes/context';

/** Digits of the number at the beginning of a file name. */
const DIGITS = 5;

/**
 * Creates a function that writes traces to a folder, each to a file such as `00001-Alice.json`, for `pinakes ctx
 * --replay`. As they contain messages of players, only the owner of the process may read them.
 *
 * @returns a function that writes a trace, and throws errors of the file system
 * @throws UsageError if the folder cannot be created
 */
export function traceWriter(folder: string): (player: string, trace: Trace) => void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new UsageError(`--traces ${folder} is not a folder that can be written to: ${(cause as Error).message}`);
	}
	// Numbering continues after earlier runs, so that their traces are not overwritten.
	let count = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
	return (player, trace) => {
		count += 1;
		const name = `${String(count).padStart(DIGITS, '0')}-${player.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 32)}.json`;
		writeFileSync(join(folder, name), `${JSON.stringify(trace, null, '\t')}\n`, { mode: 0o600 });
	};
}
