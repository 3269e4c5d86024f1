import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIndex } from '@pinakes/indexer';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { exitOf, spawnBuild } from '../../testing/builds.ts';

const PAGES = 120;
const KILLS = runs(4);

function pages(edition: string): string {
	const page = (i: number): string => `# Page ${i}\n\nEdition ${edition} of page${i}.\n\n## 部署\n\n数据库 ${i}\n`;
	return tempFolder(Object.fromEntries(Array.from({ length: PAGES }, (_, i) => [`${i}.md`, page(i)])));
}

/** Whether a build keeps documents on the disk, or has left some there. */
function hasSpilled(parent: string): boolean {
	return readdirSync(parent).some((name) => /^\.index\.building-\d+-\d+$/.test(name));
}

it(`a build beyond its memory that is killed at any of ${KILLS} moments leaves the old index, or the new one`, async () => {
	const parent = tempFolder();
	const out = join(parent, 'index');
	const editions = ['one', 'two'].map((edition) => {
		return { folders: [pages(edition)], vectors: 'none', out, memory: 0 } as const;
	});
	const trees: unknown[] = [];
	let duration = 0;
	for (const options of editions) {
		const start = performance.now();
		expect(await exitOf(spawnBuild(options))).toBe(0);
		duration = performance.now() - start;
		trees.push(readTree(out));
	}
	let isSpilled = false;
	const outcomes = new Set<string>();
	for (let i = 0; i < KILLS; i++) {
		const child = spawnBuild(editions[i % 2] as (typeof editions)[number]);
		const end = exitOf(child);
		let hasEnded = false;
		end.then(() => {
			hasEnded = true;
		});
		while (!hasEnded && !hasSpilled(parent)) await wait(5);
		isSpilled ||= hasSpilled(parent);
		// From the first page on the disk to the end, which takes about half of the time.
		await Promise.race([wait((duration * i) / (2 * KILLS)), end]);
		child.kill('SIGKILL');
		outcomes.add(String(await end));
		expect(trees).toContainEqual(readTree(existsSync(out) ? out : `${out}.previous`));
	}
	expect(outcomes).toContain('SIGKILL');
	expect(isSpilled).toBe(true);
	await buildIndex(editions[1] as (typeof editions)[number]);
	expect(readTree(out)).toEqual(trees[1]);
	expect(readdirSync(parent)).toEqual(['index']);
});
