import { describe, expect, it } from 'vitest';
import { markedPieces, termsOf } from './terms.ts';

describe('markedPieces', () => {
	const marks = (text: string, query: string): string[] =>
		markedPieces(text, termsOf(query))
			.filter(({ isMarked }) => isMarked)
			.map((piece) => piece.text);

	it.each([
		['Expired keys expire; unexpired ones stay', 'expire', ['Expired', 'expire']],
		['monkey key keys', 'key', ['key', 'keys']],
		['如何备份集群数据', '备份数据', ['备份', '数据']],
		['a (b', '(b', []],
	])('of %j for %j: %j', (text, query, expected) => {
		expect(marks(text, query)).toEqual(expected);
	});

	it('are the whole text', () => {
		const text = 'one two one';
		const pieces = markedPieces(text, termsOf('one'));
		expect(pieces.map((piece) => piece.text).join('')).toBe(text);
	});
});
