import { describe, expect, it } from 'vitest';
import { targetOf } from './rewrite-links.ts';

describe('targetOf', () => {
	it.each<[string, string, string | undefined]>([
		['https://example.com/x?a=1#b', 'guide/a.md', 'https://example.com/x?a=1#b'],
		['HTTP://example.com', 'a.md', 'HTTP://example.com'],
		['mailto:a@example.com', 'a.md', 'mailto:a@example.com'],
		['b.md', 'guide/a.md', 'document guide/b.md'],
		['../b.md#part', 'guide/a.md', 'document b.md'],
		['../../../b.md', 'guide/a.md', 'document b.md'],
		['/develop/overview/', 'guide/a.md', 'document develop/overview'],
		['%E5%A4%87%E4%BB%BD.md', '指南/a b%.md', 'document 指南/备份.md'],
		['%ff.md', 'a.md', 'document %ff.md'],
		['b.md', 'C#/why?/a.md', 'document C#/why?/b.md'],
		['#part', 'a.md', undefined],
		['', 'a.md', undefined],
		['/', 'a.md', undefined],
		['//evil.example/x', 'a.md', undefined],
		['javascript:alert(1)', 'a.md', undefined],
		['data:text/html,x', 'a.md', undefined],
		['b.md', '//evil.example/a.md', 'document b.md'],
	])('of %j in %j is %j', (href, path, expected) => {
		const to = targetOf(href, path);
		expect(to && (to.isDocument ? `document ${to.address}` : to.address)).toBe(expected);
	});
});
