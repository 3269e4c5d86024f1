import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runs } from '@pinakes/testing/runs';
import { addFiles, openFilesBelow, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenFiles } from '../../testing/builds.ts';
import { skillText } from '../../testing/samples.ts';
import type { BuildOptions } from './build.ts';
import { buildIndex } from './build.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

const GIGABYTE = 2 ** 30;

/** Bytes of memory that make each document a run of its own, and some that make runs of a few documents. */
const [ONE_BY_ONE, FEW] = [0, 192 * 2 ** 20 + 6 * 20_000];

/** Builds an index with so much memory, and returns its files with what was said of them. */
async function built(options: Omit<BuildOptions, 'out'>, memory?: number): Promise<unknown> {
	const out = join(tempFolder(), 'index');
	const result = await buildIndex({ ...options, out, memory });
	expect(readdirSync(dirname(out))).toEqual(['index']);
	expect(openFilesBelow(dirname(out))).toEqual([]);
	expect(brokenFiles(out)).toEqual([]);
	return { files: readTree(out), result };
}

/** Expects the same bytes whatever the memory. */
async function compare(options: Omit<BuildOptions, 'out'>, memories = [ONE_BY_ONE, FEW]): Promise<void> {
	const inOneRun = await built(options, 4 * GIGABYTE);
	for (const memory of memories) expect(await built(options, memory)).toEqual(inOneRun);
}

describe('an index is the same whatever memory its build may take', () => {
	it.each<[string, Partial<BuildOptions>]>([
		['all defaults', { suggest: true }],
		['neither vectors nor translations', { vectors: 'none' }],
	])('with %s', (_, options) => compare({ folders: [FIXTURES], ...options }, [ONE_BY_ONE, GIGABYTE / 4]));

	it('of two folders, compounds, folded characters, links and files that cannot be read', async () => {
		const text = (i: number): string => `Die Krankenhausverwaltung ${i} 數據庫 台灣 und das Haus. naïve`;
		const pages = Object.fromEntries(
			Array.from({ length: 12 }, (_, i) => [
				`b-${i}.md`,
				`---\nlang: de\ntitle: Seite ${i}\n---\n# Seite ${i}\n\n${text(i)}\n\n## Schritt 1\n\nVerwaltung\n\n1. [Weiter](b-${i + 1}.md#schritt-1)\n2. Seite ${i + 2}\n`,
			]),
		);
		const folder = tempFolder({
			...Object.fromEntries(
				Object.entries(pages).flatMap(([name, page]) => [
					[`z/${name}`, page],
					[`a/${name}`, page],
				]),
			),
			'a/skills/rotate/SKILL.md': skillText('rotate', 'Rotates keys'),
			'a/words.md': '# 数据库\n\n数据库的備份。\n\n臺灣 kranken haus',
			'a/broken.md': Buffer.from([0xff, 0xfe, 0xff]),
		});
		await compare({ folders: [join(folder, 'z'), join(folder, 'a')] });
	});

	it('of texts that vectors are learnt from a sample of', async () => {
		const words = 'backup cluster node region 备份 集群 节点 tikv storage leader follower scheduler'.split(' ');
		const section = (i: number): string =>
			`## Part ${i}\n\n${Array.from({ length: 9 }, (_, j) => words[(i * (j + 3) + j) % 12]).join(' ')}\n`;
		const pages = Array.from({ length: 16 }, (_, page) => [
			`${page}.md`,
			`# Page ${page}\n\n${Array.from({ length: 200 }, (_, i) => section(page * 200 + i)).join('\n')}`,
		]);
		const folder = tempFolder({
			...Object.fromEntries(pages),
			'pinakes.config.json': { vectorWeight: 0.5 },
		});
		await compare({ folders: [folder] }, [FEW]);
	});

	it('of any small corpus', async () => {
		const word = fc.constantFrom(
			'database',
			'backup',
			'数据库',
			'數據',
			'台灣',
			'naïve',
			'__proto__',
			'v1.2',
			'步骤 1',
			'😀',
		);
		const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
		const page = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 });
		const folder = tempFolder();
		await fc.assert(
			fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 6 }), async (pages) => {
				rmSync(folder, { recursive: true });
				pages.forEach((sections, i) => {
					const body = sections.map(([heading, body]) => `# ${heading}\n\n${body}\n\n1. ${heading}\n2. ${body}\n`);
					addFiles(folder, { [`${i % 2}/${i}.md`]: body.join('\n') });
				});
				await compare({ folders: [folder] });
			}),
			{ numRuns: runs(3) },
		);
	});
});
