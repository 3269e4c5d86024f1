import { describe, expect, it } from 'vitest';
import { chooseWeight, type SearchableText, windowsFound } from './choose-weight.ts';

/** Documents of one section, words by number, scored by how many of the words asked for they have. */
function textOf(documents: readonly (readonly number[])[], isGram = false): SearchableText {
	return {
		sections: documents.length,
		documents: Uint32Array.from(documents.keys()),
		termsOf: (section) => (documents[section] as readonly number[]).map((term) => ({ term, isGram })),
		score: (terms) =>
			Float64Array.from(documents, (words) => terms.reduce((sum, term) => sum + (words.includes(term) ? 1 : 0), 0)),
	};
}

/** So many documents of ten words that no other has. */
function distinct(documents: number): number[][] {
	return Array.from({ length: documents }, (_, document) =>
		Array.from({ length: 10 }, (_, word) => 10 * document + word),
	);
}

describe('windowsFound', () => {
	it('is 1 where every text has words of its own', () => {
		expect(windowsFound(textOf(distinct(50)))).toBe(1);
		expect(windowsFound(textOf(distinct(700)))).toBe(1);
	});

	it('is the mean reciprocal rank if texts are alike: the earlier ones come first', () => {
		const same = Array.from({ length: 50 }, () => [1, 2, 3, 4, 5]);
		const harmonic = same.reduce((sum, _, i) => sum + 1 / (i + 1), 0);
		expect(windowsFound(textOf(same))).toBeCloseTo(harmonic / 50, 12);
	});

	it('is unknown for fewer than 40 texts of three words, or of eight characters', () => {
		expect(windowsFound(textOf(distinct(39)))).toBeUndefined();
		expect(windowsFound(textOf([...distinct(39), [1, 2]]))).toBeUndefined();
		expect(windowsFound(textOf(distinct(40)))).toBe(1);
		const seven = distinct(40).map((words) => words.slice(0, 7));
		expect(windowsFound(textOf(seven, true))).toBeUndefined();
		expect(windowsFound(textOf(distinct(40), true))).toBe(1);
		expect(windowsFound(textOf([]))).toBeUndefined();
	});

	it('tells from a sample what it would be among all texts', () => {
		// Ranks 1 to 50; with e times as many texts all ranks but the first are lower by 1 / rank.
		const same = Array.from({ length: 50 }, () => [1, 2, 3, 4, 5]);
		const found = windowsFound(textOf(same)) as number;
		const line = (every: number): number => found - Math.log(every) * (found - 1 / 50);
		expect(windowsFound(textOf(same), 2)).toBeCloseTo(line(2), 6);
		expect(windowsFound(textOf(same), 2 ** 20)).toBe(0);
		expect(windowsFound(textOf(distinct(50)), 1024)).toBe(1);
	});

	it('counts a document by its best section', () => {
		const sections = distinct(80);
		const text = {
			...textOf(sections),
			documents: Uint32Array.from(sections, (_, section) => Math.floor(section / 2)),
		};
		expect(windowsFound(text)).toBe(1);
	});
});

describe('chooseWeight', () => {
	it.each([
		[undefined, 128, 0],
		[1, 128, 0],
		[0.88, 128, 0],
		[0.83, 128, 0.45],
		[0.78, 128, 0.9],
		[0.1, 128, 0.9],
		[0.1, 64, 0.45],
		[0.1, 0, 0],
		[0.869, 128, 0],
		[0.868, 128, 0.11],
	])('of texts whose words are found at %f, with %i dimensions, is %f', (found, dimensions, weight) => {
		expect(chooseWeight(found, dimensions)).toBe(weight);
	});
});
