import { expect, it } from 'vitest';
import { digestOf, digestOfAll } from './digest.ts';

it('tells parts from each other', () => {
	expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
	expect(digestOf('a', 'b')).toBe(digestOfAll(['a', 'b']));
});

it('takes more parts than a call can have arguments', () => {
	expect(digestOfAll(Array.from({ length: 1_000_000 }, () => 'a'))).toHaveLength(22);
});
