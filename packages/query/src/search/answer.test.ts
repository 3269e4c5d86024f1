import { describe, expect, it } from 'vitest';
import { type AnswerSource, answerOf, citationsIn, type SearchHit, selectSources } from './answer.ts';

const source = (number: number, path: string): AnswerSource => ({
	number,
	path,
	title: 'T',
	headings: ['T'],
	lines: [1, 2],
	score: 0.5,
	passage: 'p',
});

const SOURCES = [source(1, 'docs/a.md'), source(2, 'docs/b, c.md')];

it('an answer has no passages that show nothing, nor those far behind', () => {
	const passages = ['', '# A title', '[a]: {{< relref "b" >}}', 'A text.', 'More.', 'Little.'];
	const hits = passages.map((passage, i) => ({ passage, score: 1 - i / 8 }) as SearchHit);
	expect(selectSources(hits).map(({ passage }) => passage)).toEqual(['A text.', 'More.']);
	expect(selectSources(hits.slice(1, 3)).map(({ passage }) => passage)).toEqual(passages.slice(1, 3));
});

describe('citationsIn', () => {
	it.each([
		'as told [1], and [2].',
		'按照步骤操作[1]。',
		'so [source: docs/a.md]',
		'so [source: docs/a.md:8-16, Configure Pods > Steps, score: 0.95]',
		'如此 [来源: docs/a.md, score: 0.95]',
		'as in [docs/b, c.md, score: 0.80]',
		'`array[9]` and\n\n```js\nlist[9] = [7];\n```\n\nthen [1]',
		'as both say [1, 2], in the interval [0, 7]',
		'如两者所述[1，2]',
	])('knows all in %j', (prose) => {
		expect(citationsIn(prose, SOURCES)).toEqual({ count: expect.toSatisfy((count) => count > 0), unknown: [] });
	});

	it.each([
		'',
		'nothing cited',
		'in `list[1]`',
		'a link [9](https://example.org), a box [ ] and [x], a note [see below]',
		'the interval [0, 7] or [1, 9]',
	])('finds none in %j', (prose) => {
		expect(citationsIn(prose, SOURCES)).toEqual({ count: 0, unknown: [] });
	});

	it.each([
		['as told [3]', ['[3]']],
		['[0] and [00001] and [3] and [3]', ['[0]', '[00001]', '[3]']],
		['so [source: docs/z.md]', ['[source: docs/z.md]']],
		['如此 [来源：docs/a.mdx]', ['[来源：docs/a.mdx]']],
		['as in [docs/z.md, score: 0.80], but [1]', ['[docs/z.md, score: 0.80]']],
		['[[1]] and [[4]]', ['[4]']],
	])('of %j are %j', (prose, unknown) => {
		expect(citationsIn(prose, SOURCES).unknown).toEqual(unknown);
	});

	it('takes time in proportion to any text', () => {
		expect(citationsIn('['.repeat(200_000), SOURCES).count).toBe(0);
		expect(citationsIn(`[source: ${'x'.repeat(200_000)}]`, SOURCES).count).toBe(0);
	});
});

it.each([
	[
		'!!! warning "Careful"\n\n    Do not.\n\n    ```sh\n    ls\n      a\n    ```',
		'Careful\n\nDo not.\n\n```sh\nls\n  a\n```',
	],
	['\t=== "Tab"\n\n\t\tText\n\t\tand more', 'Tab\n\nText\nand more'],
	['    Later\n    in a box.', 'Later\nin a box.'],
	['- item\n\n    ```\n    a\n    ```', '- item\n\n    ```\n    a\n    ```'],
])('a passage of an answer is not indented by what it is in: %j', (passage, shown) => {
	const hit = { ...source(1, 'a.md'), passage, citation: source(1, 'a.md') } as unknown as SearchHit;
	expect(answerOf([hit], () => '')).toBe(`## T\n\n${shown}\n\n`);
});
