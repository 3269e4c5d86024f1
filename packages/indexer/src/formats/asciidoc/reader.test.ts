import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument } from '../../../testing/read-document.ts';
import { ASCIIDOC, readTable } from './reader.ts';

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

function tableOf(text: string, attributes = ''): string[] | undefined {
	return readTable(`|===\n${text}\n|===\nText`.split('\n'), 0, attributes)?.markdown.slice();
}

it('a line of cells is a row, and headings are above an empty line', () => {
	expect(tableOf('|Name |Value\n\n|a b |x\n|c\n// no\nifdef::d[]\n|y +\ngoes on')).toEqual([
		...['| Name | Value |', '| - | - |', '| a b | x |', '| c | y goes on |'],
	]);
	const long = readTable(['|=====', '|a |b', '|====='], 0, '');
	expect(long).toEqual({ markdown: ['|  |  |', '| - | - |', '| a | b |'], start: 0, end: 3 });
});

it('columns and headings may be named', () => {
	expect(tableOf('|A\n|B\n|a\n|b \\| c', 'cols="1,2a",options="header"')).toEqual([
		...['| A | B |', '| - | - |', '| a | b \\| c |'],
	]);
	expect(tableOf('|a\n|b\n\n|c\n|d', '%noheader,cols=2*')).toEqual([
		...['|  |  |', '| - | - |', '| a | b |', '| c | d |'],
	]);
});

it('cells have styles, copies and spans', () => {
	expect(tableOf('h|a |b |c\n2+^|d ee|f\n2*|g |h\n.2+|i |j', 'cols=3*')).toEqual([
		...['|  |  |  |', '| - | - | - |', '| a | b | c |', '| d ee |  | f |', '| g | g | h |', '| i | j |  |'],
	]);
});

it('is none with blocks in cells, without an end, with other separators, and with more rows than lines', () => {
	expect(tableOf('a|\n----\ncode\n----')).toBeUndefined();
	expect(readTable(['|===', '|a'], 0, '')).toBeUndefined();
	expect(tableOf('a,b', 'format=csv')).toBeUndefined();
	expect(tableOf('9*|a', 'cols=1')).toBeUndefined();
	expect(tableOf('')).toBeUndefined();
});

it('headings, attributes, macros and blocks', () => {
	const text = `= Guide
Jane Doe <jane@a.b>
:keywords: net, io
:product: Pinakes

// comment
Use {product} with xref:a.adoc#b[the page], <<sec,here>>, kbd:[Ctrl+C] and https://a.b[site]. {unknown}

[#own]
== Section one

.Listing
[source,ruby]
----
puts 1 # <1>
== no heading
----
<1> prints

* one
** two

NOTE: Mind.

|===
|a |b
|===

include::other.adoc[]

Two lines
~~~~~~~~~
term:: meaning
`;
	expect(readDocument('a.adoc', text)).toEqual({
		title: 'Guide',
		fields: { keywords: 'net, io' },
		anchors: ['_guide', 'own', '_two_lines'],
		sections: [
			['Guide', '1-9', '# Guide Use Pinakes with the page, here, Ctrl+C and site. unknown'],
			[
				'Guide > Section one',
				'10-30',
				'## Section one **Listing** ```ruby puts 1 # == no heading ``` 1. prints - one - two NOTE: Mind. | | | | - | - | | a | b |',
			],
			['Guide > Section one > Two lines', '31-33', '### Two lines term: meaning'],
		],
	});
});

it('has as many lines as its text, whatever goes on in the next line', () => {
	const pieces = '\n·\n\n·a· ·{a·{a:·}·<<a·>>·[·]·|x|·`·_·+·link:b·== A\n·((·))·\\·:a: {b}\n'.split('·');
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (each) => {
			expect(linesOf(each.join('')).length).toBe(each.join('').split('\n').length);
		}),
		{ numRuns: runs(300) },
	);
});
