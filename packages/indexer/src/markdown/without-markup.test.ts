import { assertEnds } from '@pinakes/testing/work';
import { describe, expect, it } from 'vitest';
import { withoutHeading } from './without-markup.ts';

describe('withoutHeading', () => {
	it.each([
		['# A\n\nb', '\n\nb'],
		['   ### A ###\r\nb', '\r\nb'],
		['#', ''],
		['A\nb\n---\nc', '\nc'],
		['A\r\n===', ''],
		['text\n\n---\nmore', 'text\n\n---\nmore'],
		['text', 'text'],
		['', ''],
	])('leaves the heading out of %j', (text, expected) => {
		expect(withoutHeading(text)).toBe(expected);
	});

	it.each(['a\n', 'a', '\n', ' ', '=', ' \n', '#', 'a \n=\n ', '\r'])('reads ten megabytes of %j', (piece) => {
		assertEnds(() => withoutHeading(piece.repeat(10_000_000 / piece.length)));
	});
});
