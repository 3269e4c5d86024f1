import { readFile } from 'node:fs/promises';
import { bundleSuite } from '@pinakes/conformance/bundle';
import { BUILDERS, builtFiles } from '@pinakes/conformance/fixture';
import { goldenCases, goldenFiles, goldenIndex, goldenOf, SUITES } from '@pinakes/conformance/golden';
import { run as bun } from '@pinakes/conformance/runtimes/bun';
import { run as chromium, isThere as isChromiumThere } from '@pinakes/conformance/runtimes/chromium';
import { run as deno } from '@pinakes/conformance/runtimes/deno';
import { run as node20 } from '@pinakes/conformance/runtimes/node20';
import { run as node24 } from '@pinakes/conformance/runtimes/node24';
import { run as quickjs } from '@pinakes/conformance/runtimes/quickjs';
import { run as workerd } from '@pinakes/conformance/runtimes/workerd';
import { beforeAll, describe, expect, test } from 'vitest';

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
