/**
 * Copies the shared metadata of the workspace's `package.json` to all published packages: `node
 * scripts/package-metadata.js`. With `--check` it only reports packages that differ, and fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './pack-packages.js';

const SHARED = ['license', 'author', 'homepage', 'bugs', 'engines'];

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The package with the shared fields after its description, and its folder in the repository. */
function withMetadata(folder, own, workspace) {
	const { name, version, description, keywords, ...rest } = own;
	const shared = Object.fromEntries(SHARED.map((field) => [field, workspace[field]]));
	for (const field of [...SHARED, 'repository', 'publishConfig']) delete rest[field];
	const repository = { ...workspace.repository, directory: folder };
	return {
		...{ name, version, description, keywords },
		...shared,
		...{ repository, publishConfig: { access: 'public', provenance: true } },
		...rest,
	};
}

const check = process.argv.includes('--check');
const workspace = read('.');
for (const folder of PACKAGES) {
	const own = read(folder);
	const text = `${JSON.stringify(withMetadata(folder, own, workspace), null, 2)}\n`;
	if (text === readFileSync(join(folder, 'package.json'), 'utf8')) continue;
	if (check) {
		console.error(`${folder}/package.json has other metadata than package.json: run node scripts/package-metadata.js`);
		process.exitCode = 1;
	} else writeFileSync(join(folder, 'package.json'), text);
}
