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

	it('reads ranges as one that are near to each other', async () => {
		const { source, requests } = sourceThat(() => false);
		const read = bytesOf(source);
		await read(0);
		await Promise.all([read(8), read(200), read(2000)]);
		expect(requests).toEqual(['range', 'range', 'range']);
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
