import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { ByteList } from './byte-list.ts';

it('a list has its items in any range, whether they are written already or not', () => {
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
		{ numRuns: 50 },
	);
});

it('an item may be larger than what is written at once', () => {
	const list = new ByteList(createTemporaryFiles().createFile('items'));
	const items = [Buffer.alloc(3, 1), Buffer.alloc(2 ** 19, 2), Buffer.alloc(5, 3)];
	for (const item of items) list.push(item);
	expect(list.range(0, 3).equals(Buffer.concat(items))).toBe(true);
	expect(list.range(2, 3)).toEqual(items[2]);
});
