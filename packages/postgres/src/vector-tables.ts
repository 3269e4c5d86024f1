import { createHash } from 'node:crypto';
import { type Client, withSavepoint } from './database.ts';
import { preparePgvector } from './pgvector.ts';
import {
	findSectionVectors,
	type PushedIndex,
	readSectionVectors,
	type SectionVectorFiles,
	type SectionVectors,
} from './section-vectors.ts';

/**
 * Tables of vectors, in which pgvector finds candidates. Scores are computed from the parts of the index. Only the vectors
 * of the newest version are kept; a reader of another version reads all vectors from its parts.
 *
 *     pinakes_indexed_vectors    the manifest and the parts that the vectors are from, and the generation
 *     pinakes_section_vectors    the id of the vector of each section
 *     pinakes_vectors            the distinct vectors, with an HNSW graph for each collection and generation
 *
 * A push adds new vectors to the graph. If most vectors are new, it builds a new graph, another generation, as this takes
 * a quarter of the time of adding them one by one.
 */

/** Minimum numbers of all vectors, sections times dimensions, to use pgvector: comparing all of fewer takes no longer. */
const MIN_INDEXED_NUMBERS = 2 ** 23;

/** Dimensions of a `halfvec` that can be indexed. */
const MAX_DIMENSIONS = 4_000;

/** Maximum share of new vectors that are added to a graph; for more, a new graph is built. */
const MAX_NEW_SHARE = 0.5;

const BATCH = 2_000;

/** Milliseconds that a push waits for readers to drop an old graph; after that, the next push drops it. */
const DROP_TIMEOUT = 2_000;

/** How the vectors of a collection are searched. */
export interface VectorsOf {
	/** pgvector finds those that are near to a question, or all are read; `none` where there are none. */
	readonly vectors: 'none' | 'rows' | 'pgvector';
	/** Why pgvector finds none, where there are enough vectors for it. */
	readonly withoutPgvector?: string;
}

/** The vectors of a collection that can be searched. */
interface Indexed {
	readonly generation: number;
	readonly parts: readonly string[];
}

/** A collection, and how its vectors are searched. */
interface Target extends SectionVectorFiles {
	readonly collection: string;
	readonly generation: number;
}

/** Brings the vectors that pgvector searches to those of an index, where it can. Call it in the transaction of the push. */
export async function indexVectors(
	client: Client,
	index: PushedIndex,
	minNumbers = MIN_INDEXED_NUMBERS,
): Promise<VectorsOf> {
	const { collection } = index;
	const files = findSectionVectors(index);
	if (files === undefined || files.sections * files.dimensions < minNumbers || files.dimensions > MAX_DIMENSIONS) {
		// Without the extension that made them they cannot be deleted, and are those of no version.
		await withSavepoint(client, () => forgetVectors(client, collection));
		return { vectors: files === undefined ? 'none' : 'rows' };
	}
	const withoutPgvector = await preparePgvector(client);
	if (withoutPgvector !== undefined) return { vectors: 'rows', withoutPgvector };
	const { rows } = await client.query<{ generation: string; parts: string }>(
		`SELECT generation::text, array_to_string(parts, ',') AS parts FROM pinakes_indexed_vectors WHERE collection = $1`,
		[collection],
	);
	const before = rows[0] && { generation: Number(rows[0].generation), parts: rows[0].parts.split(',') };
	const generation = await replaceVectors(client, index, files, before);
	await client.query(
		`INSERT INTO pinakes_indexed_vectors VALUES ($1, $2, $3::int, $4::text[])
		ON CONFLICT (collection) DO UPDATE SET (checksum, generation, parts) = ($2, $3::int, $4::text[])`,
		[collection, files.checksum, generation, files.parts],
	);
	return { vectors: 'pgvector' };
}

async function forgetVectors(client: Client, collection: string): Promise<void> {
	const { rows } = await client.query(
		'DELETE FROM pinakes_indexed_vectors WHERE collection = $1 RETURNING collection',
		[collection],
	);
	if (rows.length === 0) return;
	await client.query('DELETE FROM pinakes_section_vectors WHERE collection = $1', [collection]);
	await client.query('DELETE FROM pinakes_vectors WHERE collection = $1', [collection]);
	await dropGraphs(client, collection, undefined);
}

/** Writes what changed. Returns the generation that is searched. */
async function replaceVectors(
	client: Client,
	index: PushedIndex,
	files: SectionVectorFiles,
	before: Indexed | undefined,
): Promise<number> {
	const { collection } = index;
	const changed = [...files.parts.keys()].filter((i) => files.parts[i] !== before?.parts[i]);
	if (before && changed.length === 0 && before.parts.length === files.parts.length) return before.generation;
	let read = await readSectionVectors(index, files, changed);
	const missing = before ? await missingVectors(client, collection, before.generation, read) : read.vectors;
	let target: Target = { ...files, collection, generation: before?.generation ?? 0 };
	if (before === undefined || missing.size > MAX_NEW_SHARE * files.sections) {
		target = { ...target, generation: target.generation + 1 };
		if (changed.length < files.parts.length) read = await readSectionVectors(index, files, [...files.parts.keys()]);
		await addVectors(client, target, read.vectors);
	} else await addVectors(client, target, missing);
	await placeSections(client, target, read);
	await makeGraph(client, target);
	return target.generation;
}

async function missingVectors(
	client: Client,
	collection: string,
	generation: number,
	{ vectors }: SectionVectors,
): Promise<Map<string, string>> {
	const missing = new Map(vectors);
	const { rows } = await client.query<{ id: string }>(
		'SELECT id::text FROM pinakes_vectors WHERE collection = $1 AND generation = $2::int AND id = ANY($3::bigint[])',
		[collection, generation, [...vectors.keys()]],
	);
	for (const { id } of rows) missing.delete(id);
	return missing;
}

async function addVectors(
	client: Client,
	{ collection, generation }: Target,
	vectors: ReadonlyMap<string, string>,
): Promise<void> {
	const all = [...vectors];
	for (let from = 0; from < all.length; from += BATCH) {
		const batch = all.slice(from, from + BATCH);
		await client.query(
			`INSERT INTO pinakes_vectors SELECT $1, $2::int, id, embedding::halfvec
			FROM unnest($3::bigint[], $4::text[]) AS new (id, embedding)`,
			[collection, generation, batch.map(([id]) => id), batch.map(([, vector]) => vector)],
		);
	}
}

/** Says which section has which vector, and deletes the vectors that none has. */
async function placeSections(client: Client, target: Target, { sections, ids }: SectionVectors): Promise<void> {
	const { collection, generation } = target;
	await client.query('DELETE FROM pinakes_section_vectors WHERE collection = $1 AND section >= $2::int', [
		collection,
		target.sections,
	]);
	for (let from = 0; from < sections.length; from += BATCH) {
		await client.query(
			`INSERT INTO pinakes_section_vectors AS old SELECT $1, section, vector
			FROM unnest($2::int[], $3::bigint[]) AS new (section, vector)
			ON CONFLICT (collection, section) DO UPDATE SET vector = EXCLUDED.vector WHERE old.vector <> EXCLUDED.vector`,
			[collection, sections.slice(from, from + BATCH), ids.slice(from, from + BATCH)],
		);
	}
	await client.query(
		`DELETE FROM pinakes_vectors WHERE collection = $1 AND (generation <> $2::int OR NOT EXISTS (
			SELECT FROM pinakes_section_vectors AS used WHERE used.collection = $1 AND used.vector = id
		))`,
		[collection, generation],
	);
}

/** Bytes of memory for each vector of a graph, beside two for each dimension. */
const GRAPH_BYTES = 400;

/** Megabytes of memory that a graph is made in at least, and at most: beyond it is made on disk. */
const MIN_MEMORY = 64;
const MAX_MEMORY = 1_024;

async function makeGraph(client: Client, target: Target): Promise<void> {
	const { collection, generation, dimensions, sections } = target;
	const needed = Math.ceil((sections * (2 * dimensions + GRAPH_BYTES)) / 2 ** 20);
	await client.query(`SET LOCAL maintenance_work_mem = '${Math.min(MAX_MEMORY, Math.max(MIN_MEMORY, needed))}MB'`);
	const name = `${graphsOf(collection)}${generation}`;
	// The name of a collection has no quotes: see `checkCollection`.
	await client.query(
		`CREATE INDEX IF NOT EXISTS ${name} ON pinakes_vectors USING hnsw ((embedding::halfvec(${dimensions})) halfvec_cosine_ops)
		WHERE collection = '${collection}' AND generation = ${generation}`,
	);
	await dropGraphs(client, collection, name);
}

/** Drops the graphs of older generations, which no row is in. It waits for readers, so the next push may have to do it. */
async function dropGraphs(client: Client, collection: string, kept: string | undefined): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`SELECT relname AS name FROM pg_class WHERE relkind = 'i' AND pg_table_is_visible(oid)
		AND starts_with(relname, $1) AND relname <> $2`,
		[graphsOf(collection), kept ?? ''],
	);
	for (const { name } of rows) {
		await withSavepoint(client, async () => {
			await client.query(`SET LOCAL lock_timeout = ${DROP_TIMEOUT}`);
			await client.query(`DROP INDEX ${name}`);
			await client.query('SET LOCAL lock_timeout TO DEFAULT');
		});
	}
}

/** What the names of a collection's graphs begin with. */
function graphsOf(collection: string): string {
	return `pinakes_vectors_${createHash('sha256').update(collection).digest('hex').slice(0, 16)}_`;
}
