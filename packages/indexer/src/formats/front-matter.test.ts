import { runs } from '@pinakes/testing/runs';
import { assertProportional } from '@pinakes/testing/work';
import fc from 'fast-check';
import matter from 'gray-matter';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldsOf, withFields } from '../../testing/samples.ts';
import { MAX_FRONT_MATTER_LENGTH, splitFrontMatter, splitToml } from './front-matter.ts';

describe('the split', () => {
	it('cuts front matter off, with the lines of the file that its keys and the body stand in', () => {
		const split = splitFrontMatter('---\nname: x\n\ndescription: y\n---\n\n# Title\n');
		expect([...(split.fields ?? [])]).toEqual([
			['name', 'x'],
			['description', 'y'],
		]);
		expect([...split.lines]).toEqual([
			['name', 2],
			['description', 4],
		]);
		expect(split).toMatchObject({ body: '\n# Title\n', bodyOffset: 5, present: true, problems: [] });
	});

	it.each([
		['no front matter', '# Title\n---\na: b\n---\n'],
		['an empty file', ''],
		['four hyphens', '----\na: b\n----\n'],
		['a blank line first', '\n---\na: b\n---\n'],
		['an indented line of hyphens', ' ---\na: b\n ---\n'],
		['an opening line alone', '---'],
		['a list between two rules', '---\n- a\n- b\n---\n'],
		['prose between two rules', '---\n\nSome prose, *with* marks: [and](a: link).\n\n- a\n\tb\n\n---\nmore\n'],
		['a heading between two rules', '---\n\n# Title\n\n---\nmore\n'],
		['a heading underlined by hyphens below a rule', '---\nTitle\n-----\n\n---\nmore\n'],
		['a rule with prose and no other', '---\nSome prose, and no end\n\n# Title\n'],
		['ten megabytes of prose between two rules', `---\n${'prose '.repeat(1_800_000)}\n---\n`],
	])('leaves alone: %s', (_, text) => {
		const split = splitFrontMatter(text);
		expect(split).toMatchObject({ fields: undefined, bodyOffset: 0, present: false, problems: [] });
		expect(split.body === text).toBe(true);
	});

	it('reads front matter that is empty or holds comments alone', () => {
		for (const inner of ['---\n---\n', '---\n\n---\n', '---\n# a comment\n---\n']) {
			expect(splitFrontMatter(`${inner}body`)).toMatchObject({ body: 'body', present: true, problems: [] });
			expect(fieldsOf(`${inner}body`)).toEqual({});
		}
	});

	it('closes at a line --- or ..., and at neither within a value', () => {
		expect(splitFrontMatter('---\na: b\n...\nbody')).toMatchObject({ body: 'body', bodyOffset: 3 });
		expect(splitFrontMatter('---\na: b\n---  \t\nbody')).toMatchObject({ body: 'body', bodyOffset: 3 });
		expect(fieldsOf('---\na: |\n  ---\n  b\nc: d --- e\n---\n')).toEqual({ a: '---\nb\n', c: 'd --- e' });
		expect(splitFrontMatter('---\na: b\n---')).toMatchObject({ body: '', present: true });
	});

	it('reads JSON, as it is YAML', () => {
		const split = splitFrontMatter('---json\n{\n\t"title": "X",\n\t"tags": ["a"]\n}\n---\nbody');
		expect(Object.fromEntries(split.fields ?? [])).toEqual({ title: 'X', tags: ['a'] });
		expect(split).toMatchObject({ body: 'body', bodyOffset: 6, problems: [] });
		expect(fieldsOf('---json\n{"title": "X"}\n---\n')).toEqual({ title: 'X' });
	});

	it('reads CRLF as line ends and nothing else', () => {
		const split = splitFrontMatter('---\r\nname: x\r\ntext: |\r\n  a\r\n  b\r\nlast: y\r\n---\r\nbody\r\n');
		expect(Object.fromEntries(split.fields ?? [])).toEqual({ name: 'x', text: 'a\nb\n', last: 'y' });
		expect(split).toMatchObject({ body: 'body\r\n', bodyOffset: 7 });
		expect(split.lines.get('last')).toBe(6);
	});

	it('reports front matter that is never closed, and keeps the text', () => {
		const text = '---\nname: x\n\n# Title\n';
		const split = splitFrontMatter(text);
		expect(split).toMatchObject({ fields: undefined, body: text, present: true });
		expect(split.problems).toMatchObject([
			{ rule: 'front-matter', lost: true, line: 1, fix: 'close it by a line ---' },
		]);
	});

	it('reports a line of hyphens that would cut the fields short', () => {
		const split = splitFrontMatter('---\nname: x\n----\ndescription: y\n---\nbody');
		expect(split).toMatchObject({ fields: undefined, body: 'body' });
		expect(split.problems).toMatchObject([{ rule: 'front-matter', lost: true }]);
	});
});

describe('YAML', () => {
	it('reads values of every type by the core schema of YAML 1.2', () => {
		const inner = [
			'text: plain',
			'quoted: "a\\tb"',
			"single: 'it''s'",
			'number: 12',
			'float: 1.5',
			'hex: 0x1F',
			'yes: yes',
			'true: true',
			'nothing:',
			'null: ~',
			'date: 2024-01-02',
			'version: 1.10',
			'list: [a, b]',
			'lines:\n  - a\n  - b',
			'map: {a: 1}',
			'folded: >-\n  a\n  b',
		].join('\n');
		expect(fieldsOf(withFields(inner))).toEqual({
			text: 'plain',
			quoted: 'a\tb',
			single: "it's",
			number: 12,
			float: 1.5,
			hex: 31,
			yes: 'yes',
			true: true,
			nothing: null,
			null: null,
			date: '2024-01-02',
			version: 1.1,
			list: ['a', 'b'],
			lines: ['a', 'b'],
			map: new Map([['a', 1]]),
			folded: 'a b',
		});
	});

	it('reads __proto__ and constructor like any key', () => {
		const { fields } = splitFrontMatter(withFields('__proto__: {polluted: yes}\nconstructor: c\ntoString: t'));
		expect([...(fields?.keys() ?? [])]).toEqual(['__proto__', 'constructor', 'toString']);
		expect(fields?.get('__proto__')).toEqual(new Map([['polluted', 'yes']]));
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	});

	it('reads keys that are not strings, and front matter without keys', () => {
		for (const inner of ['1: a', '? [a, b]\n: c', ': a', '? ', '? {a: b}', 'a: &x k\n*x : v', '{a: b}']) {
			expect(splitFrontMatter(withFields(inner)).fields?.size).toBeGreaterThan(0);
		}
	});

	it.each([
		['description: Use when: the user asks', 'Use when: the user asks'],
		['description: see http://a.b: or "c"', 'see http://a.b: or "c"'],
		['description: @handle first', '@handle first'],
		['description: `code` first', '`code` first'],
		['description: 100% sure: yes\r', '100% sure: yes'],
		['description: **/*.ts,**/*.tsx', '**/*.ts,**/*.tsx'],
		['description: *.ts # these', '*.ts # these'],
		['description: "**/*.ts", \'**/*.js\'', '"**/*.ts", \'**/*.js\''],
		['description: {src,test}/**', '{src,test}/**'],
		["description: '''", "'''"],
		['description: [link](a.md) first', '[link](a.md) first'],
	])('forgives a value that should stand in quotes: %s', (line, value) => {
		const split = splitFrontMatter(`---\nname: x\n${line}\n---\n`);
		expect(Object.fromEntries(split.fields ?? [])).toEqual({ name: 'x', description: value });
		expect(split.problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 3 }]);
	});

	it('says in plain words what is wrong most often', () => {
		const said = (inner: string) => splitFrontMatter(`---\n${inner}\n---\n`).problems[0]?.message;
		expect(said('a: b: c')).toBe('the YAML is broken: a value without quotes has a colon and a blank in it');
		expect(said('a: 1\nno field\nb: 2')).toBe('the YAML is broken: a line is neither a field nor indented');
	});

	it('forgives a value of several lines that should stand in quotes, and keeps the lines of fields', () => {
		const text = '---\ndescription: Use when: asked\n\n\tuser: "hi"\n  - (no) \\ one: two\n\nmodel: best\n---\n';
		const { fields, lines, problems } = splitFrontMatter(text);
		expect(Object.fromEntries(fields ?? [])).toEqual({
			description: 'Use when: asked\nuser: "hi" - (no) \\ one: two',
			model: 'best',
		});
		expect(lines.get('model')).toBe(7);
		expect(problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 2 }]);
	});

	it('forgives a description that begins in the next line and should stand in quotes', () => {
		const text = '---\nname: x\ndescription:\n  Asks questions.\n  See the other skill: ask first.\nmodel: best\n---\n';
		const { fields, problems } = splitFrontMatter(text);
		expect(fields?.get('description')).toBe(' Asks questions. See the other skill: ask first.');
		expect(fields?.get('model')).toBe('best');
		expect(problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 4 }]);
	});

	it('forgives a description of an agent whose examples are no indented lines', () => {
		const text =
			'---\nname: x\ndescription: Use it. Examples:\n\n<example>\nContext: all: of it\nuser: "Do it"\n</example>\n\nmodel: best\ntools: ["Read"]\n---\n';
		const { fields, lines, problems } = splitFrontMatter(text);
		expect(Object.fromEntries(fields ?? [])).toEqual({
			name: 'x',
			description: 'Use it. Examples:\n<example> Context: all: of it user: "Do it" </example>',
			model: 'best',
			tools: ['Read'],
		});
		expect(lines.get('model')).toBe(10);
		expect(problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 3 }]);
	});

	it.each(['**/*.ts,**/*.tsx', '*.ts, *.js', '"*.ts", "*.js"', '{src,test}/**'])(
		'reads the patterns of a rule as Cursor writes them, without a warning: %s',
		(globs) => {
			const split = splitFrontMatter(`---\ndescription: x\nglobs: ${globs}\nalwaysApply: true\n---\n`);
			expect(Object.fromEntries(split.fields ?? [])).toEqual({ description: 'x', globs, alwaysApply: true });
			expect(split.problems).toEqual([]);
			const { problems } = splitFrontMatter(`---\nglobs: ${globs}\ndescription: a: b\n---\n`);
			expect(problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 3 }]);
		},
	);

	it.each([
		['a key twice', 'a: 1\nb: 2\na: 3', 4],
		['brackets that stay open', 'a: 1\nb: [c', 3],
		['a quote that stays open', 'a: 1\nb: "c', 3],
		['a last quote that is part of the text', 'a: 1\nb: "c\\"', 3],
		['a tab for indentation', 'a:\n\tb: c', 3],
		['an alias of nothing in a list', 'a: [*b]', 2],
	])('reports broken YAML with its line: %s', (_, inner, line) => {
		const split = splitFrontMatter(withFields(inner));
		expect(split).toMatchObject({ fields: undefined, body: 'body\n', present: true });
		expect(split.problems).toMatchObject([{ rule: 'yaml', lost: true }]);
		expect(split.problems[0]?.message).toMatch(/^the YAML is broken: |^a is given twice$/);
		expect(Math.abs((split.problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
	});
});

describe('splitToml', () => {
	it('reads fields, tables and times, with their lines and where the body begins', () => {
		const text =
			'+++\ntitle = "Otters"\n"tags" = [\n  "a",\n]\ndate = 2024-01-02\n[extra]\nweight = 1\n+++\n\n# Otters\n';
		expect(splitToml(text)).toEqual({
			fields: new Map<string, unknown>([
				['title', 'Otters'],
				['tags', ['a']],
				['date', '2024-01-02'],
				['extra', new Map([['weight', 1]])],
			]),
			lines: new Map([
				['title', 2],
				['tags', 3],
				['date', 6],
			]),
			body: '\n# Otters\n',
			bodyOffset: 9,
			present: true,
			problems: [],
		});
		expect(splitToml('+++\r\na = 1\r\n+++\r\nText')).toMatchObject({ body: 'Text', bodyOffset: 3 });
		expect(splitToml('+++\n+++')).toMatchObject({ fields: new Map(), body: '', bodyOffset: 2 });
	});

	it.each(['', '+++', '+++\ntext without an end', '++++\na = 1\n++++\n', 'text\n+++\na = 1\n+++\n', '+++ a\n+++\n'])(
		'leaves alone: %j',
		(text) => {
			expect(splitToml(text)).toBeUndefined();
		},
	);

	it.each([
		['broken TOML, by its line', 'a = 1\nb = \n', 3, /^the TOML is broken: /],
		['deep TOML', `a = ${'['.repeat(10_000)}\n`, 2, /nested/],
		['long TOML', `a = "${'x'.repeat(2 ** 16)}"\n`, 1, /characters/],
	])('reports %s, and keeps the text', (_, inner, line, message) => {
		const split = splitToml(`+++\n${inner}+++\nText`);
		expect(split).toMatchObject({ fields: undefined, body: 'Text', present: true });
		expect(split?.problems).toMatchObject([{ rule: 'front-matter', lost: true, line }]);
		expect(split?.problems[0]?.message).toMatch(message);
	});

	it('takes keys of objects as names', () => {
		expect(splitToml('+++\n__proto__ = "a"\nconstructor = 1\n+++\n')?.fields).toEqual(
			new Map<string, unknown>([
				['__proto__', 'a'],
				['constructor', 1],
			]),
		);
	});

	it('has at most 50 levels', () => {
		const nested = (levels: number): string => `+++\na = ${'['.repeat(levels)}${']'.repeat(levels)}\n+++\n`;
		expect(splitToml(nested(40))?.fields?.has('a')).toBe(true);
		expect(splitToml(nested(60))).toMatchObject({ fields: undefined, problems: [{ rule: 'front-matter', line: 1 }] });
	});
});

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

	it.each(['js', 'javascript', 'JS', 'coffee', 'coffeescript', 'toml', 'ruby', 'constructor'])(
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
			{ numRuns: runs(3000) },
		);
	});
});

it('takes a first line of blanks, in proportion to it', () => {
	const text = `---${'\t'.repeat(300_000)}0\n---\nbody\n`;
	expect(splitFrontMatter(text)).toMatchObject({ present: false, body: text });
});
