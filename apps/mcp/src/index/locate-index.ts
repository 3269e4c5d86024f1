import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { collectionVersion, isAddress, postgresSource, readAddress } from '@pinakes/postgres';
import type { Connection } from '@pinakes/postgres/connect';
import { type Fetch, PinakesError, type Source } from '@pinakes/query';
import {
	bytesOf,
	fetchFiles,
	fetchWithinOrigin,
	isBusy,
	MANIFEST_FILE,
	readManifest,
	retrying,
} from '@pinakes/query/internal';
import { loadLanguages } from '@pinakes/query/languages';
import { directorySource } from '@pinakes/query/node';
import { checkedSource } from '@pinakes/query/signed';
import { packedSource } from '@pinakes/query/site';

/** Where an index lies, and how it is noticed that another one lies there now. */
export interface IndexLocation {
	/** Stands in messages. */
	readonly name: string;
	/**
	 * Tells one build from another; undefined for the moment in which a build swaps folders.
	 *
	 * @throws PinakesError where the location cannot be reached
	 */
	stamp(): Promise<string | undefined>;
	/** The index that lies there now, to be opened once. */
	source(): Source;
	/** Ends what was opened to read it, such as connections. */
	close?(): Promise<void>;
}

/** How an index on a web server or in a database is read. */
export interface RemoteSettings {
	/** Milliseconds for one file or statement. */
	readonly timeLimit: number;
	/** Milliseconds in which it is not asked again whether it was rebuilt. */
	readonly refreshAfter: number;
}

/**
 * The location of an index by what a user calls it: a URL, the address of a database, or a folder. Every file
 * that is read is compared with a checksum, so that files of two builds never make one index.
 *
 * @throws UsageError for an address of another kind
 */
export function locateIndex(location: string, settings: RemoteSettings): IndexLocation {
	if (isAddress(location)) return databaseLocation(location, settings);
	if (/^https?:\/\//i.test(location)) return urlLocation(location, settings);
	const [, scheme] = /^([a-z][a-z\d+.-]+):\/\//i.exec(location) ?? [];
	// The rest may have a password.
	if (scheme !== undefined)
		throw new UsageError(`--index must be a folder, or an address of http, https or postgres, not of ${scheme}.`);
	return directoryLocation(location);
}

/**
 * A source whose files are compared with the SHA-256 of the manifest that was read before them, so that files of two builds never
 * make one index. That of Node is many times as fast as that of the web platform, which takes a task of another thread.
 */
function checked(source: Source): Source {
	return checkedSource(source, async (content) => createHash('sha256').update(content).digest('hex'));
}

/**
 * Returns a function that asks at most once in an interval, and answers with what it was told until then.
 *
 * @param refreshAfter milliseconds
 */
function refreshed<T>(ask: () => Promise<T>, refreshAfter: number): () => Promise<T> {
	let asked: { readonly at: number; readonly answer: Promise<T> } | undefined;
	return () => {
		const now = performance.now();
		if (asked !== undefined && now - asked.at < refreshAfter) return asked.answer;
		const answer = ask();
		asked = { at: now, answer };
		// What failed is asked again by the next call.
		answer.catch(() => {
			asked = undefined;
		});
		return answer;
	};
}

/**
 * An index in a folder. A build puts a new manifest in the place of the old, so that the file itself is another. The parts of a
 * published index have checksums of their own, and its light manifest lists no SHA-256.
 */
function directoryLocation(folder: string): IndexLocation {
	const manifest = join(folder, MANIFEST_FILE);
	return {
		name: folder,
		async stamp() {
			try {
				const { ino, mtimeNs, size } = await stat(manifest, { bigint: true });
				return `${ino} ${mtimeNs} ${size}`;
			} catch {
				return undefined;
			}
		},
		source: () => checked(directorySource(folder)),
	};
}

/** An index on a web server. Its manifest is asked for again, by its ETag, when the interval is over. */
function urlLocation(url: string, { timeLimit, refreshAfter }: RemoteSettings): IndexLocation {
	const base = url.endsWith('/') ? url : `${url}/`;
	let known: Known | undefined;

	return {
		name: base,
		stamp: refreshed(async () => {
			const answer = await fetchManifest(base + MANIFEST_FILE, known, timeLimit);
			// A proxy or a login may answer with a page of its own.
			readManifest(answer.stamp, base);
			known = answer;
			return known.stamp;
		}, refreshAfter),
		source: () => ({
			...checked(packedSource(fetchFiles(base, boundedFetch(timeLimit)))),
			name: base,
			loadLanguages,
		}),
	};
}

interface Known {
	readonly stamp: string;
	readonly etag: string | null;
}

/** Asks for a manifest; returns what is known where it is the same. */
async function fetchManifest(url: string, known: Known | undefined, timeLimit: number): Promise<Known> {
	try {
		const response = await retrying(async () => {
			const signal = AbortSignal.timeout(timeLimit);
			const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {};
			const answer = await fetchWithinOrigin(url, (address, redirect) => fetch(address, { headers, redirect, signal }));
			if (isBusy(answer.status)) throw new Error(`${answer.status}`);
			return answer;
		});
		if (response.status === 304 && known !== undefined) return known;
		if (!response.ok) throw new Error(`${response.status}`);
		return { stamp: new TextDecoder().decode(await bytesOf(response)), etag: response.headers.get('etag') };
	} catch (cause) {
		throw new PinakesError(
			'unreadable_source',
			`${url} cannot be fetched (${reasonOf(cause, timeLimit)}): check that the server answers, and the address, which of a published site ends in /index/.`,
			MANIFEST_FILE,
		);
	}
}

/** A `fetch` that gives up after a time, and on files that are larger than any of an index. */
function boundedFetch(timeLimit: number): Fetch {
	const explain = (cause: unknown): never => {
		if (!(cause instanceof Error)) throw cause;
		throw Object.assign(new Error(reasonOf(cause, timeLimit)), { name: cause.name });
	};
	return async (url, options) => {
		const signal = AbortSignal.timeout(timeLimit);
		const asked = (address: string, redirect: 'manual' | 'follow') => fetch(address, { ...options, redirect, signal });
		const response = await fetchWithinOrigin(url, asked).catch(explain);
		const { ok, status } = response;
		return {
			ok,
			status,
			url: response.url,
			arrayBuffer: async () => (await bytesOf(response).catch(explain)).buffer as ArrayBuffer,
		};
	};
}

/** What went wrong, in a few words; the network's own word for it is in the cause of the cause. */
function reasonOf(cause: unknown, timeLimit: number): string {
	if (!(cause instanceof Error)) return String(cause);
	if (cause.name === 'TimeoutError') return `no answer within ${timeLimit / 1000} s`;
	return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}

/** A collection of a database, which another push gives another version. The connection is made at the first use. */
function databaseLocation(address: string, { timeLimit, refreshAfter }: RemoteSettings): IndexLocation {
	const { name, collection } = readAddress(address);
	let connecting: Promise<Connection> | undefined;

	function connection(): Promise<Connection> {
		connecting ??= import('@pinakes/postgres/connect').then(({ connect }) => connect(address, { timeLimit }));
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
