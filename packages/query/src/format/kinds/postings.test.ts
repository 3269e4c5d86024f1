import { encodeNumber, roundCount, ZERO } from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	copyBlocks,
	decodePostings,
	decodeWords,
	encodeBlocks,
	joinBlocks,
	type PostingBounds,
	termPostings,
} from './postings.ts';

const SECTIONS = 1000;
const COUNTS = 5;

interface Posting {
	readonly section: number;
	readonly count: number;
	readonly length: number;
}

function boundsWith(lengths: Map<number, number> = new Map()): PostingBounds {
	return {
		sections: SECTIONS,
		counts: COUNTS,
		takeLengths(sections, codes) {
			for (const [i, section] of sections.entries()) lengths.set(section, codes.charCodeAt(i) - ZERO);
		},
	};
}

function textOf(postings: readonly Posting[]): string {
	const gaps = postings.map(({ section, count }, i) => {
		const gap = section - (postings[i - 1]?.section ?? -1);
		return encodeNumber(2 * gap + Math.min(count, 1));
	});
	const counts = postings.flatMap(({ count }) => (count > 0 ? encodeNumber(count) : []));
	const lengths = String.fromCharCode(...postings.map(({ length }) => ZERO + length));
	return `${gaps.join('')} ${counts.join('')} ${lengths}`;
}

const lists = fc
	.uniqueArray(fc.record({ section: fc.nat(SECTIONS - 1), count: fc.nat(COUNTS - 1), length: fc.nat(255) }), {
		selector: ({ section }) => section,
		minLength: 1,
	})
	.map((postings) => postings.sort((a, b) => a.section - b.section));

describe('postings of a term', () => {
	it('are decoded with the lengths of their sections, into other arrays as well', () => {
		fc.assert(
			fc.property(lists, fc.nat(3), (postings, at) => {
				const lengths = new Map<number, number>();
				const read = termPostings(textOf(postings), boundsWith(lengths));
				expect(read.size).toBe(postings.length);
				const { sections, counts } = read.decode();
				expect([...sections]).toEqual(postings.map(({ section }) => section));
				expect([...counts]).toEqual(postings.map(({ count }) => count));
				expect(lengths).toEqual(new Map(postings.map(({ section, length }) => [section, length])));
				const into = { sections: new Uint32Array(read.size + at), counts: new Uint32Array(read.size + at) };
				expect([...read.decode(into).sections.subarray(0, read.size)]).toEqual([...sections]);
			}),
		);
	});

	it.each([
		['no posting', '  '],
		['nothing', ''],
		['a column less', '2 1'],
		['a column more', '2  5 '],
		['more lengths than postings', '2  55'],
		['fewer lengths than postings', '22  5'],
		['a gap of nothing', '0  5'],
		['a section beyond the last', `${encodeNumber(2 * (SECTIONS + 1))}  5`],
		['a count beyond the table', `3 ${encodeNumber(COUNTS)} 5`],
		['a count of no posting', '2 1 5'],
		['no count of a posting', '3  5'],
		['half a number', 'P  5'],
		['other characters', '!  5'],
	])('are damaged: %s', (_, text) => {
		expect(() => termPostings(text, boundsWith()).decode()).toThrow(expect.objectContaining({ code: 'damaged_part' }));
	});

	it('give an error or valid postings, whatever the text is', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(...'0123P Qo!'), maxLength: 12 }), (text) => {
				try {
					const { sections, counts } = decodePostings(text, boundsWith());
					for (const [i, section] of sections.entries()) expect(section).toBeGreaterThan(sections[i - 1] ?? -1);
					expect(Math.max(...sections)).toBeLessThan(SECTIONS);
					expect(Math.max(...counts)).toBeLessThan(COUNTS);
				} catch (cause) {
					expect(cause).toMatchObject({ code: 'damaged_part' });
				}
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe('blocks of a long list', () => {
	const places = { size: 7, first: 300, greatest: Math.fround(0.3), lasts: Uint32Array.of(3, 400, 999) };

	it('are where the text says, and have what was read', () => {
		const read = termPostings(encodeBlocks(places), boundsWith());
		expect(read).toMatchObject({ size: 7, unread: { ...places, read: [] } });
		expect(read.decode().sections).toHaveLength(0);
		const own = copyBlocks(read.unread as NonNullable<typeof read.unread>);
		own.read[2] = { sections: Uint32Array.of(500, 999), counts: Uint32Array.of(0, 1) };
		own.read[0] = { sections: Uint32Array.of(3), counts: Uint32Array.of(2) };
		expect(joinBlocks(own)).toEqual({ sections: Uint32Array.of(3, 500, 999), counts: Uint32Array.of(2, 0, 1) });
		expect(read.decode().sections).toHaveLength(0);
	});

	it.each([
		['none', ' '],
		['no last sections', ` ${encodeNumber(7)}${encodeNumber(3)}${encodeNumber(5)}`],
		['a section beyond the last', encodeBlocks({ ...places, lasts: Uint32Array.of(1000) })],
		['fewer postings than blocks', encodeBlocks({ ...places, size: 2 })],
		['more postings than sections', encodeBlocks({ ...places, size: 1001 })],
		['a share that is no number', encodeBlocks({ ...places, greatest: Number.NaN })],
		['half a number', `${encodeBlocks(places)}P`],
	])('are damaged: %s', (_, text) => {
		expect(() => termPostings(text, boundsWith())).toThrow(expect.objectContaining({ code: 'damaged_part' }));
	});
});

describe('a row of words', () => {
	it('lists words with their frequencies, each after what it shares with the one before', () => {
		const { terms, postings } = decodeWords('dat', 'DaEbaseDe 12P1', 'words');
		expect(terms).toEqual(['data', 'database', 'date']);
		expect(postings.map(({ size, isListed }) => [size, isListed])).toEqual([
			[1, true],
			[2, true],
			[32, true],
		]);
	});

	it.each([
		['fewer frequencies than words', 'DaDe 1'],
		['more frequencies than words', 'Da 12'],
		['more shared characters than there are', 'Za 1'],
		['no letter', 'a 1'],
		['half a number', 'Da P'],
	])('is damaged: %s', (_, text) => {
		expect(() => decodeWords('dat', text, 'words')).toThrow(expect.objectContaining({ code: 'damaged_part' }));
	});
});

describe('a count', () => {
	it('is kept up to 15, and rounded down to an eighth above', () => {
		const counts = [0, 1, 15, 16, 17, 18, 31, 32, 35, 36, 63, 64, 71, 1000, 2 ** 20 + 1];
		expect(counts.map(roundCount)).toEqual([0, 1, 15, 16, 16, 18, 30, 32, 32, 36, 60, 64, 64, 960, 2 ** 20]);
	});

	it('is off by less than an eighth, never more than it was, and never less for more', () => {
		fc.assert(
			fc.property(fc.nat(2 ** 31 - 1), fc.nat(1000), (count, more) => {
				const rounded = roundCount(count);
				expect(rounded).toBeLessThanOrEqual(count);
				expect(rounded).toBeGreaterThan(count * 0.875 - 1);
				expect(roundCount(count + more)).toBeGreaterThanOrEqual(rounded);
				expect(roundCount(rounded)).toBe(rounded);
			}),
		);
	});
});
