import { describe, expect, it } from 'vitest';
import { fieldsOf, withFields } from '../testing/front-matter.ts';
import { splitFrontMatter } from './front-matter.ts';

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
		['a tab for indentation', 'a:\n\tb: c', 3],
		['an alias of nothing in a list', 'a: [*b]', 2],
	])('reports broken YAML with its line: %s', (_, inner, line) => {
		const split = splitFrontMatter(withFields(inner));
		expect(split).toMatchObject({ fields: undefined, body: 'body\n', present: true });
		expect(split.problems).toMatchObject([{ rule: 'yaml', lost: true }]);
		expect(split.problems[0]?.message).toMatch(/^the YAML is broken: /);
		expect(Math.abs((split.problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
	});
});
