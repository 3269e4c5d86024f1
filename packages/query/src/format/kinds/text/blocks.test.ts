import { describe, expect, it } from 'vitest';
import { type Blocks, decodeBlocks, encodeBlocks, joinBlocks, MIN_POSTINGS_IN_BLOCKS } from './blocks.ts';

const SIZES = Uint32Array.of(5, MIN_POSTINGS_IN_BLOCKS + 1, MIN_POSTINGS_IN_BLOCKS - 1, MIN_POSTINGS_IN_BLOCKS);
const TERMS = [
	{ greatest: 0.75, lengths: 1, lasts: lastsOf(MIN_POSTINGS_IN_BLOCKS + 1) },
	{ greatest: 0.1, lengths: 2, lasts: lastsOf(MIN_POSTINGS_IN_BLOCKS) },
];

/** Last sections of the blocks of so many postings. */
function lastsOf(size: number): Uint32Array {
	return Uint32Array.from({ length: Math.ceil(size / 300) }, (_, i) => 500 + i * 300);
}

describe('where blocks are', () => {
	const [longer, shorter] = TERMS.map((term) => ({ ...term, greatest: Math.fround(term.greatest), read: [] }));

	it('is said of the terms that many sections have', () => {
		expect(decodeBlocks(encodeBlocks(7, TERMS), SIZES)).toEqual([
			undefined,
			{ ...longer, size: MIN_POSTINGS_IN_BLOCKS + 1, first: 7 },
			undefined,
			{ ...shorter, size: MIN_POSTINGS_IN_BLOCKS, first: 7 + (longer?.lasts.length ?? 0) + 1 },
		]);
	});

	it.each([
		['nothing', ''],
		['too few blocks', encodeBlocks(7, TERMS.slice(1))],
		['too many blocks', encodeBlocks(7, [...TERMS, ...TERMS])],
		['no numbers', '!'],
	])('is undefined for %s', (_, text) => {
		expect(decodeBlocks(text, SIZES)).toBeUndefined();
	});
});

describe('a block', () => {
	it('is joined with others, whichever were read', () => {
		const last = { sections: Uint32Array.of(601, 603), counts: Uint32Array.of(0, 2) };
		const read: Blocks['read'] = [];
		read[1] = last;
		expect(joinBlocks({ read })).toEqual(last);
		expect(joinBlocks({ read: [] })).toEqual({ sections: new Uint32Array(), counts: new Uint32Array() });
	});

	it('changes the postings of a base', () => {
		const read = [{ sections: Uint32Array.of(5, 600, 601), counts: Uint32Array.of(9, 8, 7) }];
		const places = { size: 3, greatest: 1, first: 0, lengths: 1, lasts: Uint32Array.of(700) };
		const base: Blocks = {
			...places,
			read: [{ sections: Uint32Array.of(3, 600, 700), counts: Uint32Array.of(1, 2, 3) }],
		};
		const { sections, counts } = joinBlocks({ read, base });
		expect([...sections]).toEqual([3, 5, 600, 601, 700]);
		expect([...counts]).toEqual([1, 9, 8, 7, 3]);
	});
});
