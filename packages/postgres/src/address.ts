import { check, percentDecoded } from '@pinakes/query/internal';

/** The collection where none is named. */
export const DEFAULT_COLLECTION = 'default';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,99}$/u;

/**
 * Returns the name of a collection.
 *
 * @throws PinakesError `invalid_value` for anything but 1 to 100 letters, digits, `.`, `_`, `-` and `/`
 */
export function checkCollection(name: string): string {
	check(
		typeof name === 'string' && NAME.test(name),
		`${JSON.stringify(name)} cannot name a collection: use 1 to 100 letters, digits, ".", "_", "-" and "/", a letter or digit first.`,
	);
	return name;
}

/** A collection by its address: `postgres://user@host/database#collection`. */
export interface Address {
	/** The connection string of the driver. */
	readonly database: string;
	readonly collection: string;
	/** The database in messages: without password and parameters. */
	readonly name: string;
}

const SERVER = /^postgres(?:ql)?:\/\//i;

/** Whether a location is the address of a database. */
export function isAddress(location: string): boolean {
	return SERVER.test(location);
}

/**
 * Reads the address of a collection; `default` is the collection if it names none.
 *
 * @throws PinakesError `invalid_value` for another address; the message does not repeat it, as it may have a password
 */
export function readAddress(address: string): Address {
	const [, database = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(address) ?? [];
	const collection = checkCollection(percentDecoded(fragment) || DEFAULT_COLLECTION);
	check(
		SERVER.test(database) && URL.canParse(database),
		'The address of the database is not valid: write postgres://USER@HOST:5432/DATABASE#COLLECTION.',
	);
	const { host, pathname } = new URL(database);
	return { database, collection, name: `postgres://${host}${pathname}` };
}
