import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What is measured beside Pinakes, and is too large to be installed for every test of the project: the plugin of Docusaurus
 * brings Docusaurus, 260 MB. MiniSearch, which VitePress searches with, is there already.
 */
export const PEERS = { pagefind: '1.6.0', '@easyops-cn/docusaurus-search-local': '0.55.3' };

const FOLDER = fileURLToPath(new URL('../../../build/site-peers', import.meta.url));

/** Installs the peers, unless they are there, and returns the folder of their modules. */
export function installPeers() {
	const manifest = join(FOLDER, 'package.json');
	if (!Object.keys(PEERS).every((name) => existsSync(join(FOLDER, 'node_modules', name)))) {
		mkdirSync(FOLDER, { recursive: true });
		writeFileSync(manifest, JSON.stringify({ private: true, dependencies: PEERS }));
		const options = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
		execFileSync('npm', ['install', ...options], { cwd: FOLDER, stdio: 'inherit' });
	}
	return join(FOLDER, 'node_modules');
}
