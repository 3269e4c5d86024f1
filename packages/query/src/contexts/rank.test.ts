import {
	type Contexts,
	createAnalyzer,
	defaultSettings,
	FORM_BREAK,
	formsOf,
	type Lexicon,
	synonymsOf,
} from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainContexts, outcomeOf } from './find-contexts.ts';
import { checkContextQuery } from './query.ts';
import { type Column, columnsOf, contentColumns, findKeywords, keywordForms, rankContexts, scopesOf } from './rank.ts';

const ANALYZER = createAnalyzer(defaultSettings());

/** A lexicon of these groups of synonyms. */
function lexiconOf(groups: readonly (readonly string[])[]): Lexicon {
	const terms = groups.flatMap((group, number) => group.map((term) => [term, number] as const));
	return { terms: Object.fromEntries(terms), phrases: {}, forbidden: [], constraints: {}, negations: [], general: [] };
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
			dates: [],
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

/** What these tests say of a context; all but the path may be left out. */
interface PlainContext {
	readonly path: string;
	readonly epic?: string;
	readonly type?: string;
	readonly updated?: number;
}

/** Contexts as an index has them, in the order given; nothing is looked for in them. */
function contextsOf(plain: readonly PlainContext[]): Contexts {
	const types = [...new Set(['other', ...plain.map(({ type = 'other' }) => type)])];
	const epics = [...new Set(plain.flatMap(({ epic }) => epic ?? []))];
	return {
		lang: 'en',
		tasks: {},
		types,
		epics,
		general: [],
		paths: plain.map(({ path }) => path),
		scopes: plain.map(({ epic }) => (epic === undefined ? 0 : epics.indexOf(epic) + 1)),
		kinds: plain.map(({ type = 'other' }) => types.indexOf(type)),
		updated: plain.map(({ updated = 0 }) => updated),
		dates: [],
		names: '',
		titles: '',
		tags: '',
	};
}

const KEYWORDS = ['k0', 'k1', 'k2'];
const CONTEXTS = contextsOf([
	{ path: 'a', epic: 'E2' },
	{ path: 'b', epic: 'E1' },
	{ path: 'c', epic: 'E1', updated: 1 },
	{ path: 'd', epic: 'E1', updated: 1 },
	{ path: 'e' },
	{ path: 'f', epic: 'E2', updated: 2 },
	{ path: 'g', epic: 'E1', updated: 1, type: 'data_model' },
	{ path: 'h' },
]);
const FOUND = {
	scores: Uint8Array.of(6, 6, 6, 6, 6, 10, 6, 3),
	keywords: Uint32Array.of(0b111, 0b111, 0b001, 0b101, 0b001, 0b001, 0b001, 0b111),
};

function ranked(query: { epic?: string; types?: string[] }) {
	const checked = checkContextQuery({ keywords: KEYWORDS, ...query });
	return rankContexts(CONTEXTS, FOUND, scopesOf(CONTEXTS, checked), KEYWORDS);
}

describe('rankContexts', () => {
	it('orders by score, scope, update, number of keywords and path', () => {
		const paths = ranked({ epic: 'E1' }).map(({ number }) => CONTEXTS.paths[number]);
		expect(paths).toEqual(['f', 'e', 'd', 'c', 'g', 'b', 'a', 'h']);
	});

	it('tells the keywords, and why a context is no match', () => {
		const numbers = new Map(ranked({ epic: 'E1', types: ['other'] }).map((one) => [CONTEXTS.paths[one.number], one]));
		expect(numbers.get('d')).toMatchObject({ keywords: ['k0', 'k2'], lacks: undefined });
		expect(numbers.get('g')).toMatchObject({ keywords: ['k0'], lacks: 'other_type' });
		expect(numbers.get('h')).toMatchObject({ keywords: KEYWORDS, lacks: 'below_threshold' });
		expect(ranked({ epic: 'E9' }).map(({ lacks }) => lacks)).toContain('other_scope');
	});

	it('leaves out what no keyword is found in', () => {
		const nothing = { scores: new Uint8Array(8), keywords: new Uint32Array(8) };
		const scopes = scopesOf(CONTEXTS, checkContextQuery({ keywords: [] }));
		expect(rankContexts(CONTEXTS, nothing, scopes, [])).toEqual([]);
	});
});

describe('explainContexts', () => {
	it('lists each returned context in its order, and then the others', () => {
		const explained = explainContexts(CONTEXTS, ranked({ epic: 'E1', types: ['other'] }), [5, 4, 7]);
		expect(explained.map(({ context, outcome, tier }) => [context, outcome, tier])).toEqual([
			['f', 'match', 'file_name'],
			['e', 'match', 'front_matter'],
			['h', 'fallback', 'content'],
			['d', 'beyond_limit', 'front_matter'],
			['c', 'beyond_limit', 'front_matter'],
			['g', 'other_type', 'front_matter'],
			['b', 'beyond_limit', 'front_matter'],
			['a', 'beyond_limit', 'front_matter'],
		]);
	});

	it('gives a fallback that no keyword is in neither tier nor score', () => {
		expect(explainContexts(CONTEXTS, [], [4])).toEqual([
			{ context: 'e', score: 0, tier: null, matched_keywords: [], outcome: 'fallback' },
		]);
	});
});

describe('outcomeOf', () => {
	const none = { matches: [], returned: [], needed: [] };
	const cases: [string, Parameters<typeof outcomeOf>[2], { task?: string; epic?: string }, string][] = [
		['nothing needed', none, {}, 'contexts_no_fallback'],
		['nothing there', { ...none, needed: ['architecture'] }, {}, 'contexts_fallback_missing'],
		['a fallback', { ...none, returned: [4], needed: ['architecture'] }, { task: 'e2e_test' }, 'contexts_fallback'],
		['a general fallback', { ...none, returned: [4], needed: ['architecture'] }, {}, 'contexts_general'],
		['one match', { matches: [0], returned: [0, 4], needed: ['architecture'] }, {}, 'contexts_completed'],
		['epics alone', { ...none, matches: [0, 1], returned: [0, 1] }, { epic: 'E1' }, 'contexts_relevant'],
		[
			'the own epic and the global scope',
			{ ...none, matches: [1, 4], returned: [1, 4] },
			{ epic: 'E1' },
			'contexts_found',
		],
		['all scopes', { ...none, matches: [0, 4], returned: [0, 4] }, { epic: 'E1' }, 'contexts_across'],
		['all scopes without an own one', { ...none, matches: [0, 4], returned: [0, 4] }, {}, 'contexts_found'],
	];

	it.each(cases)('explains %s', (_, outcome, query, message) => {
		const checked = checkContextQuery({ keywords: [], ...query });
		expect(outcomeOf(checked, 8, outcome, scopesOf(CONTEXTS, checked))).toBe(message);
	});

	it('tells first that there are no contexts', () => {
		const checked = checkContextQuery({ keywords: [] });
		const empty = contextsOf([]);
		expect(outcomeOf(checked, 0, { ...none, needed: ['architecture'] }, scopesOf(empty, checked))).toBe(
			'contexts_none',
		);
	});
});

const SCOPED = contextsOf([
	{ path: 'global/A.md' },
	{ path: 'e1/B.md', epic: 'EPIC-01', type: 'data_model' },
	{ path: 'e2/C.md', epic: 'EPIC-02_Order' },
	{ path: 'p/D.md', epic: '__proto__' },
]);

function ranksFor(epic: string): number[] {
	const { rankOf } = scopesOf(SCOPED, checkContextQuery({ keywords: [], epic }));
	return SCOPED.paths.map((_, number) => rankOf(number));
}

function exclusionsBy(query: { epic?: string; types?: string[] }): unknown[] {
	const { exclusionOf } = scopesOf(SCOPED, checkContextQuery({ keywords: [], ...query }));
	return SCOPED.paths.map((_, number) => exclusionOf(number));
}

describe('scopesOf', () => {
	it.each([
		['', [0, 2, 2, 2]],
		['EPIC-01', [0, 1, 2, 2]],
		['epic-02', [0, 2, 1, 2]],
		['EPIC-02_order', [0, 2, 1, 2]],
		['EPIC-02_Ord', [0, 2, 2, 2]],
		['EPIC-0', [0, 2, 2, 2]],
		['__proto__', [0, 2, 2, 1]],
		['constructor', [0, 2, 2, 2]],
		['.*', [0, 2, 2, 2]],
	])('ranks the scopes for the epic %j', (epic, ranks) => {
		expect(ranksFor(epic)).toEqual(ranks);
	});

	it('leaves epics out where the one that is named has no contexts', () => {
		expect(exclusionsBy({ epic: 'EPIC-99' })).toEqual([undefined, 'other_scope', 'other_scope', 'other_scope']);
		expect(exclusionsBy({ epic: 'EPIC-01' })).toEqual([undefined, undefined, undefined, undefined]);
		expect(exclusionsBy({})).toEqual([undefined, undefined, undefined, undefined]);
	});

	it('leaves other types out', () => {
		expect(exclusionsBy({ types: ['data_model'] })).toEqual(['other_type', undefined, 'other_type', 'other_type']);
		expect(exclusionsBy({ types: ['data_model', 'other'] })).toEqual([undefined, undefined, undefined, undefined]);
		expect(exclusionsBy({ types: ['data_model'], epic: 'EPIC-99' })).toEqual([
			'other_type',
			'other_scope',
			'other_scope',
			'other_scope',
		]);
	});
});
