/** Sets the output with a cache key for the built command: a hash of its sources. */
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './command.js';

const FOLDERS = ['apps/cli/src', 'apps/mcp/src', 'packages', 'scripts'];
const FILES = ['pnpm-lock.yaml', 'package.json', 'tsconfig.base.json'];

const digest = createHash('sha256');
for (const file of [...FILES.map((name) => join(ROOT, name)), ...FOLDERS.flatMap(filesBelow)]) {
	digest
		.update(`${relative(ROOT, file)}\0`)
		.update(readFileSync(file))
		.update('\0');
}
appendFileSync(process.env.GITHUB_OUTPUT ?? '/dev/stdout', `key=${digest.digest('hex')}\n`);

/** @param {string} folder @returns {string[]} sorted paths, without installed and built files */
function filesBelow(folder) {
	return readdirSync(join(ROOT, folder), { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.filter(({ name }) => !['node_modules', 'dist', '.turbo'].includes(name))
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			return entry.isDirectory() ? filesBelow(path) : [join(ROOT, path)];
		});
}
