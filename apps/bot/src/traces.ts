import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '@pinakes/context';

/** Digits of the numbers that files of traces begin with. */
const DIGITS = 5;

/**
 * Writes traces to a folder, a file for each, such as `00001-Alice.json`, which `pinakes ctx --replay` takes. They
 * hold what players told, so that only the owner of the process may read them.
 *
 * @throws the file system's error where the folder cannot be made
 */
export function traceWriter(folder: string): (player: string, trace: Trace) => void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	let count = 0;
	return (player, trace) => {
		count += 1;
		const name = `${String(count).padStart(DIGITS, '0')}-${player.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 32)}.json`;
		writeFileSync(join(folder, name), `${JSON.stringify(trace, null, '\t')}\n`, { mode: 0o600 });
	};
}
