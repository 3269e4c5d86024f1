import type { Unit } from '@pinakes/indexer';
import { type Index, matchUnits, memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { type Opened, type Recipe, readFilterValues, readOutlines } from '@pinakes/query/internal';
import { PAGES, PREFIX, SIGNS } from '@pinakes/query/parts';
import { type SearchResult, search } from '@pinakes/query/search';
import { openIndexes } from '@pinakes/query/union';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseFiles, page } from '../testing/knowledge-index.ts';
import { indexOf } from '../testing/match-index.ts';
import { PACKAGES, someUnits, termQuery } from '../testing/some-registries.ts';

/*
 * Random pages are in one index, and split at random into several that are read as one. Whatever is asked, both give
 * the same to the last bit: scores, explanations, order and refusals.
 */

const WORDS =
	'redis Redis6 cluster clusters clustering connection conection analysis analyst databases id ids getUserById httpServer v1.2.3 no-network the of 数据库 數據庫 数据 据库 迴圈 部署 服务器 カタカナ 전체 naïve'.split(
		' ',
	);
const TAGS = ['cache', 'database', 'deployment', '缓存', 'constructor'];

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 0, maxLength: 14 }).map((words) => words.join(' '));
const heading = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const body = fc
	.tuple(text, fc.array(fc.tuple(fc.constantFrom('#', '##', '###'), heading, text), { maxLength: 4 }))
	.map(([first, sections]) =>
		[first, ...sections.map(([level, name, own]) => `${level} ${name}\n\n${own}\n`)].join('\n\n'),
	);

const front = fc.record({
	tags: fc.subarray(TAGS, { maxLength: 2 }),
	confidence: fc.constantFrom('', 'high', 'low', 'deprecated'),
	reviewed: fc.constantFrom('', '2025-01-15', '2020-02-02'),
});

const markdown = fc
	.tuple(front, body)
	.map(([{ tags, confidence, reviewed }, own]) =>
		page(
			[
				...(tags.length > 0 ? [`tags: [${tags.join(', ')}]`] : []),
				...(confidence ? [`confidence: ${confidence}`] : []),
				...(reviewed ? [`last_reviewed: ${reviewed}`] : []),
			],
			own,
		),
	);

const PATHS = [
	'a.md',
	'tasks/b.md',
	'docs/tasks/c.md',
	'docs/数据.md',
	'B.md',
	'concepts/__proto__.md',
	'z/constructor.md',
];

/** Pages by path, each with the index that it is in. */
const splitPages = fc
	.tuple(
		fc.integer({ min: 2, max: 4 }),
		fc.uniqueArray(
			fc.tuple(
				fc.oneof(
					fc.constantFrom(...PATHS),
					fc.nat(40).map((n) => `p/${n}.md`),
				),
				markdown,
				fc.nat(3),
			),
			{
				selector: ([path]) => path,
				minLength: 1,
				maxLength: 14,
			},
		),
	)
	.map(([parts, pages]) => ({
		whole: Object.fromEntries(pages.map(([path, own]) => [path, own])),
		parts: Array.from({ length: parts }, (_, part) =>
			Object.fromEntries(pages.filter(([, , at]) => at % parts === part).map(([path, own]) => [path, own])),
		).filter((own) => Object.keys(own).length > 0),
	}));

const signs = fc.constantFrom('', '', '"', '-', 'title:', 'body:');
const question = fc
	.array(fc.tuple(signs, fc.constantFrom(...WORDS, 'clustr', 'zzz', '數据', 'help me')), { minLength: 1, maxLength: 5 })
	.map((parts) => parts.map(([sign, word]) => (sign === '"' ? `"${word} of"` : sign + word)).join(' '));

const open = (pages: Readonly<Record<string, string>>): Promise<Index> => openIndex(memorySource(baseFiles(pages)));

async function both(split: {
	whole: Record<string, string>;
	parts: Record<string, string>[];
}): Promise<[Index, Index]> {
	const parts = await Promise.all(split.parts.map(open));
	return [await open(split.whole), await openIndexes(parts)];
}

/** What a call gives, or the code of its error. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
	try {
		return await call;
	} catch (cause) {
		// What is wrong with the question is the same for both; nothing else may be wrong.
		expect(cause).toMatchObject({ code: 'invalid_value' });
		return (cause as Error).message;
	}
}

/** What a search gives but the time that it took. */
async function timeless(call: Promise<SearchResult>): Promise<unknown> {
	return outcome(call.then((result) => ({ ...result, search_stats: { ...result.search_stats, time_ms: 0 } })));
}

async function expectSame(
	[one, other]: readonly [Index, Index],
	ask: (index: Index) => Promise<unknown>,
): Promise<void> {
	expect(await ask(one)).toEqual(await ask(other));
}

function readScopes(opened: Opened): Recipe<unknown> {
	return readFilterValues(opened, 'scope');
}

describe('several indexes as one', () => {
	it('find texts as one index of all documents', async () => {
		await fc.assert(
			fc.asyncProperty(splitPages, fc.array(question, { minLength: 3, maxLength: 8 }), async (split, questions) => {
				const indexes = await both(split);
				for (const asked of questions) {
					for (const options of [
						{ explain: true, texts: true },
						{ threshold: 0, limit: 3, explain: true },
						{ threshold: 0, use: [PREFIX] },
					]) {
						await expectSame(indexes, (index) => searchText(index, asked, options));
					}
					const tags = { tags: ['cache'], threshold: 0 };
					await expectSame(indexes, (index) => outcome(searchText(index, asked, { use: [SIGNS, PAGES], ...tags })));
				}
			}),
			{ numRuns: runs(10) },
		);
	});

	it('search a knowledge base as one index of all documents', async () => {
		await fc.assert(
			fc.asyncProperty(splitPages, fc.array(question, { minLength: 2, maxLength: 4 }), async (split, questions) => {
				const indexes = await both(split);
				for (const query of questions) {
					for (const options of [
						{ explain: true },
						{ tags: ['cache'] },
						{ scope: 'tasks/' },
						{ confidence: 'high' },
						{ tags: ['nothing'] },
					]) {
						const asked = { today: '2025-06-01', threshold: 0, ...options };
						await expectSame(indexes, (index) => timeless(search(index, query, asked)));
					}
				}
			}),
			{ numRuns: runs(15) },
		);
	});

	it('with prefixes answer as one index whose folders have these names', async () => {
		const prefixes = ['ours/', 'vendor/docs/', 'Vendor/tasks/', ''];
		await fc.assert(
			fc.asyncProperty(
				splitPages,
				fc.array(question, { minLength: 2, maxLength: 4 }),
				fc.constantFrom('vendor', 'docs/tasks/', 'vendor/docs/docs', 'tasks/', 'ours/tasks', 'zzz/'),
				async (split, questions, scope) => {
					// All have a page of one path; the category of a page is its directory, so that none lies at the top.
					const parts = split.parts.map((own, i) => {
						const all = { ...own, 'README.md': page(['tags: [cache]'], `# Redis ${i}\n`) };
						return Object.fromEntries(Object.entries(all).map(([path, text]) => [`in/${path}`, text]));
					});
					const named = parts.map((own, i) =>
						Object.entries(own).map(([path, text]) => [`${prefixes[i]}${path}`, text] as const),
					);
					const pages = Object.fromEntries(named.flat());
					const whole = await open(pages);
					const united = await openIndexes(
						parts.map((own, i) => ({ source: memorySource(baseFiles(own)), prefix: prefixes[i] as string })),
					);
					const indexes = [united, whole] as const;
					const filePaths = [...Object.keys(pages), 'in/README.md', 'ours/missing.md'];
					for (const query of questions) {
						const options = { explain: true, threshold: 0 };
						await expectSame(indexes, (index) => searchText(index, query, options));
						for (const more of [{}, { tags: ['cache'] }, { scope }]) {
							const asked = { ...options, today: '2025-06-01', ...more };
							await expectSame(indexes, (index) => timeless(search(index, query, asked)));
						}
						for (const targetEntry of [query, 'Redis 0']) {
							await expectSame(indexes, (index) => outcome(retrieveEntry(index, { targetEntry, filePaths })));
						}
					}
					for (const recipe of [readOutlines, readScopes]) {
						await expectSame(indexes, (index) => index.run<unknown>(recipe));
					}
				},
			),
			{ numRuns: runs(10) },
		);
	});

	it('match units by tags and keywords as one index of all units', async () => {
		await fc.assert(
			fc.asyncProperty(
				someUnits,
				fc.array(termQuery, { minLength: 2, maxLength: 6 }),
				fc.integer({ min: 2, max: 4 }),
				async (units, queries, parts) => {
					// A package is in the index of its units.
					const partOf = ({ unit_id, package_id }: Unit): number =>
						package_id === 'p' ? 0 : package_id === 'q' ? 1 : unit_id.length % parts;
					const split = await Promise.all(
						Array.from({ length: parts }, (_, part) =>
							indexOf(
								units.filter((unit) => partOf(unit) === part),
								PACKAGES.filter(({ package_id }) => ['p', 'q'].indexOf(package_id) === part),
							),
						),
					);
					const whole = await indexOf(units, PACKAGES);
					const united = await openIndexes(split);
					for (const query of queries) {
						const asked = { ...query, goal: null };
						await expectSame([united, whole], (index) => matchUnits(index, asked));
					}
				},
			),
			{ numRuns: runs(10) },
		);
	});

	it('retrieve sections as one index of all documents', async () => {
		await fc.assert(
			fc.asyncProperty(splitPages, fc.array(heading, { minLength: 2, maxLength: 4 }), async (split, headings) => {
				const indexes = await both(split);
				const filePaths = [...Object.keys(split.whole), 'missing.md'];
				for (const targetEntry of headings) {
					await expectSame(indexes, (index) => outcome(retrieveEntry(index, { targetEntry, filePaths })));
				}
			}),
			{ numRuns: runs(15) },
		);
	});
});
