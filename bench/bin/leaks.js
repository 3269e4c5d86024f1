/**
 * Measures whether memory grows with use: builds in a watch, MCP calls while the index is replaced, prompts. `node
 * bench/bin/leaks.js [--part SHARE]` does that share of all. Exits with 1 if one grew by over 5 %.
 */
import { parseArgs } from 'node:util';
import { orUsage, withGarbageCollector } from '../src/command.js';
import { growthOfAssemblies, growthOfCalls, growthOfWatch } from '../src/leaks.js';

const MAX_GROWTH = 0.05;

withGarbageCollector();
const part = orUsage('Usage: node bench/bin/leaks.js [--part SHARE]', () => {
	const { values } = parseArgs({ options: { part: { type: 'string' } } });
	const share = Number(values.part ?? 1);
	if (!(share > 0 && share <= 1)) throw new Error('A share is over 0 and at most 1.');
	return share;
});
let isFlat = true;
for (const measure of [
	() => growthOfWatch(500 * part),
	() => growthOfCalls(100_000 * part, 200 * part),
	() => growthOfAssemblies(10_000 * part),
]) {
	const { work, times, before, after, share } = await measure();
	if (share > MAX_GROWTH) isFlat = false;
	const grew = `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;
	console.log(
		`${work}: ${times} times, ${before.toFixed(1)} MB after a fifth, ${after.toFixed(1)} MB at the end, ${grew}`,
	);
}
process.exit(isFlat ? 0 : 1);
