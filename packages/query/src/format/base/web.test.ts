import { describe, expect, it } from 'vitest';
import { withinTime } from './web.ts';

describe('withinTime', () => {
	it('returns the value of the promise', async () => {
		expect(await withinTime(Promise.resolve(7), 60_000)).toBe(7);
		await expect(withinTime(Promise.reject(new Error('x')), 60_000)).rejects.toThrow('x');
	});

	it('throws when the time is over', async () => {
		await expect(withinTime(new Promise(() => {}), 1)).rejects.toThrow('no answer within 1 ms');
	});

	it('waits if the runtime has no timers', async () => {
		const { setTimeout: timers } = globalThis;
		// @ts-expect-error as in a runtime without
		globalThis.setTimeout = undefined;
		try {
			expect(await withinTime(Promise.resolve(7), 1)).toBe(7);
		} finally {
			globalThis.setTimeout = timers;
		}
	});
});
