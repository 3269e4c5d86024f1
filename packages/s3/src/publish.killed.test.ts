import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, publishedIndex } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { startObjectStore } from '@pinakes/testing/object-store';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it, onTestFinished } from 'vitest';
import { openBucket } from './bucket.ts';
import { publishIndex } from './publish.ts';
import { settingsOf } from './settings.ts';
import { bucketSource } from './source.ts';

const NAMES = ['kiwi', 'lime'] as const;
const DOCUMENTS = 40;
/** Uploads that are killed, each at another request; `PINAKES_KILLS` sets it. */
const KILLS = Number(process.env.PINAKES_KILLS ?? 4);

/** A program that publishes an index with what is built of this package. */
const PROGRAM = `
import { publishedIndex } from '@pinakes/indexer';
import { openBucket, publishIndex } from '@pinakes/s3';
await publishIndex(openBucket(process.argv[1]), publishedIndex(process.argv[2]), { keepFor: -60_000 });`;

it(`an upload that is killed at any of ${KILLS} requests leaves the old index or the new one, and nothing for good`, {
	timeout: 600_000,
}, async () => {
	const store = await startObjectStore();
	onTestFinished(() => store.close());
	const root = tempFolder();
	for (const name of NAMES) {
		const page = (i: number): string => `# Anchor ${i}\n\nAn anchor of ${name}, with chains.\n`;
		const docs = tempFolder(Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, i) => [`${i}.md`, page(i)])));
		await buildIndex({ folders: [docs], out: join(root, name), vectors: 'none' });
	}
	const address = `s3://${store.bucket}/docs`;
	const bucket = openBucket(address, settingsOf(store.env));
	const [kiwi, lime] = NAMES.map((name) => publishedIndex(join(root, name)));
	if (kiwi === undefined || lime === undefined) throw new Error('Nothing was built.');
	const { packs } = await publishIndex(bucket, kiwi);
	const reader = await openIndex(bucketSource(bucket));
	const outcomes = new Set<string>();
	for (let kill = 0; kill < KILLS; kill++) {
		// From the first request to the cleaning after the last.
		let left = 3 + Math.floor((kill * (packs + 8)) / Math.max(1, KILLS - 1));
		const child: ChildProcess = spawn(
			process.execPath,
			['--input-type=module', '-e', PROGRAM, address, join(root, 'lime')],
			{ cwd: fileURLToPath(new URL('..', import.meta.url)), env: { ...process.env, ...store.env }, stdio: 'inherit' },
		);
		store.misbehave = () => {
			if (left-- === 0) child.kill('SIGKILL');
			return undefined;
		};
		const [code, signal] = await once(child, 'exit');
		store.misbehave = () => undefined;
		outcomes.add(String(signal ?? code));
		for (const index of [reader, await openIndex(bucketSource(bucket))]) {
			const { hits } = await searchText(index, 'anchor chains', { texts: true, limit: DOCUMENTS, threshold: 0 });
			const builds = new Set(hits.map(({ text = '' }) => /of (\w+),/.exec(text)?.[1]));
			expect([...builds]).toHaveLength(1);
			expect(NAMES).toContain([...builds][0]);
		}
		await publishIndex(bucket, kiwi, { keepFor: -60_000 });
		await publishIndex(bucket, kiwi, { keepFor: -60_000 });
		expect(store.keys().filter((key) => key.endsWith('.bin'))).toHaveLength(packs);
	}
	expect(outcomes).toContain('SIGKILL');
});
