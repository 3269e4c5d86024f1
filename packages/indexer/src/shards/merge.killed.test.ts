import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { exitOf, spawnBuild } from '../testing/child.ts';
import { buildShard } from './build-shard.ts';
import { mergeShards } from './merge-shards.ts';

const PAGES = 60;
/** `PINAKES_KILLS=50` kills so many. */
const KILLS = Number(process.env.PINAKES_KILLS ?? 6);

it(`a merge that is killed at any of ${KILLS} moments leaves the old index or the new one, and nothing else`, {
	timeout: 300_000 + KILLS * 10_000,
}, async () => {
	const parent = tempFolder();
	const out = join(parent, 'index');
	const editions = await Promise.all(
		[0, 1].map(async (edition) => {
			const pages = Array.from({ length: PAGES }, (_, i) => [
				`${i}.md`,
				`# Page ${i}\n\nThe edition${edition} of ${i}.\n`,
			]);
			const docs = tempFolder(Object.fromEntries(pages));
			const root = tempFolder();
			const shards = [1, 2].map((number) => join(root, `${number}.shard`));
			for (const [i, shard] of shards.entries()) {
				await buildShard({ folders: [docs], out: shard, shard: { number: i + 1, count: 2 } });
			}
			const whole = join(root, 'index');
			await buildIndex({ folders: [docs], out: whole });
			return { shards, tree: readTree(whole) };
		}),
	);
	const [old, next] = editions as [(typeof editions)[0], (typeof editions)[0]];
	await mergeShards({ shards: old.shards, out });
	let duration = 1500;
	const outcomes = new Set<string>();
	for (let i = 0; i < KILLS; i++) {
		const { shards } = i % 2 === 0 ? next : old;
		const start = performance.now();
		const child = spawnBuild({ shards, out }, { call: 'mergeShards' });
		const end = exitOf(child);
		if (i > 0) await Promise.race([wait((duration * 1.1 * i) / KILLS), end]);
		else await end;
		if (i === 0) duration = performance.now() - start;
		child.kill('SIGKILL');
		outcomes.add(String(await end));
		// Killed between two renames, the old index is beside.
		const folder = readdirSync(parent).includes('index') ? out : `${out}.previous`;
		expect([old.tree, next.tree]).toContainEqual(readTree(folder));
	}
	expect(outcomes).toContain('SIGKILL');
	await mergeShards({ shards: next.shards, out });
	expect(readTree(out)).toEqual(next.tree);
	expect(readdirSync(parent)).toEqual(['index']);
});
