import { describe, expect, it } from 'vitest';
import { cosineOf, countsOf } from '../testing/matrices.ts';
import { randomFrom } from './random.ts';
import { createDamping, termWeights } from './term-weights.ts';
import { type TrainedVectors, trainVectors } from './train.ts';

const SECTIONS = 40;

/** Terms of two matters: even sections have terms 0 to 19, odd ones 20 to 39, each about half of its own. */
function twoMatters(): number[][] {
	const random = randomFrom(9);
	return Array.from({ length: 40 }, (_, term) =>
		Array.from({ length: SECTIONS }, (_, section) =>
			section % 2 === (term < 20 ? 0 : 1) && random() < 0.5 ? 1 + Math.floor(random() * 3) : 0,
		),
	);
}

function sectionVector({ dimensions, sections }: TrainedVectors, section: number): Int8Array {
	return sections.numbers.subarray(section * dimensions, (section + 1) * dimensions);
}

describe('trainVectors', () => {
	it('brings sections of one matter together, and keeps those of two apart', () => {
		const vectors = trainVectors(countsOf(twoMatters(), SECTIONS), 2);
		expect(vectors.dimensions).toBe(2);
		for (let section = 2; section < SECTIONS; section++) {
			const [even, odd] = [0, 1].map((other) =>
				cosineOf(sectionVector(vectors, section), sectionVector(vectors, other)),
			);
			expect(section % 2 === 0 ? even : odd).toBeGreaterThan(0.95);
			expect(Math.abs((section % 2 === 0 ? odd : even) as number)).toBeLessThan(0.1);
		}
	});

	it('gives frequent terms the vectors that adding up their sections gives', () => {
		const terms = twoMatters();
		const counts = countsOf(terms, SECTIONS);
		const { dimensions, sections, terms: frequent, termVectors, dimensionScales } = trainVectors(counts, 8);
		const weights = termWeights(counts);
		const damped = createDamping();
		expect(frequent.length).toBeGreaterThan(10);
		frequent.forEach((term, at) => {
			const own = termVectors.numbers.subarray(at * dimensions, (at + 1) * dimensions);
			const scale = termVectors.scales[at] as number;
			const sum = new Float64Array(dimensions);
			(terms[term] as number[]).forEach((frequency, section) => {
				const factor = (weights[term] as number) ** 2 * damped(frequency) * (sections.scales[section] as number);
				for (let j = 0; j < dimensions; j++) {
					sum[j] = (sum[j] as number) + factor * (sections.numbers[section * dimensions + j] as number);
				}
			});
			const added = sum.map((value, j) => value * (dimensionScales[j] as number));
			const stored = Float64Array.from(own, (number) => number * scale);
			expect(cosineOf(added, stored)).toBeGreaterThan(0.97);
			expect(Math.abs(Math.hypot(...added) / Math.hypot(...stored) - 1)).toBeLessThan(0.15);
		});
	});

	it('gives a section without terms, or with rare ones alone, no direction', () => {
		const terms = [...twoMatters().map((row) => [...row, 0, 0]), [...new Array<number>(SECTIONS).fill(0), 0, 1]];
		const vectors = trainVectors(countsOf(terms, SECTIONS + 2), 4);
		expect(vectors.dimensions).toBe(4);
		for (const section of [SECTIONS, SECTIONS + 1]) {
			expect([...sectionVector(vectors, section)]).toEqual([0, 0, 0, 0]);
			expect(vectors.sections.scales[section]).toBe(0);
		}
	});

	it('has no more dimensions than the texts have', () => {
		const same = Array.from({ length: 3 }, () => [1, 1, 1, 0]);
		expect(trainVectors(countsOf(same, 4), 16).dimensions).toBe(1);
		expect(
			trainVectors(
				countsOf(
					[
						[1, 0],
						[0, 1],
					],
					2,
				),
				16,
			).dimensions,
		).toBe(0);
		expect(trainVectors(countsOf([], 0), 16)).toMatchObject({ dimensions: 0, sections: { numbers: new Int8Array() } });
	});

	it('of a sample has smaller scales, as sums over all sections are greater', () => {
		const counts = countsOf(twoMatters(), SECTIONS);
		const [one, four] = [trainVectors(counts, 8), trainVectors(counts, 8, 4)];
		expect(four.sections).toEqual(one.sections);
		expect([...four.dimensionScales].map((scale) => 4 * scale)).toEqual([...one.dimensionScales]);
		expect(four.terms.length).toBeGreaterThanOrEqual(one.terms.length);
	});

	it('gives the same bits twice', () => {
		const counts = countsOf(twoMatters(), SECTIONS);
		expect(trainVectors(counts, 8)).toEqual(trainVectors(counts, 8));
	});
});
