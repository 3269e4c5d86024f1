import { describe, expect, it } from 'vitest';
import { encodeNumber } from '../../codec/numbers.ts';
import {
	BLOCK_POSTINGS,
	type Blocks,
	decodeBlock,
	decodeBlocks,
	encodeBlocks,
	joinBlocks,
	MIN_POSTINGS_IN_BLOCKS,
} from './blocks.ts';

const SIZES = Uint32Array.of(5, MIN_POSTINGS_IN_BLOCKS + 1, MIN_POSTINGS_IN_BLOCKS - 1, MIN_POSTINGS_IN_BLOCKS);
const TERMS = [
	{ greatest: 0.75, lengths: 1, lasts: lastsOf(MIN_POSTINGS_IN_BLOCKS + 1) },
	{ greatest: 0.1, lengths: 2, lasts: lastsOf(MIN_POSTINGS_IN_BLOCKS) },
];
const BOUNDS = { sections: 5000, counts: 3 };

/** Last sections of the blocks of so many postings. */
function lastsOf(size: number): Uint32Array {
	return Uint32Array.from({ length: Math.ceil(size / BLOCK_POSTINGS) }, (_, i) => 500 + i * 300);
}

/** Where blocks are, as earlier versions wrote it. */
function encodeBefore(first: number, terms: readonly { greatest: number; lasts: Uint32Array }[]): string {
	const numbers = terms.flatMap(({ greatest, lasts }) => {
		const [bits = 0] = new Uint32Array(Float32Array.of(greatest).buffer);
		return [bits, ...Array.from(lasts, (last, i) => last - (lasts[i - 1] ?? -1))];
	});
	return [first, ...numbers].map(encodeNumber).join('');
}

describe('where blocks are', () => {
	const [longer, shorter] = TERMS.map((term) => ({ ...term, greatest: Math.fround(term.greatest), read: [] }));

	it('is said of the terms that many sections have', () => {
		expect(decodeBlocks(encodeBlocks(7, TERMS), SIZES, true)).toEqual([
			undefined,
			{ ...longer, size: MIN_POSTINGS_IN_BLOCKS + 1, first: 7 },
			undefined,
			{ ...shorter, size: MIN_POSTINGS_IN_BLOCKS, first: 7 + (longer?.lasts.length ?? 0) + 1 },
		]);
	});

	it('is read as earlier versions wrote it', () => {
		expect(decodeBlocks(encodeBefore(7, TERMS), SIZES)).toEqual([
			undefined,
			{ ...longer, size: MIN_POSTINGS_IN_BLOCKS + 1, first: 7 },
			undefined,
			{ ...shorter, size: MIN_POSTINGS_IN_BLOCKS, first: 7 + (longer?.lasts.length ?? 0) + 1, lengths: 1 },
		]);
	});

	it.each([
		['nothing', ''],
		['too few blocks', encodeBlocks(7, TERMS.slice(1))],
		['too many blocks', encodeBlocks(7, [...TERMS, ...TERMS])],
		['no numbers', '!'],
	])('is undefined for %s', (_, text) => {
		expect(decodeBlocks(text, SIZES, true)).toBeUndefined();
	});

	it.each([
		['too few blocks', encodeBefore(7, TERMS.slice(1))],
		['too many blocks', encodeBefore(7, [...TERMS, ...TERMS])],
	])('is undefined for %s of an earlier version', (_, text) => {
		expect(decodeBlocks(text, SIZES)).toBeUndefined();
	});
});

describe('a block', () => {
	/** Two postings behind a first block: sections 601 and 603, whose counts are the usual one and number 2. */
	const size = BLOCK_POSTINGS + 2;
	const blocks: Blocks = { size, greatest: 1, first: 0, lengths: 1, lasts: Uint32Array.of(600, 603), read: [] };

	it('has the next postings of its term', () => {
		const read = decodeBlock('25 2', blocks, 1, BOUNDS);
		expect([...(read?.sections ?? [])]).toEqual([601, 603]);
		expect([...(read?.counts ?? [])]).toEqual([0, 2]);
	});

	it.each([
		['fewer postings', '2 '],
		['more postings', '252 2'],
		['another last section', '27 2'],
		['a count that the index does not have', '25 3'],
		['no counts', '25'],
		['another text', '25 2 '],
	])('is undefined for %s', (_, text) => {
		expect(decodeBlock(text, blocks, 1, BOUNDS)).toBeUndefined();
	});

	it('is joined with others, whichever were read', () => {
		const last = decodeBlock('25 2', blocks, 1, BOUNDS);
		const read: Blocks['read'] = [];
		read[1] = last;
		expect(joinBlocks({ read })).toEqual(last);
		expect(joinBlocks({ read: [] })).toEqual({ sections: new Uint32Array(), counts: new Uint32Array() });
	});

	it('changes the postings of a base', () => {
		const read = [{ sections: Uint32Array.of(5, 600, 601), counts: Uint32Array.of(9, 8, 7) }];
		const base = { ...blocks, read: [{ sections: Uint32Array.of(3, 600, 700), counts: Uint32Array.of(1, 2, 3) }] };
		const { sections, counts } = joinBlocks({ read, base });
		expect([...sections]).toEqual([3, 5, 600, 601, 700]);
		expect([...counts]).toEqual([1, 9, 8, 7, 3]);
	});
});
