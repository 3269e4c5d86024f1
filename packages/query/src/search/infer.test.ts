import { describe, expect, it } from 'vitest';
import { inferScopes } from './infer.ts';

const INTENTS = [
	{ words: ['tutorial', 'getting started', '教程'], scopes: ['tutorials/'] },
	{ words: ['what is', '什么是'], scopes: ['concepts/', 'explanation/'] },
	{ words: ['how to', 'set up', '如何'], scopes: ['tasks/'] },
	{ words: ['__proto__'], scopes: ['constructor/'] },
];

describe('inferScopes', () => {
	it.each<[string, string[]]>([
		['how to set up Redis', ['tasks/']],
		['HOW  TO, please', ['tasks/']],
		['Ｈｏｗ ｔｏ', ['tasks/']],
		['What is a Pod?', ['concepts/', 'explanation/']],
		['什么是 Pod', ['concepts/', 'explanation/']],
		['请问如何配置', ['tasks/']],
		['Redis教程', ['tutorials/']],
		['getting started with Redis', ['tutorials/']],
		['a tutorial on how to set up Redis', ['tutorials/']],
		['什么是，如何', ['concepts/', 'explanation/']],
		['showtoken', []],
		['how it is to be', []],
		['the setup', []],
		['somewhat isolated', []],
		['', []],
		['constructor', []],
	])('%j is looked for in %j', (query, scopes) => {
		expect(inferScopes(query, INTENTS)).toEqual(scopes);
	});

	it('is nothing without intents', () => {
		expect(inferScopes('how to', [])).toEqual([]);
	});
});
