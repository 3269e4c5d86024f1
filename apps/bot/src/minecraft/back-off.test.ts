import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_BACK_OFF, waitBefore } from './back-off.ts';

describe('waitBefore', () => {
	it('doubles up to a minute', () => {
		const waits = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map((failures) => waitBefore(failures, USUAL_BACK_OFF, 1));
		expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
	});

	it('is half of that to all of it', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
				const most = waitBefore(failures, USUAL_BACK_OFF, 1);
				const wait = waitBefore(failures, USUAL_BACK_OFF, random);
				expect(wait).toBeGreaterThanOrEqual(Math.floor(most / 2));
				expect(wait).toBeLessThanOrEqual(most);
			}),
		);
	});
});
