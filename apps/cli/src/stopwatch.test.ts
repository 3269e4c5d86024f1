import { expect, it } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

it('tells how long each step took, those of one name together', () => {
	let clock = 0;
	const stopwatch = startStopwatch(() => clock);
	expect(stopwatch.stop()).toEqual([]);
	for (const [step, ms] of [
		['reading', 5],
		['indexing', 20.4],
		['reading', 2],
		['writing', 0],
	] as const) {
		stopwatch.begin(step);
		clock += ms;
	}
	const times = [
		{ step: 'reading', ms: 7 },
		{ step: 'indexing', ms: 20 },
		{ step: 'writing', ms: 0 },
	];
	expect(stopwatch.stop()).toEqual(times);
	clock += 100;
	expect(stopwatch.stop()).toEqual(times);
});
