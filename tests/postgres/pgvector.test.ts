import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import type { IndexFiles } from '@pinakes/indexer';
import { type Client, type PushOptions, type PushSummary, postgresSource, pushIndex } from '@pinakes/postgres';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import { searchHybrid } from '@pinakes/query/search';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseFiles, vectorFiles } from '../testing/knowledge-index.ts';
import { numbersFrom } from '../testing/numbers-from.ts';

/** Random pushes; `PINAKES_PUSHES=2000` for a long run. */
const PUSHES = Number(process.env.PINAKES_PUSHES ?? 15);

const PAGES = 150;
const DIMENSIONS = 12;
const WORDS =
	'anchor boat chain deck engine flag gale hull island jetty keel lamp mast net oar port quay rope sail tide'.split(
		' ',
	);
const QUESTIONS = Array.from(
	{ length: 20 },
	(_, i) => `${WORDS[i]} ${WORDS[(i * 7 + 3) % 20]} ${WORDS[(i * 3 + 5) % 20]}`,
);

/** Of each word a direction: a text is the sum of its words. */
const encoder: Encoder = {
	name: 'test:words',
	fingerprint: '1',
	encode: async (texts) =>
		texts.map((text) => {
			const sum = new Float32Array(DIMENSIONS);
			for (const word of text.match(/[a-z]+/g) ?? []) {
				const below = numbersFrom([...word].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7));
				for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] ?? 0) + below(201) - 100;
			}
			return sum;
		}),
};

const below = numbersFrom(11);
const text = (): string => Array.from({ length: 6 }, () => WORDS[below(WORDS.length)]).join(' ');
const page = (): string =>
	`# ${text()}\n\n${Array.from({ length: 4 }, () => `## ${text()}\n\n${text()}\n`).join('\n')}`;
const pages = (): Record<string, string> =>
	Object.fromEntries(Array.from({ length: PAGES }, (_, i) => [`${i}.md`, page()]));
const built = (texts: Record<string, string>): Promise<IndexFiles> => vectorFiles(texts, 0.3, encoder);

const opened: PGlite[] = [];
async function create(withVector = true): Promise<PGlite> {
	const database = await PGlite.create({ extensions: withVector ? { vector } : {} });
	opened.push(database);
	return database;
}
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

const push = (database: PGlite, files: IndexFiles, options: PushOptions = {}): Promise<PushSummary> =>
	pushIndex(database, memorySource(files), { pgvectorFrom: 0, ...options });

/** The answers to all questions, by vectors alone, and how many vectors were compared for them. */
async function answers(index: Index) {
	const found = [];
	for (const question of QUESTIONS) found.push(await searchHybrid(index, question, { mode: 'vector', encoder }));
	return { hits: found.map(({ hits }) => hits), compared: found.reduce((sum, one) => sum + one.vector_comparisons, 0) };
}

const ofFiles = async (files: IndexFiles) => answers(await openIndex(memorySource(files)));
const ofRows = async (client: Client) => answers(await openIndex(postgresSource(client)));

/** What pgvector searches: of each section its vector; no other vectors are there. */
async function indexed(database: PGlite, collection = 'default') {
	const { rows } = await database.query(
		`SELECT section, embedding::text FROM pinakes_section_vectors AS s
		JOIN pinakes_vectors AS v ON v.collection = s.collection AND id = vector
		WHERE s.collection = $1 AND generation = (SELECT generation FROM pinakes_indexed_vectors WHERE collection = $1)
		ORDER BY section`,
		[collection],
	);
	const { rows: counts } = await database.query(
		`SELECT count(*)::int AS vectors, count(*) = (SELECT count(DISTINCT vector) FROM pinakes_section_vectors WHERE collection = $1)
		AS "isExact" FROM pinakes_vectors WHERE collection = $1`,
		[collection],
	);
	return { rows, ...(counts[0] as { vectors: number; isExact: boolean }) };
}

async function graphs(database: PGlite): Promise<number> {
	const { rows } = await database.query<{ n: number }>(
		`SELECT count(*)::int AS n FROM pg_indexes WHERE tablename = 'pinakes_vectors' AND indexdef LIKE '%hnsw%'`,
	);
	return rows[0]?.n ?? 0;
}

let texts: Record<string, string>;
let first: IndexFiles;
beforeAll(async () => {
	texts = pages();
	first = await built(texts);
});
afterAll(() => {
	first = new Map();
});

describe('a collection with pgvector', () => {
	it('answers as the files do, and compares fewer vectors', async () => {
		const database = await create();
		expect(await push(database, first)).toMatchObject({ vectors: 'pgvector' });
		const [files, rows] = [await ofFiles(first), await ofRows(database)];
		expect(rows.hits).toEqual(files.hits);
		expect(rows.compared).toBeLessThan(0.9 * files.compared);
	}, 60_000);

	it('adds the vectors that are new, and makes another graph where most are', async () => {
		const database = await create();
		await push(database, first);
		const before = await indexed(database);
		expect(before.isExact).toBe(true);
		expect((await push(database, first)).version).toBe(1);

		// All numbers of sections change.
		const shifted = await built({ '!.md': '# Quay\n\nquay quay rope\n', ...texts });
		await push(database, shifted);
		const after = await indexed(database);
		expect(after.isExact).toBe(true);
		expect(after.vectors - before.vectors).toBeLessThanOrEqual(1);
		expect(await generation(database)).toBe(1);
		expect((await ofRows(database)).hits).toEqual((await ofFiles(shifted)).hits);

		const other = await built(pages());
		await push(database, other);
		expect([await generation(database), await graphs(database)]).toEqual([2, 1]);
		expect((await ofRows(database)).hits).toEqual((await ofFiles(other)).hits);

		await push(database, baseFiles(texts));
		expect(await indexed(database)).toMatchObject({ rows: [], vectors: 0 });
		expect(await graphs(database)).toBe(0);
	}, 60_000);

	it('answers a reader of the version before from all of its vectors', async () => {
		const database = await create();
		await push(database, first);
		const reader = await openIndex(postgresSource(database));
		await push(database, await built({ '!.md': page(), ...texts }));
		expect(await answers(reader)).toEqual(await ofFiles(first));
	}, 60_000);

	it('is whole after a push that fails at any statement', async () => {
		const database = await create();
		await push(database, first);
		const before = [await indexed(database), (await ofRows(database)).hits];
		const second = await built({ '!.md': page(), ...texts });
		for (let last = 1; ; last++) {
			if (await pushFails(database, second, last)) {
				if (last % 5 === 0) expect([await indexed(database), (await ofRows(database)).hits]).toEqual(before);
			} else break;
		}
		expect((await ofRows(database)).hits).toEqual((await ofFiles(second)).hits);
	}, 120_000);
});

async function generation(database: PGlite): Promise<number | undefined> {
	const { rows } = await database.query<{ generation: number }>('SELECT generation FROM pinakes_indexed_vectors');
	return rows[0]?.generation;
}

/** Whether a push fails of which one statement does. */
async function pushFails(database: PGlite, files: IndexFiles, failing: number): Promise<boolean> {
	let statements = 0;
	const broken = {
		query: database.query.bind(database),
		transaction: <T>(run: (client: Client) => Promise<T>) =>
			database.transaction((client) =>
				run({
					query: (statement, values) => {
						if (++statements === failing) throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
						return client.query(statement, values);
					},
				}),
			),
	};
	return pushIndex(broken, memorySource(files), { pgvectorFrom: 0 }).then(
		() => false,
		() => true,
	);
}

describe('vectors are read from rows', () => {
	it('where the server does not have the extension, and in small collections', async () => {
		const [without, small] = [await create(false), await create()];
		expect(await push(without, first)).toMatchObject({
			vectors: 'rows',
			withoutPgvector: 'the server does not have the extension',
		});
		expect(await pushIndex(small, memorySource(first))).not.toHaveProperty('withoutPgvector');
		const files = await ofFiles(first);
		expect(await ofRows(without)).toEqual(files);
		expect(await ofRows(small)).toEqual(files);
	}, 60_000);

	it('where the role may not create it, until it is there', async () => {
		const database = await create();
		await database.exec('CREATE ROLE writer; GRANT ALL ON SCHEMA public TO writer; SET ROLE writer');
		expect(await push(database, first)).toMatchObject({
			vectors: 'rows',
			withoutPgvector: expect.stringContaining('CREATE EXTENSION vector: permission denied'),
		});
		const files = await ofFiles(first);
		expect(await ofRows(database)).toEqual(files);
		await database.exec('RESET ROLE; CREATE EXTENSION vector; SET ROLE writer');
		expect(await push(database, first)).toMatchObject({ version: 1, added: 0, vectors: 'pgvector' });
		const rows = await ofRows(database);
		expect(rows.hits).toEqual(files.hits);
		expect(rows.compared).toBeLessThan(files.compared);

		await database.exec(
			'RESET ROLE; CREATE ROLE reader; GRANT SELECT ON pinakes_schema, pinakes_manifests, pinakes_parts TO reader',
		);
		await database.exec('SET ROLE reader');
		expect(await ofRows(database)).toEqual(files);
	}, 60_000);

	it('for filters, ranks, and more documents than pgvector is asked for', async () => {
		let asked = 0;
		const source = { ...memorySource(first), nearest: async () => void asked++ };
		const index = await openIndex(source);
		await searchHybrid(index, 'anchor', { mode: 'vector', encoder });
		expect(asked).toBe(1);
		await searchHybrid(index, 'anchor', { mode: 'hybrid', fusion: 'rrf', encoder });
		expect(asked).toBe(1);
		const database = await create();
		await push(database, first);
		const rows = await openIndex(postgresSource(database));
		const files = await openIndex(memorySource(first));
		const options = { mode: 'vector', encoder, limit: 140 } as const;
		expect(await searchHybrid(rows, 'sail', options)).toEqual(await searchHybrid(files, 'sail', options));
	}, 60_000);
});

it(`${PUSHES} random pushes, with and without vectors and pgvector, end as a cold push`, async () => {
	const database = await create();
	let now: Record<string, string> = { ...texts };
	let files = first;
	for (let i = 0; i < PUSHES; i++) {
		for (let edit = below(6); edit >= 0; edit--) {
			const path = `${below(2 * PAGES)}.md`;
			if (below(3) === 0) delete now[path];
			else now[path] = page();
		}
		if (below(8) === 0) now = pages();
		files = below(6) === 0 ? baseFiles(now) : await built(now);
		// One in five is pushed by a writer for whom the collection is too small.
		await push(database, files, { keepFor: 0, ...(below(5) === 0 ? { pgvectorFrom: 2 ** 30 } : {}) });
		if (i % 5 === 0) expect((await ofRowsOr(database, files)).hits).toEqual((await ofFilesOr(files)).hits);
	}
	files = await built(now);
	await push(database, files, { keepFor: 0 });
	const cold = await create();
	await push(cold, files);
	expect(await indexed(database)).toEqual(await indexed(cold));
	expect(await graphs(database)).toBe(1);
	expect((await ofRows(database)).hits).toEqual((await ofFiles(files)).hits);
}, 3_600_000);

/** Without vectors there are no answers by them. */
const none = { hits: [] };
const hasVectors = (files: IndexFiles): boolean => files.has('parts/section_vectors.0.json');
const ofRowsOr = async (client: Client, files: IndexFiles) => (hasVectors(files) ? ofRows(client) : none);
const ofFilesOr = async (files: IndexFiles) => (hasVectors(files) ? ofFiles(files) : none);
