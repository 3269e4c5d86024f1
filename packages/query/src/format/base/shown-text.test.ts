import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoted, shorten, visible, visibleJson, visibleLine, visibleValue } from './shown-text.ts';

describe('visible', () => {
	it.each([
		['\u001b[2J', '\\u001b[2J'],
		['\u0085\u009b', '\\u0085\\u009b'],
		['a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
		['pass\u200bword \ufeff', 'pass\\u200bword \\ufeff'],
		['a\u200db', 'a\\u200db'],
		['\u{e0041}\u{e0042}', '\\u{e0041}\\u{e0042}'],
		['a\rb\r\nc\td\n', 'a\\u000db\r\nc\td\n'],
		['\ud800', '\\ud800'],
	])('shows what cannot be seen: %j', (text, shown) => {
		expect(visible(text)).toBe(shown);
	});

	it.each(['中文，日本語、한국어', 'é e\u0301 ñ', '👩\u200d💻 ❤\ufe0f', 'می\u200cخواهم', 'a\tb\n'])(
		'leaves %j alone',
		(text) => {
			expect(visible(text)).toBe(text);
		},
	);

	it('gives one line, JSON of the same value, and values of the same shape', () => {
		expect(visibleLine('a\r\n\nb\tc\u200b')).toBe('a  b c\\u200b');
		expect(visibleValue({ a: ['\u200b', 1, null], b: true })).toEqual({ a: ['\\u200b', 1, null], b: true });
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(JSON.parse(visibleJson([text]))).toEqual([text]);
				expect(visible(visible(text))).toBe(visible(text));
			}),
		);
	});
});

describe('quoted', () => {
	it('is never closed by what it quotes', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('~', '\n', 'a', '~~~ ') }), (text) => {
				const lines = quoted(text).split('\n');
				const fence = (lines[0] as string).replace(/text$/, '');
				expect(lines.at(-1)).toBe(fence);
				expect(lines.slice(1, -1).some((line) => line.includes(fence))).toBe(false);
			}),
		);
	});
});

describe('shorten', () => {
	it.each([
		['a  b\n\tc ', 10, 'a b c'],
		['0123456789', 10, '0123456789'],
		['One sentence. Another one follows', 20, 'One sentence.…'],
		['第一句话。第二句话在后面', 7, '第一句话。…'],
		['words without any end', 14, 'words without…'],
		['0123456789a', 10, '012345678…'],
		['', 5, ''],
	])('cuts %j to %i characters', (text, most, short) => {
		expect(shorten(text, most)).toBe(short);
	});

	it('has a beginning of the text, no longer than asked for', () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (text, most) => {
				const short = shorten(text, most);
				const plain = text.replace(/\s+/g, ' ').trim();
				expect(short.length).toBeLessThanOrEqual(most + 1);
				if (plain.length <= most) expect(short).toBe(plain);
				else expect([short.endsWith('…'), plain.startsWith(short.slice(0, -1))]).toEqual([true, true]);
			}),
		);
	});
});
