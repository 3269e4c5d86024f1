import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseOf } from '../testing/matrices.ts';
import { quantize } from './quantize.ts';

describe('quantize', () => {
	it('brings rows into whole numbers by their greatest one', () => {
		const { numbers, scales } = quantize(
			denseOf(
				[
					[1, -0.5, 0.25],
					[0, 0, 0],
					[0, -254, 2],
				],
				3,
			),
			7,
		);
		expect([...numbers]).toEqual([7, -3, 2, 0, 0, 0, 0, -7, 0]);
		expect([...scales]).toEqual([expect.closeTo(1 / 7, 7), 0, expect.closeTo(254 / 7, 5)]);
	});

	it('is off by at most half a step', () => {
		const row = fc.array(fc.float({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(fc.array(row), fc.integer({ min: 1, max: 127 }), (rows, level) => {
				const { numbers, scales } = quantize(denseOf(rows, 4), level);
				rows.flat().forEach((value, i) => {
					const scale = scales[Math.floor(i / 4)] as number;
					expect(Math.abs((numbers[i] as number) * scale - value)).toBeLessThanOrEqual(scale * 0.501 + 1e-30);
				});
			}),
		);
	});
});
