/**
 * Writes the golden files anew: the index of each suite, and what this Node answers from it. Run as
 * `node conformance/bless.js`, and read what changed before committing it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFiles } from './src/fixture.js';
import { goldenCases, goldenOf, SUITES } from './src/golden.js';
import { runSuite } from './src/suite.js';

for (const suite of Object.values(SUITES)) {
	const files = await builtFiles(suite);
	if (suite.index !== undefined) await writeFolder(suite.index, files);
	if (suite.digests !== undefined) {
		await writeFile(suite.digests, `${JSON.stringify(goldenOf(suite, files), null, '\t')}\n`);
	}
	const answers = await runSuite(files, await goldenCases(suite));
	await writeFile(suite.expected, answers);
	for (const { name, error } of JSON.parse(answers)) {
		console.log(`${name}: ${error === undefined ? 'answered' : `${error.code}: ${error.message}`}`);
	}
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
async function writeFolder(folder, files) {
	await rm(folder, { recursive: true, force: true });
	for (const [path, text] of Object.entries(files)) {
		const file = join(folder, path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
}
