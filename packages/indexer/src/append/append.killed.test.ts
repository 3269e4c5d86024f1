import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { openSegments } from '@pinakes/query/union';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { exitOf, spawnBuild } from '../testing/child.ts';
import { appendIndex } from './append-index.ts';

const PAGES = 120;
const CHANGED = 20;
/** `PINAKES_KILLS=50` kills so many. */
const KILLS = Number(process.env.PINAKES_KILLS ?? 8);

it(`an append that is killed at any of ${KILLS} moments leaves the old segments or the new ones, and nothing else`, {
	timeout: 300_000 + KILLS * 10_000,
}, async () => {
	const page = (i: number, edition: number): string => `# Page ${i}\n\nThe edition${edition} of page${i}.\n`;
	const docs = tempFolder(Object.fromEntries(Array.from({ length: PAGES }, (_, i) => [`${i}.md`, page(i, 0)])));
	const parent = tempFolder();
	const out = join(parent, 'index');
	const answerOf = async (): Promise<number[]> => {
		const index = await openSegments(directorySource(out));
		expect(index.manifest.counts.documents).toBe(PAGES);
		const editions: number[] = [];
		for (let i = 0; i < CHANGED; i++) {
			const { hits } = await searchText(index, `page${i}`, { texts: true, threshold: 0, limit: 1 });
			editions.push(Number(/edition(\d+)/.exec(hits[0]?.text ?? '')?.[1]));
		}
		return [...new Set(editions)];
	};
	await appendIndex({ folders: [docs], out });
	let current = 0;
	let duration = 1500;
	const outcomes = new Set<string>();
	for (let edition = 1; edition <= KILLS; edition++) {
		for (let i = 0; i < CHANGED; i++) writeFileSync(join(docs, `${i}.md`), page(i, edition));
		const start = performance.now();
		const child = spawnBuild({ folders: [docs], out }, { call: 'appendIndex' });
		const end = exitOf(child);
		if (edition > 1) await Promise.race([wait((duration * 1.1 * edition) / KILLS), end]);
		else await end;
		if (edition === 1) duration = performance.now() - start;
		child.kill('SIGKILL');
		outcomes.add(String(await end));
		const answer = await answerOf();
		expect(answer).toHaveLength(1);
		expect([current, edition]).toContain(answer[0]);
		current = answer[0] as number;
	}
	expect(outcomes).toContain('SIGKILL');
	const { segments } = await appendIndex({ folders: [docs], out });
	expect(await answerOf()).toEqual([KILLS]);
	expect(readdirSync(parent)).toEqual(['index']);
	expect(readdirSync(join(out, 'segments'))).toHaveLength(segments);
});
