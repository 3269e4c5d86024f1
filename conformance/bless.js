/**
 * Writes the golden files anew: the index of the fixtures, and what this Node answers from it. Run as
 * `node conformance/bless.js`, and read what changed before committing it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureFiles } from './src/fixture.js';
import { EXPECTED_FILE, goldenCases, INDEX_FOLDER } from './src/golden.js';
import { runSuite } from './src/suite.js';

const files = await fixtureFiles();
await rm(INDEX_FOLDER, { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
	const file = join(INDEX_FOLDER, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
}

const answers = await runSuite(files, await goldenCases());
await writeFile(EXPECTED_FILE, answers);
for (const { name, error } of JSON.parse(answers)) {
	console.log(`${name}: ${error === undefined ? 'answered' : `${error.code}: ${error.message}`}`);
}
