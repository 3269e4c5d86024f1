import { check, withDefaults } from '@pinakes/query/internal';
import pg, { type CustomTypesConfig } from 'pg';
import { type Address, readAddress } from './address.ts';
import type { Database } from './database.ts';

/** An open database, and the collection that its address names. */
export interface Connection extends Pick<Address, 'collection' | 'name'> {
	readonly database: Database;
	close(): Promise<void>;
}

/** Limits of a connection. */
export interface ConnectOptions {
	/** Milliseconds to connect and for one statement; without it, 10 seconds to connect and no limit for statements. */
	readonly timeLimit?: number;
}

const DEFAULT_CONNECT_LIMIT = 10_000;

/**
 * Connects to the database of an address by pg.
 *
 * @param address such as `postgres://user@host/database#collection`
 * @throws PinakesError `invalid_value` for another address or limit, `unknown_field` for another option
 */
export async function connect(address: string, options: ConnectOptions = {}): Promise<Connection> {
	const { timeLimit } = withDefaults<{ timeLimit: number | undefined }>(options, { timeLimit: undefined });
	check(timeLimit === undefined || timeLimit > 0, 'timeLimit must be a number of milliseconds above 0.');
	const { database: connectionString, collection, name } = readAddress(address);
	const pool = new pg.Pool({
		...binaryResults(pg.types),
		connectionString,
		connectionTimeoutMillis: timeLimit ?? DEFAULT_CONNECT_LIMIT,
		query_timeout: timeLimit,
		// A program that has its answer ends.
		allowExitOnIdle: true,
	});
	// An idle connection that breaks is replaced by the next statement.
	pool.on('error', () => {});
	return { database: pool, collection, name, close: () => pool.end() };
}

/** OID of the type bytea. */
const BYTEA = 17;

/**
 * Options of a pool whose results are binary: as text, parts of an index have two characters to a byte, and decoding these takes as
 * long as everything else. pg decodes all results as UTF-8 first, so that statements return numbers as texts (`version::text`).
 */
function binaryResults(types: CustomTypesConfig): { binary: boolean; types: CustomTypesConfig } {
	const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
		oid === BYTEA && format === 'binary' ? (bytes: Buffer) => bytes : types.getTypeParser(oid, format as 'text');
	return { binary: true, types: { getTypeParser: getTypeParser as CustomTypesConfig['getTypeParser'] } };
}
