import { describe, expect, it } from 'vitest';
import { foundIn } from './remote-backends.ts';

describe('foundIn', () => {
	it('reads the JSON of searchText and of search', () => {
		const hit = { id: 'a.md', title: 'A', headings: ['A', 'B'], lines: [1, 2], url: '/a#b', score: 1 };
		expect(foundIn({ hits: [hit], rejection_category: null, unknown: ['x'] })).toEqual({
			sections: [{ id: 'a.md', title: 'A', headings: ['A', 'B'], url: '/a#b', text: undefined }],
			isConfident: true,
			hasNoTerms: false,
			unknown: ['x'],
		});
		const result = { path: 'a.md', title: 'A', excerpt: 'text', citation: { headings: ['B'] } };
		expect(foundIn({ results: [result], rejection_category: 'below_threshold' })).toEqual({
			sections: [{ id: 'a.md', title: 'A', headings: ['B'], url: undefined, text: 'text' }],
			isConfident: false,
			hasNoTerms: false,
			unknown: [],
		});
		expect(foundIn({ hits: [], rejection_category: 'no_terms' })).toMatchObject({
			isConfident: false,
			hasNoTerms: true,
		});
	});

	it.each([null, [], 'x', { hits: 3 }, { hits: [null, {}, { id: 1 }] }])('leaves out other shapes: %j', (json) => {
		expect(foundIn(json).sections).toEqual([]);
	});
});
