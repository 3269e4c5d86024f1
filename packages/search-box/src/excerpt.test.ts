import { createAnalyzer, defaultSettings, highlighterOf } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf as markedExcerpt } from './excerpt.ts';

const analyzer = createAnalyzer(defaultSettings());
const excerptOf = (text: string, words: readonly string[]): string =>
	markedExcerpt(text, highlighterOf(words.join(' '), analyzer), { length: 160 }).text;

describe('excerptOf', () => {
	it('is around the first word that is found, without markup', () => {
		const text = `## Heading\n\n${'Some words before it. '.repeat(20)}Then **snapshots** are [taken](x.md).\n`;
		expect(excerptOf(text, ['snapshot'])).toMatch(/^….*Then snapshots are taken\.$/);
		expect(excerptOf('# A\n\n- one\n- two\n', [])).toBe('one two');
		expect(excerptOf('Use `a_b`, *c* and `d[0]` of 2*3 _f_, see ![g](h)[^1].\n', [])).toBe(
			'Use a_b, c and d[0] of 2*3 f, see g.',
		);
		expect(excerptOf('Add `{/* #a */}` or `__init__` to **`x`**, _so_ *e*.\n', [])).toBe(
			'Add {/* #a */} or __init__ to x, so e.',
		);
		expect(excerptOf('```\nchar *p; /* c */\n```\n\n*e*\n', [])).toBe('char *p; /* c */ e');
		expect(excerptOf('**备份**是 `x`，见[此](y)。\n', [])).toBe('备份是 x，见此。');
		expect(excerptOf('It waits (see [`a`](#a)). Then [b](c)!\n', [])).toBe('It waits (see a). Then b!');
		expect(excerptOf('==Mark== and ==高亮==文字, a==b, c == d.\n', [])).toBe('Mark and 高亮文字, a==b, c == d.');
		expect(excerptOf('Call:\n\n```html\n<b class="c">d</b>\n```\n', [])).toBe('Call: <b class="c">d</b>');
		expect(excerptOf('| a | b |\n| :- | -: |\n| c | d |\n', [])).toBe('a · b c · d');
	});

	it('has the ranges of words in any form, and of code', () => {
		const text = `${'Some words before it. '.repeat(20)}Then \`BGSAVE\` takes **snapshots** of keys.\n`;
		const { text: shown, marks, code } = markedExcerpt(text, highlighterOf('snapshot', analyzer));
		expect(marks.map(([from, to]) => shown.slice(from, to))).toEqual(['snapshots']);
		expect(code.map(([from, to]) => shown.slice(from, to))).toEqual(['BGSAVE']);
		expect(shown.indexOf('snapshots')).toBeLessThan(80);
	});

	it.each([
		['contrasena', 'La contraseña expira.', ['contraseña']],
		['侧边栏', '配置侧边栏的导航', ['侧边栏']],
		['サーバー', 'サーバーを再起動する', ['サーバー']],
		['서버', '서버를 다시 시작', ['서버']],
		['running', 'It runs while another is running.', ['runs', 'running']],
		['policy', 'Policies of a policy', ['Policies', 'policy']],
		['plugin', 'function configPlugin(hooks)', ['Plugin']],
		['max_size', 'Set max_size, or maxSize.', ['max_size', 'maxSize']],
	])('marks %s by the analyzer in %j', (query, text, expected) => {
		const { text: shown, marks } = markedExcerpt(text, highlighterOf(query, analyzer));
		expect(marks.map(([from, to]) => shown.slice(from, to))).toEqual(expected);
	});

	it('of a match at the end has words before it', () => {
		const text = `${'Words before. '.repeat(20)}Snapshots`;
		expect(excerptOf(text, ['snapshot']).length).toBeGreaterThan(50);
	});

	it('ends with a word', () => {
		expect(excerptOf('words '.repeat(40), [])).toMatch(/ words…$/);
		expect(excerptOf('备份'.repeat(100), [])).toHaveLength(161);
	});

	it('is short and has no half of a character', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '😀', '备', '`', '\n'), maxLength: 600 }), (text) => {
				const excerpt = excerptOf(text, ['备']);
				expect(excerpt.length).toBeLessThanOrEqual(162);
				expect(() => encodeURIComponent(excerpt)).not.toThrow();
			}),
		);
	});
});
