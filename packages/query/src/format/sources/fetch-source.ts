import { indexError, PinakesError, WAS_CHANGED } from '../errors.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { type Body, bytesOf } from './body.ts';
import { comparedSource } from './compared-source.ts';
import { fetchWithinOrigin, originOf } from './redirects.ts';
import { isBusy, retrying } from './retrying.ts';
import { webSha256 } from './sha256.ts';
import type { Source, Stretch } from './source.ts';

/** The part of a `fetch` response that is used here. */
export interface FetchResponse extends Body {
	readonly ok: boolean;
	readonly status: number;
	/** The URL after redirects. */
	readonly url?: string;
	/** `opaqueredirect` for a redirect that a browser hides. */
	readonly type?: string;
	/** Read only for redirects and range requests. */
	readonly headers?: { get(name: string): string | null };
}

/** The part of the standard `fetch` that is used here. */
export type Fetch = (url: string, options?: FetchOptions) => Promise<FetchResponse>;

/** Options of a request; a server may ignore `range`. */
interface FetchOptions {
	readonly headers: { readonly range: string };
}

/** An address, or a `URL`. */
export type Address = string | { readonly href: string };

/** The part of the web platform that is used here. */
interface WebPlatform {
	fetch(url: string, options: { redirect: string; signal: unknown; headers?: object }): Promise<FetchResponse>;
	readonly AbortSignal: { timeout(milliseconds: number): unknown };
	readonly crypto?: { readonly subtle?: unknown };
}

const web = globalThis as unknown as WebPlatform;

/** Maximum time for one file, in milliseconds. */
const MAX_TIME = 60_000;

/**
 * Returns a source for an index on a web server or in a bucket. If the runtime has `crypto.subtle`, files whose SHA-256
 * is not that of the manifest are refused, since they are of another build. Temporary failures are retried twice.
 *
 * @param url the folder that holds `manifest.json`, with or without a trailing slash
 * @param fetcher default: the `fetch` of the runtime, with a minute for each file. A fetcher that adds headers or signs
 * requests can read private files
 * @throws PinakesError `unreadable_source` if a request fails with another status than 404, or is redirected to another
 * origin; `changed_part` for a file of another build
 */
export function fetchSource(url: Address, fetcher?: Fetch): Source {
	const source = fetchFiles(url, fetcher);
	return comparedSource(source, async (path, content, sha256) => {
		if (sha256 !== undefined && web.crypto?.subtle && sha256 !== (await webSha256(content)))
			throw indexError('changed_part', source.name, path, WAS_CHANGED);
	});
}

/** The `fetch` of the runtime with a time limit, which follows no redirects to other origins. */
const fetchWithin: Fetch = (url, options) => {
	const signal = web.AbortSignal.timeout(MAX_TIME);
	return fetchWithinOrigin(url, (address, redirect) => web.fetch(address, { ...options, redirect, signal }));
};

/** Returns a source that does not compare files with the manifest, and that reads ranges. */
export function fetchFiles(url: Address, fetcher: Fetch = fetchWithin): RangeSource {
	const base = `${url}`.replace(/\/?$/, '/');
	const origin = originOf(base);

	async function attempt<T>(
		path: string,
		take: (response: FetchResponse) => Promise<T>,
		options?: FetchOptions,
	): Promise<T | undefined> {
		const response = await (options ? fetcher(base + path, options) : fetcher(base + path));
		const { ok, status, url: address } = response;
		// A bucket that does not allow listing responds with 403 for a missing file.
		if (status === 404 || (status === 403 && path !== MANIFEST_FILE)) return undefined;
		if (address && origin && originOf(address) !== origin) throw `redirected to ${address}`;
		if (ok) return take(response);
		throw isBusy(status) ? new Error(`${status}`) : status;
	}

	async function request<T>(
		path: string,
		take: (response: FetchResponse) => Promise<T>,
		options?: FetchOptions,
	): Promise<T | undefined> {
		try {
			return await retrying(() => attempt(path, take, options));
		} catch (cause) {
			const fault = (cause as Partial<Error>).message ?? cause;
			throw new PinakesError(
				'unreadable_source',
				`${base}${path} cannot be fetched (${fault}): check the address, and who may read it.`,
				path,
			);
		}
	}

	return {
		name: base,
		read: (path) => request(path, bytesOf),
		readRange: (path, from, to) =>
			request(
				path,
				async (response) => ({ from: response.status === 206 ? from : 0, bytes: await bytesOf(response) }),
				{ headers: { range: `bytes=${from}-${to - 1}` } },
			),
	};
}

/** A source that can read ranges of files. */
export interface RangeSource extends Source {
	readonly readRange: (path: string, from: number, to: number) => Promise<Stretch | undefined>;
	read(path: string): Promise<Uint8Array | undefined>;
}
