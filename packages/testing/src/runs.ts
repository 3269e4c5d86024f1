const SCALE = Number(process.env.PINAKES_TEST_SCALE ?? 1);

/**
 * Returns how many cases a test tries: as many as given in `npm test`, where they take a second or two, and
 * `PINAKES_TEST_SCALE` times as many in `npm run test:long`.
 */
export function runs(count: number): number {
	return Math.ceil(count * SCALE);
}
