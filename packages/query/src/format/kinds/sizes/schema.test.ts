import { describe, expect, it } from 'vitest';
import { isSizes, sizesByKind } from './schema.ts';

describe('the sizes of an index', () => {
	it('are added up by kind, the most bytes first', () => {
		expect(
			sizesByKind([
				['outline.json', 10],
				['parts/text_terms.0.json', 30],
				['parts/text_terms.12.json', 40],
				['parts/lexicon.json', 10],
				['units.by_tag.json', 5],
				['suggestions.json', 3],
				['__proto__', 4],
			]),
		).toEqual([
			['text_terms', 2, 70],
			['lexicon', 1, 10],
			['outline', 1, 10],
			['units.by_tag', 1, 5],
			['__proto__', 1, 4],
			['suggestions', 1, 3],
		]);
		expect(sizesByKind([])).toEqual([]);
	});

	it.each([
		[{ kinds: [] }, true],
		[{ kinds: [['a', 1, 2]] }, true],
		[{ kinds: [['a', 1]] }, false],
		[{ kinds: [['a', '1', 2]] }, false],
		[{ kinds: [['a', -1, 2]] }, false],
		[{ kinds: [['a', 1, Number.NaN]] }, false],
		[{ kinds: {} }, false],
		[[], false],
		[null, false],
	])('are %j: %j', (json, is) => {
		expect(isSizes(json)).toBe(is);
	});
});
