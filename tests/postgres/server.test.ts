import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { collectionVersion, postgresSource, pushIndex } from '@pinakes/postgres';
import { type Connection, connect } from '@pinakes/postgres/connect';
import { type Index, openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type PostgresServer, startPostgres } from '@pinakes/testing/postgres-server';
import { runs } from '@pinakes/testing/runs';
import { addFiles, lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const PUSHER = fileURLToPath(new URL('../testing/push-forever.js', import.meta.url));
const KILLS = runs(5);

const root = lastingFolder();
let server: PostgresServer;
const folders = new Map<string, string>();
const open: Connection[] = [];

beforeAll(async () => {
	server = await startPostgres();
	// Equal sizes, so that nothing but the content tells one from the other.
	for (const word of ['old', 'new']) {
		const [docs, out] = [join(root, `${word}-docs`), join(root, word)];
		const files = Object.fromEntries(
			Array.from({ length: 12 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nThe ${word} text of page ${i}.\n`]),
		);
		addFiles(docs, files);
		await buildIndex({ folders: [docs], out });
		folders.set(word, out);
	}
});
afterEach(async () => {
	for (const connection of open.splice(0)) await connection.close();
});
afterAll(async () => {
	rmSync(root, { recursive: true });
	await server.stop();
});

async function connected(collection: string, url = server.url): Promise<Connection> {
	const connection = await connect(`${url}#${collection}`);
	open.push(connection);
	return connection;
}

const indexOf = (word: string) => directorySource(folders.get(word) ?? '');

/** The states that an answer has texts of: one, if it was made of one. */
async function states(index: Index): Promise<string[]> {
	const { hits } = await searchText(index, 'text', { texts: true, limit: 12 });
	expect(hits).toHaveLength(12);
	return [...new Set(hits.map(({ text = '' }) => /old|new/.exec(text)?.[0] ?? ''))];
}

it('readers see one version or the other while it is pushed again and again', async () => {
	const { database, collection } = await connected('readers');
	await pushIndex(database, indexOf('old'), { collection });
	let isPushing = true;
	const push = async (): Promise<void> => {
		for (let i = 0; i < 20; i++) await pushIndex(database, indexOf(i % 2 ? 'old' : 'new'), { collection, keepFor: 0 });
		isPushing = false;
	};
	const read = async (): Promise<number> => {
		let answers = 0;
		while (isPushing || answers === 0) {
			expect(await states(await openIndex(postgresSource(database, { collection })))).toHaveLength(1);
			answers++;
		}
		return answers;
	};
	const [, ...answers] = await Promise.all([push(), read(), read(), read(), read()]);
	expect(Math.min(...answers)).toBeGreaterThan(0);
	expect(await collectionVersion(database, { collection })).toBe(21);
});

it('versions count beyond what is one byte of UTF-8, as which the driver reads binary results', async () => {
	const { database, collection } = await connected('versions');
	await pushIndex(database, indexOf('old'), { collection });
	for (const version of [127, 128, 255, 70_000]) {
		await database.query('UPDATE pinakes_collections SET version = $1::int WHERE name = $2', [version, collection]);
		expect(await collectionVersion(database, { collection })).toBe(version);
		expect(await pushIndex(database, indexOf('old'), { collection })).toMatchObject({ version });
	}
});

it('two writers at once leave the index of the second', async () => {
	const [one, two] = [await connected('writers'), await connected('writers')];
	const { collection } = one;
	for (let i = 0; i < 10; i++) {
		await Promise.all([
			pushIndex(one.database, indexOf('old'), { collection }),
			pushIndex(two.database, indexOf('new'), { collection }),
		]);
		expect(await states(await openIndex(postgresSource(one.database, { collection })))).toHaveLength(1);
	}
});

it(`a push that is killed leaves the old version whole, ${KILLS} times`, async () => {
	const { database, collection } = await connected('kills');
	await pushIndex(database, indexOf('old'), { collection });
	for (let i = 0; i < KILLS; i++) {
		const writer = spawn(process.execPath, [PUSHER, server.url, collection, ...folders.values()], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		await new Promise((resolve) => writer.stdout.once('data', resolve));
		await wait(i * 3);
		writer.kill('SIGKILL');
		await new Promise((resolve) => writer.once('exit', resolve));
		expect(await states(await openIndex(postgresSource(database, { collection })))).toHaveLength(1);
	}
	const summary = await pushIndex(database, indexOf('new'), { collection, keepFor: 0 });
	const { rows } = await database.query<{ n: number }>(
		'SELECT count(*)::int AS n FROM pinakes_parts WHERE collection = $1',
		[collection],
	);
	expect(rows[0]?.n).toBe(summary.parts);
});

it('a reader whose connections are cut asks again', async () => {
	const { database, collection } = await connected('cut');
	const other = await connected('cut');
	await pushIndex(database, indexOf('old'), { collection });
	const index = await openIndex(postgresSource(database, { collection }));
	await other.database.query(
		'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $1',
		['client backend'],
	);
	expect(await states(index)).toEqual(['old']);
});

it('a replica answers, also when the primary dies during a push', async () => {
	const primary = await startPostgres();
	const { database, collection } = await connected('replica', primary.url);
	await pushIndex(database, indexOf('old'), { collection });
	await open.pop()?.close();
	const replica = await primary.startReplica();
	try {
		const writer = spawn(process.execPath, [PUSHER, primary.url, collection, ...folders.values()], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		await new Promise((resolve) => writer.stdout.once('data', resolve));
		const reader = await connected(collection, replica.url);
		const seen = new Set<string>();
		const read = async (): Promise<void> => {
			const found = await states(await openIndex(postgresSource(reader.database, { collection })));
			expect(found).toHaveLength(1);
			seen.add(found[0] as string);
		};
		for (let i = 0; i < 20 || seen.size < 2; i++) await read();
		await primary.stop('SIGKILL');
		writer.kill('SIGKILL');
		for (let i = 0; i < 5; i++) await read();
	} finally {
		for (const connection of open.splice(0)) await connection.close();
		await replica.stop();
		await primary.stop('SIGKILL');
	}
});

it('an address if nobody answers says so', async () => {
	const nobody = await connect('postgres://postgres@127.0.0.1:1/none#docs');
	open.push(nobody);
	const { database, collection, name } = nobody;
	await expect(openIndex(postgresSource(database, { collection, name }))).rejects.toMatchObject({
		code: 'unreadable_source',
		message:
			'postgres://127.0.0.1:1/none#docs cannot be read (connect ECONNREFUSED 127.0.0.1:1): check that the server runs and the address is right.',
	});
});
