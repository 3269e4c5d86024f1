import { TASKS } from '@pinakes/indexer/internal';
import { type ContextQuery, findContexts } from '@pinakes/query';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextText, epicPath, globalPath, indexContexts } from '../testing/context-index.ts';

/** The score of a match, and how many contexts there are at most, unless asked for and ever. */
const MIN_CONTEXT_SCORE = 6;
const MAX_CONTEXTS = 6;
const MAX_CONTEXTS_LIMIT = 8;

/** Number of trees for each property. */
const RUNS = runs(60);

const WORDS = 'auth User 认证 用户登录 API v2 __proto__ constructor I/O a-b Architecture Tech_Stack'.split(' ');
const someText = fc.oneof(
	fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
	fc.string({ maxLength: 12, unit: 'grapheme' }),
);
const someName = fc
	.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
	.map((words) => words.join('_').replaceAll('/', '+'));
const somePath = fc
	.tuple(fc.constantFrom('', 'EPIC-01', 'EPIC-02_X', '__proto__', '订单'), someName)
	.map(([epic, name]) => (epic === '' ? globalPath(name) : epicPath(epic, name)));
const someContext = fc
	.record({
		title: someText,
		tags: fc.array(someText, { maxLength: 3 }),
		updated: someText,
		type: someText,
		body: someText,
	})
	.map(({ body, ...fields }) =>
		contextText(
			Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
			body,
		),
	);
const someTexts = fc.array(fc.tuple(somePath, fc.oneof(someContext, someText)), { minLength: 1, maxLength: 14 });

const someQuery: fc.Arbitrary<ContextQuery> = fc.record(
	{
		keywords: fc.array(someText, { maxLength: 6 }),
		task: fc.constantFrom(...Object.keys(TASKS), null),
		epic: fc.oneof(fc.constantFrom('EPIC-01', 'epic-02', '__proto__', null), someText),
		types: fc.constantFrom([], ['architecture'], ['other', 'tech_stack'], null),
		limit: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(null)),
	},
	{ requiredKeys: ['keywords'] },
);

function forAll(
	test: (
		query: ContextQuery,
		index: Awaited<ReturnType<typeof indexContexts>>,
		texts: readonly [string, string][],
	) => Promise<void>,
): Promise<void> {
	return fc.assert(
		fc.asyncProperty(someTexts, someQuery, async (texts, query) => {
			await test(query, await indexContexts(Object.fromEntries(texts)), texts);
		}),
		{ numRuns: RUNS },
	);
}

describe('findContexts, whatever the contexts and the query are', () => {
	it('returns each context once, and never more than the limit or 8', async () => {
		await forAll(async (query, index) => {
			const { contexts, total } = await findContexts(index, query);
			expect(total).toBe(contexts.length);
			expect(new Set(contexts).size).toBe(total);
			expect(total).toBeLessThanOrEqual(Math.min(query.limit ?? MAX_CONTEXTS, MAX_CONTEXTS_LIMIT));
		});
	});

	it('gives the same answer explained', async () => {
		await forAll(async (query, index) => {
			const { explanation, ...explained } = await findContexts(index, query, { explain: true });
			expect(explained).toEqual(await findContexts(index, query));
			expect(explanation?.slice(0, explained.total).map(({ context }) => context)).toEqual(explained.contexts);
		});
	});

	it('returns only matches and what the task falls back to', async () => {
		await forAll(async (query, index) => {
			const { contexts, explanation = [], task_type } = await findContexts(index, query, { explain: true });
			for (const { context, outcome, score, tier, matched_keywords } of explanation) {
				expect(contexts.includes(context)).toBe(outcome === 'match' || outcome === 'fallback');
				expect(tier === null).toBe(score === 0);
				expect(matched_keywords.length > 0).toBe(score > 0);
				if (outcome === 'match' || outcome === 'beyond_limit') expect(score).toBeGreaterThanOrEqual(MIN_CONTEXT_SCORE);
				if (outcome === 'below_threshold') expect(score).toBeLessThan(MIN_CONTEXT_SCORE);
				if (outcome === 'fallback') {
					expect(context).toContain('/global/');
					expect(TASKS[task_type]?.length).toBeGreaterThan(0);
				}
			}
			const outcomes = explanation.slice(0, contexts.length).map(({ outcome }) => outcome);
			expect(outcomes).toEqual([...outcomes].sort((a, b) => (a === b ? 0 : a === 'match' ? -1 : 1)));
			const matches = outcomes.filter((outcome) => outcome === 'match').length;
			if (outcomes.includes('fallback')) expect(matches).toBeLessThan(2);
		});
	});

	it('gives the same contexts in whatever order keywords are given and files are listed', async () => {
		await fc.assert(
			fc.asyncProperty(someTexts, someQuery, fc.infiniteStream(fc.nat()), async (texts, query, numbers) => {
				// Of two texts with one path the last counts, so that only different paths may change places.
				const distinct = Object.entries(Object.fromEntries(texts));
				const shuffle = <T>(list: readonly T[]): T[] =>
					list
						.map((item) => ({ item, place: numbers.next().value ?? 0 }))
						.sort((a, b) => a.place - b.place)
						.map(({ item }) => item);
				const { search_keywords, ...result } = await findContexts(
					await indexContexts(Object.fromEntries(distinct)),
					query,
				);
				const { search_keywords: others, ...other } = await findContexts(
					await indexContexts(Object.fromEntries(shuffle(distinct))),
					{ ...query, keywords: shuffle(query.keywords) },
				);
				expect(other).toEqual(result);
				const forms = (keywords: readonly string[]): string[] =>
					keywords.map((keyword) => keyword.normalize('NFKC').toLowerCase().trim()).sort();
				expect(forms(others)).toEqual(forms(search_keywords));
			}),
			{ numRuns: RUNS },
		);
	});

	it('gives the same at another time', async () => {
		await forAll(async (query, index, texts) => {
			const first = await findContexts(index, query, { explain: true });
			expect(await findContexts(index, query, { explain: true })).toEqual(first);
			expect(await findContexts(await indexContexts(Object.fromEntries(texts)), query, { explain: true })).toEqual(
				first,
			);
		});
	});

	it('finds more contexts, never others, with a greater limit', async () => {
		await forAll(async (query, index) => {
			const { contexts: all } = await findContexts(index, { ...query, limit: MAX_CONTEXTS_LIMIT });
			const { contexts } = await findContexts(index, query);
			expect(all.slice(0, contexts.length)).toEqual(contexts);
		});
	});

	it('finds every match also by its name alone', async () => {
		await fc.assert(
			fc.asyncProperty(someTexts, someName, async (texts, name) => {
				const path = epicPath('EPIC-01', name);
				const index = await indexContexts({
					...Object.fromEntries(texts),
					[path]: contextText(['updated: 9999-12-31']),
				});
				const { explanation = [] } = await findContexts(index, { keywords: [name] }, { explain: true });
				expect(explanation.find(({ context }) => context === path)).toMatchObject({ tier: 'file_name' });
			}),
			{ numRuns: RUNS },
		);
	});
});
