import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Numbering, numberByName, numberByOrder } from './numbering.ts';
import type { Segment } from './segment.ts';

interface Listed {
	readonly names: readonly string[];
	readonly gone: Uint32Array;
}

/** Names that are in one segment alone, apart from those that are gone. */
const segments = fc.array(fc.record({ segment: fc.nat(3), isGone: fc.boolean() }), { maxLength: 40 }).map((all) =>
	Array.from({ length: 4 }, (_, segment): Listed => {
		const own = all.flatMap((one, i) => (one.segment === segment ? { ...one, name: String(1000 + i) } : []));
		const gone = Uint32Array.from(own.keys()).filter((i) => own[i]?.isGone === true);
		return { names: own.map(({ name }) => name), gone };
	}),
);

/** Pairs of a segment and how many it has next. */
function orderOf({ segments: owners }: Numbering): Uint32Array {
	const pairs: number[] = [];
	for (const segment of owners) {
		if (pairs.at(-2) === segment) pairs.push((pairs.pop() as number) + 1);
		else pairs.push(segment, 1);
	}
	return Uint32Array.from(pairs);
}

const counted = (all: readonly Listed[]) => all.map(({ names, gone }) => ({ count: names.length, gone }));

describe('numbers of documents', () => {
	it('are by their order what they are by their names', () => {
		fc.assert(
			fc.property(segments, (all) => {
				const byName = numberByName(all, [] as readonly Segment[], 'document');
				expect(numberByOrder(orderOf(byName), counted(all))).toEqual(byName);
			}),
		);
	});

	it('are undefined for invalid numbers, and for fewer documents than are removed', () => {
		const gone = Uint32Array.of(0, 1);
		for (const count of [-1, 1, Number.NaN, 1e300]) {
			expect(numberByOrder(new Uint32Array(), [{ count, gone }])).toBeUndefined();
		}
	});

	it('are undefined for an order of something else, or numbers of all documents', () => {
		fc.assert(
			fc.property(segments, fc.array(fc.nat(50)), (all, pairs) => {
				const numbering = numberByOrder(Uint32Array.from(pairs), counted(all));
				if (numbering === undefined) return;
				const left = all.reduce((sum, { names, gone }) => sum + names.length - gone.length, 0);
				expect(numbering.size).toBe(left);
				const numbers = numbering.numbers.flatMap((own) => [...own]).filter((number) => number < left);
				expect(numbers.sort((a, b) => a - b)).toEqual([...Array(left).keys()]);
			}),
		);
	});
});
