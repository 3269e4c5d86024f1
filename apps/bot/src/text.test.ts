import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeLine, safeText } from './text.ts';

it('what the bot says has no character that is not seen, and a line is one', () => {
	fc.assert(
		fc.property(hostileText(), (text) => {
			expect([safeText(text), safeLine(text)].filter(hasHidden)).toEqual([]);
			expect(safeLine(text)).not.toMatch(/[\n\t]/);
		}),
	);
});
