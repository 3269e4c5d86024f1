import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST_FRONT_MATTER, splitFrontMatter } from './front-matter.ts';

function fieldsOf(text: string): Record<string, unknown> | undefined {
	const { fields } = splitFrontMatter(text);
	return fields && Object.fromEntries(fields);
}

/** A file with this front matter and a body of one line. */
function withFields(inner: string): string {
	return `---\n${inner}\n---\nbody\n`;
}

describe('the split', () => {
	it('cuts front matter off, with the lines of the file that its keys and the body stand in', () => {
		const split = splitFrontMatter('---\nname: x\n\ndescription: y\n---\n\n# Title\n');
		expect([...(split.fields ?? [])]).toEqual([['name', 'x'], ['description', 'y']]);
		expect([...split.lines]).toEqual([['name', 2], ['description', 4]]);
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
		expect(split.problems).toMatchObject([{ rule: 'front-matter', lost: true, line: 1, mend: 'close it by a line ---' }]);
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
			'text: plain', 'quoted: "a\\tb"', "single: 'it''s'", 'number: 12', 'float: 1.5', 'hex: 0x1F', 'yes: yes', 'true: true',
			'nothing:', 'null: ~', 'date: 2024-01-02', 'version: 1.10', 'list: [a, b]', 'lines:\n  - a\n  - b', 'map: {a: 1}', 'folded: >-\n  a\n  b',
		].join('\n');
		expect(fieldsOf(withFields(inner))).toEqual({
			text: 'plain', quoted: 'a\tb', single: "it's", number: 12, float: 1.5, hex: 31, yes: 'yes', true: true,
			nothing: null, null: null, date: '2024-01-02', version: 1.1, list: ['a', 'b'], lines: ['a', 'b'], map: new Map([['a', 1]]), folded: 'a b',
		});
	});

	it('takes __proto__ and constructor for keys like any other', () => {
		const { fields } = splitFrontMatter(withFields('__proto__: {polluted: yes}\nconstructor: c\ntoString: t'));
		expect([...(fields?.keys() ?? [])]).toEqual(['__proto__', 'constructor', 'toString']);
		expect(fields?.get('__proto__')).toEqual(new Map([['polluted', 'yes']]));
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
	});

	it('reads keys that are no strings, and no keys at all', () => {
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
	])('forgives a value that should stand in quotes: %s', (line, value) => {
		const split = splitFrontMatter(`---\nname: x\n${line}\n---\n`);
		expect(Object.fromEntries(split.fields ?? [])).toEqual({ name: 'x', description: value });
		expect(split.problems).toMatchObject([{ rule: 'yaml-lenient', lost: false, line: 3 }]);
	});

	it.each([
		['a key twice', 'a: 1\nb: 2\na: 3', 4],
		['brackets that stay open', 'a: 1\nb: [c', 3],
		['a quote that stays open', 'a: 1\nb: "c', 3],
		['a tab for indentation', 'a:\n\tb: c', 3],
		['an alias of nothing', 'a: *b', 2],
	])('reports broken YAML with its line: %s', (_, inner, line) => {
		const split = splitFrontMatter(withFields(inner));
		expect(split).toMatchObject({ fields: undefined, body: 'body\n', present: true });
		expect(split.problems).toMatchObject([{ rule: 'yaml', lost: true }]);
		expect(split.problems[0]?.message).toMatch(/^the YAML is broken: /);
		expect(Math.abs((split.problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
	});
});

describe('bounds', () => {
	it('reports front matter of 10 MB and keeps the body', () => {
		const split = splitFrontMatter(withFields(`name: x\ndescription: ${'a'.repeat(10_000_000)}`));
		expect(split).toMatchObject({ fields: undefined, body: 'body\n', bodyOffset: 4, present: true });
		expect(split.problems).toMatchObject([{ rule: 'front-matter', lost: true }]);
		expect(split.problems[0]?.message).toContain(String(LONGEST_FRONT_MATTER));
	});

	it('reads front matter of just under the bound', () => {
		const { fields } = splitFrontMatter(withFields(`description: ${'a'.repeat(LONGEST_FRONT_MATTER - 100)}`));
		expect(fields?.get('description')).toHaveLength(LONGEST_FRONT_MATTER - 100);
	});

	it('reports aliases that explode', () => {
		const names = [...'abcdefghijklmnop'];
		const lines = names.map((name, i) => `${name}: &${name} [${i === 0 ? 'lol' : Array(9).fill(`*${names[i - 1]}`).join(', ')}]`);
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
		['lists over lines', `a:\n${Array.from({ length: 4 }, (_, i) => `${' '.repeat(i * 60)} ${'- '.repeat(30)}`).join('\n')}x`],
	])('reports YAML that is nested without end: %s', (_, inner) => {
		expect(splitFrontMatter(withFields(inner)).problems).toMatchObject([{ rule: 'front-matter', lost: true, mend: 'flatten it' }]);
	});

	it('reads what is nested as deeply as anyone would', () => {
		const inner = Array.from({ length: 40 }, (_, i) => `${'  '.repeat(i)}a:`).join('\n');
		expect(splitFrontMatter(withFields(`${inner} b`)).problems).toEqual([]);
	});

	it.each([['empty lines', '\n'.repeat(60_000)], ['carriage returns', '\r'.repeat(60_000)], ['blanks', ' '.repeat(60_000)]])(
		'reports a gap of very many %s',
		(_, gap) => {
			expect(splitFrontMatter(withFields(`a: b\n${gap}\nc: d`)).problems).toMatchObject([{ rule: 'front-matter', lost: true }]);
		},
	);
});

describe('other languages', () => {
	afterEach(() => {
		delete (globalThis as { pwned?: unknown }).pwned;
	});

	it.each(['js', 'javascript', 'JS', 'coffee', 'coffeescript', 'json', 'toml', 'ruby'])('never evaluates ---%s', (language) => {
		const split = splitFrontMatter(`---${language}\nglobalThis.pwned = true, {"name": (globalThis.pwned = true)}\n---\nbody`);
		expect(split).toMatchObject({ fields: undefined, body: 'body', bodyOffset: 3, present: true });
		expect(split.problems).toMatchObject([{ rule: 'executable', lost: true, line: 1, mend: 'write it in YAML' }]);
		expect(globalThis).not.toHaveProperty('pwned');
	});

	it('reads ---yaml', () => {
		expect(fieldsOf('---yaml\na: b\n---\n')).toEqual({ a: 'b' });
		expect(fieldsOf('--- YML \na: b\n---\n')).toEqual({ a: 'b' });
	});

	it('evaluates no tag of YAML', () => {
		for (const tag of ['!!js/function', '!!js/regexp', '!<tag:yaml.org,2002:js/function>', '!!python/object/apply:os.system']) {
			const { fields } = splitFrontMatter(withFields(`a: ${tag} "function () { globalThis.pwned = true }"`));
			expect(fields === undefined || typeof fields.get('a') === 'string').toBe(true);
			expect(globalThis).not.toHaveProperty('pwned');
		}
	});
});

describe('any text', () => {
	const piece = fc.constantFrom(
		'---', '---js', '...', '\n', '\n', '\r\n', 'a: b', 'name: ', '- ', '? ', ': ', '[', ']', '{', '}', '"', "'", '&x ', '*x', '!t ', '|', '>', '#', '  ',
		'\t', '%YAML 1.2', '@', '`', '\0', '\ufeff', '\u2028', '<<: *x', '中文: 值', '~',
	);

	it('is split without a word of it lost, whatever it is', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }), fc.boolean(), (pieces, opened) => {
				const text = (opened ? '---\n' : '') + pieces.join('');
				const { body, bodyOffset, fields, problems, present } = splitFrontMatter(text);
				expect(text.endsWith(body)).toBe(true);
				expect(text.slice(0, text.length - body.length).split('\n').length - 1 === bodyOffset || body === '').toBe(true);
				expect(present || (fields === undefined && problems.length === 0 && body === text)).toBe(true);
				expect(!present || fields !== undefined || problems.some(({ lost }) => lost)).toBe(true);
			}),
			{ numRuns: 3000 },
		);
	});
});
