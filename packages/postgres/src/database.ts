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
	let isBroken = true;
	try {
		await client.query('BEGIN');
		const result = await run(client);
		await client.query('COMMIT');
		isBroken = false;
		return result;
	} catch (cause) {
		isBroken = await client.query('ROLLBACK').then(
			() => false,
			() => true,
		);
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
