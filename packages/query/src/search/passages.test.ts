import { createAnalyzer, defaultSettings, type Lexicon } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, isCodeBlock, passageOf, spansOf } from './passages.ts';
import { topicOf } from './topic.ts';

const LEXICON: Lexicon = {
	terms: {},
	phrases: { replica: 'replica' },
	forbidden: [],
	constraints: {},
	negations: [],
	general: [],
};
const ANALYZER = createAnalyzer({ ...defaultSettings(), stop_words: ['how', 'to', 'the'] });
const topic = topicOf('how to switch the replica', LEXICON, ANALYZER);

describe('passageOf', () => {
	it.each([
		['the block with most of it', '# A\n\nreplica\n\nswitch the replica\n\nswitch', 'switch the replica'],
		['of equal ones the first', '# A\n\nreplica one\n\nreplica two', 'replica one'],
		['where none has any, the first', '# A\n\none\n\ntwo', 'one'],
		['the code behind it', '# A\n\none\n\nreplica\n\n```\na\n\nb\n```\n\ntwo', 'replica\n\n```\na\n\nb\n```'],
		['one block of code only', 'replica\n\n```\na\n```\n\n```\nb\n```', 'replica\n\n```\na\n```'],
		['no code before it', '```\nswitch the replica\n```\n\nreplica', 'replica'],
		['code where there is nothing else', '# A\n\n```\na\n```', '```\na\n```'],
		['a heading where there is nothing else', '# A', '# A'],
		['no heading of two lines', 'Replica\n=======\n\nswitch', 'switch'],
		['what precedes the first heading', 'switch\n\nreplica switch', 'replica switch'],
		['no comment, and no target of a link', '# A\n\n<!-- switch replica -->\n\none\n\n[a]: replica', 'one'],
		['a heading where there are only comments', '# A\n\n<!-- replica -->', '# A'],
		['nothing of nothing', '', ''],
		[
			'a question in bold, and its answer',
			'**Switch the replica?**\n\nAt noon.\n\none',
			'**Switch the replica?**\n\nAt noon.',
		],
		[
			'what a colon leads in to',
			'# A\n\nReplicas are:\n\n| a |\n| - |\n| b |\n\nc',
			'Replicas are:\n\n| a |\n| - |\n| b |',
		],
		['a list that it leads in to', 'To switch a replica：\n\n- a\n\n- b\n\nc', 'To switch a replica：\n\n- a\n\n- b'],
		['a lead-in to nothing', '# A\n\nSwitch the replica:', 'Switch the replica:'],
	])('is %s', (_, section, passage) => {
		expect(passageOf(section, topic)).toBe(passage);
	});

	it('of a long table is its head and the row with most of it, of a long text the sentence', () => {
		const rows = Array.from({ length: 900 }, (_, i) => `| item${i} | ${i === 700 ? 'replica' : 'other'} |`);
		const table = passageOf(['| Name | Switch |', '| - | - |', ...rows].join('\n'), topic);
		expect(table).toMatch(/^\| Name \| Switch \|\n\| - \| - \|\n\| item700 \| replica \|\n/);
		expect(table.length).toBeLessThanOrEqual(2000);
		expect(excerptOf(table, topic)).toMatch(/^Name · Switch item700 · replica item701/);
		const text = `${'Nothing is said here. '.repeat(200)}Then switch the replica. ${'And no more. '.repeat(200)}`;
		const passage = passageOf(text, topic);
		expect(passage).toMatch(/^Then switch the replica\. And no more\. /);
		expect(passage.length).toBeLessThanOrEqual(2000);
		const long = `${Array.from({ length: 20 }, (_, i) => `Sentence ${i} is here. `).join('')}Then switch the replica. End.`;
		expect(excerptOf(long, topic)).toMatch(/^…Sentence \d+ is here\. .*Then switch the replica\. End\.$/);
		expect(passageOf('x'.repeat(10_000), topic).length).toBeLessThanOrEqual(2000);
		// More rows than a function may have arguments, and more blocks that lead on than a passage may have.
		expect(passageOf(`${'| a |\n'.repeat(300_000)}| replica |`, topic)).toMatch(/\| replica \|$/);
		expect(passageOf('Replica?\n\n'.repeat(1000), topic).split('\n\n')).toHaveLength(21);
	});

	it('is made of blocks of the section', () => {
		const line = fc.constantFrom('replica', 'switch', '', '```', 'other', '~~~');
		fc.assert(
			fc.property(fc.array(line), (lines) => {
				const section = lines.join('\n');
				const blocks = spansOf(section).map(([from, to]) => section.slice(from, to));
				const passage = passageOf(section, topic);
				const full = (text: string): string => text.split(/\n+/).join('\n');
				const pairs = blocks.map((block, i) => full(`${block}\n${blocks[i + 1]}`));
				expect(['', ...blocks.map(full), ...pairs]).toContain(full(passage));
				expect(passage === '').toBe(blocks.length === 0);
			}),
		);
	});
});

it('an excerpt has neither targets of links nor marks of pictures and code', () => {
	const passage =
		'See [the *guide*](https://a.b/c), ![a picture](d.png) and [1].\n\n```js\na[0](b)\n```\n<b>End</b>\n\n| a |\n|---|\n| b |';
	expect(excerptOf('> [!note]- Title\n> Text\n> > more\n\na > b', topic)).toBe('Title Text more a > b');
	expect(excerptOf(passage, topic)).toBe('See the guide, a picture and [1]. a[0](b) End a b');
});

it('an excerpt has neither variables of templates nor the names of references', () => {
	expect(excerptOf('Run {{{ .name }}} and {{ .other }}{% x %}now', topic)).toBe('Run and now');
	expect(excerptOf('Run it , as in .razorops.yaml ; or ./run', topic)).toBe('Run it, as in .razorops.yaml; or ./run');
	expect(excerptOf('See [the guide][guide], ![a picture][1] and [all][]; `a[0][1]` is code.', topic)).toBe(
		'See the guide, a picture and all; `a[0][1]` is code.',
	);
	expect(
		excerptOf('See [configuration guide], [the `a`\nfile], ![A picture]: [文件 说明]。[Two\nlines][1]', topic),
	).toBe('See configuration guide, the `a` file, A picture: 文件 说明。Two lines');
	const kept = '[x] [a, b] [1 2] [options] \\[not this] a[b c] `[d e][f]` ["g h"]';
	expect(excerptOf(`${kept}\n\n\`\`\`clj\n[i j]\n\`\`\``, topic)).toBe(
		'[a, b] [1 2] [options] [not this] a[b c] `[d e][f]` ["g h"] [i j]',
	);
	expect(
		excerptOf('[[A page]]: see [it](a.md).[^1] Note[^2]: this.\n\n[the guide]: b.md\n\n  [^1]: The note.', topic),
	).toBe('A page: see it. Note: this. The note.');
});

const blocksOf = (markdown: string): string[] => spansOf(markdown).map(([from, to]) => markdown.slice(from, to));

describe('spansOf', () => {
	it.each<[string, string, string[]]>([
		['nothing', '', []],
		['blank lines', '\n \n\t\n', []],
		['paragraphs', '\na\nb\n\n\nc\n', ['a\nb', 'c']],
		['a list', '- a\n- b\n\nc', ['- a\n- b', 'c']],
		['a table', '| a |\n| - |\n| 1 |', ['| a |\n| - |\n| 1 |']],
		['code with blank lines', 'a\n\n```yaml\nb\n\n\nc\n```\n\nd', ['a', '```yaml\nb\n\n\nc\n```', 'd']],
		['code without blank lines around', 'a\n```\nb\n```\nc', ['a', '```\nb\n```', 'c']],
		['code of tildes', '~~~\na\n\n```\n\nb\n~~~\nc', ['~~~\na\n\n```\n\nb\n~~~', 'c']],
		['a longer fence around a shorter', '````\n```\n\n```\n````\nc', ['````\n```\n\n```\n````', 'c']],
		['a fence closed by a longer one', '```\na\n\n`````\nc', ['```\na\n\n`````', 'c']],
		['what only looks like the end', '```\na\n\n``` js\n\nb\n```', ['```\na\n\n``` js\n\nb\n```']],
		['an indented fence', '   ```\n   a\n\n   b\n   ```\nc', ['   ```\n   a\n\n   b\n   ```', 'c']],
		['a fence that is never closed', 'a\n\n```\nb\n\nc', ['a', '```\nb\n\nc']],
		['two fences', '```\na\n```\n```\nb\n```', ['```\na\n```', '```\nb\n```']],
		['other ends of lines', 'a\r\n\r\nb\r\rc', ['a', 'b', 'c']],
		['two backticks', '``\na\n\nb\n``', ['``\na', 'b\n``']],
	])('cuts %s', (_, markdown, blocks) => {
		expect(blocksOf(markdown)).toEqual(blocks);
	});

	it('keeps every line that is not blank, in order, and no blank one around a block', () => {
		const line = fc.constantFrom('a', '', ' ', '```', '~~~', '````', '# b', '- c', '    d', '__proto__');
		fc.assert(
			fc.property(fc.array(line), (lines) => {
				const blocks = blocksOf(lines.join('\n'));
				const full = (text: string): string[] => text.split('\n').filter((one) => one.trim() !== '');
				expect(blocks.flatMap(full)).toEqual(lines.filter((one) => one.trim() !== ''));
				for (const block of blocks) {
					if (isCodeBlock(block)) expect(lines.join('\n')).toContain(block);
					else expect(block.split('\n').every((one) => one.trim() !== '')).toBe(true);
				}
			}),
		);
	});
});

describe('isCode', () => {
	it.each(['```\na\n```', '~~~\na', '   ```js\na'])('is true for %j', (block) => {
		expect(isCodeBlock(block)).toBe(true);
	});

	it.each(['a', '``a``', '~~a~~', 'a\n```'])('is false for %j', (block) => {
		expect(isCodeBlock(block)).toBe(false);
	});
});
