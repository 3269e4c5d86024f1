import { type Content, PinakesError, type Source } from '@pinakes/query';
import { listingSource, MANIFEST_FILE, withDefaults } from '@pinakes/query/internal';
import { loadLanguages } from '@pinakes/query/languages';
import { checkCollection, DEFAULT_COLLECTION } from './address.ts';
import { type Client, checkClient, checkVersion, isLostConnection, isWithoutTables, messageOf } from './database.ts';

/** Which collection is read, and what messages call the database. */
export interface SourceOptions {
	/** The collection that is read; `default` unless given. */
	readonly collection?: string;
	/** Names the database in messages; never give it a password. */
	readonly name?: string;
}

/**
 * A source that reads a collection. All files that a step of a look-up needs are read by one statement. A reader of
 * a version keeps to it while its parts are there, and goes on with the newest one after that.
 *
 * A lost connection is tried once more.
 *
 * @throws PinakesError `not_an_index` if there is no such collection, `format_version` for tables of another version,
 * `unreadable_source` if the database does not answer
 */
export function postgresSource(client: Client, options: SourceOptions = {}): Source {
	const collection = collectionOf(client, options);
	const { name } = collection;
	let tops: ReadonlyMap<string, Uint8Array> = new Map();
	const readBySha256 = batched((sha256s) => readParts(collection, sha256s));
	return listingSource({
		name,
		loadLanguages,
		async readManifest() {
			tops = await readManifests(collection);
			return tops.get(MANIFEST_FILE);
		},
		async readPart(path, digestOf) {
			const top = tops.get(path);
			const sha256 = top === undefined ? await digestOf() : undefined;
			return sha256 === undefined ? top : readBySha256(sha256);
		},
	});
}

/**
 * Returns the version of a collection, which another push raises; undefined if there is no such collection.
 *
 * @throws PinakesError `unreadable_source` if the database does not answer
 */
export async function collectionVersion(client: Client, options: SourceOptions = {}): Promise<number | undefined> {
	const { read } = collectionOf(client, options);
	const rows = await read<{ version: string }>('SELECT version::text FROM pinakes_collections WHERE name = $1');
	return rows?.[0] === undefined ? undefined : Number(rows[0].version);
}

/** A collection to read, with the name of database and collection in messages. */
type Collection = ReturnType<typeof collectionOf>;

function collectionOf(client: Client, options: SourceOptions) {
	checkClient(client);
	const given = withDefaults(options, { collection: DEFAULT_COLLECTION, name: 'postgres' });
	const collection = checkCollection(given.collection);
	const name = `${given.name}#${collection}`;
	/**
	 * Runs a statement, whose first value is the collection; again if its connection was lost.
	 *
	 * @returns undefined if the tables were never created
	 */
	async function read<Row>(statement: string, ...values: unknown[]): Promise<Row[] | undefined> {
		for (let attempt = 1; ; attempt++) {
			try {
				return (await client.query<Row>(statement, [collection, ...values])).rows;
			} catch (cause) {
				if (isWithoutTables(cause)) return undefined;
				if (attempt < 2 && isLostConnection(cause)) continue;
				throw new PinakesError(
					'unreadable_source',
					`${name} cannot be read (${messageOf(cause)}): check that the server runs and the address is right.`,
				);
			}
		}
	}
	return { name, read };
}

async function readManifests({ name, read }: Collection): Promise<Map<string, Uint8Array>> {
	const rows = await read<{ version: string; path: string | null; content: Uint8Array }>(
		'SELECT version::text, path, content FROM pinakes_schema LEFT JOIN pinakes_manifests ON collection = $1',
	);
	const version = rows?.[0]?.version;
	if (version !== undefined) checkVersion(name, Number(version));
	if (!rows?.some(({ path }) => path === MANIFEST_FILE)) {
		throw new PinakesError('not_an_index', `${name}: there is no such collection. Push an index to it: pinakes push.`);
	}
	return new Map(rows.map(({ path, content }) => [path ?? '', content]));
}

async function readParts({ read }: Collection, sha256s: readonly string[]): Promise<Map<string, Uint8Array>> {
	const rows = await read<{ sha256: string; content: Uint8Array }>(
		'SELECT sha256, content FROM pinakes_parts WHERE collection = $1 AND sha256 = ANY($2::text[])',
		sha256s,
	);
	return new Map(rows?.map(({ sha256, content }) => [sha256, content]));
}

/** Joins the reads that are asked for at the same time into one. */
function batched(
	readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Content>>,
): (key: string) => Promise<Content | undefined> {
	let keys: string[] = [];
	let reading: Promise<ReadonlyMap<string, Content>> | undefined;
	return async (key) => {
		keys.push(key);
		reading ??= Promise.resolve().then(() => {
			const wanted = keys;
			keys = [];
			reading = undefined;
			return readAll(wanted);
		});
		return (await reading).get(key);
	};
}
