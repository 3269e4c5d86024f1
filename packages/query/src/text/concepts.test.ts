import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conceptsOf } from './concepts.ts';

const PHRASES = {
	auth: 'authent',
	authent: 'authent',
	'认 证': 'authent',
	'代 码': 'code',
	'重 构': 'refactor',
	'设 计': 'design',
	'设 计 系 统': 'design system',
	'a b c d e f g h': 'long',
	'a b c d e f g h i': 'longer',
	ml: 'machin learn',
};

describe('conceptsOf', () => {
	it.each([
		['refactoring code', ['refactor', 'code']],
		['代码重构', ['code', 'refactor']],
		['重构Auth代码', ['refactor', 'authent', 'code']],
		['Authentication!', ['authent']],
		['设计系统', ['design', 'system']],
		['设计体系', ['design', '体', '系']],
		['ML models', ['machin', 'learn', 'model']],
		['ＡＵＴＨ', ['authent']],
		['auth auth', ['authent', 'authent']],
		['', []],
		['!', []],
	])('reads %j as %j', (text, concepts) => {
		expect(conceptsOf(text, PHRASES)).toEqual(concepts);
	});

	it('takes the longest phrase, up to eight words', () => {
		expect(conceptsOf('a b c d e f g h', PHRASES)).toEqual(['long']);
		expect(conceptsOf('a b c d e f g h i', PHRASES)).toEqual(['long', 'i']);
		expect(conceptsOf('a b c d e f g', PHRASES)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
	});

	it('does not take what objects have by birth for phrases', () => {
		expect(conceptsOf('constructor __proto__ toString', {})).toEqual(['constructor', 'proto', 'tostr']);
		expect(conceptsOf('constructor', JSON.parse('{"__proto__": "x"}') as Record<string, string>)).toEqual([
			'constructor',
		]);
	});

	it('reads what it read again the same, where heads stand for themselves', () => {
		const words = fc.array(fc.constantFrom('auth', '认证', '代码', '重构', 'x', 'code', '设'), { maxLength: 8 });
		fc.assert(
			fc.property(words, (list) => {
				const concepts = conceptsOf(list.join(' '), PHRASES);
				expect(conceptsOf(concepts.join(' '), PHRASES)).toEqual(concepts);
			}),
		);
	});
});
