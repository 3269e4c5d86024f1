import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SectionVectors } from '../format/kinds/vectors/read.js';
import { SECTIONS_TO_A_PART } from '../format/kinds/vectors/schema.js';
import { toLengthOne } from './length-one.ts';
import { scan } from './scan.ts';

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
				scales: [],
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
