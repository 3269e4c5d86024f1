import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnspaced } from '../../analysis/characters.ts';
import { encodeNumber } from '../../codec/numbers.ts';
import { encodeBlocks, MIN_POSTINGS_IN_BLOCKS } from './blocks.ts';
import { decodeRow, type Row, type RowBounds, type TermPostings } from './row.ts';
import { roundCount } from './schema.ts';

/*
 * Rows are written here once more, column by column as the format describes them; what the indexer writes
 * is compared with the reader beside the writer.
 */

const ALPHABET = [...'据库群节'];
const BOUNDS: RowBounds = { alphabet: ALPHABET, sections: 50, counts: 7 };

interface PlainPosting {
	readonly section: number;
	readonly count: number;
}

interface PlainTerm {
	readonly term: string;
	readonly postings: readonly PlainPosting[];
}

/**
 * The number of what follows the first character of an n-gram: 0 for nothing, else the numbers of its
 * characters in the alphabet, counted from 1, as digits.
 *
 * @param places the numbers of the alphabet's characters, from 1
 * @param size the size of the largest n-grams of the index
 */
function gramNumber(gram: string, places: ReadonlyMap<string, number>, size: number): number {
	const [, ...rest] = gram;
	let number = 0;
	for (let i = 0; i < size - 1; i++) number = number * (places.size + 1) + (places.get(rest[i] ?? '') ?? 0);
	return number;
}

function write(key: string, terms: readonly PlainTerm[], size = 3): string {
	const places = new Map(ALPHABET.map((character, i) => [character, i + 1]));
	const columns = ['', '', '', ''];
	const isFine = key.startsWith(' ');
	let previousWord = key;
	let previousNumber = -1;
	let index = 0;
	let previousIndex = -1;
	for (const { term, postings } of terms) {
		if (isUnspaced(term) && !isFine) {
			const number = gramNumber(term, places, size);
			columns[0] += encodeNumber(number - previousNumber);
			previousNumber = number;
		} else {
			let shared = 0;
			while (shared < 25 && shared < previousWord.length && previousWord[shared] === term[shared]) shared++;
			columns[0] += String.fromCharCode(65 + shared) + term.slice(shared);
			previousWord = term;
		}
		columns[1] += encodeNumber(postings.length - 1);
		let previousSection = -1;
		for (const { section, count } of postings) {
			const gap = section - previousSection;
			columns[2] += encodeNumber(isFine ? 2 * gap + (count === 0 ? 0 : 1) : gap);
			previousSection = section;
			if (count !== 0) {
				columns[3] += (isFine ? '' : encodeNumber(index - previousIndex)) + encodeNumber(count);
				previousIndex = index;
			}
			index++;
		}
	}
	return columns.join(' ');
}

/** A row that was read, as it was written; undefined for none. */
function plain(row: Row | undefined): PlainTerm[] | undefined {
	return row?.terms.map((term, i) => {
		const { size, decode } = row.postings[i] as TermPostings;
		const { sections, counts } = decode();
		expect(sections.length).toBe(size);
		expect(sections.length).toBe(counts.length);
		return {
			term,
			postings: Array.from(sections, (section, j) => ({ section, count: counts[j] as number })),
		};
	});
}

const postings = fc
	.uniqueArray(fc.record({ section: fc.nat(BOUNDS.sections - 1), count: fc.nat(BOUNDS.counts - 1) }), {
		selector: ({ section }) => section,
		minLength: 1,
		maxLength: 12,
	})
	.map((list) => list.sort((a, b) => a.section - b.section));
const word = fc.string({ unit: fc.constantFrom(...'abé0-._'), maxLength: 30 }).map((rest) => `ab${rest}`);
const gram = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 2 }).map((rest) => `数${rest}`);
const places = new Map(ALPHABET.map((character, i) => [character, i + 1]));
const words = fc
	.uniqueArray(fc.record({ term: word, postings }), { selector: ({ term }) => term, minLength: 1, maxLength: 8 })
	.map((terms): [string, PlainTerm[]] => ['ab', terms.sort((a, b) => (a.term < b.term ? -1 : 1))]);
const grams = fc
	.uniqueArray(fc.record({ term: gram, postings }), { selector: ({ term }) => term, minLength: 1, maxLength: 8 })
	.map((terms): [string, PlainTerm[]] => [
		'数',
		terms.sort((a, b) => gramNumber(a.term, places, 3) - gramNumber(b.term, places, 3)),
	]);
const fine = fc
	.oneof(words, grams)
	.map(([key, terms]): [string, PlainTerm[]] => [` ${key}`, [...terms].sort((a, b) => (a.term < b.term ? -1 : 1))]);
const row = fc.oneof(words, grams, fine);

/** That a row makes sense, whatever it was read from. */
function expectSense(read: Row | undefined): void {
	for (const { sections, counts } of (read?.postings ?? []).map(({ decode }) => decode())) {
		expect(sections.length).toBeGreaterThan(0);
		let previous = -1;
		for (const section of sections) {
			expect(section).toBeGreaterThan(previous);
			expect(section).toBeLessThan(BOUNDS.sections);
			previous = section;
		}
		for (const count of counts) expect(count).toBeLessThan(BOUNDS.counts);
	}
}

describe('a row', () => {
	it('is read as it was written', () => {
		fc.assert(
			fc.property(row, ([key, terms]) => {
				expect(plain(decodeRow(key, write(key, terms), BOUNDS))).toEqual(terms);
			}),
			{ numRuns: 500 },
		);
	});

	it('of n-grams of one or two characters is read as it was written', () => {
		const alphabet = ['b', 'c'];
		for (const size of [1, 2]) {
			const terms = (size === 1 ? ['数'] : ['数', '数b', '数c']).map((term, section) => ({
				term,
				postings: [{ section, count: 0 }],
			}));
			const numbers = size === 1 ? '1' : '111';
			const text = `${numbers} ${'0'.repeat(terms.length)} ${terms.map((_, i) => i + 1).join('')} `;
			expect(plain(decodeRow('数', text, { ...BOUNDS, alphabet }))).toEqual(terms);
		}
	});

	it('that was cut anywhere is undefined, or whole up to nothing that it says', () => {
		fc.assert(
			fc.property(row, ([key, terms]) => {
				const text = write(key, terms);
				for (let length = 0; length < text.length; length++) {
					const read = decodeRow(key, text.slice(0, length), BOUNDS);
					expectSense(read);
					// Only the counts that are not the usual one can be missing without a trace: they come last.
					const postingsOf = plain(read)?.map(({ term, postings: list }) => [term, list.map(({ section }) => section)]);
					if (postingsOf === undefined) continue;
					expect(postingsOf).toEqual(
						terms.map(({ term, postings: list }) => [term, list.map(({ section }) => section)]),
					);
					expect(length).toBeGreaterThan(text.lastIndexOf(' '));
				}
			}),
		);
	});

	it('that was edited is undefined or valid', () => {
		const edit = fc.record({
			at: fc.double({ min: 0, max: 1, noNaN: true }),
			removed: fc.nat(3),
			added: fc.oneof(fc.constantFrom('', ' ', '0', '1', 'o', 'P', 'A', 'Z'), fc.string({ maxLength: 3 })),
		});
		fc.assert(
			fc.property(row, edit, ([key, terms], { at, removed, added }) => {
				const text = write(key, terms);
				const from = Math.floor(text.length * at);
				expectSense(decodeRow(key, text.slice(0, from) + added + text.slice(from + removed), BOUNDS));
			}),
			{ numRuns: 5000 },
		);
	});

	it('of any text is undefined or valid', () => {
		const unit = fc.constantFrom(...'  0123AOPoZab数');
		fc.assert(
			fc.property(fc.constantFrom('ab', '数', ' ab', ' 数'), fc.string({ unit, maxLength: 20 }), (key, text) => {
				expectSense(decodeRow(key, text, BOUNDS));
			}),
			{ numRuns: 5000 },
		);
	});

	it.each([
		['no text', 'ab', ''],
		['one column', 'ab', 'Ca'],
		['three columns', 'ab', 'Ca 0 1'],
		['five columns', 'ab', 'Ca 0 1  '],
		['invalid frequencies', 'ab', 'Ca ! 1 '],
		['invalid sections', 'ab', 'Ca 0 ! '],
		['invalid exceptions', 'ab', 'Ca 0 1 !'],
		['a number that does not end', 'ab', 'Ca 0 1P '],
		['more terms than frequencies', 'ab', 'CaDb 0 1 '],
		['more frequencies than terms', 'ab', 'Ca 00 11 '],
		['more postings than held', 'ab', 'Ca 1 1 '],
		['fewer postings than held', 'ab', 'Ca 0 11 '],
		['a section twice', 'ab', 'Ca 1 10 '],
		['a gap of nothing', 'ab', 'Ca 0 0 '],
		['a section beyond the last', 'ab', `Ca 0 ${encodeNumber(BOUNDS.sections + 1)} `],
		['sections that sum up beyond the last', 'ab', `Ca 1 1${encodeNumber(BOUNDS.sections)} `],
		['sections that sum up beyond 32 bits', 'ab', `Ca 1 1${encodeNumber(2 ** 32 - 1)} `],
		['half an exception', 'ab', 'Ca 0 1 1'],
		['an exception beyond the last posting', 'ab', 'Ca 0 1 21'],
		['an exception before the first posting', 'ab', 'Ca 0 1 01'],
		['an exception twice', 'ab', 'Ca 0 1 1101'],
		['a count beyond the table', 'ab', `Ca 0 1 1${encodeNumber(BOUNDS.counts)}`],
		['words that begin with no letter', 'ab', 'aCa 0 1 '],
		['a word that shares more than there is', 'ab', 'Za 0 1 '],
		['more exceptions than marks', ' ab', 'Aab 0 3 11'],
		['fewer exceptions than marks', ' ab', 'Aab 1 33 1'],
		['an exception without a mark', ' ab', 'Aab 0 2 1'],
		['a count beyond the table in a fine row', ' ab', `Aab 0 3 ${encodeNumber(BOUNDS.counts)}`],
		['a mark without a gap', ' ab', 'Aab 0 1 1'],
		['an n-gram twice', '数', '10 00 11 '],
		['an n-gram of no character', '数', '0 0 1 '],
		['an n-gram beyond the alphabet', '数', `${encodeNumber(5 * 5 + 1)} 0 1 `],
		['invalid n-grams', '数', '! 0 1 '],
	])('is undefined for %s', (_, key, text) => {
		expect(decodeRow(key, text, BOUNDS)).toBeUndefined();
	});

	it.each([
		['no lengths where rows have them', ' ab', 'Aab 0 2 '],
		['fewer lengths than postings', ' ab', 'Aab 1 22  0'],
		['more lengths than postings', ' ab', 'Aab 0 2  00'],
		['more words than frequencies', 'ab', 'CaDb 0'],
		['invalid frequencies of words', 'ab', 'Ca !'],
		['a fine row that only lists words', ' ab', 'Aab 0'],
		['blocks of a term that few sections have', ' ab', 'Aab 1 22  00 00'],
		['one more text', ' ab', 'Aab 1 22  00 0 '],
	])('is undefined for %s', (_, key, text) => {
		expect(decodeRow(key, text, { ...BOUNDS, takeLengths: () => undefined })).toBeUndefined();
	});

	it('has the length of each posting, or lists words, if rows have lengths', () => {
		const taken: unknown[] = [];
		const takeLengths = (decoded: unknown, lengths: string): unknown => taken.push([decoded, lengths]);
		const bounds = { ...BOUNDS, takeLengths };
		const [first, second] = (decodeRow(' ab', 'AabCc 00 22  0Y', bounds) as Row).postings;
		expect(taken).toEqual([]);
		const decoded = [second?.decode(), first?.decode()];
		expect(taken).toEqual([
			[decoded[0]?.sections, 'Y'],
			[decoded[1]?.sections, '0'],
		]);
		const { terms, postings } = decodeRow('ab', 'CaDb 01', bounds) as Row;
		expect(terms).toEqual(['aba', 'abab']);
		expect(postings.map(({ size, isListed, decode }) => [size, isListed, decode().sections.length])).toEqual([
			[1, true, 0],
			[2, true, 0],
		]);
	});

	it('has no postings and no lengths of a term that is in blocks', () => {
		const size = MIN_POSTINGS_IN_BLOCKS;
		const lasts = Uint32Array.from({ length: 8 }, (_, i) => 9 * i);
		const text = `AabCc 0${encodeNumber(size - 1)} 2  Y ${encodeBlocks(5, [{ greatest: 0.5, lengths: 3, lasts }])}`;
		const taken: string[] = [];
		const takeLengths = (_: unknown, lengths: string): unknown => taken.push(lengths);
		const { postings } = decodeRow(' ab', text, { ...BOUNDS, takeLengths }) as Row;
		expect(postings.map((one) => [one.size, one.unread, one.decode().sections.length])).toEqual([
			[1, undefined, 1],
			[size, { size, greatest: 0.5, first: 5, lengths: 3, lasts, read: [] }, 0],
		]);
		expect(taken).toEqual(['Y']);
	});

	it('has the base of a character whose postings are in blocks', () => {
		const size = MIN_POSTINGS_IN_BLOCKS;
		const places = encodeBlocks(5, [{ greatest: 0.5, lengths: 0, lasts: Uint32Array.of(9) }]);
		const bounds = { ...BOUNDS, takeLengths: () => undefined };
		const rowWith = (base: string): Row | undefined =>
			decodeRow(' 数', `B ${encodeNumber(size - 1)}   ${''} ${places} ${base}`, bounds);
		expect(rowWith('数据')?.postings[0]?.unread).toMatchObject({ size, first: 5, baseTerm: '数据' });
		expect(rowWith('据')).toBeUndefined();
	});

	it('may be of no terms', () => {
		expect(plain(decodeRow('ab', '   ', BOUNDS))).toEqual([]);
	});

	it('has the last section and the last count', () => {
		const last = [{ term: 'ab', postings: [{ section: BOUNDS.sections - 1, count: BOUNDS.counts - 1 }] }];
		expect(plain(decodeRow('ab', write('ab', last), BOUNDS))).toEqual(last);
	});
});

describe('a count', () => {
	it('is kept up to 15, and rounded down to an eighth above', () => {
		expect([0, 1, 15, 16, 17, 18, 31, 32, 35, 36, 63, 64, 71, 1000, 2 ** 20 + 1].map(roundCount)).toEqual([
			0,
			1,
			15,
			16,
			16,
			18,
			30,
			32,
			32,
			36,
			60,
			64,
			64,
			960,
			2 ** 20,
		]);
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
