/**
 * Tests that find rare faults: kills, failing files, interleavings, leaks, and property tests with many more cases, again and again with
 * new seeds until the time is over; then hostile inputs. `npm run test:long -- --minutes N`, by default 5.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './setup.js';

const SCALE = 10;
/** Share of the time for hostile inputs. */
const FUZZING = 0.3;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes is a number above 0.');
const end = Date.now() + minutes * (1 - FUZZING) * 60_000;

/** Test files whose properties have a number of cases. */
const properties = ['packages', 'apps', 'tests', 'conformance']
	.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
	.filter((path) => /\.test\.tsx?$/.test(path) && !/node_modules|dist[\\/]/.test(path))
	.filter((path) => readFileSync(path, 'utf8').includes('runs('));

const VITEST = 'node_modules/.bin/vitest';
run(VITEST, ['run', '--project', 'long']);
for (let i = 0; Date.now() < end; i++) {
	const path = properties[i % properties.length];
	run(VITEST, ['run', path, '--reporter=dot'], { PINAKES_TEST_SCALE: `${SCALE}` });
}
run('node', ['bench/bin/fuzz.js', '--minutes', `${minutes * FUZZING}`]);
