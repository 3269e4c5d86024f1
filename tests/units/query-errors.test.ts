import { NO_CONFIG } from '@pinakes/indexer';
import { type Index, type MatchOptions, type MatchQuery, matchUnits, PinakesError } from '@pinakes/query';
import { QUERY_FIELDS } from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

let index: Index;

beforeAll(async () => {
	index = await indexOf([
		unitOf('git', {
			capability_tags: ['git-commit'],
			keywords: ['提交'],
			ide_support: ['cursor'],
			conflicts: 'windows',
		}),
		unitOf('odd', {
			capability_tags: ['\ud800', '\udc00x', '😀', '👩‍👩‍👧', 'a\0b', 'שלום', '\u202e'],
			keywords: ['é', '❤️', 'ﷺ'],
			ide_support: ['\ud83d'],
			conflicts: '\udfff \0',
		}),
	]);
});

/** Asks with something that no type-checked program would ask with. */
function askAnything(query: unknown, options?: unknown): ReturnType<typeof matchUnits> {
	return matchUnits(index, query as MatchQuery, options as MatchOptions);
}

/** What a failed question says; fails where it has an answer. */
async function errorOf(query: unknown, options?: unknown): Promise<PinakesError> {
	const error = await askAnything(query, options).then(
		(result) => new Error(`answered ${JSON.stringify(result.rejection_category)}`),
		(cause: unknown) => cause,
	);
	expect(error).toBeInstanceOf(PinakesError);
	return error as PinakesError;
}

describe('an unknown field of a query', () => {
	it.each([
		['tag', 'tags'],
		['Tags', 'tags'],
		['tgas', 'tags'],
		['keyword', 'keywords'],
		['key_words', 'keywords'],
		['IDE', 'ide'],
		['goals', 'goal'],
		['constraint', 'constraints'],
		['envs', 'env'],
	])('called %s is an error that names %s', async (field, nearest) => {
		const error = await errorOf({ [field]: 'x' });
		expect(error.code).toBe('unknown_field');
		expect(error.message).toBe(`The query has no field ${field}. Did you mean ${nearest}?`);
	});

	it('that is like none is an error that names them all', async () => {
		const error = await errorOf({ zzz: 1 });
		expect(error.code).toBe('unknown_field');
		for (const field of QUERY_FIELDS) expect(error.message).toContain(field);
	});

	it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', '\ud800', '😀', '0'])(
		'called %j is an error like any other',
		async (field) => {
			const query: unknown = JSON.parse(`{${JSON.stringify(field)}: "x"}`);
			expect((await errorOf(query)).code).toBe('unknown_field');
		},
	);

	it('is an error whatever else the query has', async () => {
		const error = await errorOf({ goal: 'x', tags: ['git-commit'], limit: 3 });
		expect(error).toMatchObject({ code: 'unknown_field', message: expect.stringContaining('limit') });
	});
});

describe('a field of the wrong type', () => {
	const notTexts = [0, 1, Number.NaN, true, [], ['x'], {}, () => 'x', Symbol('x'), 1n, new Date(0)];
	const notLists = [0, true, 'x', {}, [1], [null], [undefined], [['x']], ['x', {}], { length: 0 }, () => [], 1n];

	it.each(['goal', 'ide', 'env'])('is an error that names %s and says what it must be', async (field) => {
		for (const value of notTexts) {
			const error = await errorOf({ [field]: value });
			expect(error.code).toBe('invalid_value');
			expect(error.message).toContain(`The query's ${field} must be a string`);
		}
	});

	it.each(['tags', 'keywords', 'constraints'])('is an error that names %s and says what it must be', async (field) => {
		for (const value of notLists) {
			const error = await errorOf({ [field]: value });
			expect(error.code).toBe('invalid_value');
			expect(error.message).toContain(`The query's ${field} must be a list of strings`);
		}
	});

	it('ignores holes in a list', async () => {
		const list = ['git-commit'];
		list[2] = 'x';
		expect(await matchUnits(index, { tags: list })).toEqual(await matchUnits(index, { tags: ['git-commit', 'x'] }));
	});

	it.each([[undefined], [null], ['git-commit'], [['git-commit']], [1], [true]])(
		'or a query that is %j is an error',
		async (query) => {
			expect(await errorOf(query)).toMatchObject({ code: 'invalid_value', message: 'The query must be an object.' });
		},
	);

	it('throws nothing but a PinakesError', async () => {
		const value = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })));
		const fields = fc.constantFrom(...QUERY_FIELDS, 'other', '__proto__');
		await fc.assert(
			fc.asyncProperty(fc.dictionary(fields, value), async (query) => {
				const result = await askAnything(query).catch((cause: unknown) => cause);
				if (result instanceof Error) expect(result).toBeInstanceOf(PinakesError);
			}),
			{ numRuns: runs(300) },
		);
	});
});

describe('a field that is null or undefined', () => {
	it('is absent', async () => {
		const query = { goal: null, tags: ['git-commit'], keywords: null, ide: null, env: undefined, constraints: null };
		expect(await askAnything(query)).toEqual(await askAnything({ tags: ['git-commit'] }));
		expect((await askAnything(query)).matches).toHaveLength(1);
		const nothing = Object.fromEntries(QUERY_FIELDS.map((field) => [field, null]));
		expect(await askAnything(nothing)).toEqual(await askAnything({}));
	});

	it('stays unknown', async () => {
		await expect(askAnything({ gaol: 'x', tags: null })).rejects.toMatchObject({ code: 'unknown_field' });
	});
});

describe('a query without anything in it', () => {
	it.each([
		['', {}],
		['blank texts', { goal: ' ', ide: '\t', env: '\n' }],
		['empty lists', { tags: [], keywords: [], constraints: [] }],
		['blank terms', { tags: ['', ' '], keywords: ['\u3000'], constraints: [' '] }],
	])('is refused as having no candidates (%s)', async (_, query) => {
		const result = await askAnything(query);
		expect(result).toMatchObject({
			matches: [],
			rejection_category: 'no_candidates_by_tag',
			nearest_candidates: [],
			smallest_change: null,
			warnings: [],
			inferred: { tags: [], keywords: [] },
		});
	});

	it('but an environment, an IDE or a constraint is refused the same', async () => {
		const result = await askAnything({ ide: 'cursor', env: 'windows', constraints: ['no-network'] });
		expect(result.rejection_category).toBe('no_candidates_by_tag');
	});
});

describe('a query that is too large', () => {
	it('is an error if it has more than 20,000 characters', async () => {
		for (const field of ['goal', 'ide', 'env']) {
			expect((await errorOf({ [field]: 'x'.repeat(20_001) })).code).toBe('invalid_value');
		}
		expect((await errorOf({ goal: 'code '.repeat(200_000) })).message).toContain('20000 characters');
		expect((await askAnything({ goal: '"\n'.repeat(10_000) })).matches).toEqual([]);
		expect((await errorOf({ tags: ['x'.repeat(1_000_000)] })).code).toBe('invalid_value');
		expect((await errorOf({ goal: 'x'.repeat(9_000), env: 'x'.repeat(9_000), ide: 'x'.repeat(9_000) })).code).toBe(
			'invalid_value',
		);
	});

	it('is an error if it has more than 32 terms', async () => {
		const terms = Array.from({ length: 33 }, (_, i) => `t${i}`);
		for (const field of ['tags', 'keywords', 'constraints']) {
			expect((await errorOf({ [field]: terms })).message).toContain('32 terms');
			expect((await askAnything({ [field]: terms.slice(1) })).matches).toEqual([]);
		}
		const some = terms.slice(0, 17);
		expect((await errorOf({ tags: some, keywords: some, constraints: some })).code).toBe('invalid_value');
		expect((await errorOf({ tags: Array.from({ length: 100_000 }, (_, i) => `${i}`) })).code).toBe('invalid_value');
	});

	it.each([
		[11, 11, 10],
		[32, 0, 0],
		[1, 31, 0],
		[1, 0, 31],
		[16, 0, 16],
	])('is answered with %d tags, %d keywords and %d constraints', async (tags, keywords, constraints) => {
		const terms = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
		const units = [
			unitOf('full', {
				capability_tags: terms('t', tags),
				keywords: terms('k', keywords),
				ide_support: ['i'],
				description: terms('c', constraints).join(' '),
			}),
			unitOf('bare', { capability_tags: ['other'], ide_support: ['i'] }),
		];
		const query = {
			goal: 'c0 '.repeat(3_000),
			tags: terms('t', tags),
			keywords: terms('k', keywords),
			ide: 'i',
			env: 'e '.repeat(2_000),
		};
		for (const config of [NO_CONFIG, SPLIT_CONFIG]) {
			const index = await indexOf(units, [], config);
			const match = await matchUnits(index, query);
			expect(match.matches[0]?.score).toBeCloseTo(keywords > 0 ? 1 : 0.7, 9);
			if (constraints === 0) continue;
			const refusal = await matchUnits(index, { ...query, constraints: terms('no-c', constraints) });
			if (refusal.rejection_category === null) throw new Error('matched');
			expect(refusal.rejection_category).toBe('candidates_but_incompatible_env');
			// Its score is 0.00, so that it is no candidate.
			expect(refusal.nearest_candidates).toEqual([]);
			expect(refusal.smallest_change?.changes).toHaveLength(constraints);
		}
	});

	it('is answered if its terms and goal have as many characters as they may have', async () => {
		for (const character of ['a', '重', 'ﷺ', '🧿', '\ud800', '-', ' ', '\u0301', 'ß', 'İ']) {
			const text = character.repeat(3_300 / character.length);
			const query = { goal: text, tags: [text], keywords: [text], ide: text, env: text, constraints: [`no-${text}`] };
			expect((await askAnything(query)).rejection_category).not.toBeNull();
			// Of these one is a keyword, and counts as often as it may.
			const found = (await askAnything({ goal: text.repeat(5) })).matches.map(({ unit_id }) => unit_id);
			expect(found).toEqual(character === 'ﷺ' ? ['odd'] : []);
		}
	});
});

describe('unusual characters', () => {
	it.each(['\ud800', '\udc00x', '😀', '👩‍👩‍👧', 'a\0b', 'שלום', '\u202e'])(
		'%j in a tag finds that tag',
		async (tag) => {
			const result = await askAnything({ tags: [tag] });
			expect(result.matches[0]?.unit_id).toBe('odd');
			expect(result.matches[0]?.reasons[0]).toContain(tag);
		},
	);

	it('in keywords and IDEs find them in any of their forms', async () => {
		expect((await askAnything({ tags: ['😀'], keywords: ['e\u0301'], ide: '\ud83d' })).matches[0]?.score).toBeCloseTo(
			1,
			9,
		);
		expect((await askAnything({ tags: ['😀'], keywords: ['E\u0301', '❤️'] })).matches[0]?.score).toBeCloseTo(0.9, 9);
	});

	it('do not keep a refusal from saying why', async () => {
		for (const ide of ['a\0b', '\0', '\ud800', '\u202e', '$&', '{ide}', '{tags}']) {
			const result = await askAnything({ tags: ['git-commit'], ide });
			expect(result.rejection_category).toBe('candidates_but_no_ide_support');
			expect(result.rejection_reason).toBe(`Units were found, but none of them supports ${ide}`);
		}
	});

	it('of half a pair do not find the whole, nor the other way round', async () => {
		for (const tag of ['\ud83d', '\ude00', '😁', 'a', 'b', 'ab', 'a b']) {
			expect((await askAnything({ tags: [tag] })).rejection_category).toBe('no_candidates_by_tag');
		}
	});

	it('anywhere in a query never break an answer, which is whole JSON', async () => {
		const text = fc.string({ unit: 'binary', maxLength: 12 });
		const terms = fc.array(fc.oneof(text, fc.constantFrom('git-commit', '😀', '提交')), { maxLength: 5 });
		const queries = fc.record({ goal: text, tags: terms, keywords: terms, ide: text, env: text, constraints: terms });
		await fc.assert(
			fc.asyncProperty(queries, async (query) => {
				const result = await matchUnits(index, query, { explain: true });
				expect(JSON.parse(JSON.stringify(result))).toEqual(result);
				expect(result.rejection_reason).not.toBe('');
			}),
			{ numRuns: runs(300) },
		);
	});
});

describe('options', () => {
	it.each([
		{ limit: 0 },
		{ limit: 4 },
		{ limit: -1 },
		{ limit: Number.NaN },
		{ limit: {} },
		{ threshold: -0.1 },
		{ threshold: Number.NaN },
		{ threshold: 'high' },
		{ threshold: () => Number.NaN },
		{ threshold: () => undefined },
		{ threshold: () => -1 },
		{ synonyms: 'git' },
		{ synonyms: [[1]] },
	])('%o are an error', async (options) => {
		const error = await errorOf({ tags: ['git-commit'] }, options);
		expect(error.code).toBe('invalid_value');
		const [name = ''] = Object.keys(options);
		expect(error.message).toMatch(`${name} must be ${{ limit: '1 to 3', threshold: '0 or more' }[name] ?? 'lists'}.`);
	});

	it.each(['fr', 'EN', '__proto__'])('of the language %s are an error', async (lang) => {
		const error = await errorOf({ tags: ['git-commit'] }, { lang: lang as 'en' });
		expect(error).toMatchObject({ code: 'invalid_value', message: 'lang is en or zh' });
	});

	it.each([
		['limits', 'limit'],
		['treshold', 'threshold'],
		['synonym', 'synonyms'],
	])('called %s are an error that names %s', async (name, known) => {
		const error = await errorOf({ tags: ['git-commit'] }, { [name]: 1 });
		expect(error.code).toBe('unknown_field');
		expect(error.message).toMatch(new RegExp(`^There is no ${name}, but .*\\b${known}\\b`));
	});

	it.each([['en'], [3]])('that are %j are an error', async (options) => {
		const error = await errorOf({ tags: ['git-commit'] }, options as never);
		expect(error).toMatchObject({ code: 'invalid_value', message: 'The options must be an object.' });
	});

	it('that are left out, or undefined, have their defaults', async () => {
		const query = { tags: ['git-commit'] };
		const options = {
			limit: undefined,
			threshold: undefined,
			factors: undefined,
			synonyms: undefined,
			lang: undefined,
			explain: undefined,
		};
		expect(await askAnything(query, options)).toEqual(await askAnything(query));
	});
});

it.each([{}, { goal: ' ' }, { ide: 'cursor' }, { tags: [] }])(
	'the query %j is told that it asks for nothing',
	async (query) => {
		const { rejection_category, rejection_reason } = await askAnything(query);
		expect(rejection_category).toBe('no_candidates_by_tag');
		expect(rejection_reason).toBe('The query asks for nothing: it needs a goal, tags or keywords');
	},
);
