import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeText } from './text.ts';

it('what the bot says has no character that is not seen', () => {
	fc.assert(
		fc.property(hostileText(), (text) => {
			expect(hasHidden(safeText(text))).toBe(false);
		}),
	);
});
