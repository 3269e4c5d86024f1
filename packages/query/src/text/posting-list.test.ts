import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Counted, mergePostings } from './posting-list.ts';

/** Sections of an index whose frequencies are summed in several steps. */
const SECTIONS = 200_000;
const FREQUENCIES = Float32Array.of(1, 0.5, 3, 0);
const NORMS = new Float32Array(SECTIONS).fill(1);

const postings = fc
	.uniqueArray(fc.oneof(fc.nat(SECTIONS - 1), fc.integer({ min: 65_530, max: 65_540 })), { maxLength: 60 })
	.map((sections) => Uint32Array.from(sections).sort());
const term = fc.record({ sections: postings, factor: fc.constantFrom(1, 0.375), seed: fc.nat(3) });

function counted({ sections, factor, seed }: { sections: Uint32Array; factor: number; seed: number }): Counted {
	const counts = sections.map((section) => (section + seed) % FREQUENCIES.length);
	return { postings: { size: sections.length, decode: () => ({ sections, counts }) }, factor };
}

describe('merged postings', () => {
	it('have the sum of the frequencies of each section, in order', () => {
		fc.assert(
			fc.property(fc.array(term, { minLength: 2, maxLength: 6 }), fc.boolean(), (terms, isLong) => {
				const all = terms.map(counted);
				// So many postings in a stretch that it is scanned for the sections found.
				if (isLong)
					all.push(counted({ sections: Uint32Array.from({ length: 9000 }, (_, i) => i * 20), factor: 1, seed: 0 }));
				const sums = new Map<number, number>();
				for (const { postings: own, factor } of all) {
					const { sections, counts } = own.decode();
					sections.forEach((section, i) => {
						const added = (FREQUENCIES[counts[i] as number] as number) * factor;
						if (added > 0) sums.set(section, (sums.get(section) ?? 0) + added);
					});
				}
				const expected = [...sums].sort(([a], [b]) => a - b);
				const merged = mergePostings(all, FREQUENCIES, NORMS);
				expect([...merged.sections]).toEqual(expected.map(([section]) => section));
				expect([...merged.frequencies]).toEqual(expected.map(([, sum]) => sum));
				expect(merged.size).toBe(expected.length);
			}),
		);
	});
});
