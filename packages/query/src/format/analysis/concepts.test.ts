import { createAnalyzer, defaultSettings } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conceptsOf, phraseKey } from './concepts.ts';

const ANALYZER = createAnalyzer(defaultSettings(), '認认證证碼码');

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
	github: 'github',
	'databas migrat': 'migrat',
};

describe('conceptsOf', () => {
	it('tells which words a concept was read from', () => {
		const heard: string[] = [];
		conceptsOf('ML for 设计系统', PHRASES, ANALYZER, {
			stopWords: new Set(['for']),
			onWord: (concepts, said) => heard.push(`${said.map(({ text }) => text).join(' ')}: ${concepts.join(', ')}`),
		});
		expect(heard).toEqual(['ml: machin, learn', '设 计 系 统: design, system']);
	});

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
		['認證代碼', ['authent', 'code']],
		['GitHub', ['github']],
		['getUserById', ['getuserbyid', 'get', 'user', 'by', 'id']],
		['databaseMigration', ['databasemigr', 'migrat']],
		['OAuth2', ['oauth2', 'o', 'authent', '2']],
		['', []],
		['!', []],
	])('reads %j as %j', (text, concepts) => {
		expect(conceptsOf(text, PHRASES, ANALYZER)).toEqual(concepts);
	});

	it('takes the longest phrase, up to eight words', () => {
		expect(conceptsOf('a b c d e f g h', PHRASES, ANALYZER)).toEqual(['long']);
		expect(conceptsOf('a b c d e f g h i', PHRASES, ANALYZER)).toEqual(['long', 'i']);
		expect(conceptsOf('a b c d e f g', PHRASES, ANALYZER)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
	});

	it('leaves out stop words, in identifiers too', () => {
		expect(conceptsOf('the getUserById of auth', PHRASES, ANALYZER, ANALYZER)).toEqual([
			'getuserbyid',
			'get',
			'user',
			'id',
			'authent',
		]);
	});

	it('finds every phrase under its key', () => {
		for (const phrase of ['Code-Review', 'node.js', 'OAuth2', 'k8s', "user's guide", '消息隊列', 'résumé']) {
			const key = phraseKey(phrase, ANALYZER);
			expect(conceptsOf(phrase, { [key]: 'found' }, ANALYZER)).toEqual(['found']);
		}
	});

	it('ignores inherited properties of objects', () => {
		expect(conceptsOf('constructor __proto__ toString', {}, ANALYZER)).toEqual([
			'constructor',
			'proto',
			'tostr',
			'to',
			'string',
		]);
		expect(conceptsOf('constructor', JSON.parse('{"__proto__": "x"}') as Record<string, string>, ANALYZER)).toEqual([
			'constructor',
		]);
	});

	it('reads what it read again the same, where heads stand for themselves', () => {
		const words = fc.array(fc.constantFrom('auth', '认证', '代码', '重构', 'x', 'code', '设'), { maxLength: 8 });
		fc.assert(
			fc.property(words, (list) => {
				const concepts = conceptsOf(list.join(' '), PHRASES, ANALYZER);
				expect(conceptsOf(concepts.join(' '), PHRASES, ANALYZER)).toEqual(concepts);
			}),
		);
	});
});
