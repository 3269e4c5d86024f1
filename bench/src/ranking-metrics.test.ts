import { describe, expect, it } from 'vitest';
import { qualityOf } from './ranking-metrics.js';

/** The quality of one ranking, a letter to a document. */
function quality(ranking: string, grades: Record<string, number>) {
	return qualityOf(new Map([['q', [...ranking]]]), new Map([['q', new Map(Object.entries(grades))]]));
}

describe('qualityOf', () => {
	it('is 1 if the only relevant document is first', () => {
		expect(quality('axyz', { a: 1 })).toEqual({ ndcg10: 1, mrr10: 1, recall5: 1, recall10: 1 });
	});

	it('is 0 throughout if no relevant document is found', () => {
		const none = { ndcg10: 0, mrr10: 0, recall5: 0, recall10: 0 };
		expect(quality('xyz', { a: 1 })).toEqual(none);
		expect(quality('', { a: 1 })).toEqual(none);
	});

	it('discounts a gain by the logarithm of the rank', () => {
		// Third place: 1 / log2(4) = 1 / 2, over 1 / log2(2) = 1.
		expect(quality('xya', { a: 1 }).ndcg10).toBeCloseTo(0.5, 12);
		expect(quality('xya', { a: 1 }).mrr10).toBeCloseTo(1 / 3, 12);
	});

	it('uses 2^grade - 1 as gain', () => {
		// Gains 1, 0, 7 at ranks 1 to 3: 1 / 1 + 7 / 2 = 4.5. At best 7, 3, 1: 7 + 3 / log2(3) + 1 / 2 = 9.3927892607.
		expect(quality('cxa', { a: 3, b: 2, c: 1 }).ndcg10).toBeCloseTo(4.5 / 9.3927892607, 9);
		// The grade 4 in second place, nothing else: 15 / log2(3) over 15.
		expect(quality('xa', { a: 4 }).ndcg10).toBeCloseTo(0.6309297536, 9);
	});

	it('knows nothing of ranks beyond the tenth', () => {
		expect(quality('0123456789a', { a: 1 })).toEqual({ ndcg10: 0, mrr10: 0, recall5: 0, recall10: 0 });
		const tenth = quality('012345678a', { a: 1 });
		// 1 / log2(11)
		expect(tenth.ndcg10).toBeCloseTo(0.2890648263, 9);
		expect(tenth).toMatchObject({ mrr10: 0.1, recall5: 0, recall10: 1 });
	});

	it('counts the relevant documents among the first five and ten', () => {
		expect(quality('axxxbxxxxc', { a: 1, b: 2, c: 3, d: 4 })).toMatchObject({ recall5: 0.5, recall10: 0.75 });
		// Six are relevant; five of them are the most that five places hold.
		const six = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
		expect(quality('abcdexf', six)).toMatchObject({ recall5: 1, recall10: 1 });
		expect(quality('abcxx', six)).toMatchObject({ recall5: 0.6, recall10: 0.5 });
	});

	it('compares with the ten best documents', () => {
		const eleven = Object.fromEntries([...'abcdefghijk'].map((id) => [id, 1]));
		expect(quality('kjihgfedcb', eleven).ndcg10).toBeCloseTo(1, 12);
	});

	it('averages over the queries that have a relevant document', () => {
		const rankings = new Map([
			['first', ['a']],
			['second', ['x', 'a']],
			['without', ['a']],
		]);
		const judged = new Map([
			['first', new Map([['a', 1]])],
			['second', new Map([['a', 1]])],
			['not asked', new Map([['a', 1]])],
		]);
		const { ndcg10, mrr10, recall10 } = qualityOf(rankings, judged);
		expect(ndcg10).toBeCloseTo((1 + 0.6309297536) / 2, 9);
		expect(mrr10).toBe(0.75);
		expect(recall10).toBe(1);
	});
});
