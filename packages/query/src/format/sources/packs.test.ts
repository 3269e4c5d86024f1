import { deflateRawSync } from 'node:zlib';
import type { Source } from '@pinakes/query';
import { crc32 } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { CHECK_BYTES, checkedText, createPackReader, packedSource } from './packs.ts';

const PACKS = { version: 'v', others: {}, tables: {} };
const PACK = Uint8Array.from({ length: 4000 }, (_, i) => i % 251);

/** A source whose requests are listed and fail as told. */
function sourceThat(fails: (request: 'range' | 'whole') => boolean): { source: Source; requests: string[] } {
	const requests: string[] = [];
	const ask = <T>(request: 'range' | 'whole', answer: T): Promise<T> => {
		requests.push(request);
		return fails(request) ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer);
	};
	const source: Source = {
		name: 'host',
		read: () => ask('whole', PACK),
		readRange: (_path, from, to) => ask('range', { from, bytes: PACK.subarray(from, to) }),
	};
	return { source, requests };
}

const bytesOf = (source: Source) => {
	const reader = createPackReader(PACKS, source);
	return (from: number) => reader.read(0, from, from + 4, 'part', (bytes) => Promise.resolve([...bytes]));
};
const AT_8 = [8, 9, 10, 11];

describe('reading ranges of packs', () => {
	it('reads whole packs where the first range fails, as those of compressed files do in browsers', async () => {
		const { source, requests } = sourceThat((request) => request === 'range');
		const read = bytesOf(source);
		expect([await read(8), await read(8)]).toEqual([AT_8, AT_8]);
		expect(requests).toEqual(['range', 'whole']);
	});

	it('fails where a later range fails, and reads ranges again once the connection is back', async () => {
		let isDown = false;
		const { source, requests } = sourceThat(() => isDown);
		const read = bytesOf(source);
		expect(await read(8)).toEqual(AT_8);
		isDown = true;
		await expect(read(8)).rejects.toThrow('fetch failed');
		isDown = false;
		expect(await read(8)).toEqual(AT_8);
		expect(requests).toEqual(['range', 'range', 'range']);
	});

	it('fails where nothing can be read, and starts with ranges again', async () => {
		let isDown = true;
		const { source, requests } = sourceThat(() => isDown);
		const read = bytesOf(source);
		await expect(read(8)).rejects.toThrow('fetch failed');
		isDown = false;
		expect(await read(8)).toEqual(AT_8);
		expect(requests).toEqual(['range', 'whole', 'range']);
	});

	it('reads ranges as one that are near to each other, as far as the source says', async () => {
		const { source, requests } = sourceThat(() => false);
		const read = bytesOf(source);
		await read(0);
		await Promise.all([read(8), read(200), read(2000)]);
		expect(requests).toEqual(['range', 'range', 'range']);
		const local = bytesOf({ ...source, maxGap: 2000 });
		await local(0);
		expect(await Promise.all([local(8), local(200), local(2000)])).toContainEqual(AT_8);
		expect(requests).toHaveLength(5);
	});

	it('sends four requests in a task, also of several callers, so that a browser can react to keys', async () => {
		let ofTask = 0;
		const counts: number[] = [];
		const source: Source = {
			name: 'site',
			read: () => Promise.reject(new Error('a host with ranges')),
			async readRange(_path, from, to) {
				// Timers run in order, so that this one comes before the next task of the reader.
				if (ofTask++ === 0) {
					setTimeout(() => {
						counts.push(ofTask);
						ofTask = 0;
					});
				}
				return { from, bytes: new Uint8Array(to - from) };
			},
		};
		const { read } = createPackReader(PACKS, source);
		const readAll = (packs: readonly number[]): Promise<(number | undefined)[]> =>
			Promise.all(packs.map((pack) => read(pack, 0, 10, 'part', async ({ length }) => length)));
		await readAll([0]);
		const rest = Array.from({ length: 30 }, (_, i) => i + 1);
		const found = await Promise.all([
			readAll(rest.slice(0, 12)),
			Promise.resolve().then(() => readAll(rest.slice(12))),
			new Promise((resolve) => setTimeout(resolve)).then(() => readAll([31, 32, 33])),
		]);
		expect(found.flat()).toEqual(Array<number>(33).fill(10));
		await new Promise((resolve) => setTimeout(resolve, 5));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(34);
		expect(Math.max(...counts)).toBe(4);
	});
});

it('takes no entry for another file', async () => {
	const check = Buffer.alloc(CHECK_BYTES);
	check.writeUInt32BE(crc32(checkedText('a.json', '[1]')));
	const pack = Buffer.concat([check, deflateRawSync('[1]')]);
	const range = [0, pack.length];
	const packs = { version: 'a', others: { 'a.json': range, 'b.json': range }, tables: {} };
	const read = async (path: string) => (path === 'manifest.json' ? JSON.stringify({ packs }) : pack);
	const source = packedSource({ name: 'host', read });
	await source.read('manifest.json');
	expect(await source.read('a.json')).toBe('[1]');
	await expect(source.read('b.json')).rejects.toThrow('host: b.json was cut or changed');
});
