import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

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
