import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { synonymsOf } from '../core/synonyms.ts';
import { createAnalyzer } from '../format/analysis/analyzer.js';
import { defaultSettings } from '../format/analysis/registry.js';
import { FORM_BREAK, formsOf } from '../format/kinds/contexts/schema.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { type Column, columnsOf, contentColumns, findKeywords, keywordForms } from './tiers.ts';

const ANALYZER = createAnalyzer(defaultSettings());

/** A lexicon of these groups of synonyms. */
function lexiconOf(groups: readonly (readonly string[])[]): Lexicon {
	const terms = groups.flatMap((group, number) => group.map((term) => [term, number] as const));
	return { terms: Object.fromEntries(terms), phrases: {}, forbidden: [], constraints: {}, negations: [] };
}

function columnsFor(plain: readonly { name?: string; title?: string; tags?: readonly string[] }[]): readonly Column[] {
	const lines = (texts: readonly (readonly string[])[]): string =>
		texts.map((line) => line.flatMap((one) => formsOf(one, ANALYZER)).join(FORM_BREAK)).join('\n');
	return columnsOf(
		{
			lang: 'en',
			tasks: {},
			types: [],
			epics: [],
			general: [],
			paths: [],
			scopes: [],
			kinds: [],
			updated: [],
			names: lines(plain.map(({ name = 'x' }) => [name])),
			titles: lines(plain.map(({ title = 'x' }) => [title])),
			tags: lines(plain.map(({ tags = [] }) => tags)),
		},
		ANALYZER,
	);
}

const LEXICON = lexiconOf([
	['authentication', 'auth', '认证'],
	['message-queue', 'mq'],
	['__proto__', 'proto'],
]);

describe('formsOf', () => {
	it.each([
		['OAuth2_Login', ['oauth2 login', 'oauth 2 login', 'o auth 2 login']],
		['User_Management.v2', ['user management v2', 'user management v 2']],
		['UserProfile', ['userprofile', 'user profile']],
		['HTTPServer', ['httpserver', 'http server']],
		['用户认证API', ['用户认证 api']],
		['ＡＰＩ', ['api']],
		['_-.', []],
		['', []],
		['.*', []],
	])('takes %j apart', (text, forms) => {
		expect(formsOf(text, ANALYZER)).toEqual(forms);
	});

	it('has no white space but single spaces between words, whatever the text is', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				for (const form of formsOf(text, ANALYZER)) expect(form).toMatch(/^[^\s]+(?: [^\s]+)*$/);
			}),
		);
	});
});

describe('synonymsOf', () => {
	it('is the group of a term, and empty for a term that is in none', () => {
		expect(synonymsOf('AUTH ', LEXICON, ANALYZER)).toEqual(['authentication', 'auth', '认证']);
		expect(synonymsOf('author', LEXICON, ANALYZER)).toEqual([]);
		expect(synonymsOf('constructor', LEXICON, ANALYZER)).toEqual([]);
		expect(synonymsOf('__proto__', lexiconOf([]), ANALYZER)).toEqual([]);
	});

	it('gives a keyword their forms, each once', () => {
		expect(keywordForms('mq', LEXICON, ANALYZER)).toEqual(['mq', 'message queue']);
		expect(keywordForms('Auth', LEXICON, ANALYZER)).toEqual(['auth', 'authentication', '认证']);
		expect(keywordForms('OAuth2', LEXICON, ANALYZER)).toEqual(['oauth2', 'oauth 2', 'o auth 2']);
		expect(keywordForms('.*', LEXICON, ANALYZER)).toEqual([]);
	});
});

describe('findKeywords', () => {
	const columns = columnsFor([
		{ name: 'User_Auth' },
		{ name: 'Reauthorize', title: 'auth' },
		{ title: 'Users of the shop', tags: ['auth'] },
		{ tags: ['authors', '用户认证'] },
		{},
	]);

	it('gives each context the worth of the best place, and the keywords that are in any', () => {
		const { scores, keywords } = findKeywords(columns, [['auth'], ['user'], ['认证', 'us']], 5, ANALYZER);
		expect([...scores]).toEqual([10, 7, 6, 6, 0]);
		expect([...keywords]).toEqual([0b011, 0b001, 0b011, 0b100, 0]);
	});

	it('finds in contents what is nowhere else, and adds nothing to what is', () => {
		const all = [...columns, ...contentColumns('user\nuser\nx\nuser\nuser auth', ANALYZER)];
		const { scores, keywords } = findKeywords(all, [['auth'], ['user'], ['认证']], 5, ANALYZER);
		expect([...scores]).toEqual([10, 7, 6, 6, 3]);
		expect([...keywords]).toEqual([0b011, 0b001, 0b011, 0b100, 0b011]);
	});

	it('tells 32 keywords apart', () => {
		const words = Array.from(
			{ length: 32 },
			(_, i) => `word${String.fromCharCode(97 + (i % 26))}${i < 26 ? 'x' : 'y'}`,
		);
		const one = columnsFor(words.map((name) => ({ name })));
		const { scores, keywords } = findKeywords(
			one,
			words.map((word) => [word]),
			32,
			ANALYZER,
		);
		expect([...scores].every((score) => score === 10)).toBe(true);
		expect([...keywords]).toEqual(words.map((_, i) => (1 << i) >>> 0));
	});

	it('finds nothing if there is nothing', () => {
		expect(findKeywords(columnsFor([]), [['auth']], 0, ANALYZER).scores).toHaveLength(0);
		expect([...findKeywords(columns, [], 5, ANALYZER).scores]).toEqual([0, 0, 0, 0, 0]);
		expect([...findKeywords(columns, [[]], 5, ANALYZER).scores]).toEqual([0, 0, 0, 0, 0]);
	});
});
