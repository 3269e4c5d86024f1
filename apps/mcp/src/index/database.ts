import { existsSync } from 'node:fs';
import { collectionVersion, postgresSource, readAddress } from '@pinakes/postgres';
import type { Connection } from '@pinakes/postgres/connect';
import { PinakesError, type Source } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { checked } from './checked.ts';
import type { IndexLocation, RemoteSettings } from './index-location.ts';
import { refreshed } from './refreshed.ts';

/** A collection of a database, which another push gives another version. The connection is made at the first use. */
export function databaseLocation(address: string, { timeLimit, refreshAfter }: RemoteSettings): IndexLocation {
	const { name, collection, driver, database } = readAddress(address);
	let connecting: Promise<Connection> | undefined;

	async function open(): Promise<Connection> {
		// PGlite creates a folder that does not exist, of about 40 MB. An address such as `memory://` names no folder.
		if (driver === 'pglite' && !database.includes('://') && !existsSync(database)) {
			throw new PinakesError('not_an_index', `${name}: there is no such database. Push an index to it: pinakes push.`);
		}
		const { connect } = await import('@pinakes/postgres/connect');
		return connect(address, { timeLimit });
	}

	function connection(): Promise<Connection> {
		connecting ??= open();
		connecting.catch(() => {
			connecting = undefined;
		});
		return connecting;
	}

	return {
		name: `${name}#${collection}`,
		stamp: refreshed(async () => {
			const { database } = await connection();
			return (await collectionVersion(database, { name, collection }))?.toString();
		}, refreshAfter),
		source() {
			let source: Source | undefined;
			return checked({
				name: `${name}#${collection}`,
				loadLanguages,
				async read(path) {
					source ??= postgresSource((await connection()).database, { name, collection });
					return source.read(path);
				},
			});
		},
		async close() {
			await (await connecting)?.close();
		},
	};
}
