import { SECTIONS_TO_A_PART, type SectionVectors } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuseScores, scan, toLengthOne } from './cosines.ts';

it('gives the cosines of sections, wherever they lie', () => {
	const size = 3;
	const vector = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: size, maxLength: size });
	fc.assert(
		fc.property(vector, fc.array(vector, { minLength: 1, maxLength: 12 }), (query, sections) => {
			const length = Math.hypot(...query);
			const unit = toLengthOne(Float32Array.from(query));
			if (unit === undefined) {
				expect(length).toBe(0);
				return;
			}
			const part: SectionVectors = {
				numbers: Int8Array.from(sections.flat()),
				inverses: Float64Array.from(sections, (one) => (Math.hypot(...one) === 0 ? 0 : 1 / Math.hypot(...one))),
			};
			const numbers = Uint32Array.from(sections, (_, i) => SECTIONS_TO_A_PART + i);
			const cosines = scan(unit, new Map([[1, part]]), numbers);
			numbers.forEach((number, i) => {
				const one = sections[number - SECTIONS_TO_A_PART] as number[];
				const product = one.reduce((sum, value, j) => sum + value * (query[j] as number), 0);
				expect(cosines[i]).toBeCloseTo(product === 0 ? 0 : product / length / Math.hypot(...one), 5);
			});
		}),
	);
});

/** In thousandths, as the least numbers that there are lose their digits. */
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const both = fc
	.tuple(fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 20 }), fc.double({ min: 0, max: 2, noNaN: true }))
	.map(([pairs, weight]) => ({
		text: Float64Array.from(pairs, ([text]) => text),
		vector: Float64Array.from(pairs, ([, vector]) => vector),
		weight,
	}));

/** Fuses scores by text and cosines. */
function fused(text: number[], cosines: number[], weight = 1): number[] {
	return [...fuseScores(Float64Array.from(text), Float64Array.from(cosines), weight)];
}

describe('fuseScores', () => {
	it('is from 0 to 1, and better where either is', () => {
		fc.assert(
			fc.property(both, (one) => {
				const merged = fuseScores(one.text, one.vector, one.weight);
				expect(merged.every((score) => score >= 0 && score <= 1 + 1e-12)).toBe(true);
				merged.forEach((score, i) => {
					merged.forEach((other, j) => {
						const isNoWorse =
							(one.text[i] as number) > (one.text[j] as number) &&
							(one.vector[i] as number) > (one.vector[j] as number);
						if (isNoWorse) expect(score).toBeGreaterThanOrEqual(other);
					});
				});
			}),
		);
	});

	it('makes scores comparable with those of text', () => {
		expect(fused([0.5, 0.25, 0], [1, 0, 1])).toEqual([0.75, 0.125, 0.5]);
		expect(fused([0.5, 0.25, 0], [0, 0, 0])).toEqual([0.25, 0.125, 0]);
		expect(fused([0.5, 0.25], [1, 1], 0)).toEqual([0.5, 0.25]);
	});

	it('lets cosines add less if text has little of any section', () => {
		const [first = 0, second = 0] = fused([1 / 12, 1 / 24], [0, 1]);
		expect(first).toBeCloseTo(1 / 12 / 1.5, 12);
		expect(second).toBeCloseTo((1 / 24 + 0.5) / 1.5, 12);
	});

	it('ranks by cosines if text found nothing', () => {
		expect(fused([0, 0], [1, 0.5])).toEqual([0.5, 0.25]);
	});
});
