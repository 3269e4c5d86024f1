const SCALE = Number(process.env.PINAKES_TEST_SCALE ?? 1);

/**
 * Returns how many cases a test tries: `PINAKES_TEST_SCALE` times as many as given, which vitest.config.js sets for `npm test` and
 * scripts/test-long.js for `npm run test:long`.
 */
export function runs(count: number): number {
	return Math.ceil(count * SCALE);
}
