import { describe, expect, it } from 'vitest';
import { isSafePath } from './safe-path.ts';

describe('isSafePath', () => {
	it.each(['a.md', 'a/b.md', '.well-known/x', 'a..b', '...', '中/文.md', 'ab:c.md', 'constructor'])(
		'takes %j',
		(path) => {
			expect(isSafePath(path)).toBe(true);
		},
	);

	it.each([
		...['', '.', '..', '../a', 'a/..', 'a/../b', './a', '/a', 'a/', 'a//b', 'a\\b', 'c:x.md', 'C:/x'],
		...['a\nb', 'a\rb', 'a\0b', 'a\u001bb', 'a\u0085b', 'a\u2028b'],
	])('refuses %j', (path) => {
		expect(isSafePath(path)).toBe(false);
	});
});
