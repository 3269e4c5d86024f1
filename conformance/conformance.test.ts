import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSuite } from './src/bundle.js';
import { BUILDERS, builtFiles } from './src/fixture.js';
import { goldenCases, goldenFiles, goldenIndex, goldenOf, SUITES } from './src/golden.js';
import { run as bun } from './src/runtimes/bun.js';
import { run as chromium, isThere as isChromiumThere } from './src/runtimes/chromium.js';
import { run as deno } from './src/runtimes/deno.js';
import { run as node20 } from './src/runtimes/node20.js';
import { run as node24 } from './src/runtimes/node24.js';
import { run as quickjs } from './src/runtimes/quickjs.js';
import { run as workerd } from './src/runtimes/workerd.js';

describe.each(Object.entries(SUITES))('of the suite %s', (_suite, suite) => {
	let bundle: string;
	let expected: string;

	beforeAll(async () => {
		// The frozen index, not a fresh one: what was built with an earlier version must go on being read.
		bundle = await bundleSuite(await goldenIndex(suite), await goldenCases(suite));
		expected = await readFile(suite.expected, 'utf8');
	});

	test.each(Object.entries(BUILDERS))('a build in %s writes the golden index, byte for byte', async (_name, node) => {
		expect(goldenOf(suite, await builtFiles(suite, node))).toEqual(await goldenFiles(suite));
	});

	test.each(Object.entries({ node20, node24, deno, bun, workerd, quickjs }))(
		'%s gives the golden answers',
		(_name, run) => expectGolden(run),
		60_000,
	);

	test.skipIf(!isChromiumThere)('chromium gives the golden answers', () => expectGolden(chromium));

	async function expectGolden(run: (bundle: string) => Promise<string>): Promise<void> {
		const answers = await run(bundle);
		if (answers !== expected) {
			// The values make a diff that a person can read; after it, every byte counts.
			expect(JSON.parse(answers)).toEqual(JSON.parse(expected));
		}
		expect(answers).toBe(expected);
	}
});
