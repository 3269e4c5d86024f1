import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToFound, prune, selectBest } from './best.ts';
import {
	addValues,
	mergePostings,
	releaseSums,
	type SectionSums,
	takeSums,
	type WeightedList,
} from './posting-list.ts';
import type { TextStore } from './store.ts';

const SECTIONS = 400;
const NORMS = Float32Array.from({ length: SECTIONS }, (_, section) => 1 + (section % 7));
const STORE = {
	documents: Uint32Array.from({ length: SECTIONS }, (_, section) => section >> 1),
} as unknown as TextStore;

/** A list of the sections, with frequencies that differ. */
function toList(sections: readonly number[], weight: number): WeightedList {
	const own = Uint32Array.from(sections).sort();
	const postings = { size: own.length, decode: () => ({ sections: own, counts: own.map((section) => section % 3) }) };
	return { list: mergePostings([{ postings, factor: 1 }], Float32Array.of(1, 2, 5), NORMS), weight };
}

const list = fc
	.tuple(
		fc.uniqueArray(fc.nat(SECTIONS - 1), { minLength: 1, maxLength: 200 }),
		fc.double({ min: 0.1, max: 9, noNaN: true }),
	)
	.map(([sections, weight]) => toList(sections, weight));
const lists = fc.array(list, { minLength: 1, maxLength: 5 });

/** Scores of all sections, added in the order of the lists. */
function scoresOf(all: readonly WeightedList[]): Map<number, number> {
	const scores = new Map<number, number>();
	for (const { list: own, weight } of all) {
		own.sections.forEach((section, i) => {
			scores.set(section, (scores.get(section) ?? 0) + weight * (own.shares[i] as number));
		});
	}
	return scores;
}

function sumsOf(all: readonly WeightedList[]): SectionSums {
	const found = takeSums(SECTIONS);
	for (const { list: own, weight } of all) addValues(found, own.sections, own.shares, weight);
	return found;
}

describe('sections that were found', () => {
	it('are those of all lists with their scores', () => {
		fc.assert(
			fc.property(lists, (all) => {
				const found = sumsOf(all);
				const sections = Array.from(found.sections.subarray(0, found.size));
				const entries = sections.map((section) => [section, found.sums[section]]);
				expect(entries.sort(([a = 0], [b = 0]) => a - b)).toEqual([...scoresOf(all)].sort(([a], [b]) => a - b));
				releaseSums(found);
				expect(found.sums.some(Boolean)).toBe(false);
			}),
		);
	});

	it('keep the best, with their scores, however many lists are left when others are removed', () => {
		fc.assert(
			fc.property(lists, lists, fc.integer({ min: 1, max: 20 }), fc.nat(20), (first, further, limit, more) => {
				const found = sumsOf(first);
				const best = selectBest(found, STORE, { limit: limit + more });
				const isClosed = prune(found, best, further, limit);
				for (const { list: own, weight } of further) {
					if (isClosed) addToFound(found, own, weight);
					else addValues(found, own.sections, own.shares, weight);
				}
				const all = sumsOf([...first, ...further]);
				expect(selectBest(found, STORE, { limit })).toEqual(selectBest(all, STORE, { limit }));
				releaseSums(all);
				releaseSums(found);
			}),
		);
	});
});
