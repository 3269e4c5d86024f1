import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, indexDocuments, indexUnits } from '@pinakes/indexer';
import { compare } from '@pinakes/indexer/internal';
import { memorySource, openIndex, PinakesError } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, baseFiles, buildBase, indexBase, page } from '../testing/knowledge-index.ts';

/** A public list of an index, in the order of the file. */
function listOf(files: ReadonlyMap<string, string | Uint8Array>, name: string): [string, string[]][] {
	const text = String(files.get(name));
	return Object.entries(JSON.parse(text) as Record<string, string[]>);
}

describe('the public lists of documents', () => {
	it('have terms in lower case and paths, both sorted', () => {
		const files = baseFiles({
			'b/two.md': page(['tags: [Redis, backup]'], '# Two\n'),
			'a/one.md': page(['tags: [ＲＥＤＩＳ, redis, 主从]', 'category: Tutorial'], '# One\n'),
			'top.md': '# Top\n',
		});
		expect(listOf(files, 'docs.by_tag.json')).toEqual([
			['backup', ['b/two.md']],
			['redis', ['a/one.md', 'b/two.md']],
			['主从', ['a/one.md']],
		]);
		expect(listOf(files, 'docs.by_category.json')).toEqual([
			['b', ['b/two.md']],
			['tutorial', ['a/one.md']],
		]);
	});

	it('read __proto__ and constructor as words', () => {
		const files = baseFiles({
			'a.md': page(['tags: [__proto__, constructor]', 'category: __proto__'], '# A\n'),
			'b.md': page(['tags: [constructor]', 'category: toString'], '# B\n'),
		});
		expect(listOf(files, 'docs.by_tag.json')).toEqual([
			['__proto__', ['a.md']],
			['constructor', ['a.md', 'b.md']],
		]);
		expect(listOf(files, 'docs.by_category.json')).toEqual([
			['__proto__', ['a.md']],
			['tostring', ['b.md']],
		]);
	});

	it('hold deprecated documents as well', () => {
		const files = baseFiles({ 'a/a.md': page(['tags: x', 'deprecated: true'], '# A\n') });
		expect(listOf(files, 'docs.by_tag.json')).toEqual([['x', ['a/a.md']]]);
	});

	it('are those that a definition by sets gives, for any tags', () => {
		const word = fc.constantFrom('__proto__', 'constructor', 'redis', 'Redis', '主从', 'a b', '0', '10', '9');
		const base = fc.dictionary(
			fc.constantFrom('a.md', 'b/a.md', 'b/c/a.md', 'B/a.md', 'd.md'),
			fc.array(word, { maxLength: 4 }),
			{ noNullPrototype: true },
		);
		fc.assert(
			fc.property(base, (tags) => {
				fc.pre(Object.keys(tags).length > 0);
				const texts = Object.entries(tags).map(([path, words]) => [
					path,
					page([`tags: ${JSON.stringify(words)}`], '# T\n'),
				]);
				const expected = new Map<string, string[]>();
				for (const [path, words] of Object.entries(tags).sort(([a], [b]) => compare(a, b))) {
					for (const term of new Set(words.map((one) => one.toLowerCase()))) {
						expected.set(term, [...(expected.get(term) ?? []), path]);
					}
				}
				const files = baseFiles(Object.fromEntries(texts) as Record<string, string>);
				expect(new Map(listOf(files, 'docs.by_tag.json'))).toEqual(expected);
			}),
			{ numRuns: runs(50) },
		);
	});

	it.each([
		['units', indexUnits([{ unit_id: 'a', name: 'A', description: 'Does a' }])],
		['texts that are no files', indexDocuments([{ id: 'a', text: 'redis' }])],
	])('are not there in an index of %s', (_, files) => {
		expect([...files.keys()].filter((name) => /^docs\.by|parts\/(?:docs|doc_|documents)/.test(name))).toEqual([]);
	});
});

describe('an index of documents', () => {
	it('has the same bytes whatever the order of the files', async () => {
		const forward = await buildBase(BASE);
		const backward = await buildBase(Object.fromEntries(Object.entries(BASE).reverse()));
		expect(readTree(backward.out)).toEqual(readTree(forward.out));
	});

	it('says on disk what it says in memory', async () => {
		const { out, problems } = await buildBase(BASE);
		expect(problems).toEqual([]);
		for (const name of ['docs.by_tag.json', 'docs.by_category.json']) {
			expect(readFileSync(join(out, name), 'utf8')).toBe(String(baseFiles(BASE).get(name)));
		}
	});

	it('reads the fields that the configuration names', async () => {
		const { out, index, problems } = await buildBase(
			{ 'a/x.md': page(['topics: [Redis]', 'kind: Guide', 'trust: high', 'uid: u'], '# Redis\n\nredis text\n') },
			{ documents: { fields: { tags: 'topics', categories: ['kind'], confidence: 'trust', id: 'uid' } } },
		);
		expect(problems).toEqual([]);
		expect(JSON.parse(readFileSync(join(out, 'docs.by_tag.json'), 'utf8'))).toEqual({ redis: ['a/x.md'] });
		expect(JSON.parse(readFileSync(join(out, 'docs.by_category.json'), 'utf8'))).toEqual({ guide: ['a/x.md'] });
		expect((await search(index, 'redis', { tags: ['redis'] })).results).toMatchObject([
			{ id: 'u', path: 'a/x.md', confidence: 'high' },
		]);
	});

	it('reports what a document says wrongly, once', async () => {
		const { problems } = await buildBase({ 'a/x.md': page(['confidence: sure', 'date: 2025-02-30'], '# X\n') });
		expect(problems.map(({ file, line, rule }) => [file, line, rule])).toEqual([
			['a/x.md', 2, 'confidence'],
			['a/x.md', 3, 'date'],
		]);
	});

	it.each(['a/', 'a/b/', 'a/b/c/', 'b/', 'b/c/', 'c/', 'A/B', './b', '/b//c/', 'b\\c', ' c '])(
		'lists a/b/c/x.md below %s',
		async (scope) => {
			const index = await indexBase({ 'a/b/c/x.md': '# X\n\nredis\n', 'z/y.md': '# Y\n\nredis\n' });
			const { results } = await search(index, 'redis', { scope });
			expect(results.map(({ path }) => path)).toEqual(['a/b/c/x.md']);
		},
	);

	it.each(['a/c/', 'x.md', 'a/b/c/x.md', '..', '../a', 'b/c/d'])('has nothing below %s', async (scope) => {
		const index = await indexBase({ 'a/b/c/x.md': '# X\n\nredis\n', 'z/y.md': '# Y\n\nredis\n' });
		await expect(search(index, 'redis', { scope })).rejects.toThrow(PinakesError);
	});

	it('numbers the documents of several folders as their texts', async () => {
		const folders = ['zeta', 'alpha'].map((name) => {
			const folder = join(tempFolder({ [`${name}/same.md`]: page([`tags: ${name}`], `# ${name}\n\nredis\n`) }), name);
			return folder;
		});
		const out = join(tempFolder(), 'index');
		await buildIndex({ folders, out });
		const files = new Map(Object.entries(readTree(out)));
		const index = await openIndex(memorySource(files));
		for (const tag of ['alpha', 'zeta']) {
			const { results } = await search(index, 'redis', { tags: [tag] });
			expect(results.map(({ path }) => path)).toEqual([`${tag}/same.md`]);
		}
	});
});
