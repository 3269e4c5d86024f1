import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BothScores, fuseScores } from './fuse-scores.ts';

/** In thousandths, as the least numbers that there are lose their digits. */
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const both: fc.Arbitrary<BothScores> = fc
	.tuple(fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 20 }), fc.double({ min: 0, max: 2, noNaN: true }))
	.map(([pairs, weight]) => ({
		text: Float64Array.from(pairs, ([text]) => text),
		vector: Float64Array.from(pairs, ([, vector]) => vector),
		best: Math.max(...pairs.map(([text]) => text)),
		weight,
	}));

const scores = (text: number[], vector: number[], weight = 1): BothScores => ({
	text: Float64Array.from(text),
	vector: Float64Array.from(vector),
	best: Math.max(...text),
	weight,
});

describe('fuseScores', () => {
	it.each<['sum' | 'rrf']>([['sum'], ['rrf']])('by %s is from 0 to 1, and better where either is', (fusion) => {
		fc.assert(
			fc.property(both, (one) => {
				const merged = fuseScores(one, fusion);
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
		expect([...fuseScores(scores([0.5, 0.25, 0], [1, 0, 1]), 'sum')]).toEqual([0.5, 0.125, 0.25]);
		expect([...fuseScores(scores([0.5, 0.25, 0], [0, 0, 0]), 'sum')]).toEqual([0.25, 0.125, 0]);
		expect([...fuseScores(scores([0.5, 0.25], [1, 1], 0), 'sum')]).toEqual([0.5, 0.25]);
	});

	it('orders by text over the best and the weighted cosine', () => {
		fc.assert(
			fc.property(both, ({ text, vector, best, weight }) => {
				if (best === 0) return;
				const merged = fuseScores({ text, vector, best, weight }, 'sum');
				const plain = text.map((score, i) => score / best + weight * (vector[i] as number));
				merged.forEach((score, i) => {
					expect((score * (1 + weight)) / best).toBeCloseTo(plain[i] as number, 9);
				});
			}),
		);
	});

	it('ranks by cosines if text found nothing', () => {
		expect([...fuseScores(scores([0, 0], [1, 0.5]), 'sum')]).toEqual([0.5, 0.25]);
	});

	it('adds up reciprocal ranks, 1 for the first of both', () => {
		const merged = fuseScores(scores([0.9, 0.8, 0], [0.2, 0.7, 0]), 'rrf');
		expect(merged[0]).toBeCloseTo((61 / 2) * (1 / 61 + 1 / 62), 12);
		expect(merged[1]).toBeCloseTo((61 / 2) * (1 / 62 + 1 / 61), 12);
		expect(merged[2]).toBe(0);
		expect(fuseScores(scores([0.9], [0.2]), 'rrf')[0]).toBe(1);
	});
});
