import { rmSync, writeFileSync } from 'node:fs';
import { type Index, openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { FIELDS } from '@pinakes/query/parts';
import { search } from '@pinakes/query/search';
import type { Files } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBase } from '../testing/knowledge-index.ts';

const CHINESE = {
	'a.md': '# 备份\n\n每天备份数据库，然后检查备份。',
	'b.md': '# 事务\n\n事务在提交之前不可见。锁会等待。',
	'c.md': '# 网络\n\n网络延迟影响查询。TiKV 使用 gRPC。',
	'd.md': '# 监控\n\n监控集群的状态，设置警告。',
};

const NONE = { vectors: 'none' };

const ENGLISH = {
	'a.md': '# Backup\n\nBack up the database every day, then check the backup.',
	'b.md': '# Transactions\n\nA transaction is invisible before it commits. Locks wait.',
	'c.md': '# Network\n\nNetwork latency slows queries down. TiKV uses gRPC.',
	'd.md': '# Monitoring\n\nMonitor the state of the cluster, and set warnings.',
};

async function firstOf(files: Files, text: string, config = {}): Promise<string | undefined> {
	const { index } = await buildBase(files, config);
	return (await searchText(index, text, { threshold: 0 })).hits[0]?.id;
}

describe('a question in another language', () => {
	it.each([
		['database backup', 'a.md'],
		['commit a transaction', 'b.md'],
		['network latency', 'c.md'],
		['monitor the cluster', 'd.md'],
	])('%j is found in Chinese', async (question, id) => {
		expect(await firstOf(CHINESE, question)).toBe(id);
		expect(await firstOf(CHINESE, question, NONE)).toBeUndefined();
	});

	it.each([
		['数据库备份', 'a.md'],
		['怎么提交事务', 'b.md'],
		['网络延迟', 'c.md'],
		['延迟 TiKV', 'c.md'],
	])('%j is found in English', async (question, id) => {
		expect(await firstOf(ENGLISH, question)).toBe(id);
	});

	it('is explained by its translations', async () => {
		const { index } = await buildBase(ENGLISH);
		const { hits, unknown } = await searchText(index, '网络查询', { threshold: 0, explain: true });
		const terms = hits[0]?.terms?.map(({ term, likeness, others }) => [term, likeness, others[0]]);
		expect(terms).toContainEqual(['网络', 'translated', 'network']);
		expect(unknown).toEqual([]);
		const sum = hits[0]?.terms?.reduce((total, { contribution }) => total + contribution, 0);
		expect(hits[0]?.score).toBeCloseTo(sum as number, 9);
	});

	it('is found by documents, with the passage that has its words', async () => {
		const { index } = await buildBase(CHINESE);
		const { results } = await search(index, 'transaction locks', { threshold: 0 });
		expect(results[0]?.path).toBe('b.md');
		expect(results[0]?.reason).toContain('title');
	});

	it('is found in traditional characters with the same scores and passages as in simplified ones', async () => {
		const answer = async (title: string, text: string): Promise<unknown> => {
			const { index } = await buildBase({
				'a.md': `# ${title}\n\n别的事情。\n\n${text}\n`,
				'b.md': '# Other\n\nText.\n',
			});
			const { results } = await search(index, 'back up the database', { threshold: 0 });
			return results.map(({ path, score, reason, passage }) => [path, score, reason, passage === text]);
		};
		const simplified = await answer('数据库', '每天晚上备份数据库。');
		expect(simplified).toMatchObject([['a.md', expect.any(Number), expect.stringContaining('title'), true]]);
		expect(await answer('數據庫', '每天晚上備份數據庫。')).toEqual(simplified);
	});

	it('finds the terms of a glossary', async () => {
		const pages = { ...CHINESE, 'tikv.md': '# 键值层\n\n键值层保存区块。' };
		const glossary = { frobnicator: '键值层' };
		expect(await firstOf(pages, 'frobnicator', { glossary })).toBe('tikv.md');
		expect(await firstOf(pages, 'frobnicator')).toBeUndefined();
	});
});

describe('a question in the language of the texts', () => {
	it.each(['事务 提交', '网络延迟', 'TiKV 网络', '"事务在提交" -网络', '备份 gRPC'])(
		'%j is not translated',
		async (question) => {
			const [chinese, plain] = [await buildBase(CHINESE), await buildBase(CHINESE, NONE)];
			const options = { threshold: 0, explain: true };
			const expected = await searchText(plain.index, question, options);
			expect(await searchText(chinese.index, question, options)).toEqual(expected);
		},
	);

	it('has the same answer with translations and without, whatever its words', async () => {
		const [chinese, plain] = await Promise.all([buildBase(CHINESE), buildBase(CHINESE, NONE)]);
		const words = fc.constantFrom('事务', '备份', '网络', 'TiKV', 'gRPC', 'zzyzx', 'constructor__', '__proto__', '42');
		await fc.assert(
			fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 6 }), async (asked) => {
				const question = asked.join(' ');
				const options = { threshold: 0, explain: true };
				const expected = await searchText(plain.index, question, options);
				expect(await searchText(chinese.index, question, options)).toEqual(expected);
			}),
		);
	});
});

describe('damaged translations', () => {
	async function damaged(change: (part: string) => void): Promise<Index> {
		const { out } = await buildBase(CHINESE);
		change(`${out}/parts/translations.0.json`);
		return openIndex(directorySource(out));
	}

	it.each([
		['missing', (part: string) => rmSync(part)],
		['cut short', (part: string) => writeFileSync(part, '{')],
	])('are an error if they are %s, but for a question that needs none', async (_, change) => {
		const index = await damaged(change);
		expect((await searchText(index, '事务 锁', { threshold: 0 })).hits[0]?.id).toBe('b.md');
		const code = expect.stringMatching(/^(?:missing|damaged|changed)_part$/);
		for (const use of [[], [FIELDS]])
			await expect(searchText(index, 'transaction gRPC', { use })).rejects.toMatchObject({ code });
		await expect(search(index, 'transaction gRPC')).rejects.toMatchObject({ code });
	});
});
