import { expect, it } from 'vitest';
import { proseOf } from './units.ts';

it.each([
	['between fences', 'Before.\n\n```js\ncode();\n```\n\nAfter.\n'],
	['that nothing closes', 'Before. After.\n\n~~~~\ncode();\n~~~\n'],
	['in a quotation, with Windows line ends', 'Before.\r\n\r\n> ```\r\n> code();\r\n> ```\r\n\r\nAfter.\r\n'],
])('leaves out code %s', (_, markdown) => {
	const prose = proseOf(markdown);
	expect(prose).not.toContain('code');
	expect(prose.match(/Before|After/g)).toEqual(['Before', 'After']);
});

it('leaves out the numbers of lists, but none within a text', () => {
	const prose = proseOf('1. One\n2) Two, in 3. steps\n> 10. Ten\n\n4、四\n\n2024. A year\n1.5 is more');
	expect(prose.match(/[\d.]+|\p{L}{3,}|四/gu)).toEqual([
		'One',
		'Two',
		'3.',
		'steps',
		'Ten',
		'四',
		'2024.',
		'year',
		'1.5',
		'more',
	]);
});

it('takes fences without end, or without a line feed, in proportion to the text', () => {
	for (const hostile of ['~'.repeat(300_000), '~~~\r'.repeat(100_000)]) expect(() => proseOf(hostile)).not.toThrow();
});
