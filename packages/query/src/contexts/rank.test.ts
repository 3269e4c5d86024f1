import { describe, expect, it } from 'vitest';
import type { Contexts } from '../format/kinds/contexts/schema.js';
import { explainContexts } from './explain.ts';
import { outcomeOf } from './outcome.ts';
import { checkContextQuery } from './query.ts';
import { rankContexts } from './rank.ts';
import { scopesOf } from './scopes.ts';

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
