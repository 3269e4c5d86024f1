import { describe, expect, it } from 'vitest';
import { splitToml } from './toml-front-matter.ts';

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
});
