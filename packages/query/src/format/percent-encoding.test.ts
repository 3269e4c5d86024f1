import { expect, it } from 'vitest';
import { percentDecoded } from './percent-encoding.ts';

it('is taken away if it is valid', () => {
	expect(percentDecoded('a%20b/%E4%B8%AD')).toBe('a b/中');
	expect(percentDecoded('100%')).toBe('100%');
});
