/** Writes `golden/expected.json` anew, from what this Node answers: `node conformance/bless.js`. */
import { writeFile } from 'node:fs/promises';
import { fixtureFiles } from './src/fixture.js';
import { EXPECTED_FILE, goldenCases } from './src/golden.js';
import { runSuite } from './src/suite.js';

const answers = await runSuite(await fixtureFiles(), await goldenCases());
await writeFile(EXPECTED_FILE, answers);

for (const { name, error } of JSON.parse(answers)) {
	console.log(`${name}: ${error === undefined ? 'answered' : `${error.code}: ${error.message}`}`);
}
