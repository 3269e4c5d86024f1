import { scoreOf } from '@pinakes/query';
import { CHANGE_LIST, CONFIDENCES, DISCONTINUED } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFactors, methodFor } from './rank.ts';

/** Documents of one, by its confidence and the day of its review. */
function one(confidence: number, reviewed: number) {
	return { confidences: String(confidence), reviewed: Uint32Array.of(reviewed) };
}

describe('documentFactors', () => {
	it('gives the score of the requirements', () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		const day = fc.integer({ min: 0, max: 30_000 });
		fc.assert(
			fc.property(
				share,
				share,
				fc.integer({ min: 0, max: 4 }),
				day,
				day,
				(index, retrieval, place, reviewed, today) => {
					let score = index * 0.3 + retrieval * 0.7;
					const confidence = CONFIDENCES[place - 1];
					if (confidence === 'high') score *= 1.2;
					else if (confidence === 'low') score *= 0.8;
					if (today > 0 && reviewed > 0 && today - reviewed > 180) score *= 0.9;
					const factors = documentFactors({
						index,
						retrieval,
						documents: one(place, reviewed),
						number: 0,
						today,
						mayBeChanges: false,
					});
					expect(scoreOf(factors)).toBeCloseTo(score, 12);
				},
			),
		);
	});

	it.each([
		[20_000, 20_179, false],
		[20_000, 20_180, false],
		[20_000, 20_181, true],
		[20_000, 0, false],
		[0, 20_000, false],
		[20_000, 10, false],
	])('of a review on day %i are on day %i stale: %s', (reviewed, today, isStale) => {
		const factors = documentFactors({
			index: 1,
			retrieval: 1,
			documents: one(0, reviewed),
			number: 0,
			today,
			mayBeChanges: false,
		});
		expect(factors.some(({ name }) => name === 'staleness')).toBe(isStale);
	});

	it('names what each comes from', () => {
		expect(
			documentFactors({
				index: 0.5,
				retrieval: 0.25,
				documents: one(1, 1),
				number: 0,
				today: 200,
				mayBeChanges: false,
			}),
		).toEqual([
			{ name: 'index', operation: 'add', value: 0.5, weight: 0.3, detail: [] },
			{ name: 'retrieval', operation: 'add', value: 0.25, weight: 0.7, detail: [] },
			{ name: 'confidence', operation: 'multiply', value: 1.2, weight: 1, detail: ['high'] },
			{ name: 'staleness', operation: 'multiply', value: 0.9, weight: 1, detail: ['1970-01-02'] },
		]);
	});

	it.each([
		[CHANGE_LIST, 'changes'],
		[DISCONTINUED, 'an older version'],
	])('lower a document of status %d, unless the question may ask for it', (status, detail) => {
		const facts = {
			index: 1,
			retrieval: 1,
			documents: { ...one(0, 0), status: `${status}` },
			number: 0,
			today: 0,
		};
		const third = (mayBeChanges: boolean) => documentFactors({ ...facts, mayBeChanges })[2];
		expect(third(false)).toMatchObject({ name: 'status', value: 0.8, detail: [detail] });
		expect(third(true)).toBeUndefined();
	});

	it('are two for a document of which nothing is known', () => {
		expect(
			documentFactors({ index: 1, retrieval: 1, documents: undefined, number: -1, today: 20_000, mayBeChanges: false }),
		).toHaveLength(2);
		expect(
			documentFactors({ index: 1, retrieval: 1, documents: one(1, 1), number: 7, today: 20_000, mayBeChanges: false }),
		).toHaveLength(2);
	});
});

describe('methodFor', () => {
	it.each([
		[0, 'full_vector_search'],
		[1, 'direct_read'],
		[10, 'direct_read'],
		[11, 'scoped_vector_search'],
		[100, 'scoped_vector_search'],
		[101, 'keyword_then_vector'],
		[1_000_000, 'keyword_then_vector'],
	])('takes %i candidates by %s', (candidates, method) => {
		expect(methodFor(candidates)).toBe(method);
	});
});
