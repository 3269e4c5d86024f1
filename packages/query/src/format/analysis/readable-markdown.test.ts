import { expect, it } from 'vitest';
import { readableText } from './readable-markdown.ts';

it('has no signs of markup but those in code, whose places are known', () => {
	const { text, code } = readableText(
		'> > **A** `b_c` __d__ ~~e~~\n\n- [ ] f\n\n```sh title="g.sh"\nif [[ -f h ]]; then\n```\n\n| i | j |\n| - | - |\n',
	);
	expect(text).toBe('A b_c d e f g.sh if [[ -f h ]]; then i · j');
	expect(code.map(([from, to]) => text.slice(from, to))).toEqual(['b_c', 'g.sh if [[ -f h ]]; then']);
});

it('has the texts of links by reference, but brackets in code and those of no link', () => {
	const { text } = readableText(
		'Use [workspace], [`two`][ws] and ![more words] of [list, of], a[0] or `[workspace]` [x].\n\n[Workspace]: https://x.example\n[ws]: y.md "Y"\n',
	);
	expect(text).toMatch(/^Use workspace, two and more words of \[list, of\], a\[0\] or \[workspace\] \[x\]\./);
});

it('takes time in proportion to a text of pieces of code', () => {
	expect(readableText('`a` '.repeat(20_000)).text).toHaveLength(2 * 20_000 - 1);
});
