import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

it('lets a number through each minute, and says how long to wait for the next', () => {
	let now = 0;
	const count = rateLimit(60, () => now);
	for (let i = 0; i < 60; i++) expect(count()).toBe(0);
	expect(count()).toBe(1);
	now += 1000;
	expect([count(), count()]).toEqual([0, 1]);
	now += 3_600_000;
	for (let i = 0; i < 60; i++) expect(count()).toBe(0);
	expect(count()).toBe(1);
});

it('waits as long as a slow rate takes', () => {
	const count = rateLimit(1, () => 0);
	expect([count(), count()]).toEqual([0, 60]);
});
