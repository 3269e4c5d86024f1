import { describe, expect, it } from 'vitest';
import { splitJson } from './json-front-matter.ts';

describe('splitJson', () => {
	it('reads fields and objects, with their lines and where the body begins', () => {
		expect(splitJson('{\n  "title": "Otters",\n  "tags": ["a"],\n  "params": {"weight": 1}\n}\n\n# Otters\n')).toEqual({
			fields: new Map<string, unknown>([
				['title', 'Otters'],
				['tags', ['a']],
				['params', new Map([['weight', 1]])],
			]),
			lines: new Map([
				['title', 2],
				['tags', 3],
				['params', 4],
			]),
			body: '\n# Otters\n',
			bodyOffset: 5,
			present: true,
			problems: [],
		});
		expect(splitJson('{\r\n"a": 1\r\n}\r\nText')).toMatchObject({ body: 'Text', bodyOffset: 3 });
	});

	it.each(['', '{', '{}', '{\n  a text\n}\n', 'text\n{\n}\n', `{\n"a": ${'['.repeat(60)}${']'.repeat(60)}\n}\n`])(
		'leaves alone: %j',
		(text) => {
			expect(splitJson(text)).toBeUndefined();
		},
	);
});
