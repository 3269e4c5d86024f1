import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Options, Positional } from './definition.ts';
import { helpRow, helpText } from './help.ts';
import { parseArguments } from './parse.ts';

const OPTIONS = {
	out: { type: 'string', value: 'DIR', help: 'the folder to write' },
	index: { type: 'string', value: 'DIR', default: '.pinakes', help: 'the index' },
	tag: { type: 'string', value: 'TAG', multiple: true, help: 'a tag' },
	lang: { type: 'string', value: 'en|zh', choices: ['en', 'zh'], help: 'the language' },
	format: { type: 'string', value: 'a|b|c', choices: ['a', 'b', 'c'], default: 'a', help: 'the format' },
	limit: { type: 'number', value: 'N', min: 1, max: 8, isWhole: true, help: 'how many' },
	share: { type: 'number', value: 'X', min: 0, default: 0.5, help: 'a share' },
	'no-cache': { type: 'boolean', help: 'no cache' },
} as const satisfies Options;

const FILE: Positional = { name: 'FILE', help: 'a file' };

function parse(args: readonly string[], positionals = [FILE]) {
	return parseArguments(args, { options: OPTIONS, positionals });
}

describe('parseArguments', () => {
	it('gives values the types of their options', () => {
		const { options } = parse(['--out', 'a', '--tag=x', '--tag', 'y', '--limit', '3', '--no-cache', '--lang=zh']);
		expect(options).toEqual({
			...{ out: 'a', index: '.pinakes', tag: ['x', 'y'], lang: 'zh', format: 'a', limit: 3, share: 0.5 },
			'no-cache': true,
		});
		expectTypeOf(options.out).toEqualTypeOf<string | undefined>();
		expectTypeOf(options.index).toEqualTypeOf<string>();
		expectTypeOf(options.tag).toEqualTypeOf<readonly string[]>();
		expectTypeOf(options.lang).toEqualTypeOf<'en' | 'zh' | undefined>();
		expectTypeOf(options.format).toEqualTypeOf<'a' | 'b' | 'c'>();
		expectTypeOf(options.limit).toEqualTypeOf<number | undefined>();
		expectTypeOf(options.share).toEqualTypeOf<number>();
		expectTypeOf(options['no-cache']).toEqualTypeOf<boolean>();
	});

	it('knows what was typed and what is a default', () => {
		const { isGiven, positionals } = parse(['--index', '.pinakes', 'file', '--', '--out'], [FILE, FILE]);
		expect([isGiven('index'), isGiven('share'), isGiven('out')]).toEqual([true, false, false]);
		expect(positionals).toEqual(['file', '--out']);
	});

	it.each([
		[['--amend'], '--amend'],
		[['--limit', '3', '--amend', '--no-cache'], '--amend'],
		[['-rf'], '-rf'],
		[['--amend=x'], '--amend=x'],
		[['--out', 'a', '--limit a budget'], '--limit a budget'],
		[['--', '--out'], '--out'],
	])('takes of %j the text', (args, text) => {
		expect(parse(args, [{ ...FILE, isText: true }]).positionals).toEqual([text]);
	});

	it('takes a text with a blank that begins with dashes', () => {
		expect(parse(['--out', 'a', '-- or not']).positionals).toEqual(['-- or not']);
		expect(() => parse(['--amend'])).toThrow('Unknown option --amend');
		expect(() => parse(['--indx', 'x'], [{ ...FILE, isText: true }])).toThrow('Did you mean --index?');
	});

	it.each([
		[['--indx', 'x'], 'Unknown option --indx. Did you mean --index?'],
		[['--zzzzzzzzz'], 'Unknown option --zzzzzzzzz. The options are --out, --index, --tag'],
		[['-o', 'x'], 'Unknown option -o.'],
		[['--__proto__', 'x'], 'Unknown option --__proto__.'],
		[['--no-json'], 'Unknown option --no-json.'],
		[['--out'], '--out needs a value: --out DIR.'],
		[['--out='], '--out needs a value: --out DIR.'],
		[['--out', '--no-cache'], '--out needs a value before --no-cache: --out DIR.'],
		[['--out', 'a', '--out', 'b'], '--out is given more than once.'],
		[['--no-cache=yes'], '--no-cache takes no value.'],
		[['--lang', 'fr'], '--lang must be en or zh, not fr.'],
		[['--format', 'd'], '--format must be a, b or c, not d.'],
		[['--limit', '0'], '--limit must be a whole number from 1 to 8, not 0.'],
		[['--limit', '1.5'], '--limit must be a whole number from 1 to 8, not 1.5.'],
		[['--share=-1'], '--share must be a number from 0, not -1.'],
		[['--share', 'half'], '--share must be a number from 0, not half.'],
		[['--share', ' '], '--share must be a number from 0, not  .'],
		[['--share', 'Infinity'], '--share must be a number from 0, not Infinity.'],
		[['a', 'b'], 'Unexpected argument b: expected FILE, with quotation marks around a text of several words.'],
		[['--', '--a', 'b'], 'around a text of several words. A text that begins with dashes goes behind --.'],
	])('refuses %j and says how to write it', (args, message) => {
		expect(() => parse(args)).toThrow(message);
	});

	it('takes any number of arguments if the command does, and none if it does not', () => {
		expect(parse(['a', 'b', 'c'], [{ ...FILE, multiple: true } as typeof FILE]).positionals).toEqual(['a', 'b', 'c']);
		expect(() => parse(['a'], [])).toThrow('Unexpected argument a: only options are expected.');
	});

	it('takes a value that begins with dashes after an equals sign', () => {
		expect(parse(['--out=--no-cache']).options).toMatchObject({ out: '--no-cache', 'no-cache': false });
		expect(parse(['--share', '1e-3']).options.share).toBe(0.001);
	});
});

describe('helpText', () => {
	it('lists options with what represents their values, and examples', () => {
		const definition = { summary: 'Does it', usage: 'FILE [--out DIR]', options: OPTIONS, examples: ['it a'] };
		const help = helpText('it', { ...definition, positionals: [FILE] });
		expect(help).toMatch(
			/^Does it\n\nUsage: it FILE \[--out DIR\]\n\n {2}FILE {12}a file\n {2}--out DIR {7}the folder/,
		);
		expect(help).toContain('  --tag TAG       a tag (may be repeated)\n');
		expect(help).toMatch(/ {2}--help {10}show this\n\nExamples:\n {2}it a$/);
	});

	it('lists rare options below the examples, and long names on a line of their own', () => {
		const long = { type: 'string', value: 'WHAT|OR|WHAT|ELSE', help: 'long' } as const;
		const options = { ...OPTIONS, kind: long };
		const help = helpText('it', { summary: 'Does it', usage: '', options, rare: ['kind'], examples: ['it a'] });
		expect(help).toMatch(/Examples:\n {2}it a\n\nRarely needed:\n {2}--kind WHAT\|OR\|WHAT\|ELSE {2}long$/);
		const [, longer] = help.split('Rarely needed:');
		expect(longer).not.toContain('--out');
		expect(helpRow('--kind', 'long', 3)).toBe('  --kind\n       long');
		expect(helpRow('-k', `${'word '.repeat(20)}end`, 3)).toBe(`  -k   ${'word '.repeat(19)}word\n       end`);
	});
});
