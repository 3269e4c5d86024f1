/** Finds and packs the published packages. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Path of a program of the workspace. */
export const bin = (name) => resolve('node_modules/.bin', name);

/** Returns the package.json of a folder. */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders of published packages. */
export const PACKAGES = ['packages', 'apps']
	.flatMap((group) => readdirSync(group).map((name) => join(group, name)))
	.filter((folder) => !manifestOf(folder).private);

/**
 * Packs every package into a folder.
 *
 * @param {string} folder
 * @returns {{ tarballs: string[], overrides: Record<string, string> }} file names, and overrides that make a project
 * install them
 */
export function packPackages(folder) {
	const filters = PACKAGES.flatMap((name) => ['--filter', `./${name}`]);
	const args = ['--recursive', ...filters, 'pack', '--pack-destination', folder];
	const { status, stdout, stderr } = spawnSync(bin('pnpm'), args, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`The packages cannot be packed: ${stdout}${stderr}`);
	const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
	const overrides = Object.fromEntries(
		tarballs.map((name) => [
			/^pinakes-\d/.test(name) ? 'pinakes' : name.replace(/^pinakes-(.+?)-\d+\..*/, '@pinakes/$1'),
			`file:${join(folder, name)}`,
		]),
	);
	return { tarballs, overrides };
}
