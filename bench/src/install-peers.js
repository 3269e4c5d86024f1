import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Installs packages that are measured beside Pinakes and too large to be installed for every test of the project, unless
 * they are there. Returns the folder of their modules.
 *
 * @param {string} name of their folder below `build`
 * @param {Readonly<Record<string, string>>} peers versions by package
 * @param {readonly string[]} [options] further ones of npm
 */
export function installPeers(name, peers, options = []) {
	const folder = fileURLToPath(new URL(`../../build/${name}`, import.meta.url));
	if (!Object.keys(peers).every((peer) => existsSync(join(folder, 'node_modules', peer)))) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: peers }));
		const all = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts', ...options];
		// Standard output is for results.
		execFileSync('npm', ['install', ...all], { cwd: folder, stdio: ['ignore', 2, 2] });
	}
	return join(folder, 'node_modules');
}
