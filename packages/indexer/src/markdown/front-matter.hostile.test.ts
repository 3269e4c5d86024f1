import { assertProportional } from '@pinakes/testing/work';
import fc from 'fast-check';
import matter from 'gray-matter';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldsOf, withFields } from '../testing/front-matter.ts';
import { splitFrontMatter } from './front-matter.ts';
import { MAX_FRONT_MATTER_LENGTH } from './split.ts';

describe('bounds', () => {
	it('reports front matter of 10 MB and keeps the body', () => {
		const split = splitFrontMatter(withFields(`name: x\ndescription: ${'a'.repeat(10_000_000)}`));
		expect(split).toMatchObject({ fields: undefined, body: 'body\n', bodyOffset: 4, present: true });
		expect(split.problems).toMatchObject([{ rule: 'front-matter', lost: true }]);
		expect(split.problems[0]?.message).toContain(String(MAX_FRONT_MATTER_LENGTH));
	});

	it('reads front matter of just under the bound', () => {
		const { fields } = splitFrontMatter(withFields(`description: ${'a'.repeat(MAX_FRONT_MATTER_LENGTH - 100)}`));
		expect(fields?.get('description')).toHaveLength(MAX_FRONT_MATTER_LENGTH - 100);
	});

	it('reports aliases that explode', () => {
		const names = [...'abcdefghijklmnop'];
		const lines = names.map(
			(name, i) =>
				`${name}: &${name} [${
					i === 0
						? 'lol'
						: Array(9)
								.fill(`*${names[i - 1]}`)
								.join(', ')
				}]`,
		);
		const split = splitFrontMatter(withFields(lines.join('\n')));
		expect(split.fields).toBeUndefined();
		expect(split.problems).toMatchObject([{ rule: 'yaml', lost: true }]);
		expect(split.problems[0]?.message).toMatch(/alias/i);
	});

	it('resolves a few aliases', () => {
		expect(fieldsOf(withFields('a: &x [b]\nc: *x\nd: *x'))).toEqual({ a: ['b'], c: ['b'], d: ['b'] });
	});

	it.each([
		['brackets', `a: ${'['.repeat(60_000)}`],
		['closed brackets', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
		['maps', `a: ${'{a: '.repeat(8000)}${'}'.repeat(8000)}`],
		['lists in a line', `a:\n ${'- '.repeat(20_000)}x`],
		['keys in a line', `a: b\n${'? '.repeat(20_000)}x`],
		['indentation', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
		[
			'lists over lines',
			`a:\n${Array.from({ length: 4 }, (_, i) => `${' '.repeat(i * 60)} ${'- '.repeat(30)}`).join('\n')}x`,
		],
		['values that are keys', `name: x\nx>\n${': a'.repeat(2600)}\ntrue`],
		['keys with tags', `name: x\n${'? !a '.repeat(3000)}]`],
	])('reports YAML that is nested without end: %s', (_, inner) => {
		expect(splitFrontMatter(withFields(inner)).problems).toMatchObject([
			{ rule: 'front-matter', lost: true, fix: 'flatten it' },
		]);
	});

	it.each(['}', '*a :\r\n', '-\n ]', '!a '])('reports very many %j with work in proportion to them', (piece) => {
		assertProportional(15_000, (size) => {
			const inner = `name: x\n${piece.repeat(size / piece.length)}`;
			expect(splitFrontMatter(withFields(inner)).problems).toMatchObject([{ lost: true }]);
		});
	});

	it('counts no brackets within text', () => {
		expect(fieldsOf(withFields(`a: "${'['.repeat(500)}"\nb: x ${'- '.repeat(500)}`))).toMatchObject({
			a: '['.repeat(500),
		});
	});

	it('reads what is nested as deeply as anyone would', () => {
		const inner = Array.from({ length: 40 }, (_, i) => `${'  '.repeat(i)}a:`).join('\n');
		expect(splitFrontMatter(withFields(`${inner} b`)).problems).toEqual([]);
	});

	it.each([
		['empty lines', '\n'.repeat(60_000)],
		['carriage returns', '\r'.repeat(60_000)],
		['blanks', ' '.repeat(60_000)],
	])('reports a gap of very many %s', (_, gap) => {
		expect(splitFrontMatter(withFields(`a: b\n${gap}\nc: d`)).problems).toMatchObject([
			{ rule: 'front-matter', lost: true },
		]);
	});
});

describe('other languages', () => {
	afterEach(() => {
		delete (globalThis as { pwned?: unknown }).pwned;
	});

	it.each(['js', 'javascript', 'JS', 'coffee', 'coffeescript', 'json', 'toml', 'ruby', 'constructor'])(
		'never evaluates ---%s',
		(language) => {
			const split = splitFrontMatter(
				`---${language}\nglobalThis.pwned = true, {"name": (globalThis.pwned = true)}\n---\nbody`,
			);
			expect(split).toMatchObject({ fields: undefined, body: 'body', bodyOffset: 3, present: true });
			expect(split.problems).toMatchObject([{ rule: 'executable', lost: true, line: 1, fix: 'write it in YAML' }]);
			expect(globalThis).not.toHaveProperty('pwned');
		},
	);

	it('keeps no text', () => {
		for (const inner of ['a: b', '', '- a', 'a: [']) splitFrontMatter(withFields(inner));
		expect((matter as unknown as { cache: object }).cache).toEqual({});
	});

	it('reads ---yaml', () => {
		expect(fieldsOf('---yaml\na: b\n---\n')).toEqual({ a: 'b' });
		expect(fieldsOf('--- YML \na: b\n---\n')).toEqual({ a: 'b' });
	});

	it('evaluates no tag of YAML', () => {
		for (const tag of [
			'!!js/function',
			'!!js/regexp',
			'!<tag:yaml.org,2002:js/function>',
			'!!python/object/apply:os.system',
		]) {
			const { fields } = splitFrontMatter(withFields(`a: ${tag} "function () { globalThis.pwned = true }"`));
			expect(fields === undefined || typeof fields.get('a') === 'string').toBe(true);
			expect(globalThis).not.toHaveProperty('pwned');
		}
	});
});

describe('any text', () => {
	const piece = fc.constantFrom(
		'---',
		'---js',
		'...',
		'\n',
		'\n',
		'\r\n',
		'a: b',
		'name: ',
		'- ',
		'? ',
		': ',
		'[',
		']',
		'{',
		'}',
		'"',
		"'",
		'&x ',
		'*x',
		'!t ',
		'|',
		'>',
		'#',
		'  ',
		'\t',
		'%YAML 1.2',
		'@',
		'`',
		'\0',
		'\ufeff',
		'\u2028',
		'<<: *x',
		'中文: 值',
		'~',
	);

	it('is split without losing a word, for any text', () => {
		fc.assert(
			fc.property(
				fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }),
				fc.boolean(),
				(pieces, opened) => {
					const text = (opened ? '---\n' : '') + pieces.join('');
					const { body, bodyOffset, fields, problems, present } = splitFrontMatter(text);
					expect(text.endsWith(body)).toBe(true);
					expect(text.slice(0, text.length - body.length).split('\n').length - 1 === bodyOffset || body === '').toBe(
						true,
					);
					expect(present || (fields === undefined && problems.length === 0 && body === text)).toBe(true);
					expect(!present || fields !== undefined || problems.some(({ lost }) => lost)).toBe(true);
				},
			),
			{ numRuns: 3000 },
		);
	});
});

it('takes a first line of blanks, in proportion to it', () => {
	const text = `---${'\t'.repeat(300_000)}0\n---\nbody\n`;
	expect(splitFrontMatter(text)).toMatchObject({ present: false, body: text });
});
