import { createHash } from 'node:crypto';
import { type Content, openIndex, PinakesError, type Source } from '@pinakes/query';
import { check, indexError, MANIFEST_FILE, readListing, SIGNATURE_FILE, withDefaults } from '@pinakes/query/internal';
import { checkedSource } from '@pinakes/query/signed';
import { checkCollection, DEFAULT_COLLECTION } from './address.ts';
import {
	checkClient,
	createTables,
	type Database,
	inTransaction,
	isLostConnection,
	LOCK_CLASS,
	messageOf,
} from './database.ts';

/** Where an index is pushed, and how long older versions stay readable. */
export interface PushOptions {
	/** The collection that the index becomes; `default` unless given. */
	readonly collection?: string;
	/** Milliseconds for which readers of the version before still find its parts; 10 minutes unless given. */
	readonly keepFor?: number;
}

/** What a push changed. */
export interface PushSummary {
	readonly collection: string;
	/** Counts the pushes that changed the collection. */
	readonly version: number;
	/** Parts of the index, and those that the collection did not have yet. */
	readonly parts: number;
	readonly added: number;
	/** Bytes of the parts that were added. */
	readonly addedBytes: number;
}

/** An index that becomes a version of a collection. */
interface PushedIndex {
	/** Runs a statement, whose first value is the collection. */
	run<Row>(statement: string, ...values: unknown[]): Promise<Row[]>;
	/** SHA-256 in hexadecimal of each file that the manifest lists, by path. */
	readonly digests: ReadonlyMap<string, string>;
	/** Its files, each compared with its SHA-256 when it is read. */
	readonly source: Source;
}

const DEFAULT_KEEP_FOR = 10 * 60 * 1000;

/** Maximum bytes and parts of one INSERT; a larger part has its own. */
const MAX_BATCH_BYTES = 1 << 20;
const MAX_BATCH_PARTS = 500;

/**
 * Makes an index a collection of a database, or its next version: one transaction writes the parts that the
 * collection does not have, and switches to the new manifest. Readers see the old version or the new one. Pushes to
 * one collection wait for each other.
 *
 * @param source an index with a complete list of its files, as a build writes it
 * @throws PinakesError `not_an_index`, `missing_part`, `changed_part` or `invalid_value` for the index or the name of
 * the collection, `format_version` for tables of a later release, `unreadable_source` for the database
 */
export async function pushIndex(database: Database, source: Source, options: PushOptions = {}): Promise<PushSummary> {
	checkClient(database);
	check(typeof source?.read === 'function', 'No source, such as directorySource(folder), to push.');
	const defaults: Required<PushOptions> = { collection: DEFAULT_COLLECTION, keepFor: DEFAULT_KEEP_FOR };
	const { collection: named, keepFor } = withDefaults(options, defaults);
	const collection = checkCollection(named);
	check(Number.isFinite(keepFor), 'keepFor must be a number of milliseconds.');
	const manifest = await source.read(MANIFEST_FILE);
	if (manifest === undefined) throw indexError('not_an_index', source.name, MANIFEST_FILE, 'is missing');
	const checked = checkedSource(
		{
			name: source.name,
			loadLanguages: source.loadLanguages,
			// One manifest, though another build may take its place meanwhile.
			read: async (path) => (path === MANIFEST_FILE ? manifest : source.read(path)),
		},
		async (content) => createHash('sha256').update(content).digest('hex'),
	);
	const listing = await (await openIndex(checked)).run(readListing);
	const digests = new Map(Array.from(listing, ([path, [, sha256]]) => [path, sha256]));
	const signature = await source.read(SIGNATURE_FILE);
	const tops = new Map([[MANIFEST_FILE, manifest]]);
	if (signature !== undefined) tops.set(SIGNATURE_FILE, signature);
	try {
		return await inTransaction(database, async (client) => {
			await createTables(client, collection);
			const run = async <Row>(statement: string, ...values: unknown[]): Promise<Row[]> =>
				(await client.query<Row>(statement, [collection, ...values])).rows;
			await run(`SELECT pg_advisory_xact_lock($2::int, hashtext('collection ' || $1))`, LOCK_CLASS);
			const index: PushedIndex = { run, digests, source: checked };
			const missing = await missingParts(index);
			const version = await nextVersion(index, tops);
			const addedBytes = await addParts(index, missing);
			await replaceParts(index, keepFor);
			const parts = new Set(digests.values()).size;
			return { collection, version, parts, added: missing.size, addedBytes };
		});
	} catch (cause) {
		if (cause instanceof PinakesError) throw cause;
		const advice = isLostConnection(cause)
			? 'The collection is as it was: check that the server runs, and push again.'
			: 'Check the address of the database, and what its user may do.';
		throw new PinakesError(
			'unreadable_source',
			`The collection ${collection} cannot be pushed (${messageOf(cause)}). ${advice}`,
		);
	}
}

/** The files whose content a collection does not have, each digest once, by digest. */
async function missingParts({ run, digests }: PushedIndex): Promise<Map<string, string>> {
	const missing = new Map(Array.from(digests, ([path, sha256]) => [sha256, path]));
	const rows = await run<{ sha256: string }>(
		'SELECT sha256 FROM pinakes_parts WHERE collection = $1 AND sha256 = ANY($2::text[])',
		[...missing.keys()],
	);
	for (const { sha256 } of rows) missing.delete(sha256);
	return missing;
}

/** Writes the manifest, and returns the version of the collection: another one if the manifest differs. */
async function nextVersion({ run }: PushedIndex, tops: Map<string, Content>): Promise<number> {
	await run('INSERT INTO pinakes_collections (name, version) VALUES ($1, 0) ON CONFLICT DO NOTHING');
	const before = await run<{ path: string; content: Uint8Array }>(
		'SELECT path, content FROM pinakes_manifests WHERE collection = $1',
	);
	const isSame =
		before.length === tops.size &&
		before.every(({ path, content }) => Buffer.from(content).equals(bytesOf(tops.get(path) ?? '')));
	if (!isSame) {
		await run('DELETE FROM pinakes_manifests WHERE collection = $1');
		for (const [path, content] of tops) {
			await run('INSERT INTO pinakes_manifests VALUES ($1, $2, $3)', path, bytesOf(content));
		}
		await run('UPDATE pinakes_collections SET version = version + 1, pushed_at = now() WHERE name = $1');
	}
	const [row] = await run<{ version: string }>('SELECT version::text FROM pinakes_collections WHERE name = $1');
	return Number(row?.version);
}

/** Reads the missing files, and inserts them. Returns their bytes. */
async function addParts({ run, source }: PushedIndex, missing: ReadonlyMap<string, string>): Promise<number> {
	let batch: [sha256: string, content: Buffer][] = [];
	let batchBytes = 0;
	let bytes = 0;
	const insert = async (): Promise<void> => {
		if (batch.length === 0) return;
		const rows = batch.map((_, i) => `($1, $${2 * i + 2}, $${2 * i + 3})`);
		await run(`INSERT INTO pinakes_parts (collection, sha256, content) VALUES ${rows.join()}`, ...batch.flat());
		bytes += batchBytes;
		batch = [];
		batchBytes = 0;
	};
	for (const [sha256, path] of missing) {
		const read = await source.read(path);
		if (read === undefined) throw indexError('missing_part', source.name, path, 'is missing');
		const content = bytesOf(read);
		if (batchBytes + content.length > MAX_BATCH_BYTES || batch.length === MAX_BATCH_PARTS) await insert();
		batch.push([sha256, content]);
		batchBytes += content.length;
	}
	await insert();
	return bytes;
}

/** Marks the parts that the new version does not have, and deletes those that were replaced long enough ago. */
async function replaceParts({ run, digests }: PushedIndex, keepFor: number): Promise<void> {
	await run(
		`UPDATE pinakes_parts SET replaced_at = CASE WHEN sha256 = ANY($2::text[]) THEN NULL ELSE now() END
		WHERE collection = $1 AND (replaced_at IS NULL) <> (sha256 = ANY($2::text[]))`,
		[...digests.values()],
	);
	await run(
		`DELETE FROM pinakes_parts WHERE collection = $1 AND replaced_at <= now() - $2::float8 * interval '1 millisecond'`,
		keepFor,
	);
}

function bytesOf(content: Content): Buffer {
	return typeof content === 'string'
		? Buffer.from(content)
		: Buffer.from(content.buffer, content.byteOffset, content.length);
}
