import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, ELLIPSIS, partsOf } from './cut.ts';

const within =
	(most: number) =>
	(text: string): boolean =>
		text.length <= most;

describe('a cut', () => {
	it.each([
		['lines', 'one\ntwo\nthree', 9, 'one\ntwo\n…'],
		['sentences', '第一句。第二句！第三句？', 10, '第一句。第二句！\n…'],
		['English sentences', 'It is 3.14 here. Then more. And more.', 20, 'It is 3.14 here.\n…'],
		['a sentence after whole lines', 'one\nTwo is. Three is.', 13, 'one\nTwo is.\n…'],
		['words, where no sentence fits', 'a long sentence without end', 10, `a long${ELLIPSIS}`],
		['characters, where there are no words', '没有标点的很长的一句话', 5, `没有标点${ELLIPSIS}`],
		[
			'elements',
			'<bus><e a="1>"/>\n<e>two</e><e>three</e></bus>'.replace('1>', '1'),
			34,
			'<bus><e a="1"/>\n<e>two</e>\n…</bus>',
		],
		['elements without a root', '<e>one</e><e>two</e>', 12, '<e>one</e>\n…'],
	])('is between %s', (_, text, most, expected) => {
		expect(cutText(text, within(most))).toBe(expected);
	});

	const SERVER = 'Start the server with node server.js --port 8080 and then open http://localhost:8080/index.html';
	const BOOK =
		'See [the fuzz book](https://rust-fuzz.github.io/book.html) first. Then read on, e.g. the list of crates.';
	const FENCE = 'Run it. Then:\n\n```sh\nnpm install\nnpm test\nnpm run build\n```\nDone.';
	it.each([
		['a file name', SERVER, 40, 'Start the server with node server.js…'],
		['an option', SERVER, 30, 'Start the server with node…'],
		['an address', SERVER, 90, 'Start the server with node server.js --port 8080 and then open…'],
		['a link', BOOK, 40, 'See…'],
		['a link at a blank of its text', BOOK, 12, 'See…'],
		['an abbreviation', BOOK, 90, 'See [the fuzz book](https://rust-fuzz.github.io/book.html) first.\n…'],
		['a code span', 'Use `a b. c` here and there', 12, 'Use…'],
		['a number', 'It is about 3.1415 metres', 17, 'It is about…'],
		['a word', 'Antidisestablishmentarianism', 10, ''],
		['a Chinese sentence beside a word', '请运行 pnpm install 然后重启服务', 14, '请运行 pnpm…'],
		[
			'a paragraph that is wrapped',
			`${'word '.repeat(13)}word\nwhich goes on here. End.`,
			80,
			`${'word '.repeat(13)}word\nwhich…`,
		],
	])('is never within %s', (_, text, most, expected) => {
		expect(cutText(text, within(most))).toBe(expected);
	});

	it('within a fence is at the end of a line, and closes the fence', () => {
		expect(cutText(FENCE, within(50))).toBe('Run it. Then:\n\n```sh\nnpm install\nnpm test\n```\n…');
		expect(cutText(FENCE, within(26))).toBe('Run it. Then:\n…');
	});

	it('leaves nothing of XML of which not even one part fits', () => {
		expect(cutText('<bus><event>much</event></bus>', within(10))).toBe('');
		expect(cutText('anything', within(0))).toBe('');
	});

	it('takes what only looks like XML as text', () => {
		expect(partsOf('<3 you').isXml).toBe(false);
		expect(partsOf('<a><b></a></b>').isXml).toBe(false);
		expect(partsOf('<a>open').isXml).toBe(false);
		expect(partsOf('a <b>c</b>').isXml).toBe(false);
		expect(partsOf('<!-- note -->').isXml).toBe(false);
		expect(partsOf('<!-- note --><a/><!-- more --><b></b>')).toMatchObject({ isXml: true, items: ['<a/>', '<b></b>'] });
	});

	it('fits, is a prefix, and never splits a surrogate pair', () => {
		const text = fc.string({
			unit: fc.constantFrom('a', 'bc ', '. ', '。', '\n', '😀', '我', '<a>', '</a>', '[', ']', '"'),
			maxLength: 60,
		});
		fc.assert(
			fc.property(text, fc.nat(80), (whole, most) => {
				const cut = cutText(whole, within(most));
				expect(cut.length).toBeLessThanOrEqual(most);
				expect(cut).toBe(cut.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?'));
				if (whole.length <= most) expect(cut).toBe(whole);
				const isText = !partsOf(whole).isXml;
				if (isText) expect(whole.trimStart()).toContain(cut.replace(new RegExp(`${ELLIPSIS}$`), '').trim());
			}),
			{ numRuns: runs(1000) },
		);
	});

	it.each([
		['tags', '<a>'.repeat(100_000)],
		['comments', '<!--'.repeat(100_000)],
		['brackets', '['.repeat(100_000)],
		['full stops', '.'.repeat(300_000)],
		['blanks', ' '.repeat(300_000)],
	])('of a text of nothing but %s ends', (_, text) => {
		expect(cutText(text, within(1000)).length).toBeLessThanOrEqual(1000);
	});
});
