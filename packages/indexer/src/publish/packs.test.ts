import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTemporaryFiles } from '../../testing/builds.ts';
import { ByteList, partsPerPack } from './packs.ts';

it('a list has its items in any range', () => {
	const items = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 200 });
	fc.assert(
		fc.property(items, items, fc.nat(), fc.nat(), (first, second, some, more) => {
			const list = new ByteList(createTemporaryFiles().createFile('items'));
			const all = [...first, ...second];
			for (const item of first) list.push(item);
			expect(list.range(0, list.length)).toEqual(Buffer.concat(first));
			for (const item of second) list.push(item);
			const [from = 0, to = 0] = [some, more].map((number) => number % (all.length + 1)).sort((a, b) => a - b);
			expect(list.range(from, to)).toEqual(Buffer.concat(all.slice(from, to)));
			expect(list.startOf(to)).toBe(Buffer.concat(all.slice(0, to)).length);
			expect(list.bytes).toBe(list.startOf(all.length));
			expect(list.lengths()).toEqual(all.map(({ length }) => length));
		}),
		{ numRuns: runs(50) },
	);
});

const PART_BYTES = 1000;

/** The packs of tables, which are so many parts of 1,000 bytes each, and the bytes of the largest. */
function packsOf(parts: Readonly<Record<string, number>>, contents = 100_000): { packs: number; largest: number } {
	const tables = new Map(
		Object.entries(parts).map(([table, count]) => [table, { length: count, bytes: count * PART_BYTES }]),
	);
	const counts = partsPerPack(tables, contents);
	const packs = Object.entries(parts).map(([table, count]) => Math.ceil(count / (counts.get(table) as number)));
	return { packs: packs.reduce((sum, count) => sum + count), largest: Math.max(...counts.values()) * PART_BYTES };
}

describe('the packs of a site', () => {
	it('grow with the square root of the index, and those that a search reads many of are small', () => {
		const few = packsOf({ sections: 1_000 });
		const more = packsOf({ sections: 4_000 });
		expect(more.packs / few.packs).toBeCloseTo(2, 0);
		expect(more.largest).toBeLessThan(packsOf({ documents: 4_000 }).largest / 4);
	});

	it('are no more than hosts take, and no larger than 256 kB, up to hundreds of megabytes', () => {
		const { packs, largest } = packsOf({
			text_postings: 200_000,
			sections: 60_000,
			section_texts: 100_000,
			documents: 40_000,
		});
		expect(packs).toBeLessThanOrEqual(1900);
		expect(packs).toBeGreaterThan(1500);
		expect(largest).toBeLessThanOrEqual(2 ** 18);
	});

	it('are few for few documents, and more by their number', () => {
		const parts = { text_postings: 200, sections: 100, section_texts: 300 };
		const sites = [10, 100, 200, 100_000].map((contents) => packsOf(parts, contents).packs);
		expect(sites[0]).toBeLessThanOrEqual(24);
		expect(sites[1]).toBeLessThanOrEqual(24);
		expect(sites[2]).toBeGreaterThan(sites[1] as number);
		expect(sites[2]).toBeLessThanOrEqual(40);
		expect(sites[3]).toBeGreaterThan(40);
	});

	it('are more if the largest would have to be larger', () => {
		const { packs, largest } = packsOf({ text_postings: 1_000_000 });
		expect(packs).toBeGreaterThan(1900);
		expect(largest).toBeLessThanOrEqual(2 ** 18);
	});

	it('have a part at least, however large it is', () => {
		expect(
			partsPerPack(
				new Map([
					['entries', { length: 2, bytes: 2 * 10 ** 7 }],
					['units', { length: 0, bytes: 0 }],
				]),
				1,
			).get('entries'),
		).toBe(1);
	});
});
