import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PINAKES = fileURLToPath(new URL('../../apps/cli/bin/pinakes.js', import.meta.url));

/**
 * Runs `pinakes`, and returns what it prints.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function pinakes(args, cwd = process.cwd()) {
	return execFileSync(process.execPath, [PINAKES, ...args], {
		cwd,
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
		stdio: 'pipe',
	});
}
