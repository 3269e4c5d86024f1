import { PinakesError } from '@pinakes/query';
import { check } from '@pinakes/query/internal';

/** Runs statements: a `Client` or `Pool` of pg, a PGlite, or anything that answers as they do. */
export interface Client {
	query<Row>(statement: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

/** A client that one caller has for itself until it is released. */
interface PooledClient extends Client {
	/** @param isBroken whether the connection must not be used again */
	release(isBroken?: boolean): void;
}

/** A database that can be written: a `Pool` of pg, or a PGlite. */
export type Database = Client &
	({ connect(): Promise<PooledClient> } | { transaction<T>(run: (client: Client) => Promise<T>): Promise<T> });

/** Runs statements in one transaction, which is rolled back if one fails. */
export async function inTransaction<T>(database: Database, run: (client: Client) => Promise<T>): Promise<T> {
	if ('transaction' in database) return database.transaction(run);
	const client = await database.connect();
	let isBroken = false;
	try {
		await client.query('BEGIN');
		const result = await run(client);
		await client.query('COMMIT');
		return result;
	} catch (cause) {
		await client.query('ROLLBACK').catch(() => {
			isBroken = true;
		});
		throw cause;
	} finally {
		client.release(isBroken);
	}
}

/** SQLSTATE of a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** Whether a statement failed because the tables of Pinakes were never created. */
export function isWithoutTables(cause: unknown): boolean {
	return codeOf(cause) === UNDEFINED_TABLE;
}

/** Connection errors of the network, and SQLSTATE 08… and 57P0…: connection failures and shutdowns. */
const LOST_CONNECTION = /^(?:E(?:CONN[A-Z]+|PIPE|TIMEDOUT)|08...|57P0.)$/;

/** Whether a statement failed because its connection broke, so that another connection may succeed. */
export function isLostConnection(cause: unknown): boolean {
	return LOST_CONNECTION.test(codeOf(cause)) || /connection (?:terminated|error|timeout)/i.test(messageOf(cause));
}

function codeOf(cause: unknown): string {
	const { code } = (cause ?? {}) as { code?: unknown };
	return typeof code === 'string' ? code : '';
}

/**
 * Checks that there is a database.
 *
 * @throws PinakesError `invalid_value`, for the address of one or its connection as well
 */
export function checkClient(client: Client): void {
	check(typeof client?.query === 'function', 'No database: give the database of connect(address), or a Pool of pg.');
}

/** Returns what a driver says of an error. A refused connection to several addresses has an empty message, and a code. */
export function messageOf(cause: unknown): string {
	const { message } = (cause ?? {}) as { message?: unknown };
	if (typeof message === 'string' && message !== '') return message;
	// PGlite throws errors of its file system as plain objects.
	return codeOf(cause) || (cause instanceof Error || typeof cause !== 'object' ? String(cause) : 'no reason given');
}

const TABLES: readonly string[] = [
	'CREATE TABLE pinakes_schema (version integer NOT NULL)',
	`CREATE TABLE pinakes_collections (
		name text COLLATE "C" PRIMARY KEY,
		version bigint NOT NULL,
		pushed_at timestamptz NOT NULL DEFAULT now()
	)`,
	// Few and small, read by one statement: the manifest and a signature.
	`CREATE TABLE pinakes_manifests (
		collection text COLLATE "C" NOT NULL REFERENCES pinakes_collections ON DELETE CASCADE,
		path text COLLATE "C" NOT NULL,
		content bytea NOT NULL,
		PRIMARY KEY (collection, path)
	)`,
	// By digest, so that a part never changes: a reader of an older manifest finds what that manifest lists.
	`CREATE TABLE pinakes_parts (
		collection text COLLATE "C" NOT NULL REFERENCES pinakes_collections ON DELETE CASCADE,
		sha256 text COLLATE "C" NOT NULL,
		content bytea NOT NULL,
		replaced_at timestamptz,
		PRIMARY KEY (collection, sha256)
	)`,
	// Not compressed: the server takes as long to decompress parts as to do everything else for them.
	'ALTER TABLE pinakes_parts ALTER COLUMN content SET STORAGE EXTERNAL',
];

/** The version of the tables that this package reads and writes. */
export const SCHEMA_VERSION = 2;

/** Names the advisory locks of Pinakes, which have a second number each: 0 is the tables'. */
export const LOCK_CLASS = 0x70696e61;

/**
 * Creates the tables where there are none. Call it in a transaction.
 *
 * @throws PinakesError `format_version` for tables of another version
 */
export async function createTables(client: Client, name: string): Promise<void> {
	await client.query('SELECT pg_advisory_xact_lock($1::int, 0)', [LOCK_CLASS]);
	const { rows: tables } = await client.query<{ found: string | null }>(
		`SELECT to_regclass('pinakes_schema')::text AS found`,
	);
	if (tables[0]?.found === null) {
		for (const statement of TABLES) await client.query(statement);
		await client.query('INSERT INTO pinakes_schema VALUES ($1::int)', [SCHEMA_VERSION]);
		return;
	}
	const { rows } = await client.query<{ version: string }>('SELECT version::text FROM pinakes_schema');
	checkVersion(name, Number(rows[0]?.version));
}

/** @throws PinakesError for tables of another version */
export function checkVersion(name: string, version: number): void {
	if (version === SCHEMA_VERSION) return;
	const cure =
		version > SCHEMA_VERSION ? 'Update @pinakes/postgres.' : 'Remove the tables, and push again with this release.';
	throw new PinakesError(
		'format_version',
		`${name}: the tables have version ${version}, this package reads ${SCHEMA_VERSION}. ${cure}`,
	);
}
