/** Packs the published packages. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders of published packages, in dependency order. */
export const PACKAGES = [
	'packages/query',
	'packages/command-line',
	'packages/encoders',
	'packages/context',
	'packages/adapters',
	'packages/indexer',
	'packages/search-box',
	'packages/site',
	'packages/postgres',
	'apps/mcp',
	'apps/explorer',
	'apps/cli',
];

/** Path of a program of the workspace. */
export const bin = (name) => resolve('node_modules/.bin', name);

/**
 * Packs every package into a folder.
 *
 * @param {string} folder
 * @returns {{ tarballs: string[], overrides: Record<string, string> }} file names, and overrides that make a project
 * install them
 */
export function packPackages(folder) {
	for (const name of PACKAGES) {
		const { status, stdout, stderr } = spawnSync(bin('pnpm'), ['pack', '--pack-destination', folder], {
			cwd: name,
			encoding: 'utf8',
		});
		if (status !== 0) throw new Error(`${name} cannot be packed: ${stdout}${stderr}`);
	}
	const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
	const overrides = Object.fromEntries(
		tarballs.map((name) => [
			/^pinakes-\d/.test(name) ? 'pinakes' : name.replace(/^pinakes-(.+?)-\d+\..*/, '@pinakes/$1'),
			`file:${join(folder, name)}`,
		]),
	);
	return { tarballs, overrides };
}
