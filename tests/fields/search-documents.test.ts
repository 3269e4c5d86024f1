import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex, searchText, type TextOptions, type TextResult } from '@pinakes/query';
import { createTextIndex, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { directorySource } from '@pinakes/query/node';
import { FIELDS, HIGHLIGHTS, PAGES, SIGNS, type Where } from '@pinakes/query/parts';
import { openIndexes } from '@pinakes/query/union';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const BOOKS: readonly TextDocument[] = [
	{
		id: 'atlas',
		title: 'Atlas of rivers',
		text: 'Maps of rivers and of the seas that rivers reach.',
		fields: { year: 1998, author: 'Ann', topic: ['maps', 'water'], lent: false, price: 9.5 },
	},
	{
		id: 'brooks',
		title: 'Brooks',
		text: 'A brook is a small river. Rivers grow from brooks.',
		fields: { year: 2010, author: 'Bo', topic: ['water'], lent: true, price: 10 },
	},
	{
		id: 'coast',
		title: 'Coasts and rivers',
		text: 'Where a river meets the sea there is a coast.',
		fields: { year: 2004, author: 'Ann', topic: 'coast', price: 100 },
	},
	{ id: 'desert', title: 'Deserts', text: 'There is no river in a desert.' },
	{ id: 'zh', title: '河流与湖泊', text: '数据库与河流没有关系。', fields: { year: 2020, author: '李' } },
];

/** Searches with all options of catalogs. */
function searchFields(index: TextIndex, text: string, options?: TextOptions): TextResult;
function searchFields(index: Index, text: string, options?: TextOptions): Promise<TextResult>;
function searchFields(
	index: Index | TextIndex,
	text: string,
	options: TextOptions = {},
): TextResult | Promise<TextResult> {
	const use = [SIGNS, FIELDS, ...(options.highlight === undefined ? [] : [HIGHLIGHTS])];
	return searchText(index, text, { use, ...options });
}

const ALL: TextOptions = { threshold: 0, limit: 100 };

const fromFiles = (documents: readonly TextDocument[]): Promise<Index> =>
	openIndex(memorySource(indexDocuments(documents)));

/** Asks an index in memory and one of files, which must agree. */
async function ask(text: string, options: TextOptions, documents = BOOKS): Promise<TextResult> {
	const memory = searchFields(createTextIndex(documents), text, options);
	const files = await searchFields(await fromFiles(documents), text, options);
	expect(idsOf(files)).toEqual(idsOf(memory));
	expect([files.total, files.facets]).toEqual([memory.total, memory.facets]);
	expect(files.hits.map(({ fields, highlights }) => [fields, highlights])).toEqual(
		memory.hits.map(({ fields, highlights }) => [fields, highlights]),
	);
	return memory;
}

const idsOf = ({ hits }: Pick<TextResult, 'hits'>): string[] => hits.map(({ id }) => id);

const idsWhere = async (where: Where): Promise<string[]> => idsOf(await ask('', { ...ALL, where })).sort();

it.each([
	[{ where: { yaer: 1998 } }, [{ field: 'yaer', nearest: 'year' }]],
	[{ where: { yaer: { not: 1998 }, year: { from: 1 } } }, [{ field: 'yaer', nearest: 'year' }]],
	[
		{ facets: ['topic', 'topics'], sort: { field: 'Price' } },
		[
			{ field: 'topics', nearest: 'topic' },
			{ field: 'Price', nearest: 'price' },
		],
	],
	[{ where: { zzz: 'x' } }, [{ field: 'zzz', nearest: null }]],
	[{ where: { year: 1 }, facets: ['author'], sort: { field: 'year' } }, undefined],
])('%j names fields that no document has, and the nearest ones', async (options, expected) => {
	expect((await ask('rivers', { ...ALL, ...options })).unknown_fields).toEqual(expected);
	const files = await searchFields(await fromFiles(BOOKS), 'rivers', { ...ALL, ...options });
	expect(files.unknown_fields).toEqual(expected);
});

describe('declared fields', () => {
	it('are returned with hits', async () => {
		const { hits } = await ask('brook', ALL);
		expect(hits[0]).toMatchObject({ id: 'brooks', fields: { year: 2010, author: 'Bo', topic: ['water'], lent: true } });
		expect((await ask('desert', ALL)).hits[0]?.fields).toEqual({});
	});

	it.each([
		[{ author: 'Ann' }, ['atlas', 'coast']],
		[{ author: ['Bo', '李'] }, ['brooks', 'zh']],
		[{ year: 2004 }, ['coast']],
		[{ year: { from: 2004 } }, ['brooks', 'coast', 'zh']],
		[{ year: { from: 1998, to: 2004 } }, ['atlas', 'coast']],
		[{ price: { from: 9.5, to: 10 } }, ['atlas', 'brooks']],
		[{ price: { to: 100, not: 10 } }, ['atlas', 'coast']],
		[{ author: { prefix: 'B' } }, ['brooks']],
		[{ author: { from: 'B', to: 'C' } }, ['brooks']],
		[{ author: { not: 'Ann' } }, ['brooks', 'desert', 'zh']],
		[{ author: { not: ['Ann', 'Bo'] } }, ['desert', 'zh']],
		[{ topic: 'water' }, ['atlas', 'brooks']],
		[{ lent: true }, ['brooks']],
		[{ lent: { not: true } }, ['atlas', 'coast', 'desert', 'zh']],
		[{ author: 'Ann', year: { to: 2000 } }, ['atlas']],
		[{ yaer: 2004 }, []],
		[{ __proto__: { year: 1 } }, ['atlas', 'brooks', 'coast', 'desert', 'zh']],
		[{ constructor: 'x' }, []],
		[{ author: [] }, []],
		[{}, ['atlas', 'brooks', 'coast', 'desert', 'zh']],
	])('filter by %j', async (where, ids) => {
		expect(await idsWhere(where as Where)).toEqual(ids);
	});

	it('are counted among all that was found, whatever the page', async () => {
		const options: TextOptions = { threshold: 0, limit: 1, facets: ['topic', 'author', 'yaer'] };
		const { facets, total, hits } = await ask('river', options);
		expect([total, hits.length]).toEqual([4, 1]);
		expect(facets).toEqual({
			topic: [
				{ value: 'water', count: 2 },
				{ value: 'coast', count: 1 },
				{ value: 'maps', count: 1 },
			],
			author: [
				{ value: 'Ann', count: 2 },
				{ value: 'Bo', count: 1 },
			],
			yaer: [],
		});
		const filtered = await ask('river', { ...options, where: { author: 'Bo' } });
		expect(filtered.facets?.topic).toEqual([{ value: 'water', count: 1 }]);
	});

	it('sort, numbers as numbers, with documents that have none last', async () => {
		const sorted = async (field: string, order?: 'asc' | 'desc'): Promise<string[]> =>
			idsOf(await ask('', { ...ALL, sort: { field, ...(order && { order }) } }));
		expect(await sorted('price')).toEqual(['atlas', 'brooks', 'coast', 'desert', 'zh']);
		expect(await sorted('price', 'desc')).toEqual(['coast', 'brooks', 'atlas', 'desert', 'zh']);
		expect(await sorted('year')).toEqual(['atlas', 'coast', 'brooks', 'zh', 'desert']);
		expect(await sorted('author')).toEqual(['atlas', 'coast', 'brooks', 'zh', 'desert']);
		expect(await sorted('yaer')).toEqual(['atlas', 'brooks', 'coast', 'desert', 'zh']);
	});

	it('page through everything', async () => {
		const all = idsOf(await ask('river', ALL));
		for (let offset = 0; offset < 5; offset++) {
			const page = await ask('river', { threshold: 0, offset, limit: 2 });
			expect(idsOf(page)).toEqual(all.slice(offset, offset + 2));
			expect(page.total).toBe(4);
		}
	});

	it('come from front matter if the configuration declares them', async () => {
		const work = mkdtempSync(join(tmpdir(), 'pinakes-fields-'));
		try {
			mkdirSync(join(work, 'docs'));
			const write = (name: string, lines: string): void =>
				writeFileSync(join(work, 'docs', name), `---\n${lines}\n---\n# ${name}\n\nA page on rivers.\n`);
			write('a.md', 'year: 1998\nauthor: Ann\ntags: [x]\nsecret: no');
			write('b.md', 'year: 2004\nauthor: [Ann, Bo]\npublished: 2024-05-01');
			write('c.md', 'author: {a: b}');
			writeFileSync(
				join(work, 'docs', 'pinakes.config.json'),
				JSON.stringify({ documents: { stored: ['year', 'author', 'published'] } }),
			);
			const { problems } = await buildIndex({ folders: [join(work, 'docs')], out: join(work, 'index') });
			expect(problems.map(({ file, line, rule }) => [file, line, rule])).toEqual([['c.md', 2, 'field-type']]);
			const index = await openIndex(directorySource(join(work, 'index')));
			const { hits, facets } = await searchFields(index, 'rivers', {
				...ALL,
				facets: ['author', 'path', 'tag'],
				sort: { field: 'year', order: 'desc' },
			});
			expect(hits.map(({ id, fields }) => [id, fields])).toEqual([
				['b.md', { year: 2004, author: ['Ann', 'Bo'], published: '2024-05-01' }],
				['a.md', { year: 1998, author: 'Ann' }],
				['c.md', {}],
			]);
			expect(facets?.author).toEqual([
				{ value: 'Ann', count: 2 },
				{ value: 'Bo', count: 1 },
			]);
			expect(facets?.tag).toEqual([{ value: 'x', count: 1 }]);
			const dated = await searchFields(index, '', { ...ALL, where: { published: { from: '2024-01-01' } } });
			expect(idsOf(dated)).toEqual(['b.md']);
			expect(idsOf(await searchFields(index, '', { ...ALL, where: { path: { prefix: 'a' } } }))).toEqual(['a.md']);
		} finally {
			rmSync(work, { recursive: true, force: true });
		}
	});

	it('are found in several indexes as in one', async () => {
		const parts = [BOOKS.slice(0, 2), BOOKS.slice(2)].map((documents) => memorySource(indexDocuments(documents)));
		const united = await openIndexes(parts);
		const whole = await fromFiles(BOOKS);
		const options: TextOptions = { ...ALL, where: { year: { from: 2000 } }, facets: ['author'] };
		const [a, b] = await Promise.all([united, whole].map((index) => searchFields(index, 'river', options)));
		expect(a).toEqual(b);
	});

	it('are given in the order of ids if documents come one after the other', () => {
		const [a, b] = BOOKS as [TextDocument, TextDocument];
		expect(() => indexDocuments(new Set([b, a]))).toThrow('sort the documents by id');
		expect(indexDocuments([b, a])).toEqual(indexDocuments([a, b]));
	});
});

describe('the search of documents', () => {
	const WORDS = ['river', 'sea', 'brook', 'coast', 'desert', '河流', '数据', 'unknown'];
	const documents = fc.array(
		fc.record({
			title: fc.constantFrom(...WORDS),
			text: fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
			fields: fc.record(
				{ n: fc.integer({ min: -3, max: 3 }), s: fc.constantFrom('a', 'b', '__proto__', 'toString') },
				{ requiredKeys: [] },
			),
		}),
		{ minLength: 1, maxLength: 12 },
	);
	const numbered = documents.map((all) =>
		all.map((one, i): TextDocument => ({ id: `d${String.fromCharCode(97 + i)}`, ...one })),
	);
	const query = fc.array(fc.constantFrom(...WORDS, '-sea', '"river sea"'), { minLength: 1, maxLength: 3 });

	it('finds what searchText finds, in the same order with the same scores', async () => {
		await fc.assert(
			fc.asyncProperty(numbered, query, fc.constantFrom(0, 0.5), async (all, words, threshold) => {
				const index = await fromFiles(all);
				const text = words.join(' ');
				const known = await searchText(index, text, { use: [SIGNS], threshold, limit: 1000 });
				const { total, facets, ...found } = await searchFields(index, text, { threshold, limit: 1000 });
				const plain = found.hits.map(({ fields: _, ...hit }) => hit);
				expect({ ...found, hits: plain }).toEqual(known);
				expect([total, facets]).toEqual([known.hits.length, {}]);
			}),
			{ numRuns: runs(60) },
		);
	});

	it('filters, counts and sorts as a plain scan does', async () => {
		const where = fc.record(
			{
				n: fc.oneof(
					fc.integer({ min: -3, max: 3 }),
					fc.record({ from: fc.integer({ min: -3, max: 3 }), to: fc.integer({ min: -3, max: 3 }) }),
				),
				s: fc.oneof(fc.constantFrom('a', '__proto__'), fc.record({ not: fc.constantFrom('a', 'toString') })),
			},
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(numbered, where, async (all, conditions) => {
				const isMeant = ({ fields = {} }: TextDocument): boolean => {
					const { n, s } = fields as { n?: number; s?: string };
					const { n: asked, s: text } = conditions;
					const isNumber =
						asked === undefined ||
						(n !== undefined && (typeof asked === 'number' ? n === asked : n >= asked.from && n <= asked.to));
					return isNumber && (text === undefined || (typeof text === 'string' ? s === text : s !== text.not));
				};
				const meant = all.filter(isMeant);
				const options = { ...ALL, where: conditions, facets: ['s'], sort: { field: 'n' } } as const;
				const { hits, facets } = await ask('', options, all);
				const rank = ({ fields = {} }: TextDocument): number => (fields.n as number | undefined) ?? 99;
				expect(hits.map(({ id }) => id)).toEqual([...meant].sort((a, b) => rank(a) - rank(b)).map(({ id }) => id));
				for (const { value, count } of facets?.s ?? []) {
					expect(count).toBe(meant.filter(({ fields }) => fields?.s === value).length);
				}
				const counted = (facets?.s ?? []).reduce((sum, { count }) => sum + count, 0);
				expect(counted).toBe(meant.filter(({ fields }) => fields?.s !== undefined).length);
			}),
			{ numRuns: runs(60) },
		);
	});

	it('needs every word with match: all', async () => {
		expect(idsOf(await ask('river sea', { ...ALL, match: 'all' })).sort()).toEqual(['atlas', 'coast']);
		expect(idsOf(await ask('river nowhere', { ...ALL, match: 'all' }))).toEqual([]);
	});

	it('counts fields as one query asks', async () => {
		const documents: TextDocument[] = [
			{ id: 'text', title: 'Something', text: 'river river river' },
			{ id: 'title', title: 'River', text: 'Nothing of that kind is here.' },
		];
		expect(idsOf(await ask('river', { ...ALL, boosts: { headings: 10 } }, documents))).toEqual(['title', 'text']);
		expect(idsOf(await ask('river', { ...ALL, boosts: { title: 0.01, headings: 0.01 } }, documents))[0]).toBe('text');
		// What is found for one query says nothing about the next.
		const index = createTextIndex(documents);
		const before = index.query('river', ALL);
		searchFields(index, 'river', { ...ALL, boosts: { body: 5 } });
		expect(index.query('river', ALL)).toEqual(before);
	});

	it('takes a declared field in place of a built-in one of its name', async () => {
		const documents = [
			{ id: 'a', text: 'A river.', fields: { category: 'Maps', tag: 'x' } },
			{ id: 'b', text: 'A river.' },
		];
		const found = await ask('river', { ...ALL, where: { category: 'Maps' }, facets: ['category', 'tag'] }, documents);
		expect(idsOf(found)).toEqual(['a']);
		expect(found.facets).toEqual({ category: [{ value: 'Maps', count: 1 }], tag: [{ value: 'x', count: 1 }] });
	});

	it('are listed in the order of ids without a query, wherever they are', async () => {
		const mixed = [...BOOKS].reverse();
		expect(idsOf(await ask('', ALL, mixed))).toEqual(['atlas', 'brooks', 'coast', 'desert', 'zh']);
		expect(idsOf(await ask(' ', { ...ALL, sort: { field: 'author' } }, mixed))).toEqual([
			...['atlas', 'coast', 'brooks', 'zh', 'desert'],
		]);
	});

	it('excludes the other kind of results, in any order', () => {
		const index = createTextIndex(BOOKS);
		for (const use of [
			[FIELDS, PAGES],
			[PAGES, FIELDS],
		]) {
			expect(() => index.search('river', { use })).toThrow('use has FIELDS and PAGES: take one');
		}
		expect(index.search('river', { use: [FIELDS, FIELDS], threshold: 0 }).hits.length).toBeGreaterThan(1);
	});

	it('takes undefined options for none', async () => {
		const none: Pick<TextOptions, 'where'> & { readonly where: Where | undefined } = { where: undefined };
		expect((await ask('river', { ...ALL, ...none })).total).toBe((await ask('river', ALL)).total);
	});

	it('knows documents that were added since the last search', () => {
		const index = createTextIndex(BOOKS);
		const facets = (): unknown => searchFields(index, '', { facets: ['author'] }).facets;
		expect(facets()).toMatchObject({ author: [{ value: 'Ann', count: 2 }, {}, {}] });
		index.add({ id: 'e', text: 'river', fields: { author: 'Eve' } });
		expect(facets()).toMatchObject({ author: [{ value: 'Ann', count: 2 }, {}, { value: 'Eve', count: 1 }, {}] });
	});

	it('forgets removed documents', () => {
		const index = createTextIndex(BOOKS);
		index.remove('brooks');
		index.add({ id: 'new', text: 'A new river.', fields: { author: 'Bo' } });
		expect(idsOf(searchFields(index, '', { ...ALL, where: { author: 'Bo' } }))).toEqual(['new']);
		expect(searchFields(index, '', { ...ALL, where: { author: { not: 'Bo' } } }).total).toBe(4);
		index.remove('desert');
		expect(idsOf(searchFields(index, '', ALL))).toEqual(['atlas', 'coast', 'new', 'zh']);
	});

	it.each([
		[{ where: { year: { form: 1 } } }, 'the condition of year is invalid'],
		[{ where: { year: null } }, 'the condition of year is invalid'],
		[{ where: [] }, 'where is an object'],
		[{ facets: 'author' }, 'facets is a list'],
		[{ sort: 'year' }, 'sort is'],
		[{ sort: { field: 'year', order: 'up' } }, 'sort is'],
		[{ sort: { field: 'year', direction: 'desc' } }, 'sort is'],
		[{ offset: -1 }, 'offset is'],
		[{ match: 'most' }, 'match is'],
		[{ boosts: { text: 2 } }, 'boosts has'],
		[{ boosts: { title: -1 } }, 'boosts has'],
		[{ highlight: 'yes' }, 'highlight is'],
		[{ limit: 0 }, 'limit must be'],
		[{ lmit: 1 }, 'There is no lmit'],
		[{ filter: {} }, 'where, facets, sort, offset, match, boosts'],
	])('refuses the options %j', (options, message) => {
		const index = createTextIndex(BOOKS);
		expect(() => searchFields(index, 'river', options as TextOptions)).toThrow(message);
	});
});

describe('highlights', () => {
	const highlighted = (text: string, asked: string, highlight: number | true = true): string => {
		const { hits } = searchFields(createTextIndex([{ id: 'a', title: 'T', text }]), asked, { ...ALL, highlight });
		const { snippet } = hits[0]?.highlights ?? { snippet: { text: '', ranges: [] } };
		return [...snippet.ranges]
			.reverse()
			.reduce(
				(marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
				snippet.text,
			);
	};

	it.each([
		['Rivers run. The riverside ran.', 'river', '[Rivers] run. The riverside ran.'],
		['He is running; they ran.', 'run', 'He is [running]; they ran.'],
		['Call getUserById or get it.', 'user', 'Call get[User]ById or get it.'],
		['使用数据库备份工具', '数据库', '使用[数据库]备份工具'],
		['Über den Fluß', 'uber', '[Über] den Fluß'],
		['a tabel is broken', 'tables tabel', 'a [tabel] is broken'],
		['restore the table', 'restoer', '[restore] the table'],
		['😀 river 😀', 'river', '😀 [river] 😀'],
		['ask Ｒｅｄｉｓ, ﬁles or x²', 'redis file x2', 'ask [Ｒｅｄｉｓ], [ﬁles] or [x²]'],
		['the ﾊﾞｯｸｱｯﾌﾟ', 'バックアップ', 'the [ﾊﾞｯｸｱｯﾌﾟ]'],
		['half of a½ is ½', '1 2', 'half of a[½] is [½]'],
		['か\u3099くせい cafe\u0301', 'がくせい café', '[か\u3099くせい] [cafe\u0301]'],
	])('marks whole words of %j for %j', (text, asked, marked) => {
		expect(highlighted(text, asked)).toBe(marked);
	});

	it('cuts a long text where most was found, between words', () => {
		const filler = 'nothing of interest is said here at all '.repeat(20);
		const text = `${filler}a river. ${filler}the river meets the sea. ${filler}`;
		const snippet = highlighted(text, 'river sea', 80);
		expect(snippet).toContain('[river] meets the [sea]');
		expect(snippet.replace(/[[\]]/g, '').length).toBeLessThanOrEqual(80);
		expect(text).toContain(` ${snippet.replace(/[[\]]/g, '')} `);
	});

	it.each([5, 10, 40, 160])('show what was found in %i characters', (highlight) => {
		const text = 'These words come before and after. '.repeat(5);
		const index = createTextIndex([{ id: 'a', text: `${text}The zebra crosses. ${text}` }]);
		const [hit] = index.query('zebra', { use: [HIGHLIGHTS], highlight });
		const { text: shown = '', ranges = [] } = hit?.highlights?.snippet ?? {};
		expect(shown.length).toBeLessThanOrEqual(highlight);
		expect(ranges.map((range) => shown.slice(...range))).toEqual(['zebra']);
	});

	it('are ranges within titles and headings too', async () => {
		const documents: TextDocument[] = [
			{
				id: 'a',
				title: 'River guide',
				sections: [{ headings: ['River guide', 'At the sea'], text: 'The sea is near.' }],
			},
		];
		const { hits } = await ask('river sea', { ...ALL, highlight: true }, documents);
		expect(hits[0]?.highlights).toEqual({
			title: [[0, 5]],
			headings: [[[0, 5]], [[7, 10]]],
			snippet: { text: 'The sea is near.', ranges: [[4, 7]] },
		});
	});

	it('lie within their texts, whatever these are', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 60 }), (text, length) => {
				const index = createTextIndex([{ id: 'a', text: `river ${text} 河流 river` }]);
				const { hits } = searchFields(index, 'river 河流', { ...ALL, highlight: length });
				const { snippet } = hits[0]?.highlights ?? { snippet: undefined };
				expect(snippet?.text.length).toBeLessThanOrEqual(length);
				let last = 0;
				for (const [from, to] of snippet?.ranges ?? []) {
					expect(from).toBeGreaterThanOrEqual(last);
					expect(to).toBeGreaterThan(from);
					last = to;
				}
				expect(last).toBeLessThanOrEqual(snippet?.text.length ?? 0);
			}),
			{ numRuns: runs(100) },
		);
	});
});

describe('a custom tokenizer', () => {
	const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
	const tokenize = (text: string): string[] =>
		[...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
	const index = (): TextIndex =>
		createTextIndex(
			[
				{ id: 'a', text: '数据库与河流' },
				{ id: 'b', text: 'C++ and F#' },
			],
			{
				tokenize: (text) => text.split(/\s+/).flatMap((word) => (/[+#]/.test(word) ? [word] : tokenize(word))),
				stem: (word) => word,
			},
		);

	it('cuts texts and queries into words', () => {
		expect(idsOf({ hits: searchFields(index(), '数据库', ALL).hits })).toEqual(['a']);
		expect(idsOf(searchFields(index(), '据', ALL))).toEqual([]);
		expect(idsOf(searchFields(index(), 'F#', ALL))).toEqual(['b']);
		expect(idsOf(searchFields(index(), 'f', ALL))).toEqual([]);
	});

	it('highlights by its words', () => {
		const { hits } = searchFields(index(), 'c++', { ...ALL, highlight: true });
		expect(hits[0]?.highlights?.snippet.ranges).toEqual([[0, 3]]);
		const turkish = createTextIndex([{ id: 'a', text: 'İİ river' }], { tokenize: (text) => text.split(' ') });
		const [first] = searchFields(turkish, 'river', { ...ALL, highlight: true }).hits;
		expect(first?.highlights?.snippet.ranges).toEqual([[3, 8]]);
	});

	it('leaves words as they are with a stemmer that does nothing', () => {
		const plain = createTextIndex([{ id: 'a', text: 'running' }], { stem: (word) => word });
		expect(plain.query('run', { ...ALL, related: false, typos: false, limit: 5, threshold: 0 } as never)).toEqual([]);
	});
});
