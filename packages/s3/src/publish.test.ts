import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, publishedIndex } from '@pinakes/indexer';
import { fetchSource, openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { packedSource } from '@pinakes/query/packed';
import { type ObjectStore, startObjectStore } from '@pinakes/testing/object-store';
import { addFiles, lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import { type PublishedFiles, publishIndex } from './publish.ts';
import { settingsOf } from './settings.ts';
import { bucketSource } from './source.ts';

const NAMES = ['kiwi', 'lime', 'plum'] as const;
const QUESTIONS = ['anchor 3', 'chains of anchors', 'submarines'];

let store: ObjectStore;
let root: string;
let kiwi: PublishedFiles;
let lime: PublishedFiles;
let plum: PublishedFiles;
let prefixes = 0;

beforeAll(async () => {
	store = await startObjectStore();
	root = lastingFolder();
	const built = NAMES.map(async (name) => {
		const pages = Array.from({ length: 40 }, (_, i) => [
			`${i}.md`,
			`# Anchor ${i}\n\nAn anchor of ${name}, with chains.\n`,
		]);
		const docs = lastingFolder();
		addFiles(docs, Object.fromEntries(pages));
		await buildIndex({ folders: [docs], out: join(root, name), vectors: 'none' });
		rmSync(docs, { recursive: true });
		return publishedIndex(join(root, name));
	});
	[kiwi, lime, plum] = (await Promise.all(built)) as [PublishedFiles, PublishedFiles, PublishedFiles];
}, 60_000);
afterAll(async () => {
	await store.close();
	rmSync(root, { recursive: true });
});
afterEach(() => {
	store.misbehave = () => undefined;
	store.alter = (_, body) => body;
});

/** A folder of the bucket that no other test uses. */
function freshBucket(): Bucket {
	return open(`test-${prefixes++}/index`);
}

function open(prefix: string, env: Readonly<Record<string, string>> = {}): Bucket {
	return openBucket(`s3://${store.bucket}/${prefix}`, settingsOf({ ...store.env, ...env }));
}

async function buildsIn(index: Parameters<typeof searchText>[0], question = 'anchor 3'): Promise<string[]> {
	const { hits } = await searchText(index, question, { texts: true, limit: 20, threshold: 0 });
	return [...new Set(hits.map(({ text = '' }) => /of (\w+),/.exec(text)?.[1] ?? ''))];
}

const keysOf = ({ prefix }: Bucket): string[] => store.keys().filter((key) => key.startsWith(prefix));
const versionsOf = (bucket: Bucket): Set<string | undefined> =>
	new Set(
		keysOf(bucket)
			.map((key) => /packs\/([0-9a-f]+)\//.exec(key)?.[1])
			.filter(Boolean),
	);

describe('a published index', () => {
	it('answers as the folder does, explanations included, by any of its readers', async () => {
		const bucket = freshBucket();
		const { packs, sent, isChanged } = await publishIndex(bucket, kiwi);
		expect([sent, isChanged]).toEqual([packs, true]);
		const folder = await openIndex(directorySource(join(root, 'kiwi')));
		const readers = [bucketSource(bucket), packedSource(fetchSource(bucket.url, bucket.fetch))];
		for (const source of readers) {
			const index = await openIndex(source);
			for (const question of QUESTIONS) {
				expect(await searchText(index, question)).toEqual(await searchText(folder, question));
			}
		}
	});

	it('is read by ranges, and from whole packs if a host ignores those', async () => {
		const bucket = freshBucket();
		await publishIndex(bucket, kiwi);
		const answers = async (): Promise<string[]> => buildsIn(await openIndex(bucketSource(bucket)));
		store.log.length = 0;
		expect(await answers()).toEqual(['kiwi']);
		expect(store.log.some((line) => /packs\/.* 206$/.test(line))).toBe(true);
		expect(store.log.some((line) => /packs\/.* 200$/.test(line))).toBe(false);
		const rangeless: Bucket['fetch'] = (url) => bucket.fetch(url);
		expect(await buildsIn(await openIndex(bucketSource({ ...bucket, fetch: rangeless })))).toEqual(['kiwi']);
	});

	it('is not sent again; of an interrupted upload only what is missing', async () => {
		const bucket = freshBucket();
		const { packs, version } = await publishIndex(bucket, kiwi);
		store.log.length = 0;
		expect(await publishIndex(bucket, kiwi)).toEqual({
			version,
			packs,
			sent: 0,
			sentBytes: 0,
			isChanged: false,
			removed: 0,
		});
		expect(store.log.filter((line) => !line.startsWith('GET'))).toEqual([]);
		let puts = 0;
		store.misbehave = ({ method }) =>
			method === 'PUT' && ++puts > 5 ? (response) => response.socket?.destroy() : undefined;
		await expect(publishIndex(bucket, lime)).rejects.toMatchObject({
			message: expect.stringMatching(
				/^s3:\/\/docs\/\S+ cannot be reached \(PUT packs\/.*What was sent stays there; run it again\.$/,
			),
		});
		expect(await buildsIn(await openIndex(bucketSource(bucket)))).toEqual(['kiwi']);
		store.misbehave = () => undefined;
		const again = await publishIndex(bucket, lime);
		expect(again.sent).toBeLessThan(again.packs);
		expect(await buildsIn(await openIndex(bucketSource(bucket)))).toEqual(['lime']);
	});

	it('becomes visible when all packs are stored; readers keep what they opened', async () => {
		const bucket = freshBucket();
		const { version: first } = await publishIndex(bucket, kiwi);
		const reader = await openIndex(bucketSource(bucket));
		store.log.length = 0;
		const { version: second } = await publishIndex(bucket, lime);
		const puts = store.log.filter((line) => line.startsWith('PUT')).map((line) => line.replace(/^.*index\//, ''));
		expect(puts.slice(-3)).toEqual(['manifest.json 200', 'manifest.search.json 200', 'manifest.light.json 200']);
		expect(await buildsIn(reader)).toEqual(['kiwi']);
		await publishIndex(bucket, plum, { keepFor: 60_000 });
		expect(versionsOf(bucket).size).toBe(3);
		const late = await openIndex(bucketSource(bucket));
		const unasked = await openIndex(bucketSource(bucket));
		const { version: third, removed } = await publishIndex(bucket, kiwi, { keepFor: -60_000 });
		expect([third, removed > 0]).toEqual([first, true]);
		expect(versionsOf(bucket).has(second)).toBe(false);
		expect(await buildsIn(late)).toEqual(['plum']);
		await publishIndex(bucket, lime, { keepFor: -60_000 });
		expect(await buildsIn(unasked)).toEqual(['lime']);
	});

	it('does not keep what an interrupted upload left and nobody uses', async () => {
		const bucket = freshBucket();
		const { version: first } = await publishIndex(bucket, kiwi);
		let puts = 0;
		store.misbehave = ({ method }) =>
			method === 'PUT' && ++puts > 5 ? (response) => void response.writeHead(403).end() : undefined;
		await expect(publishIndex(bucket, lime)).rejects.toThrow('403');
		store.misbehave = () => undefined;
		expect(versionsOf(bucket).size).toBe(2);
		const { version: second, removed } = await publishIndex(bucket, plum);
		expect(removed).toBe(5);
		expect(versionsOf(bucket)).toEqual(new Set([first, second]));
	});
});

describe('two writers at once', () => {
	it('leave one index whole, and report the other', async () => {
		const bucket = freshBucket();
		await publishIndex(bucket, kiwi);
		const results = await Promise.allSettled([publishIndex(bucket, lime), publishIndex(bucket, plum)]);
		const failed = results.filter((result) => result.status === 'rejected');
		expect(failed.map(({ reason }) => reason.message)).toEqual([
			`${bucket.name}: another upload replaced the index meanwhile (412 PreconditionFailed - Refused.), and that one stays. Run it again to replace it.`,
		]);
		const winner = results[0].status === 'fulfilled' ? 'lime' : 'plum';
		expect(await buildsIn(await openIndex(bucketSource(bucket)))).toEqual([winner]);
		const { version } = await publishIndex(bucket, winner === 'lime' ? plum : lime);
		expect(versionsOf(bucket)).toContain(version);
	});

	it('end so if both are the first', async () => {
		const bucket = freshBucket();
		const results = await Promise.allSettled([publishIndex(bucket, lime), publishIndex(bucket, plum)]);
		expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect(await buildsIn(await openIndex(bucketSource(bucket)))).toHaveLength(1);
	});

	it('heal what the other took for abandoned', async () => {
		const bucket = freshBucket();
		await publishIndex(bucket, kiwi);
		let isFirst = true;
		const [lost = ''] = [...lime.keys()].filter((path) => path.endsWith('.bin'));
		store.misbehave = ({ method, path }) => {
			if (method === 'PUT' && path.endsWith('manifest.json') && isFirst) {
				isFirst = false;
				void bucket.fetch(bucket.url + lost, { method: 'DELETE' });
			}
			return undefined;
		};
		const { packs, sent } = await publishIndex(bucket, lime);
		expect(sent).toBeGreaterThanOrEqual(packs);
		expect(keysOf(bucket)).toContain(bucket.prefix + lost);
	});
});

describe('a store that misbehaves', () => {
	it('for a moment is asked again', async () => {
		const bucket = freshBucket();
		const asked = new Set<string>();
		const isFirst = (request: string): boolean => asked.size < asked.add(request).size;
		store.misbehave = ({ method, path }) =>
			isFirst(`${method} ${path}`) ? (response) => void response.writeHead(503).end() : undefined;
		await publishIndex(bucket, kiwi);
		store.misbehave = ({ path }) => (isFirst(`again ${path}`) ? (response) => response.socket?.destroy() : undefined);
		expect(await buildsIn(await openIndex(bucketSource(bucket)))).toEqual(['kiwi']);
	});

	it('by a stale pack gives an error that names it', async () => {
		const bucket = freshBucket();
		await publishIndex(bucket, kiwi);
		store.alter = ({ path }, body) => (path.endsWith('.bin') ? Buffer.from(body).reverse() : body);
		await expect(buildsIn(await openIndex(bucketSource(bucket)))).rejects.toMatchObject({
			code: 'changed_part',
			message: expect.stringMatching(/^\S+: parts\/\S+ was cut or changed/),
		});
	});

	it.each([
		['of another key', { AWS_SECRET_ACCESS_KEY: 'wrong' }, /403 SignatureDoesNotMatch.*check AWS_ACCESS_KEY_ID/],
		[
			'without a key',
			{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' },
			/403 AccessDenied.*: set AWS_ACCESS_KEY_ID/,
		],
		['where nobody listens', { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, /cannot be reached .*check the endpoint/],
	])('refuses requests %s', async (_, env, message) => {
		const bucket = open(`test-${prefixes++}`, env);
		await expect(publishIndex(bucket, kiwi)).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringMatching(message),
		});
		await expect(openIndex(bucketSource(bucket))).rejects.toMatchObject({
			message: expect.not.stringContaining('wrong'),
		});
	});

	it('has no such bucket', async () => {
		const bucket = openBucket('s3://other-docs/x', settingsOf(store.env));
		await expect(publishIndex(bucket, kiwi)).rejects.toMatchObject({
			message: expect.stringMatching(/there is no bucket other-docs there: create it/),
		});
	});

	it('is not written where something else lies', async () => {
		const bucket = freshBucket();
		await bucket.fetch(`${bucket.url}manifest.json`, { method: 'PUT', body: '{"name": "an app"}' });
		await expect(publishIndex(bucket, kiwi)).rejects.toMatchObject({ code: 'invalid_value' });
		expect(keysOf(bucket)).toHaveLength(1);
	});
});
