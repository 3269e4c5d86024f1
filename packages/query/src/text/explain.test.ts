import { DEFAULT_THRESHOLD, type TextHit, type TextOptions, type TextResult } from '@pinakes/query';
import { createTextIndex, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { PREFIX, SIGNS } from '@pinakes/query/parts';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMIT } from './question.ts';

const word = fc.constantFrom(
	...['redis', 'cluster', 'clusters', 'clustering', 'analysis', 'analyst', 'the', 'getUserById', 'HTTPServer', 'v1.2'],
	...'httpserver connection conection yedis unknown 数据库 数据 库 红石 什么 😀 café x.y'.split(' '),
);
const prose = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const corpora = fc
	.array(fc.record({ title: prose, text: prose }), { minLength: 1, maxLength: 10 })
	.map((contents) => contents.map((content, i): TextDocument => ({ id: `d${i}`, ...content })));
const query = fc
	.array(
		fc
			.tuple(
				fc.constantFrom('', '', '-', '--', '$'),
				fc.oneof(
					word,
					prose.map((text) => `"${text}"`),
				),
			)
			.map((parts) => parts.join('')),
		{ maxLength: 5 },
	)
	.map((clauses) => clauses.join(' '));
const options: fc.Arbitrary<TextOptions> = fc.record(
	{
		limit: fc.constantFrom(1, 3, 1000),
		threshold: fc.double({ min: 0, max: 1, noNaN: true }),
		related: fc.boolean(),
		typos: fc.boolean(),
		use: fc.constantFrom([SIGNS], [PREFIX], []),
	},
	{ requiredKeys: [] },
);

function run(property: (index: TextIndex, text: string, asked: TextOptions, result: TextResult) => void): void {
	fc.assert(
		fc.property(corpora, query, options, (documents, text, asked) => {
			const index = createTextIndex(documents);
			property(index, text, asked, index.search(text, { ...asked, explain: true }));
		}),
		{ numRuns: runs(600) },
	);
}

function sumOf({ terms = [], further_sections = 0 }: TextHit): number {
	return terms.reduce((sum, { contribution }) => sum + contribution, further_sections);
}

describe('an explanation', () => {
	it('has contributions that add up to the score', () => {
		run((_index, _text, _asked, { hits }) => {
			for (const hit of hits) expect(Math.abs(sumOf(hit) - hit.score)).toBeLessThan(1e-9);
		});
	});

	it('has every term, and what is known of it', () => {
		run((_index, _text, _asked, { hits }) => {
			for (const { terms = [] } of hits) {
				expect(terms.length).toBeGreaterThan(0);
				for (const { frequency, contribution, idf, occurrences, likeness, others } of terms) {
					expect(contribution > 0).toBe(frequency > 0);
					expect(idf).toBeGreaterThan(0);
					expect(occurrences).toBeGreaterThanOrEqual(1);
					expect(contribution).toBeLessThanOrEqual(idf * Math.sqrt(occurrences) * 2.5);
					expect(others.length > 0).toBe(likeness !== 'exact');
				}
			}
		});
	});

	it('is the same for all hits but for frequencies and contributions', () => {
		run((_index, _text, _asked, { hits }) => {
			const constant = hits.map(({ terms = [] }) =>
				terms.map(({ frequency: _frequency, contribution: _contribution, ...rest }) => rest),
			);
			for (const terms of constant) expect(terms).toEqual(constant[0]);
		});
	});

	it('changes nothing of what is found, and neither do texts', () => {
		run((index, text, asked, { hits, ...result }) => {
			const bare = hits.map(({ terms: _terms, further_sections: _further, ...hit }) => hit);
			expect(index.search(text, asked)).toEqual({ hits: bare, ...result });
			const withTexts = index.search(text, { ...asked, texts: true });
			expect(withTexts.hits.map(({ text: _text, ...hit }) => hit)).toEqual(bare);
			for (const hit of withTexts.hits) expect(typeof hit.text).toBe('string');
		});
	});
});

describe('a result', () => {
	it('has scores from 0 to 1, and hits if the probability reaches what is asked for', () => {
		run((_index, _text, { threshold = DEFAULT_THRESHOLD, limit = DEFAULT_LIMIT }, { hits, probability }) => {
			expect(probability >= 0 && probability <= 1).toBe(true);
			if (hits.length > 0) expect(probability).toBeGreaterThanOrEqual(threshold);
			expect(hits.length).toBeLessThanOrEqual(limit);
			for (const { score, normalized_score } of hits) {
				expect(score).toBeGreaterThan(0);
				expect(normalized_score).toBeGreaterThan(0);
				expect(normalized_score).toBeLessThanOrEqual(1);
			}
		});
	});

	it('has the hits of a lower threshold that reach half of its own, or none', () => {
		run((index, text, asked, { hits }) => {
			const all = index.search(text, { ...asked, threshold: 0, explain: true });
			const threshold = asked.threshold ?? DEFAULT_THRESHOLD;
			const sure = all.hits.filter(({ probability }, i) => i === 0 || probability >= threshold / 2);
			expect(hits).toEqual(all.probability >= threshold ? sure : []);
		});
	});

	it('has hits or a reason why there are none', () => {
		run((index, text, asked, { hits, rejection_category }) => {
			if (hits.length > 0) return expect(rejection_category).toBeNull();
			const all = index.search(text, { ...asked, threshold: 0 });
			if (all.hits.length > 0) return expect(rejection_category).toBe('below_threshold');
			expect(['no_terms', 'no_match']).toContain(rejection_category);
			expect(all.rejection_category).toBe(rejection_category);
		});
	});

	it('names the words that no document has, and only these', () => {
		const index = createTextIndex([
			{ id: 'a', title: 'Redis', text: 'cluster of nodes 数据' },
			{ id: 'b', text: 'getUserById' },
		]);
		const unknown = (text: string, asked?: TextOptions): readonly string[] => index.search(text, asked).unknown;
		expect(unknown('redis lava')).toEqual(['lava']);
		expect(unknown('LAVA, buckets and the')).toEqual(['lava', 'buckets']);
		expect(unknown('redis cluster nodes')).toEqual([]);
		expect(unknown('数据')).toEqual([]);
		expect(unknown('数库')).toEqual(['数库']);
		expect(unknown('redis 如何使用钩子 lava')).toEqual(['使用钩子', 'lava']);
		expect(unknown('วิธีใช้')).toEqual(['วิธีใช้']);
		expect(unknown('数据 使用，钩子')).toEqual(['使用', '钩子']);
		expect(unknown('redis -lava', { use: [SIGNS] })).toEqual([]);
		expect(unknown('"lava bucket"')).toEqual(['lava', 'bucket']);
		expect(unknown('clutser')).toEqual(['clutser']);
		expect(unknown('clutser', { typos: false })).toEqual(['clutser']);
		expect(unknown('getUserById')).toEqual([]);
		expect(unknown('', {})).toEqual([]);
	});

	it.each<[string, TextOptions, string | null]>([
		['', {}, 'no_terms'],
		[' \n\t', {}, 'no_terms'],
		['the of and', {}, 'no_terms'],
		['?!…', {}, 'no_terms'],
		['-redis', { use: [SIGNS] }, 'no_terms'],
		['lava', {}, 'no_match'],
		['redis -cluster', { use: [SIGNS] }, 'no_match'],
		['什么', {}, 'no_match'],
		['redis', { threshold: 1 }, 'below_threshold'],
		['redis lava bucket shovel golem portal', { threshold: 0.5 }, 'below_threshold'],
		['redis', {}, null],
	])('is for %j with %j rejected as %s', (text, asked, category) => {
		const index = createTextIndex([
			{ id: 'a', title: 'Redis', text: 'cluster of nodes' },
			{ id: 'b', text: 'other things' },
		]);
		expect(index.search(text, asked).rejection_category).toBe(category);
	});

	it('is for a probability below the threshold, not for one that reaches it', () => {
		const index = createTextIndex([
			{ id: 'a', title: 'Redis', text: 'cluster of nodes' },
			{ id: 'b', text: 'other things' },
		]);
		const { probability } = index.search('redis lava', { threshold: 0 });
		expect(probability).toBeGreaterThan(0);
		expect(index.search('redis lava', { threshold: probability }).rejection_category).toBe(null);
		const above = probability * (1 + Number.EPSILON);
		expect(index.search('redis lava', { threshold: above }).rejection_category).toBe('below_threshold');
	});

	it('counts an unknown word among what could have been reached, but not an identifier whose parts are known', () => {
		const index = createTextIndex([
			{ id: 'a', text: 'get user by id' },
			{ id: 'b', text: 'other' },
		]);
		const score = (text: string): number => index.query(text, { threshold: 0 })[0]?.normalized_score ?? 0;
		expect(score('user lava')).toBeLessThan(score('user') * 0.6);
		expect(score('getUserById')).toBeCloseTo(score('get user by id'), 9);
	});

	it('has five hits unless another number is asked for, and nothing below its threshold', () => {
		const index = createTextIndex(Array.from({ length: 20 }, (_, i) => ({ id: `d${i}`, text: `lava ${i}` })));
		expect(DEFAULT_LIMIT).toBe(5);
		expect(index.query('lava', { threshold: 0 }).length).toBe(5);
		expect(index.query('lava', { threshold: 0 })).toEqual(index.query('lava', { limit: DEFAULT_LIMIT, threshold: 0 }));
		expect(index.query('lava stone')).toEqual(index.query('lava stone', { threshold: DEFAULT_THRESHOLD }));
	});
});
