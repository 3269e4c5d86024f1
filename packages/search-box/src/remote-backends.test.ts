import { describe, expect, it } from 'vitest';
import { foundIn } from './remote-backends.ts';

describe('foundIn', () => {
	it('reads the JSON of searchText and of search', () => {
		const hit = { id: 'a.md', title: 'A key', headings: ['A key', 'Keys'], lines: [1, 2], url: '/a#b', score: 1 };
		expect(foundIn({ hits: [hit], rejection_category: null, unknown: ['x'], probability: 0.9 }, 'key')).toEqual({
			sections: [
				{
					...{ id: 'a.md', title: 'A key', headings: ['A key', 'Keys'], url: '/a#b' },
					marks: { title: [[2, 5]], headings: [[[2, 5]], [[0, 4]]] },
					excerpt: { text: '', marks: [], code: [] },
				},
			],
			...{ verdict: 'answered', probability: 0.9, hasNoTerms: false, unknown: ['x'] },
		});
		const result = { path: 'a.md', title: 'A', excerpt: 'of a key', citation: { headings: ['B'] } };
		expect(
			foundIn({ results: [result], rejection_category: 'below_threshold', probability: 0.1 }, 'key'),
		).toMatchObject({
			sections: [{ id: 'a.md', title: 'A', headings: ['B'], excerpt: { text: 'of a key', marks: [[5, 8]] } }],
			verdict: 'uncertain',
		});
		expect(foundIn({ hits: [], rejection_category: 'no_terms' }, 'it')).toMatchObject({
			verdict: 'nothing',
			hasNoTerms: true,
		});
		expect(foundIn({ results: [], verdict: 'uncertain' }, 'it').verdict).toBe('uncertain');
	});

	it.each([null, [], 'x', { hits: 3 }, { hits: [null, {}, { id: 1 }] }])('leaves out other shapes: %j', (json) => {
		expect(foundIn(json, 'key').sections).toEqual([]);
	});
});
