import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIndex } from '@pinakes/indexer';
import { runs } from '@pinakes/testing/runs';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { exitOf, spawnBuild } from '../../testing/builds.ts';

const KILLS = runs(6);

/** Many documents, of which some are others in each edition. */
function edition(number: number): Record<string, string> {
	const pages = Array.from({ length: 120 }, (_, i) => {
		const own = i % 3 === number % 3 ? `edition ${number}` : 'every edition';
		return [`${i}.md`, `# Page ${i}\n\nOf ${own}, 缓存 ${i}.\n\n${'## Part\n\nSome words of a text.\n\n'.repeat(20)}`];
	});
	return Object.fromEntries(pages) as Record<string, string>;
}

it(`a build killed at any of ${KILLS} moments leaves a cache that gives no other bytes`, async () => {
	const folder = tempFolder(edition(0));
	const root = tempFolder();
	const options = { folders: [folder], out: join(root, 'index'), cache: join(root, 'cache'), vectors: 'none' } as const;
	const start = performance.now();
	expect(await exitOf(spawnBuild(options))).toBe(0);
	const duration = performance.now() - start;
	const outcomes = new Set<string>();
	for (let i = 1; i <= KILLS; i++) {
		addFiles(folder, edition(i));
		const child = spawnBuild(options);
		const end = exitOf(child);
		// Evenly spread, a little beyond the end, with the machine's own unevenness for chance.
		await Promise.race([wait((duration * 1.1 * i) / KILLS), end]);
		child.kill('SIGKILL');
		outcomes.add(String(await end));
		const notices: string[] = [];
		await buildIndex({ ...options, onNotice: (notice) => notices.push(notice) });
		const cold = join(tempFolder(), 'index');
		await buildIndex({ folders: [folder], out: cold, vectors: 'none' });
		expect(readTree(options.out)).toEqual(readTree(cold));
		expect(notices).toEqual([]);
	}
	expect(outcomes).toContain('SIGKILL');
});
