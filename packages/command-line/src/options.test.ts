import { describe, expect, it } from 'vitest';
import { choiceOption, countOption, flag, listOption, numberOption, textOption } from './options.ts';
import { parseArguments } from './parse.ts';

const OPTIONS = {
	json: flag('print JSON'),
	out: textOption('DIR', 'the folder', { default: 'index' }),
	tag: listOption('TAG', 'a tag'),
	lang: choiceOption(['en', 'zh'], 'the language'),
	share: numberOption('X', 'a share', { min: 0, max: 1 }),
	limit: countOption('at most', { min: 1 }),
};

describe('options', () => {
	it('have the types of their values', () => {
		const { options } = parseArguments(['--tag', 'a,b', '--lang', 'zh', '--share', '.5', '--limit', '2'], {
			options: OPTIONS,
		});
		const typed: { json: boolean; out: string; tag: readonly string[]; lang?: 'en' | 'zh' | undefined } = options;
		expect(typed).toEqual({ json: false, out: 'index', tag: ['a', 'b'], lang: 'zh', share: 0.5, limit: 2 });
	});

	it('say what they take', () => {
		expect(OPTIONS.lang).toEqual({ type: 'string', value: 'en|zh', choices: ['en', 'zh'], help: 'the language' });
		expect(() => parseArguments(['--limit', '1.5'], { options: OPTIONS })).toThrow('a whole number from 1');
	});
});
