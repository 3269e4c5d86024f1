import { describe, expect, it } from 'vitest';
import { pageLink, safeLink } from './link.ts';

const PAGE = 'https://docs.example/guide/';

describe('safeLink', () => {
	it.each([
		['/a#b', 'https://docs.example/a#b'],
		['x.html', 'https://docs.example/guide/x.html'],
		['https://other.example/', 'https://other.example/'],
		['javascript:alert(1)', undefined],
		[' java\tscript:alert(1)', undefined],
		['data:text/html,x', undefined],
		['', undefined],
		[undefined, undefined],
	])('%j: %s', (url, expected) => {
		expect(safeLink(url, PAGE)).toBe(expected);
	});
});

describe('pageLink', () => {
	it('encodes the names of a path', () => {
		expect(pageLink('docs/', 'a b/c#d.md')).toBe('docs/a%20b/c%23d.md');
		expect(pageLink('', 'a.md')).toBeUndefined();
	});
});
