import type { Packs } from '@pinakes/format/packs';
import { expect, it } from 'vitest';
import { createPackReader } from './pack-reader.ts';

it('asks for few stretches in a task, so that a browser answers to keys meanwhile', async () => {
	const counts: number[] = [];
	let inTask = 0;
	const packs: Packs = { version: '0', others: [], lengths: '', tables: {} };
	const reader = createPackReader(packs, {
		name: 'counted',
		read: async () => undefined,
		async readRange(_path, from, to) {
			if (inTask++ === 0) {
				setTimeout(() => {
					counts.push(inTask);
					inTask = 0;
				});
			}
			return { from, bytes: new Uint8Array(to - from) };
		},
	});
	const read = (pack: number): Promise<unknown> => reader.read(pack, 0, 8, 'x', async (bytes) => bytes.length);
	// The first tells whether the host has ranges.
	await read(0);
	const read40 = Array.from({ length: 40 }, (_, i) => read(i + 1));
	expect(await Promise.all(read40)).toEqual(read40.map(() => 8));
	expect(Math.max(...counts)).toBeLessThanOrEqual(4);
	expect(counts.length).toBeGreaterThanOrEqual(10);
});
