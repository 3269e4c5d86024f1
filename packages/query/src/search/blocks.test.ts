import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCodeBlock, spansOf } from './blocks.ts';

const blocksOf = (markdown: string): string[] => spansOf(markdown).map(([from, to]) => markdown.slice(from, to));

describe('spansOf', () => {
	it.each<[string, string, string[]]>([
		['nothing', '', []],
		['blank lines', '\n \n\t\n', []],
		['paragraphs', '\na\nb\n\n\nc\n', ['a\nb', 'c']],
		['a list', '- a\n- b\n\nc', ['- a\n- b', 'c']],
		['a table', '| a |\n| - |\n| 1 |', ['| a |\n| - |\n| 1 |']],
		['code with blank lines', 'a\n\n```yaml\nb\n\n\nc\n```\n\nd', ['a', '```yaml\nb\n\n\nc\n```', 'd']],
		['code without blank lines around', 'a\n```\nb\n```\nc', ['a', '```\nb\n```', 'c']],
		['code of tildes', '~~~\na\n\n```\n\nb\n~~~\nc', ['~~~\na\n\n```\n\nb\n~~~', 'c']],
		['a longer fence around a shorter', '````\n```\n\n```\n````\nc', ['````\n```\n\n```\n````', 'c']],
		['a fence closed by a longer one', '```\na\n\n`````\nc', ['```\na\n\n`````', 'c']],
		['what only looks like the end', '```\na\n\n``` js\n\nb\n```', ['```\na\n\n``` js\n\nb\n```']],
		['an indented fence', '   ```\n   a\n\n   b\n   ```\nc', ['   ```\n   a\n\n   b\n   ```', 'c']],
		['a fence that is never closed', 'a\n\n```\nb\n\nc', ['a', '```\nb\n\nc']],
		['two fences', '```\na\n```\n```\nb\n```', ['```\na\n```', '```\nb\n```']],
		['other ends of lines', 'a\r\n\r\nb\r\rc', ['a', 'b', 'c']],
		['two backticks', '``\na\n\nb\n``', ['``\na', 'b\n``']],
	])('cuts %s', (_, markdown, blocks) => {
		expect(blocksOf(markdown)).toEqual(blocks);
	});

	it('keeps every line that is not blank, in order, and no blank one around a block', () => {
		const line = fc.constantFrom('a', '', ' ', '```', '~~~', '````', '# b', '- c', '    d', '__proto__');
		fc.assert(
			fc.property(fc.array(line), (lines) => {
				const blocks = blocksOf(lines.join('\n'));
				const full = (text: string): string[] => text.split('\n').filter((one) => one.trim() !== '');
				expect(blocks.flatMap(full)).toEqual(lines.filter((one) => one.trim() !== ''));
				for (const block of blocks) {
					if (isCodeBlock(block)) expect(lines.join('\n')).toContain(block);
					else expect(block.split('\n').every((one) => one.trim() !== '')).toBe(true);
				}
			}),
		);
	});
});

describe('isCode', () => {
	it.each(['```\na\n```', '~~~\na', '   ```js\na'])('is true for %j', (block) => {
		expect(isCodeBlock(block)).toBe(true);
	});

	it.each(['a', '``a``', '~~a~~', 'a\n```'])('is false for %j', (block) => {
		expect(isCodeBlock(block)).toBe(false);
	});
});
