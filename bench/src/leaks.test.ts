import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { growthOfAssemblies, growthOfCalls, growthOfWatch } from './leaks.js';

/** A hundredth of what `bench/bin/leaks.js` measures would hide a leak of less; this finds what keeps whole indexes. */
const MAX_GROWTH = 0.05;

beforeAll(() => {
	setFlagsFromString('--expose-gc');
	globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;
});

it.each([
	['builds in a watch', () => growthOfWatch(30)],
	['MCP calls over an index that is replaced', () => growthOfCalls(1000, 20)],
	['prompts', () => growthOfAssemblies(200)],
])('memory after collection does not grow with %s', { timeout: 120_000 }, async (_, measure) => {
	const { before, after } = await measure();
	expect(after, `${before.toFixed(1)} MB grew`).toBeLessThan(before * (1 + MAX_GROWTH));
});
