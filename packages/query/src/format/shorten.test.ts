import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

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
