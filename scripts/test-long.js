/**
 * Tests that find rare faults: kills, failing files, interleavings, leaks, and property tests with many more cases, again and again with
 * new seeds until the time is over; then hostile inputs. `npm run test:long -- --minutes N`, by default 5.
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

/** Test files whose properties have a number of cases. */
const properties = files.filter((path) => !path.includes('.long.') && readFileSync(path, 'utf8').includes('runs('));

// Not as JSON, which counts the tests of `npm test`.
run('node_modules/.bin/vitest', ['run', '--project', 'long', '--reporter=default']);
for (let i = 0; Date.now() < end; i++) {
	run('node_modules/.bin/vitest', ['run', '--reporter=default', properties[i % properties.length]], {
		PINAKES_TEST_SCALE: '10',
	});
}
run('node', ['bench/bin/fuzz.js', '--minutes', `${fuzzing}`]);
