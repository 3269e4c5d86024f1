import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import type { BuildOptions } from '../build/options.ts';
import { skillText, unitFile } from '../testing/samples.ts';
import { buildShard } from './build-shard.ts';
import { mergeShards } from './merge-shards.ts';
import { parseShard, shardOf } from './shard.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

type Sources = Pick<BuildOptions, 'folders' | 'vectors' | 'suggest' | 'translations'>;

/** Writes all shards of an index, and returns their files. */
async function shardsOf(sources: Sources, count: number): Promise<string[]> {
	const root = tempFolder();
	const files = Array.from({ length: count }, (_, i) => join(root, `${i + 1}.shard`));
	// The last first: the order does not matter.
	for (let number = count; number > 0; number--) {
		await buildShard({ ...sources, out: files[number - 1] as string, shard: { number, count } });
	}
	return files;
}

async function expectSame(sources: Sources, counts: readonly number[]): Promise<void> {
	const [whole, merged] = [join(tempFolder(), 'index'), join(tempFolder(), 'index')];
	const { summary, problems } = await buildIndex({ ...sources, out: whole });
	for (const count of counts) {
		const result = await mergeShards({ shards: await shardsOf(sources, count), out: merged });
		expect(result.summary).toEqual(summary);
		expect(result.problems).toEqual(problems);
		expect(readTree(merged)).toEqual(readTree(whole));
	}
}

const SOURCES = {
	'a.md': '---\ntitle: 缓存\ntags: [redis]\n---\n\n# 缓存鍵\n\n1. Plan\n2. Build\n\n## Plan\n\n## Build\n',
	'b/c.md': '# Databases\n\nA database is naïve. 數據庫 缓存键\n\n## Step 1: Go\n\n## Step 2: Stop\n',
	'b/bad.md': '---\na: [\n---\n',
	'skills/x/SKILL.md': skillText('x'),
	'skills/x/more.txt': 'more',
	'.claude/skills/x/SKILL.md': skillText('x'),
	'skills/y/SKILL.md': skillText('y', 'Reviews code. Use when a database is slow.'),
	'units/u.json': unitFile('u'),
	'units/broken.json': '{',
	'a.pdf': '%PDF',
	'b/b.pdf': '%PDF',
	'b/c.pdf': '%PDF',
	'b/d.docx': 'PK',
};

describe('shards', () => {
	it('give every byte of one build, however many there are', async () => {
		await expectSame({ folders: [tempFolder(SOURCES)] }, [1, 2, 3, 8]);
	}, 120_000);

	it('of several folders and with further files too', async () => {
		const folders = [
			tempFolder(SOURCES),
			tempFolder({ ...SOURCES, 'b/d.md': '# Ein Krankenhaus\n\nDas Haus ist alt.\n' }),
		];
		await expectSame({ folders, suggest: true, vectors: 'lsa' }, [3]);
		await expectSame({ folders, vectors: 'none', translations: 'none' }, [2]);
	}, 120_000);

	it('of the fixtures too', async () => {
		await expectSame({ folders: [FIXTURES] }, [2, 3, 8]);
	}, 300_000);

	it('with settings in several scripts too, some of whose texts the engine holds in another way', async () => {
		const sources = { 'b/a.md': '---\nprice: 3\n---\n# Page\n', 'b/b.md': '# Other\n', 'b/c.md': '# Third\n' };
		const config = { synonyms: [['数据库', 'database']], documents: { stored: ['price'] } };
		await expectSame({ folders: [tempFolder({ ...sources, 'pinakes.config.json': config })], vectors: 'none' }, [8]);
	}, 120_000);

	it('of documents that are read in several pieces', async () => {
		const page = (i: number): string => `# Page ${i}\n\n${`word${i} kettle `.repeat(100 + i)}\n`;
		const pages = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`${i}.md`, page(i)]));
		await expectSame({ folders: [tempFolder(pages)], vectors: 'none' }, [1, 2]);
	}, 120_000);

	it('have each document in the one that its path says', () => {
		const numbers = Array.from({ length: 1000 }, (_, i) => shardOf(`docs/${i}.md`, 8));
		for (let number = 1; number <= 8; number++) {
			const { length } = numbers.filter((other) => other === number);
			expect(length).toBeGreaterThan(80);
			expect(length).toBeLessThan(170);
		}
		expect([shardOf('docs/a.md', 8), shardOf('文档/数据库.md', 8)]).toEqual([2, 4]);
	});
});

describe('shards that cannot be merged', () => {
	const merge = (...shards: string[]) => mergeShards({ shards, out: join(tempFolder(), 'index') });

	it('are refused if one is missing, twice, or of other settings', async () => {
		const folders = [tempFolder(SOURCES)];
		const [one, two] = (await shardsOf({ folders }, 2)) as [string, string];
		await expect(merge()).rejects.toThrow('there is no shard to merge');
		await expect(merge(one)).rejects.toThrow('shard 2/2 is missing, 1 of 2 in all: name all files.');
		await expect(merge(one, one, two)).rejects.toThrow('are both shard 1/2');
		const [, other] = (await shardsOf({ folders, vectors: 'none' }, 2)) as [string, string];
		await expect(merge(one, other)).rejects.toThrow(/are shards of other folders, numbers of shards or settings/);
	});

	it('are refused if they are damaged, of another version, or no shards', async () => {
		const folders = [tempFolder(SOURCES)];
		const [one, two] = (await shardsOf({ folders }, 2)) as [string, string];
		const bytes = readFileSync(two);
		const changed = join(tempFolder(), 'changed.shard');
		const cases: [Uint8Array | string, RegExp][] = [
			[bytes.subarray(0, -1), /changed\.shard is damaged: write it by pinakes build --shard/],
			[bytes.subarray(0, 20), /is damaged, or of another program/],
			['', /is damaged, or of another program/],
			[
				Buffer.from(bytes.toString('latin1').replace('pinakes 0', 'pinakes 9'), 'latin1'),
				/was written by another version/,
			],
		];
		for (const [content, message] of cases) {
			writeFileSync(changed, content);
			await expect(merge(one, changed)).rejects.toThrow(message);
		}
		await expect(merge(one, join(tempFolder(), 'gone'))).rejects.toThrow(/gone is missing/);
		await expect(merge(one, tempFolder())).rejects.toThrow(/is not a shard/);
	});

	it.each(['', '0/8', '9/8', '1/0', 'a/b', '1/2/3', '1/9999', '-1/2'])('are not named by %j', (text) => {
		expect(() => parseShard(text)).toThrow(/is not a shard: write one of how many, such as 3\/8/);
	});
});
