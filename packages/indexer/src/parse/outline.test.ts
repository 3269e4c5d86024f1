import { assertEnds } from '@pinakes/testing/work';
import { describe, expect, it } from 'vitest';
import { findHeadings, outlineOf } from './outline.ts';

/** Headings as level, text and line. */
function rows(text: string): [number, string, number][] {
	return findHeadings(text).map(({ level, text: title, line }) => [level, title, line]);
}

describe('findHeadings', () => {
	it('gives plain text: text, code and the alternative text of images, no marks and no HTML', () => {
		expect(rows('# *a* **b** `c*` [d](e) ![f *g*](h) <b>i</b> &amp; \\# j')).toEqual([[1, 'a b c* d f g i & # j', 1]]);
	});

	it('reads a line break in a heading as a space and collapses white space', () => {
		expect(rows('one  \ntwo\\\nthree\n   four\u00a0 \t five\n===')).toEqual([[1, 'one two three four five', 1]]);
	});

	it('makes links of every scheme and leaves addresses as they are written', () => {
		expect(
			rows('# [a](javascript:x) [b](file:///c) [d] <https://xn--fsq.com/%E4%BD%A0>\n\n[d]: data:text/plain,x'),
		).toEqual([[1, 'a b d https://xn--fsq.com/%E4%BD%A0', 1]]);
	});

	it('counts a symbol beyond the basic plane as punctuation beside emphasis, as the specification does', () => {
		expect(rows('# </div>_😀__\n\n# 中文**加粗**文字 😀')).toEqual([
			[1, '_😀__', 1],
			[1, '中文加粗文字 😀', 3],
		]);
	});

	it('leaves out front matter and counts its lines', () => {
		expect(rows('---\n# comment\ntitle: x\n---\n# A\n\nB\n---\n')).toEqual([
			[1, 'A', 5],
			[2, 'B', 7],
		]);
		expect(rows('---\r\ntitle: x\r\n---\r\n\r\n# A\r\n')).toEqual([[1, 'A', 5]]);
	});

	it('keeps the headings of a page that begins with a rule', () => {
		expect(rows('---\n\n# A\n\ntext\n\n---\n\n## B\n')).toEqual([
			[1, 'A', 3],
			[2, 'B', 9],
		]);
		expect(rows('---\n\n# A\n\n---\n')).toEqual([[1, 'A', 3]]);
		expect(rows('---\nTitle\n-----\ntext\n\n---\n')).toEqual([[2, 'Title', 2]]);
		expect(rows('---\n# A\n')).toEqual([[1, 'A', 2]]);
	});

	it('drops a byte-order mark, before front matter as before a heading', () => {
		expect(rows('\ufeff# A')).toEqual([[1, 'A', 1]]);
		expect(rows('\ufeff---\ntitle: x\n---\n# A')).toEqual([[1, 'A', 4]]);
	});

	it('replaces NUL, as CommonMark asks', () => {
		expect(rows('# a\0b')).toEqual([[1, 'a\ufffdb', 1]]);
	});

	it('counts the lines of a file whose lines end by carriage returns alone', () => {
		expect(rows('a\r\r# A\rb\r')).toEqual([[1, 'A', 3]]);
		expect(outlineOf('a.md', 'a\r\r# A\rb\r').headings[0]?.last_line).toBe(4);
	});

	it('finds ten thousand headings', () => {
		const text = Array.from({ length: 10_000 }, (_, i) => `${'#'.repeat((i % 6) + 1)} Heading ${i}\n\ntext\n`).join(
			'\n',
		);
		const found = rows(text);
		expect(found).toHaveLength(10_000);
		expect(found.at(-1)).toEqual([4, 'Heading 9999', 9999 * 4 + 1]);
	});

	it.each([
		['quotations', `${'> '.repeat(20_000)}x`],
		['lists', `${'- '.repeat(20_000)}x`],
		['lists line by line', Array.from({ length: 1500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
		['quotations and lists by turns', `${'> - '.repeat(5000)}# x`],
		['numbered lists', `${'1. '.repeat(10_000)}x`],
	])('reads what follows %s of great depth', (_, text) => {
		expect(rows(`# A\n\n${text}\n\n# B\n`).map(([, title]) => title)).toEqual(['A', 'B']);
	});

	it.each([
		['is deep and continues for 700,000 lines', `${'>'.repeat(199)}a\n${'b\n'.repeat(700_000)}`],
		['is ended by a fence 50,000 times', '>```\nb\n'.repeat(50_000)],
		['is ended by a heading 50,000 times', '># a\nb\n'.repeat(50_000)],
	])('reads a quotation that %s', (_, text) => {
		expect(assertEnds(() => rows(`# A\n\n${text}\n\n# B\n`).map(([, title]) => title))).toEqual(['A', 'B']);
	});

	it.each([
		['brackets', '['.repeat(50_000)],
		['images', '!['.repeat(20_000)],
		['link beginnings', '[a]('.repeat(20_000)],
		['emphasis', '*a_'.repeat(20_000)],
		['code marks', Array.from({ length: 500 }, (_, i) => '`'.repeat(i)).join(' a ')],
		['comments that stay open', '<!-- '.repeat(20_000)],
		['tags that stay open', '<a '.repeat(20_000)],
		['ampersands', '&'.repeat(100_000)],
		['closing marks', 'a #'.repeat(50_000)],
		['blanks', ' '.repeat(500_000)],
		['a million letters', 'a'.repeat(1_000_000)],
	])('reads a heading of very many %s', (_, text) => {
		const found = rows(`# x ${text} y\n\n# B`);
		expect(found.map(([level, , line]) => [level, line])).toEqual([
			[1, 1],
			[1, 3],
		]);
		expect(found[0]?.[1].startsWith('x')).toBe(true);
	});

	it('reads a paragraph of a hundred thousand lines above a rule as the heading that it is', () => {
		const [heading] = rows(`${'a\n'.repeat(100_000)}===\n`);
		expect(heading?.[0]).toBe(1);
		expect(heading?.[1]).toHaveLength(199_999);
	});
});

describe('outlineOf', () => {
	const TEXT = ['intro', '# A', 'a', '### A.1', 'x', '## A.2', '', '# B', '', 'b'].join('\n');

	it('nests headings and ends each section before the next of its level or above', () => {
		expect(outlineOf('docs/a.md', TEXT)).toEqual({
			path: 'docs/a.md',
			title: 'A',
			headings: [
				{
					level: 1,
					text: 'A',
					first_line: 2,
					last_line: 7,
					children: [
						{ level: 3, text: 'A.1', first_line: 4, last_line: 5, children: [] },
						{ level: 2, text: 'A.2', first_line: 6, last_line: 7, children: [] },
					],
				},
				{ level: 1, text: 'B', first_line: 8, last_line: 10, children: [] },
			],
		});
	});

	it('ends the last section at the last line, with or without a line end there', () => {
		const last = (text: string): unknown => outlineOf('a.md', text).headings.at(-1)?.last_line;
		expect(last('# A\nb')).toBe(2);
		expect(last('# A\nb\n')).toBe(2);
		expect(last('# A\nb\n\n')).toBe(3);
		expect(last('---\ntitle: x\n---\n# A\r\nb\r\n')).toBe(5);
	});

	it('takes the title from front matter, else the first heading, else the file name', () => {
		const title = (text: string): string => outlineOf('docs/a-page.md', text).title;
		expect(title('---\ntitle: " T "\nname: N\n---\n# H')).toBe('T');
		expect(title('---\nname: N\n---\n# H')).toBe('N');
		expect(title('---\ntitle: Log in <em>before</em> A &amp; B\n---\n# H')).toBe('Log in before A & B');
		expect(title('---\ntitle: pnpm add <pkg> & more\n---\n# H')).toBe('pnpm add <pkg> & more');
		expect(title('---\ntitle: 5\n---\n# H')).toBe('H');
		expect(title('text')).toBe('a-page');
		expect(title('---\nhero:\n  name: Pine\n  text: A tool\n---\ntext')).toBe('Pine');
		expect(title('---\nhero:\n  text: A tool\n---\n# H')).toBe('H');
		expect(title('---\nhero: [x]\n---\ntext')).toBe('a-page');
		expect(title('# \n\n## H')).toBe('a-page');
		expect(title('Text\n\n## H\n\n### I')).toBe('a-page');
		expect(title('## The page of H\n\n### I')).toBe('The page of H');
		expect(title('## H\n\n## I')).toBe('a-page');
		expect(outlineOf('README.md', '## H\n\n## I').title).toBe('H');
		expect(outlineOf('ch04-03-slices.md', '## The Slice Type\n\n### A\n\n## Summary').title).toBe('The Slice Type');
		expect(outlineOf('install.md', '## Installing on Linux\n\n## Installing on Windows').title).toBe('install');
		expect(outlineOf('commit.md', '## Context\n\n## Commit').title).toBe('commit');
		expect(title("# <a href='/'><img src='a' alt='A logo' height=9></a>\n\n## H")).toBe('A logo');
	});

	it.each([
		['2022-12-22.md', 'Attendees', '2022-12-22'],
		['20221222.md', 'Attendees', '20221222'],
		['2022-W51.md', '周记', '2022-W51'],
		['notes/2022-12-23-standup.md', 'Attendees', '2022-12-23-standup'],
		['Jane Doe.md', 'Contact', 'Jane Doe'],
		['李四.md', 'Contact', '李四'],
		['getting-started.md', 'Getting started', 'Getting started'],
		['getting-started.md', '快速开始', '快速开始'],
		['0012.md', 'Use a queue', 'Use a queue'],
		['3f9a2c71be.md', 'Use a queue', 'Use a queue'],
		['template.md', 'Use a queue', 'Use a queue'],
	])('takes the name %s or its only heading of level 2, %s, for the title', (path, heading, title) => {
		expect(outlineOf(path, `## ${heading}\n\n### Actions\n`).title).toBe(title);
	});

	it.each([
		['its text', '<h1 align="center">\n<img src="a" alt="no"> The <b>page</b>\n</h1>', 'The page'],
		['inside of other elements', '<div>\n<a name="top"></a>\n\n<h1>Page</h1>\n\nText.', 'Page'],
		['what its picture is called', '<h1><a href="/"><img alt="Logo"></a></h1>', 'Logo'],
		['if not empty', '<h1></h1>', 'H'],
		['before the first heading', 'Text.\n\n## H\n\n<h1>Page</h1>', 'H'],
		['unless a heading of level 1 comes first', '# H\n\n<h1>Page</h1>', 'H'],
	])('takes the title from a heading in HTML: %s', (_, text, expected) => {
		expect(outlineOf('a.md', `${text}\n\n### H\n`).title).toBe(expected);
		expect(outlineOf('a.md', '')).toEqual({ path: 'a.md', title: 'a', headings: [] });
	});

	it('takes the heading like the name of the file below the name of the site in HTML', () => {
		const title = (path: string, text: string): string => outlineOf(path, `<h1>Pine</h1>\n\n${text}`).title;
		expect(title('Database.md', '## Databases\n\n### MySQL')).toBe('Databases');
		expect(title('Database.md', '## Engines\n\n### MySQL')).toBe('Pine');
		expect(title('pine.md', '## Pines of the south')).toBe('Pine');
		expect(title('README.md', '## Readme')).toBe('Pine');
	});

	it('takes the first of several headings of level 1 that has no word of the name of the file for a section', () => {
		const title = (path: string, first: string): string =>
			outlineOf(path, `# ${first}\n\n# Steps`, undefined, true, 'its name').title;
		expect(title('write-essay/system.md', 'Identity and purpose')).toBe('its name');
		expect(title('essays.md', 'Writing an essay')).toBe('Writing an essay');
		expect(title('README.md', 'Role')).toBe('Role');
		expect(title('1.md', 'Role')).toBe('Role');
		expect(title('essays.md', '概述')).toBe('概述');
		expect(outlineOf('essays.md', '# Role\n\n## Steps', undefined, true).title).toBe('Role');
	});

	it('takes roles of MyST for their texts in pages that a generator makes', () => {
		const text = '# Use {ref}`the guide <guide>` of {py:func}`open`';
		expect(outlineOf('a.md', text, undefined, true).title).toBe('Use the guide of open');
	});
});
