import { indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex, searchText, type TextOptions } from '@pinakes/query';
import { MANIFEST_FILE, type Manifest, TEXT_FILE, type TextDocument, type TextSettings } from '@pinakes/query/internal';
import { createTextIndex, type TextIndex } from '@pinakes/query/memory';
import { PREFIX, SIGNS } from '@pinakes/query/parts';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/*
 * Documents can be searched in two indexes: an index that was written and is read, and one that is built in
 * memory. Whatever is asked of them, both give the same.
 */

const WEIGHTS = [2, 2, 1] as const;

/** An index of documents as it is written and read again. */
interface TwoWays {
	/** Opens it anew, so that nothing is left of queries before. */
	open(): Promise<Index>;
	build(documents?: readonly TextDocument[]): TextIndex;
}

function twoWays(documents: readonly TextDocument[], grams: readonly number[] = [1, 2]): TwoWays {
	const files = indexDocuments(documents, { grams, weights: WEIGHTS });
	const settings = files.get(TEXT_FILE);
	const folding = settings === undefined ? '' : (JSON.parse(settings) as TextSettings).folding;
	const { analyzer } = JSON.parse(String(files.get(MANIFEST_FILE))) as Manifest;
	return {
		open: () => openIndex(memorySource(files)),
		build: (list = documents) =>
			createTextIndex(list, { grams, weights: WEIGHTS, folding, names: analyzer.names ?? [] }),
	};
}

const IDS = ['__proto__', 'constructor', 'toString', 'a b', '数据', '\ud83d\ude00', '0', 'docs/redis.md'];
const WORDS = `redis Redis6 cluster clusters clustering connection connections conection analysis analyst
	analytics databases ids id dying the of getUserById getuserbyid HTTPServer httpserver httpservr HttpServr v1.2.3
	no-network can't o'neill __proto__ constructor CVE-2015-3197 café cafe façade данные x r3disko redisko abcde1
	abcde2 1abcde 𐐨𐐩𐐪 ＡＢＣ`.split(/\s+/);
const HAN = '数据库 數據庫 数据 库 红石 紅石 什么 為什麼 的 台灣 臺灣 カナ か\u3099 한국어'.split(' ');
const word = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...WORDS) },
	{ weight: 3, arbitrary: fc.constantFrom(...HAN) },
	fc.string({ unit: fc.constantFrom(...'abceé1'), minLength: 4, maxLength: 7 }),
	fc.string({ unit: fc.constantFrom(...'数据库红石。，a '), minLength: 1, maxLength: 8 }),
	fc.constantFrom('\ud800', '😀', '☃', '😀😀', '\u0301', '\0', '\u3000'),
);
const prose = fc.array(word, { maxLength: 10 }).map((words) => words.join(' '));
const section = fc.record(
	{
		headings: fc.array(prose, { maxLength: 2 }),
		text: prose,
		lines: fc.tuple(fc.nat(9), fc.nat(9)),
	},
	{ requiredKeys: ['text'] },
);
const content = fc.oneof(
	fc.record({ title: prose, text: prose }, { requiredKeys: ['title'] }),
	fc.record({ text: prose }),
	fc.record({ title: prose, sections: fc.array(section, { maxLength: 4 }) }, { requiredKeys: ['sections'] }),
);
const documentsOf = (maxLength: number): fc.Arbitrary<TextDocument[]> =>
	fc
		.tuple(fc.shuffledSubarray(IDS), fc.array(content, { maxLength }))
		.map(([ids, contents]) => contents.map((one, i) => ({ id: ids[i] ?? `d${i}`, ...one })));

const signed = fc
	.tuple(
		fc.constantFrom('', '', '', '-'),
		fc.constantFrom('', '', '', '--', '$', '.', '@a/'),
		fc.oneof(
			word,
			fc.array(word, { maxLength: 3 }).map((words) => `"${words.join(' ')}"`),
		),
	)
	.map((parts) => parts.join(''));
const query = fc
	.tuple(fc.array(fc.oneof(word, signed), { minLength: 1, maxLength: 5 }), fc.constantFrom('', ' '))
	.chain(([clauses, end]) => {
		const text = clauses.join(' ') + end;
		// A word that is not yet finished.
		return fc.nat(3).map((typed) => (end === '' ? text.slice(0, text.length - typed) : text));
	});
const options: fc.Arbitrary<TextOptions> = fc.record(
	{
		limit: fc.constantFrom(1, 2, 5, 1000),
		threshold: fc.constantFrom(0, 0, 0.05, 0.3, 1),
		use: fc.constantFrom([SIGNS], [], [PREFIX], [SIGNS, PREFIX]),
		related: fc.boolean(),
		typos: fc.boolean(),
		texts: fc.boolean(),
		explain: fc.boolean(),
	},
	{ requiredKeys: [] },
);
const gramSizes = fc.constantFrom([1, 2], [1, 2], [1], [2], [2, 3], [1, 2, 3], [3]);

describe('an index in memory', () => {
	it('answers like a written index of the same documents', async () => {
		await fc.assert(
			fc.asyncProperty(documentsOf(7), gramSizes, query, options, async (documents, grams, text, asked) => {
				fc.pre(documents.length > 0);
				const { open, build } = twoWays(documents, grams);
				expect(build().search(text, asked)).toEqual(await searchText(await open(), text, asked));
			}),
			{ numRuns: runs(150) },
		);
	});

	it('corrects no word to one that is in other rows in larger indexes', async () => {
		const { open, build } = twoWays([{ id: 'd0', title: 'ab1aa' }]);
		expect(build().search('abbea ')).toEqual(await searchText(await open(), 'abbea '));
	});

	it('has nothing if there are no documents, in either index', async () => {
		const { open, build } = twoWays([]);
		for (const text of ['', 'the', 'redis', '数', '"redis cluster"', '-redis redis', 'rediss', '""']) {
			const { hits, rejection_category } = await searchText(await open(), text);
			expect({ text, hits, rejection_category }).toEqual({
				text,
				hits: [],
				rejection_category: ['', 'the', '""'].includes(text) ? 'no_terms' : 'no_match',
			});
			expect(build().search(text)).toMatchObject({ hits, rejection_category });
		}
	});

	it('has nothing if no document has a term, in either index', async () => {
		const { open, build } = twoWays([
			{ id: 'a', text: '' },
			{ id: 'b', text: 'the' },
			{ id: 'c', title: '?!', sections: [{ text: '' }] },
		]);
		for (const text of ['', 'redis', '数', '"redis cluster"', 'rediss']) {
			for (const use of [[], [PREFIX]]) {
				expect(await searchText(await open(), text, { use })).toEqual(build().search(text, { use }));
			}
		}
	});

	it('gives it whatever was asked before', async () => {
		const asked = fc.array(fc.tuple(query, options), { minLength: 2, maxLength: 6 });
		await fc.assert(
			fc.asyncProperty(documentsOf(5), asked, async (documents, queries) => {
				fc.pre(documents.length > 0);
				const { open, build } = twoWays(documents);
				const [index, memory] = [await open(), build()];
				for (const [text, settings] of queries) {
					const fresh = build().search(text, settings);
					expect(memory.search(text, settings)).toEqual(fresh);
					expect(await searchText(index, text, settings)).toEqual(fresh);
				}
			}),
			{ numRuns: runs(100) },
		);
	});

	it('gives after additions and removals what a new one gives of the documents that are left', () => {
		const change = fc.record({ id: fc.constantFrom(...IDS), document: fc.option(content) });
		fc.assert(
			fc.property(
				documentsOf(4),
				fc.array(change, { maxLength: 12 }),
				fc.array(fc.tuple(query, options), { minLength: 1, maxLength: 3 }),
				(documents, changes, queries) => {
					const { build } = twoWays(documents);
					const index = build();
					const left = new Map(documents.map((document) => [document.id, document]));
					for (const { id, document } of changes) {
						expect(index.remove(id)).toBe(left.delete(id));
						if (document === null) continue;
						index.add({ id, ...document });
						left.set(id, { id, ...document });
						// What is found in between must not be found again later.
						index.search(queries[0]?.[0] ?? '', { threshold: 0 });
					}
					expect(index.size).toBe(left.size);
					const fresh = build([...left.values()]);
					for (const [text, asked] of queries) expect(index.search(text, asked)).toEqual(fresh.search(text, asked));
				},
			),
			{ numRuns: runs(120) },
		);
	});
});

/** Words of letters, all different, of which each has neighbours at one letter's distance. */
function manyWords(count: number): string[] {
	const letters = 'bcdfghklmnprtvwz';
	return Array.from({ length: count }, (_, i) => {
		let word = '';
		for (let rest = i * 7919 + 104729; word.length < 6; rest = Math.floor(rest / 16)) word += letters[rest % 16];
		return word;
	});
}

/** Words with a letter that no English word has. */
const NEAR = ['kéfir', 'nàcho', 'écart', 'zl0ty', 'x1bcdfgh', 'гopak'];

describe.each([600, 24_000])('an index of %i words', (count) => {
	const words = [
		...manyWords(count),
		'id',
		'die',
		'sky',
		'tie',
		'connection',
		'database',
		'analysis',
		'analyst',
		...NEAR,
	];
	const documents = Array.from({ length: Math.ceil(words.length / 8) }, (_, i) => ({
		id: `d${i}`,
		text: words.slice(8 * i, 8 * i + 8).join(' '),
	}));
	const { open, build } = twoWays(documents);
	const memory = build();

	async function expectSame(texts: readonly string[], asked: TextOptions): Promise<void> {
		const index = await open();
		for (const text of texts) {
			const found = await searchText(index, text, asked);
			expect({ text, ...memory.search(text, asked) }).toEqual({ text, ...found });
		}
	}

	it('corrects the same words', async () => {
		const typed = words.slice(0, 40).flatMap((word, i) => {
			const at = i % word.length;
			const [before, after] = [word.slice(0, at), word.slice(at)];
			return [
				before + after.slice(1),
				`${before}q${after}`,
				`${before}q${after.slice(1)}`,
				`${before}é${after.slice(1)}`,
				`${before}1${after.slice(1)}`,
				before + after.charAt(1) + after.charAt(0) + after.slice(2),
			];
		});
		const near = ['kefir', 'nacho', 'ecart', 'zloty', 'xbcdfgh', 'gopak'];
		await expectSame([...typed, ...near], { threshold: 0, explain: true, limit: 100 });
	});

	it('completes the same words', async () => {
		const typed = ['id', 'ids', 'dying', 'skies', 'tying', 'connections', 'databases', 'analyses', words[0] as string];
		const beginnings = typed.flatMap((word) => [...word].map((_, i) => word.slice(0, i + 1)));
		await expectSame(beginnings, { threshold: 0, use: [PREFIX], explain: true, limit: 100 });
	});
});
