import {
	type Index,
	memorySource,
	openIndex,
	type SearchOptions,
	type Source,
	searchText,
	type TextDocument,
} from '@pinakes/query';
import { withChecksum } from '@pinakes/query/format/checksum';
import { parsePartFile, partFile } from '@pinakes/query/format/codec/cuts';
import { decodeNumbers, encodeNumber } from '@pinakes/query/format/codec/numbers';
import { BUCKETS_TABLE, bucketOf } from '@pinakes/query/format/kinds/buckets/schema';
import { FOLDING_FILE, type Folding } from '@pinakes/query/format/kinds/folding/schema';
import { LEXICON_FILE } from '@pinakes/query/format/kinds/lexicon/schema';
import { MESSAGES_FILE } from '@pinakes/query/format/kinds/messages/schema';
import { smallerPartFile } from '@pinakes/query/format/kinds/messages/smaller-part';
import { encodeBlocks, MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { CHUNKS_TABLE, MIN_SECTIONS_WITH_CHUNKS } from '@pinakes/query/format/kinds/text/chunks';
import { expandLight, SEARCH_FOLDING_FILE } from '@pinakes/query/format/kinds/text/light-text';
import { TERMS_TABLE, TEXT_FILE } from '@pinakes/query/format/kinds/text/schema';
import { decodeTitleList } from '@pinakes/query/format/kinds/titles/read';
import { titleKey } from '@pinakes/query/format/kinds/titles/schema';
import { LIGHT_MANIFEST_FILE } from '@pinakes/query/format/layouts/light-manifest';
import { MANIFEST_FILE, readManifest } from '@pinakes/query/format/manifest';
import { search } from '@pinakes/query/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDocuments } from '../build/memory-build.ts';
import { ownPostings } from '../kinds/text/row.ts';
import { LazyFiles } from '../spill/lazy-files.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { objectText } from '../write/json.ts';
import { writePostings } from './encode-chunks.ts';
import { packedIndex } from './packed-index.ts';
import type { WholeIndex } from './read-index.ts';
import { webFiles } from './web-files.ts';

/*
 * An index that is cut for pages has its terms in other rows. Whatever is asked of it, it gives what the index gives.
 */

const WORDS = `redis redis-cli cluster clusters clustering connection conection connect db tab table
	getUserById v1.2.3 __proto__ 数 数据 数据库 据库备份 備份数据 𠀀数据 かな`.split(/\s+/);
const text = fc.array(fc.constantFrom(...WORDS, ' ', '。'), { maxLength: 12 }).map((words) => words.join(' '));
const glued = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(''));
const section = fc.record({ headings: fc.array(fc.oneof(text, glued), { maxLength: 2 }), text: fc.oneof(text, glued) });
const documents = fc
	.array(fc.record({ title: fc.oneof(text, glued), sections: fc.array(section, { minLength: 1, maxLength: 3 }) }), {
		minLength: 1,
		maxLength: 8,
	})
	.map((all): TextDocument[] => all.map((one, i) => ({ id: `${i}.md`, ...one })));

function indexOf(docs: readonly TextDocument[], grams = [1, 2], weights = [2, 2, 1]): WholeIndex {
	const files = indexDocuments(docs, { grams, weights: weights as [number, number, number] });
	return { manifest: readManifest(files.get(MANIFEST_FILE), 'memory'), files };
}

function cutForPages(index: WholeIndex): Map<string, string> {
	return new Map(webFiles(index, createTemporaryFiles()));
}

/** Expects the same results of two indexes. */
async function expectSame(
	[cut, whole]: readonly [Index, Index],
	query: string,
	options?: SearchOptions,
): Promise<void> {
	const asked = { explain: true, ...options };
	expect(await searchText(cut, query, asked), query).toEqual(await searchText(whole, query, asked));
}

/** Opens files as an index, and another one. */
async function openBoth(
	files: ReadonlyMap<string, string> | Source,
	{ files: whole }: WholeIndex,
): Promise<[Index, Index]> {
	const source = 'read' in files ? files : memorySource(files);
	return [await openIndex(source), await openIndex(memorySource(whole))];
}

/** Returns a source of files, and the paths of a table that were read. */
function recordReads(files: ReadonlyMap<string, string>, table: string): { source: Source; read: Set<string> } {
	const source = memorySource(files);
	const read = new Set<string>();
	const recorded = (path: string) => {
		if (path.includes(table)) read.add(path);
		return source.read(path);
	};
	return { source: { ...source, read: recorded }, read };
}

/** Documents of which one in 2000 has a rare word, and all have a frequent one. */
function rareAndOften(): TextDocument[] {
	return Array.from({ length: MIN_SECTIONS_WITH_CHUNKS }, (_, i) => {
		const rare = i % 2000 === 7 ? 'rare '.repeat(1 + (i % 3)) : '';
		return { id: `${i}`, title: `page ${i}`, text: `${rare}often ${'x '.repeat(i % 17)}` };
	});
}

/** How many buckets an index has. */
function bucketsOf(files: ReadonlyMap<string, string>): number {
	const { cuts, regular } = JSON.parse(files.get(MANIFEST_FILE) as string);
	expect(cuts[BUCKETS_TABLE]).toEqual([0]);
	return regular[BUCKETS_TABLE][0];
}

const OPTIONS: readonly SearchOptions[] = [
	{},
	{ prefix: true },
	{ related: false, typos: false },
	{ threshold: 0, limit: 50 },
];

describe('an index cut for pages', () => {
	it.each([
		{ grams: [1, 2], weights: [2, 2, 1] },
		{ grams: [1], weights: [2, 2, 1] },
		{ grams: [2], weights: [1, 0.5, 3.125] },
		{ grams: [1, 2, 3], weights: [2, 2, 1] },
		{ grams: [2, 3], weights: [2, 2, 1] },
		{ grams: [1, 2], weights: [1.7, 0.1, 1] },
	])('gives the same to the last digit: %j', async ({ grams, weights }) => {
		await fc.assert(
			fc.asyncProperty(
				documents,
				fc.array(
					fc.oneof(text, glued, fc.constantFrom('conectoin', 'reids', 'tabel', 'clu', 'co', 'title:数', '"数据 库"')),
					{
						minLength: 1,
						maxLength: 5,
					},
				),
				async (docs, queries) => {
					const index = indexOf(docs, grams, weights);
					const both = await openBoth(cutForPages(index), index);
					for (const query of queries) for (const options of OPTIONS) await expectSame(both, query, options);
				},
			),
			{ numRuns: 40 },
		);
	});

	it('has fine rows if counts can be added up, and keeps those that it has', () => {
		const docs = [{ id: 'a', text: '数据库 redis' }];
		const settingsOf = (files: ReadonlyMap<string, string>) => JSON.parse(files.get(TEXT_FILE) as string);
		const cut = cutForPages(indexOf(docs));
		expect(settingsOf(cut)).not.toHaveProperty('alphabet');
		expect(settingsOf(cutForPages(indexOf(docs, [1, 2], [1.7, 2, 1])))).toHaveProperty('alphabet');
		expect(settingsOf(cutForPages(indexOf(docs, [1, 2, 3], [2, 2, 1])))).toHaveProperty('alphabet');
		const manifest = readManifest(cut.get(MANIFEST_FILE), 'memory');
		const again = cutForPages({ manifest, files: cut });
		for (const [path, content] of again) {
			if (path.startsWith('parts/')) expect(content, path).toBe(cut.get(path));
		}
	});

	it('lists the sections with a concept in their titles, unless its term tells them', () => {
		const docs = [
			{ id: 'a', title: 'Deploy clusters', sections: [{ headings: ['份额'], text: 'x' }, { text: 'y' }] },
			{ id: 'b', title: 'DB', text: 'clusters of databases' },
		];
		const cut = cutForPages(indexOf(docs));
		const bucket = (key: string): unknown =>
			JSON.parse(cut.get(partFile(BUCKETS_TABLE, bucketOf(key, bucketsOf(cut)))) as string);
		for (const concept of ['cluster', '份', '额', '份额', 'x'])
			expect(bucket(`=${concept}`)).not.toHaveProperty(`=${concept}`);
		// A title of DB has the concept of databases, and not that of its own word.
		expect(bucket('=databas')).toMatchObject({ '=databas': '3', ' datab': expect.any(String) });
		expect(bucket('=db')).toMatchObject({ '=db': '', ' db': expect.any(String) });
	});

	it('has the same documents by their titles', async () => {
		const docs = Array.from({ length: 5000 }, (_, i): TextDocument => {
			const title = `${i % 3 ? 'often' : 'page'} ${i % 1000 ? '' : 'rare'} ${i % 7 ? '' : 'db'} ${i}`;
			return { id: `${i}`, title, text: `${i % 2 ? 'often 数据' : 'page rare'} ${'x '.repeat(i % 17)}databases` };
		});
		const index = indexOf(docs);
		const [cut, whole] = await openBoth(cutForPages(index), index);
		const found = async (from: Index, question: string): Promise<unknown> => {
			const { search_stats, ...result } = await search(from, question, { explain: true });
			return result;
		};
		for (const question of [
			'rare',
			'often rare',
			'rare databases',
			'db',
			'数据 often page',
			'page 7 databases',
			'of often',
		]) {
			expect(await found(cut, question)).toEqual(await found(whole, question));
		}
	}, 60_000);

	it('lists the most frequent words with a prefix in the same order', async () => {
		const words = Array.from({ length: 80 }, (_, i) => `server${String.fromCharCode(97 + (i % 26), 97 + (i % 7))}q`);
		const docs = words.map((word, i): TextDocument => ({ id: `${i}`, text: `${word} ${words.slice(i).join(' ')}` }));
		const index = indexOf(docs);
		const [whole, cut] = await Promise.all(
			[index.files, cutForPages(index)].map(async (files) =>
				searchText(await openIndex(memorySource(files)), 'server', { prefix: true, explain: true, threshold: 0 }),
			),
		);
		expect(whole?.hits).toHaveLength(5);
		expect(cut).toEqual(whole);
	});

	it('has every key in its bucket, and each once', () => {
		const cut = cutForPages(indexOf([{ id: 'a', text: WORDS.join(' ') }]));
		const buckets = bucketsOf(cut);
		const keys = Array.from({ length: buckets }, (_, bucket) => {
			const found = Object.keys(JSON.parse(cut.get(partFile(BUCKETS_TABLE, bucket)) as string));
			expect(found.map((key) => bucketOf(key, buckets))).toEqual(found.map(() => bucket));
			return found;
		}).flat();
		expect(new Set(keys).size).toBe(keys.length);
		expect(keys).toEqual(expect.arrayContaining([' redis', ' clust', ' 数', ' 数据', ' 𠀀数']));
	});

	it('gives the same where common n-grams are left out, and reads none of them beside others', async () => {
		const many = Array.from({ length: 420 }, (_, i) => ({ text: i % 5 === 0 ? '数据库的备份' : '数' }));
		const docs = [
			{ id: 'a', sections: many },
			{ id: 'b', title: '据点', sections: [{ text: '备份数据库 restore' }, { headings: ['数'], text: '还原' }] },
		];
		const index = indexOf(docs);
		const files = cutForPages(index);
		expect(JSON.parse(files.get(TEXT_FILE) as string)).toMatchObject({ common: '数' });
		const { source, read } = recordReads(files, TERMS_TABLE);
		const both = await openBoth(source, index);
		const queries = [
			'数据库',
			'数据 的',
			'备份 -"restore 数"',
			'数 restore',
			'数 restroe',
			'数',
			'数 xyzzy',
			'title:数 点',
			'headings:数',
			'"数据"',
			'备份 -数',
		];
		for (const query of queries) {
			for (const options of OPTIONS) await expectSame(both, query, options);
			if (query === '数据 的') expect(read.size).toBe(0);
		}
		expect(read.size).not.toBe(0);
	});

	it('gives the same where postings are in blocks', async () => {
		const every = { common: 1, often: 1, connection: 1, connecting: 2, sunday: 3, 数据: 1, rare: 1200 };
		const docs = Array.from({ length: MIN_SECTIONS_WITH_CHUNKS }, (_, i): TextDocument => {
			const words = Object.entries(every).flatMap(([word, nth]) => (i % nth === 0 ? word : []));
			const text = `${words.join(' ')} ${'often x '.repeat(i % 17)}`;
			return { id: `${i}`, title: i % 3 ? 'common' : `page ${i % 7}`, text };
		});
		const index = indexOf(docs);
		const files = cutForPages(index);
		const both = await openBoth(files, index);
		await expectSame(both, 'rare often');
		await expectSame(both, 'rare often 数据', { limit: 8 });
		await Promise.all(['often', 'common often', '数据', 'sunday often common'].map((query) => expectSame(both, query)));
		const [again, whole] = await openBoth(files, index);
		for (const query of ['connections', '"common often"', 'title:common', 'often -rare', '数据 often', 'rare common']) {
			for (const options of OPTIONS) {
				await expectSame(both, query, options);
				expect(await searchText(again, query, options)).toEqual(await searchText(whole, query, options));
			}
		}
	});

	it('reads only the chunks of a long list that can matter', async () => {
		const index = indexOf(rareAndOften());
		const files = cutForPages(index);
		const chunks = [...files.keys()].filter((path) => path.includes(CHUNKS_TABLE));
		expect(chunks.length).toBeGreaterThan(20);
		const { source, read } = recordReads(files, CHUNKS_TABLE);
		const both = await openBoth(source, index);
		await expectSame(both, 'rare often', { limit: 5 });
		expect(read.size).toBeGreaterThan(0);
		expect(read.size).toBeLessThan(10);
		const rest = ['rare page', 'rare often', 'rare often page'];
		await Promise.all(rest.map((query) => expectSame(both, query, { limit: 8 })));
		await expectSame(both, 'often page');
		for (const query of ['rare often', '"often x"', 'page -rare', 'title:page', 'oftens pages']) {
			await expectSame(both, query);
		}
	});

	it.each([
		['', 0],
		[' 其他', 1],
	])('has long lists of titles in chunks, in which a search looks up sections%s', async (base, isOfChanges) => {
		const docs = Array.from({ length: MIN_SECTIONS_WITH_CHUNKS }, (_, i): TextDocument => {
			const title = i % 3 === 0 ? '数据库' : i % 50 === 7 ? '吉他' : '其他';
			return { id: `${i}`, title: `${title}${i}`, text: `备份${i % 50 === 7 ? '恢复'.repeat(1 + (i % 3)) : ''}` };
		});
		const files = cutForPages(indexOf(docs));
		const chunks = new SpilledRows(createTemporaryFiles().createFile('chunks'));
		const { regular, checksum: _, ...manifest } = JSON.parse(files.get(MANIFEST_FILE) as string);
		const [parts] = regular[CHUNKS_TABLE];
		const long = new Map(files);
		for (const [path, text] of files) {
			if (parsePartFile(path)?.table !== BUCKETS_TABLE) continue;
			const rows = Object.entries(JSON.parse(text) as Record<string, string>).map(([key, row]): [string, string] => {
				if (key !== titleKey('他')) return [key, JSON.stringify(row)];
				const all = Uint32Array.from(decodeTitleList(row, manifest));
				const sections = isOfChanges ? all.filter((section) => section % 50 === 7) : all;
				expect(sections.length).toBeGreaterThan(100);
				const first = parts + chunks.length;
				const lasts = writePostings(ownPostings(sections, new Uint32Array(sections.length)), Uint32Array.of(0), chunks);
				const places = encodeBlocks(first, [{ greatest: 0, lengths: 0, lasts }]);
				return [key, JSON.stringify(` ${encodeNumber(all.length)} ${places}${base}`)];
			});
			long.set(path, objectText(rows));
		}
		expect(chunks.length).toBeGreaterThan(0);
		for (const [i, chunk] of [...chunks].entries()) long.set(partFile(CHUNKS_TABLE, parts + i), chunk);
		const listed = Object.fromEntries([...long.keys()].map((path) => [path, [0, '']]));
		const written = { ...manifest, regular: { ...regular, [CHUNKS_TABLE]: [parts + chunks.length, 1] }, files: listed };
		long.set(MANIFEST_FILE, withChecksum(JSON.stringify(written)));
		for (const query of ['其他恢复', '其他', '恢复']) {
			const results = [files, long].map(async (own) => {
				const { results, confidence } = await search(await openIndex(memorySource(own)), query, { explain: true });
				return { results, confidence };
			});
			const [short, inChunks] = await Promise.all(results);
			expect(inChunks).toEqual(short);
		}
	});

	it('has the postings of a character as changes of those of a pair', async () => {
		const docs = Array.from({ length: MIN_SECTIONS_WITH_CHUNKS }, (_, i): TextDocument => {
			// Less than an eighth of all, as characters that more sections have are no terms.
			const further = i % 400 === 1 ? '数字' : i % 800 === 0 ? '数据据说' : '';
			return { id: `${i}`, text: `${i % 8 === 0 ? '数据' : '备份'}${further} ${'x '.repeat(i % 17)}` };
		});
		const index = indexOf(docs);
		const files = cutForPages(index);
		const rows = [...files].flatMap(([path, text]) =>
			parsePartFile(path)?.table === BUCKETS_TABLE ? Object.entries(JSON.parse(text) as Record<string, string>) : [],
		);
		expect(
			rows
				.find(([key]) => key === ' 数')?.[1]
				.split(' ')
				.at(-1),
		).toBe('数据');
		for (const query of ['数', '据', '数据', '据说', '数据据说', '据说 x', '数 x']) {
			for (const limit of [1, 8]) await expectSame(await openBoth(files, index), query, { limit });
		}
	});

	it('reads no list whole that cannot lift a section above the best ones', async () => {
		const words = ['first', 'second', 'third', 'fourth', 'fifth'];
		const nth = MIN_SECTIONS_WITH_CHUNKS / MIN_POSTINGS_IN_BLOCKS;
		const docs = Array.from({ length: MIN_SECTIONS_WITH_CHUNKS }, (_, i): TextDocument => {
			const own = words.filter((_, word) => i < nth || i % nth === word);
			return { id: `${i}`, text: `${own.join(' ')} ${i < nth ? '' : 'x '.repeat(20 + (i % 17))}` };
		});
		const index = indexOf(docs);
		const files = cutForPages(index);
		const { source, read } = recordReads(files, CHUNKS_TABLE);
		await expectSame(await openBoth(source, index), words.join(' '));
		// Two lists with their lengths, and a chunk of each other one.
		const chunks = [...files.keys()].filter((path) => path.includes(CHUNKS_TABLE)).length;
		expect(chunks).toBeGreaterThan(3 * words.length);
		expect(read.size).toBeLessThanOrEqual((2 * chunks) / words.length + words.length - 2);
	});

	it.each([
		['a chunk of other sections', '\xff\xff\xff\xff'],
		['no chunk', '[]'],
	])('is damaged with %s', async (_, damage) => {
		const docs = Array.from(
			{ length: MIN_SECTIONS_WITH_CHUNKS },
			(_, i): TextDocument => ({ id: `${i}`, text: 'often' }),
		);
		const files = cutForPages(indexOf(docs));
		const path = [...files.keys()].filter((path) => path.includes(CHUNKS_TABLE))[0] as string;
		const damaged = new Map(files).set(path, damage);
		const asked = searchText(await openIndex(memorySource(damaged)), 'often');
		await expect(asked).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it('folds the characters of queries that it has, and no others', () => {
		const index = indexOf([{ id: 'a.md', title: '备份', sections: [{ headings: [], text: '簡體' }] }]);
		const files = cutForPages(index);
		const { text } = JSON.parse(packedIndex(files, createTemporaryFiles()).get(LIGHT_MANIFEST_FILE) as string);
		const light = JSON.parse(files.get(SEARCH_FOLDING_FILE) as string);
		const { pairs } = expandLight(light, text.folding) as Folding;
		const { pairs: all } = JSON.parse(index.files.get(FOLDING_FILE) as string) as Folding;
		for (const pair of ['備备', '簡简', '體体']) expect(pairs).toContain(pair);
		expect(all).toContain('鰻鳗');
		expect(pairs).not.toContain('鰻鳗');
	});

	it('is written while the index is read', () => {
		const docs = Array.from({ length: 300 }, (_, i) => ({ id: `${i}.md`, text: `Page ${i}. `.repeat(100) }));
		const { manifest, files } = indexOf(docs);
		const read = new Set<string>();
		const counted = new LazyFiles<string>();
		for (const [path, text] of files) {
			counted.setReader(path, () => {
				read.add(path);
				return text;
			});
		}
		const parts = manifest.cuts.section_texts.map((_, part) => partFile('section_texts', part));
		expect(parts.length).toBeGreaterThan(3);
		const cut = webFiles({ manifest, files: counted }, createTemporaryFiles());
		for (const [path] of cut) if (path === partFile('section_texts', 0)) break;
		expect(parts.filter((path) => read.has(path))).toEqual(parts.slice(0, 1));
	});

	it('has what a search reads first in the first pack', () => {
		const packed = packedIndex(cutForPages(indexOf([{ id: 'a', text: 'x' }])), createTemporaryFiles());
		const { first, others, tables, packs } = JSON.parse(packed.get(LIGHT_MANIFEST_FILE) as string);
		expect(others).toContain(LEXICON_FILE);
		expect(packs.others[0]).toContain(smallerPartFile(LEXICON_FILE, 'search'));
		const inEnglish = packs.others[0].indexOf(smallerPartFile(MESSAGES_FILE, 'search.zh'));
		const lengths = decodeNumbers(packs.lengths)?.subarray(0, inEnglish);
		const bytes = lengths?.reduce((sum, length) => sum + length, 0) ?? 0;
		expect(inEnglish).toBeGreaterThan(1);
		expect(first).toEqual([[`packs/${packs.version}/0.bin?0`, `bytes=0-${bytes - 1}`]]);
		expect(tables[BUCKETS_TABLE]).toMatch(/^01*$/);
	});
});
