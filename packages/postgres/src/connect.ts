import { PinakesError } from '@pinakes/query';
import { check, withDefaults } from '@pinakes/query/internal';
import type { CustomTypesConfig } from 'pg';
import { type Address, readAddress } from './address.ts';
import { type Database, messageOf } from './database.ts';

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
 * Connects to the database of an address: by pg to a server, by PGlite to a folder, which one connection at a time may
 * have open. Either package is loaded when an address needs it.
 *
 * @param address such as `postgres://user@host/database#collection`, `pglite:folder` or `pglite:memory://`
 * @throws PinakesError `invalid_value` for another address or limit, `unknown_field` for another option, `unreadable_source` if
 * the driver is not installed, or a folder cannot be opened
 */
export async function connect(address: string, options: ConnectOptions = {}): Promise<Connection> {
	const { timeLimit } = withDefaults<{ timeLimit: number | undefined }>(options, { timeLimit: undefined });
	check(timeLimit === undefined || timeLimit > 0, 'timeLimit must be a number of milliseconds above 0.');
	const { driver, database: location, collection, name } = readAddress(address);
	if (driver === 'pglite') {
		const { PGlite } = await load(() => import('@electric-sql/pglite'), '@electric-sql/pglite');
		// Addresses such as memory:// name no folder.
		const release = location.includes('://') ? () => {} : (await import('./folder-lock.ts')).lockFolder(location, name);
		const database = await PGlite.create(location).catch((cause) => {
			release();
			throw new PinakesError(
				'unreadable_source',
				`${name} cannot be opened (${messageOf(cause)}): name a folder that can be written.`,
			);
		});
		return { database, collection, name, close: () => database.close().finally(release) };
	}
	const { default: pg } = await load(() => import('pg'), 'pg');
	const pool = new pg.Pool({
		...binaryResults(pg.types),
		connectionString: location,
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

async function load<T>(importPackage: () => Promise<T>, name: string): Promise<T> {
	try {
		return await importPackage();
	} catch (cause) {
		if ((cause as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
		throw new PinakesError('unreadable_source', `The package ${name} is not installed: npm install ${name}.`);
	}
}
