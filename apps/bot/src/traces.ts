import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/usage-error';
import type { Trace } from '@pinakes/context';

/** Digits of the numbers that files of traces begin with. */
const DIGITS = 5;

/**
 * Writes traces to a folder, a file for each, such as `00001-Alice.json`, which `pinakes ctx --replay` takes. They
 * hold what players told, so that only the owner of the process may read them.
 *
 * @returns what writes one, and throws the file system's error where it cannot
 * @throws UsageError where the folder cannot be made
 */
export function traceWriter(folder: string): (player: string, trace: Trace) => void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new UsageError(`--traces ${folder} is no folder that can be written to: ${(cause as Error).message}`);
	}
	// Numbers go on where an earlier run ended, so that none of its traces are overwritten.
	let count = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
	return (player, trace) => {
		count += 1;
		const name = `${String(count).padStart(DIGITS, '0')}-${player.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 32)}.json`;
		writeFileSync(join(folder, name), `${JSON.stringify(trace, null, '\t')}\n`, { mode: 0o600 });
	};
}
