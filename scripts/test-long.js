/**
 * Tests that find rare faults: kills, failing files, interleavings and leaks, then property tests with many more cases, again and again
 * with new seeds until the time is over; at last hostile inputs. `npm run test:long -- --minutes N`, by default 5, in which
 * every file gets its turn on two quiet cores. Where it does not, those that are left are named; each run begins with others.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { files } from '../vitest.config.js';
import { run } from './setup.js';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes is a number above 0.');
const fuzzing = 0.3 * minutes;
const end = Date.now() + (minutes - fuzzing) * 60_000;

/** Files that run at once. */
const AT_ONCE = 4;

/** All test files, from another one on in each run. */
const first = Date.now() % files.length;
const rotated = [...files.slice(first), ...files.slice(0, first)];
const long = rotated.filter((path) => path.includes('.long.'));
/** Those whose properties have a number of cases. */
const properties = rotated.filter((path) => !long.includes(path) && readFileSync(path, 'utf8').includes('runs('));

// Not as JSON, which counts the tests of `npm test`.
const vitest = ['run', '--reporter=default'];
while (long.length > 0 && Date.now() < end) {
	run('node_modules/.bin/vitest', [...vitest, '--project', 'long', ...long.splice(0, AT_ONCE)]);
}
if (long.length > 0) console.log(`no time was left for ${long.join(', ')}`);
for (let i = 0; Date.now() < end; i++) {
	run('node_modules/.bin/vitest', [...vitest, properties[i % properties.length]], { PINAKES_TEST_SCALE: '10' });
}
run('node', ['bench/bin/fuzz.js', '--minutes', `${fuzzing}`]);
