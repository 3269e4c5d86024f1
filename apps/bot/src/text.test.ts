import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldLine } from './text.ts';

it('what the bot says has no character that is not seen, and a line is one', () => {
	fc.assert(
		fc.property(hostileText(), (text) => {
			expect([fold(text), foldLine(text)].filter(hasHidden)).toEqual([]);
			expect(foldLine(text)).not.toMatch(/[\n\t]/);
		}),
	);
});
