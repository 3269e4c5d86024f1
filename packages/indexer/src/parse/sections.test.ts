import { outlineOf } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal';
import type { Heading } from '@pinakes/query';
import { runs } from '@pinakes/testing/runs';
import { assertEnds } from '@pinakes/testing/work';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownSections, toDocument, withoutHeading } from './sections.ts';

function sectionsIn(text: string): ReturnType<typeof markdownSections> {
	const split = splitFrontMatter(text);
	return markdownSections(split, outlineOf('a.md', text, split).headings);
}

describe('markdownSections', () => {
	it('gives each heading its own text, with the headings above it', () => {
		expect(sectionsIn('---\ntitle: T\n---\n\nIntro\n\n# A\n\none\n\n### C\ntwo\n# D\n')).toEqual([
			{ text: '\nIntro\n\n', lines: [4, 6] },
			{ headings: ['A'], text: '# A\n\none\n\n', lines: [7, 10] },
			{ headings: ['A', 'C'], text: '### C\ntwo\n', lines: [11, 12] },
			{ headings: ['D'], text: '# D\n', lines: [13, 13] },
		]);
	});

	it('gives sections no more of a long heading above them than a thousand characters', () => {
		const long = `${'x'.repeat(999)}😀 and much more`;
		const [own, below] = sectionsIn(`# ${long}\n## Below\n`);
		expect(own?.headings).toEqual([long]);
		expect(below?.headings).toEqual([`${'x'.repeat(999)}…`, 'Below']);
		const text = `---\ntitle: ${long}\n---\n# A\n`;
		const split = splitFrontMatter(text);
		expect(toDocument(outlineOf('a.md', text, split), split).title).toBe(`${'x'.repeat(999)}…`);
	});

	it('leaves out what is blank before the first heading, unless there is nothing else', () => {
		expect(sectionsIn('\n \n# A')).toEqual([{ headings: ['A'], text: '# A', lines: [3, 3] }]);
		expect(sectionsIn('\n\n')).toEqual([{ text: '\n\n', lines: [1, 2] }]);
		expect(sectionsIn('')).toEqual([{ text: '' }]);
		expect(sectionsIn('---\ntitle: T\n---\n')).toEqual([{ text: '' }]);
	});

	it('knows headings by a line below them, and every end of a line', () => {
		expect(sectionsIn('A\r\nb\r\n===\r\nc\r# D\re')).toEqual([
			{ headings: ['A b'], text: 'A\r\nb\r\n===\r\nc\r', lines: [1, 4] },
			{ headings: ['D'], text: '# D\re', lines: [5, 6] },
		]);
	});

	it('divides the lines after the front matter among the sections', () => {
		const line = fc.constantFrom(
			'# A',
			'## B *c*',
			'text',
			'',
			' ',
			'===',
			'---',
			'```',
			'- item',
			'    # code',
			'> # quote',
			'# A',
			'\tx',
			'<!--',
			'-->',
			'数据',
		);
		const end = fc.constantFrom('\n', '\n', '\r\n', '\r');
		const front = fc.constantFrom('', '---\ntitle: x\n---\n', '---\r\ntitle: x\r\n---\r\n', '---\na: "b\rc"\n---\n');
		fc.assert(
			fc.property(front, fc.array(fc.tuple(line, end)), fc.boolean(), (start, lines, ends) => {
				const body = lines.map((pair) => pair.join('')).join('');
				const text = start + (ends ? body : body.replace(/[\r\n]+$/, ''));
				const split = splitFrontMatter(text);
				const { headings } = outlineOf('a.md', text, split);
				const sections = markdownSections(split, headings);
				const written = sections.map((section) => section.text).join('');
				expect(split.body.endsWith(written)).toBe(true);
				expect(split.body.slice(0, split.body.length - written.length).trim()).toBe('');
				expect(
					sections.flatMap((section) => (section.headings === undefined ? [] : [section.headings.join('\n')])),
				).toEqual(pathsOf(headings));
				const all = sections.flatMap((section) => section.lines ?? []);
				expect(all).toEqual([...all].sort((a, b) => a - b));
				for (const [i, section] of sections.entries()) {
					const [first, last] = section.lines ?? [1, 0];
					expect(linesOf(section.text)).toBe(last - first + 1);
					const next = sections[i + 1]?.lines;
					if (next !== undefined) expect(next[0]).toBe(last + 1);
				}
			}),
			{ numRuns: runs(1000) },
		);
	});
});

function pathsOf(headings: readonly Heading[], above: readonly string[] = []): string[] {
	return headings.flatMap(({ text, children }) => {
		const path = [...above, text];
		return [path.join('\n'), ...pathsOf(children, path)];
	});
}

function linesOf(text: string): number {
	return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)?.length ?? 0;
}

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

	it.each(['a\n', 'a', '\n', ' ', '=', ' \n', '#', 'a \n=\n ', '\r'])('reads two megabytes of %j', (piece) => {
		assertEnds(() => withoutHeading(piece.repeat(2_000_000 / piece.length)));
	});
});
