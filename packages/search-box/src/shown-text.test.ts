import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownText, withoutDirections } from './shown-text.ts';

describe('shownText', () => {
	it.each([
		['Backup', 'Backup'],
		['\u202Egnp.exe', '\u27e8U+202E\u27e9gnp.exe'],
		['备份', '备份'],
		['a'.repeat(201), `${'a'.repeat(199)}…`],
		['a'.repeat(200), 'a'.repeat(200)],
	])('%j', (text, shown) => {
		expect(shownText(text)).toBe(shown);
	});

	it('is short, without bidirectional controls, and splits no character', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('a', '😀', '\u202e', '\u2067', '备'), maxLength: 400 }), (text) => {
				const shown = shownText(text);
				expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
				expect(() => encodeURIComponent(shown)).not.toThrow();
				expect(withoutDirections(shown)).toBe(shown);
			}),
		);
	});
});
