import { type ContextQuery, type ContextResult, findContexts } from '@pinakes/query';
import { stem } from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextText, indexContexts } from '../testing/context-index.ts';

/*
 * The rules once more, as plainly as they can be written: every context is looked at word by word, nothing is
 * indexed. The terms of the trees below stand for themselves, but for these groups.
 */

/** Number of trees for each property. */
const RUNS = runs(200);

const SYNONYMS = [
	['auth', 'authentication', '认证'],
	['db', 'database', '数据库'],
	['msg', 'message'],
	['user', '用户'],
];

const STOP_WORDS = ['the', 'a', 'an', 'of', 'for', 'to'];

const NEEDED: Readonly<Record<string, readonly RegExp[]>> = {
	requirements_review: [/^Architecture$/, /^Tech_Stack$/],
	task_generation: [/^Architecture$/, /^Coding_Standard_\w+$/],
	quick_change: [],
	e2e_test: [/^Architecture$/, /^Testing_Strategy$/],
	performance_test: [/^Architecture$/, /^Testing_Strategy$/],
	general: [/^Architecture$/, /^Tech_Stack$/],
};

/** A context as it is written, and what the oracle needs of it. */
interface Plain {
	readonly path: string;
	/** The epic's folder, empty for the global scope. */
	readonly epic: string;
	readonly name: string;
	readonly title: string;
	readonly tags: readonly string[];
	readonly updated: string;
	readonly body: string;
}

/** The words of a name: between signs, and those again cut at digits, and where a case changes. */
function wordsOf(text: string): string[] {
	return text.split(/[\s_.-]+/).flatMap((word) => {
		const cut: string[] = [];
		[...word].forEach((character, i, all) => {
			const before = all[i - 1] ?? '';
			const after = all[i + 1] ?? '';
			const begins =
				isDigit(character) !== isDigit(before) ||
				(isUpper(character) && !isUpper(before)) ||
				(isUpper(character) && isUpper(before) && isLower(after));
			if (i === 0 || begins) cut.push(character);
			else cut.push(`${cut.pop()}${character}`);
		});
		return [word, ...word.split(/(\d+)/), ...cut].map((one) => one.toLowerCase());
	});
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const isUpper = (character: string): boolean => character >= 'A' && character <= 'Z';
const isLower = (character: string): boolean => character >= 'a' && character <= 'z';
const isHan = (word: string): boolean => /[一-龥]/.test(word);

/** True where a word has a term within it that is long enough for that. */
function isWithin(term: string, word: string): boolean {
	return term.length >= (isHan(term) ? 2 : 3) && word.includes(term);
}

function scoreOf(keyword: string, { name, title, tags, body }: Plain): number {
	const terms = SYNONYMS.find((group) => group.includes(keyword)) ?? [keyword];
	const has = (words: readonly string[], test: (term: string, word: string) => boolean): boolean =>
		words.some((word) => terms.some((term) => test(term, word)));
	const isWord = (term: string, word: string): boolean => term === word;
	const isForm = (term: string, word: string): boolean => stem(term) === stem(word);
	const isPart = (term: string, word: string): boolean => isForm(term, word) || isWithin(term, word);
	if (has(wordsOf(name), isWord)) return 10;
	if (has(wordsOf(name), isPart)) return 7;
	if (has(wordsOf(title), isPart)) return 6;
	if (has(tags.flatMap(wordsOf), (term, word) => isForm(term, word) || (isHan(term) && isWithin(term, word)))) return 6;
	return has(body.split(/\s+/), isPart) ? 3 : 0;
}

/** A context's scope: 0 global, 1 the query's epic, 2 others. */
function scopeOf({ epic }: Plain, asked: string): number {
	if (epic === '') return 0;
	return asked !== '' && (epic === asked || epic.startsWith(`${asked}_`)) ? 1 : 2;
}

/** What the rules make of a query. */
function answer(contexts: readonly Plain[], query: ContextQuery): Pick<ContextResult, 'contexts' | 'search_keywords'> {
	const { task = 'general', limit = 6 } = query;
	const epic = (query.epic ?? '').toUpperCase().replace('ORDER', 'Order');
	const keywords = [...new Set(query.keywords.map((keyword) => keyword.toLowerCase()))].filter(
		(keyword) => !STOP_WORDS.includes(keyword),
	);
	const isKnown = epic === '' || contexts.some((context) => scopeOf(context, epic) === 1);
	const matches = contexts
		.filter((context) => isKnown || context.epic === '')
		.map((context) => {
			const scores = keywords.map((keyword) => scoreOf(keyword, context));
			return { context, score: Math.max(0, ...scores), count: scores.filter((score) => score >= 6).length };
		})
		.filter(({ score }) => score >= 6)
		.sort(
			(a, b) =>
				b.score - a.score ||
				scopeOf(a.context, epic) - scopeOf(b.context, epic) ||
				compare(b.context.updated, a.context.updated) ||
				b.count - a.count ||
				compare(a.context.path, b.context.path),
		)
		.map(({ context }) => context);
	const needed = matches.length >= 2 ? [] : (NEEDED[task ?? 'general'] as readonly RegExp[]);
	const added = needed.flatMap((name) =>
		[...contexts]
			.sort((a, b) => compare(a.path, b.path))
			.filter((context) => context.epic === '' && name.test(context.name) && !matches.includes(context)),
	);
	const paths = [...matches, ...added].map(({ path }) => path);
	return { contexts: paths.slice(0, Math.min(limit ?? 6, 8)), search_keywords: keywords };
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

const WORDS = 'Auth Authentication User Users Pay Repayment DB Database Msg Cart 用户 认证 用户认证 数据库'.split(' ');
const GLOBAL_NAMES = ['Architecture', 'Tech_Stack', 'Testing_Strategy', 'Coding_Standard_Go', 'Coding_Standard_C'];

const someWord = fc.constantFrom(...WORDS, ...WORDS.map((word) => word.toLowerCase()), '2', 'x');
const someName = fc
	.array(fc.tuple(someWord, fc.constantFrom('_', '-', '.', '_')), { minLength: 1, maxLength: 3 })
	.map((parts) => parts.map(([word, sign], i) => (i === 0 ? word : sign + word)).join(''));
// Latin words alone run together: where a Han word begins is no change of case.
const someCamel = fc
	.array(fc.constantFrom('Auth', 'User', 'Pay', 'DB', 'OAuth', '2', 'Cart'), { minLength: 2, maxLength: 3 })
	.map((parts) => parts.join(''));

const someContext = fc.record({
	epic: fc.constantFrom('', '', 'EPIC-01', 'EPIC-02_Order', 'EPIC-021'),
	name: fc.oneof(someName, someCamel, fc.constantFrom(...GLOBAL_NAMES)),
	title: fc.array(someWord, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
	tags: fc.array(fc.oneof(someName, someCamel), { maxLength: 2 }),
	updated: fc.constantFrom('', '2025-01-02', '2025-01-03', '2025-01-03T10:00'),
	body: fc.array(someWord, { maxLength: 2 }).map((words) => words.join(' ').toLowerCase()),
});

/** Contexts of different paths. */
const someTree = fc
	.array(
		someContext.map(
			(context): Plain => ({
				...context,
				path: `.the_conn/context/${context.epic === '' ? 'global' : `epics/${context.epic}`}/${context.name}.md`,
			}),
		),
		{ minLength: 1, maxLength: 12 },
	)
	.map((contexts) => [...new Map(contexts.map((context) => [context.path, context])).values()]);

const someKeyword = fc.constantFrom(
	...`auth AUTH authentication Auth user use se pay payment repayment db database msg message cart
	oauth 认证 用户 户认 用 数据库 x the of zzz .*`.split(/\s+/),
);

const someQuery: fc.Arbitrary<ContextQuery> = fc.record(
	{
		keywords: fc.array(someKeyword, { maxLength: 5 }),
		task: fc.constantFrom(...Object.keys(NEEDED)),
		epic: fc.constantFrom('EPIC-01', 'epic-02', 'EPIC-02_Order', 'EPIC-02', 'EPIC-021', 'EPIC-99', ''),
		limit: fc.constantFrom(1, 2, 3, 8, 20),
	},
	{ requiredKeys: ['keywords'] },
);

function indexOf(contexts: readonly Plain[]): ReturnType<typeof indexContexts> {
	const texts = contexts.map(({ path, title, tags, updated, body }) => {
		const lines = [`title: ${JSON.stringify(title)}`, `tags: ${JSON.stringify(tags)}`];
		return [path, contextText(updated === '' ? lines : [...lines, `updated: ${updated}`], body)] as const;
	});
	return indexContexts(Object.fromEntries(texts));
}

describe('findContexts', () => {
	it('answers as the rules do that are read word by word', async () => {
		await fc.assert(
			fc.asyncProperty(someTree, someQuery, async (contexts, query) => {
				const result = await findContexts(await indexOf(contexts), query);
				const { search_keywords, ...expected } = answer(contexts, query);
				expect(result).toMatchObject(expected);
				expect(result.search_keywords.map((keyword) => keyword.toLowerCase())).toEqual(
					search_keywords.filter((keyword) => keyword !== ''),
				);
			}),
			{ numRuns: RUNS },
		);
	});

	it('gives each context the score of its best keyword, and tells which were found', async () => {
		await fc.assert(
			fc.asyncProperty(someTree, someQuery, async (contexts, query) => {
				const result = await findContexts(await indexOf(contexts), query, { explain: true });
				for (const { context, score, matched_keywords } of result.explanation ?? []) {
					const plain = contexts.find(({ path }) => path === context) as Plain;
					const scores = result.search_keywords.map((keyword) => scoreOf(keyword.toLowerCase(), plain));
					expect(score).toBe(Math.max(0, ...scores));
					const least = score > 3 ? 6 : 3;
					expect(matched_keywords).toEqual(result.search_keywords.filter((_, i) => (scores[i] as number) >= least));
				}
				const found = contexts.filter((one) =>
					result.search_keywords.some((word) => scoreOf(word.toLowerCase(), one) > 0),
				);
				const explained = result.explanation?.map(({ context }) => context);
				expect([...new Set(explained)]).toEqual(explained);
				for (const { path } of found) expect(explained).toContain(path);
			}),
			{ numRuns: RUNS },
		);
	});
});
