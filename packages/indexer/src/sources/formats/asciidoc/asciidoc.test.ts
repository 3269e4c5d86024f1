import { expect, it } from 'vitest';
import { ASCIIDOC } from './asciidoc.ts';

function linesOf(text: string): string[] {
	return ASCIIDOC.read(text, 'a.adoc')?.markdown.split('\n') ?? [];
}

function anchorsOf(text: string): string[] {
	return [...(ASCIIDOC.read(text, 'a.adoc')?.anchors?.values() ?? [])];
}

it('attributes may name earlier ones', () => {
	const text = ':org: https://a.b\n:repo: {org}/c\n\nSee {repo}/d[the page] and {repo}.';
	expect(linesOf(text).at(-1)).toBe('See the page and https://a.b/c.');
});

it('attributes that name each other do not multiply', () => {
	const text = Array.from({ length: 40 }, (_, i) => `:a${i + 1}: {a${i}}{a${i}}{a${i}}x`).join('\n');
	expect(linesOf(`:a0: x\n${text}\n\n{a40}\n`).join('').length).toBeLessThan(10_000);
});

it('macros and cross-references may end in the next line', () => {
	expect(linesOf('See https://a.b/[the\nfirst page], <<b,and\nthe second>>.\nEnd')).toEqual([
		...['See the first page', ', and the second', '.', 'End'],
	]);
});

it('typographic quotes are quotes, and escaped braces are braces', () => {
	expect(linesOf("\"`a b`\", '`c`', ``d'' and @\\{push}")).toEqual(['"a b", \'c\', "d" and @{push}']);
});

it('marks of titles may be repeated; lines of marks are no headings of markdown', () => {
	expect(linesOf('== One ==\na\n---\nb\n===\n')).toEqual(['## One', 'a', '', 'b', '', '']);
});

it('ids belong to the next block, and explicit ones are taken', () => {
	const text = '[[a]]\n----\ncode\n----\n\n== One\n\n[#_two]\n== Deux\n\n[[b]]\ntext\n\n== Two\n';
	expect(anchorsOf(text)).toEqual(['_one', '_two', '_two_2']);
});
