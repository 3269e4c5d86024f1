import { expect, it } from 'vitest';
import { digestOf } from './digest.ts';

it('tells parts from each other', () => {
	expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});
