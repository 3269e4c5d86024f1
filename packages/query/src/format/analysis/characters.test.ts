import { describe, expect, it } from 'vitest';
import { hasUnspacedLetter, isUnspaced } from './characters.ts';

describe('hasUnspacedLetter', () => {
	it('is true for all unspaced characters but pictographs', () => {
		const wrong: number[] = [];
		for (let point = 0; point <= 0x10ffff; point++) {
			const isPictograph = (point >= 0x2600 && point <= 0x27bf) || (point >= 0x1f000 && point <= 0x1ffff);
			const text = String.fromCodePoint(point);
			if (hasUnspacedLetter(text) !== (isUnspaced(text) && !isPictograph)) wrong.push(point);
		}
		expect(wrong).toEqual([]);
	});

	it('looks for letters between other characters', () => {
		expect(hasUnspacedLetter('release 😀 notes')).toBe(false);
		expect(hasUnspacedLetter('release 😀 说明')).toBe(true);
	});
});
