import { type Body, bytesOf } from './body.ts';
import { comparedSource } from './compared-source.ts';
import { indexError, PinakesError, WAS_CHANGED } from './errors.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { fetchWithinOrigin, originOf } from './redirects.ts';
import { isBusy, retrying } from './retrying.ts';
import { webSha256 } from './sha256.ts';
import type { Source, Stretch } from './source.ts';

/** The part of a `fetch` response that is used here. */
export interface FetchResponse extends Body {
	readonly ok: boolean;
	readonly status: number;
	/** The address after redirects. */
	readonly url?: string;
	/** `opaqueredirect` for a redirect that a browser does not show. */
	readonly type?: string;
	/** Read only in redirects, and of stretches. */
	readonly headers?: { get(name: string): string | null };
}

/** The part of the standard `fetch` that is used here. */
export type Fetch = (url: string, options?: FetchOptions) => Promise<FetchResponse>;

/** What is asked for beside the address: `range` of a file, which a server may ignore. */
export interface FetchOptions {
	readonly headers: { readonly range: string };
}

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
 * Returns a source for an index on a web server or in a bucket. If the runtime has `crypto.subtle`, a file that has not
 * the SHA-256 in the manifest is refused: it is of another build. What fails for a moment is asked for three times.
 *
 * @param url the folder that holds `manifest.json`, with or without a closing slash
 * @param fetcher the `fetch` to use, by default the runtime's, with a minute for each file. One that adds headers or signs
 * reads what is not public
 * @throws PinakesError `unreadable_source` if a request fails with anything but a 404, or is redirected to another
 * origin; `changed_part` for a file of another build
 */
export function fetchSource(url: string, fetcher?: Fetch): Source {
	const source = fetchFiles(url, fetcher);
	return comparedSource(source, async (path, content, sha256) => {
		if (sha256 !== undefined && web.crypto?.subtle && sha256 !== (await webSha256(content)))
			throw indexError('changed_part', source.name, path, WAS_CHANGED);
	});
}

/** The runtime's `fetch`, bounded in time, that asks no other origin. */
const fetchWithin: Fetch = (url, options) => {
	const signal = web.AbortSignal.timeout(MAX_TIME);
	return fetchWithinOrigin(url, (address, redirect) => web.fetch(address, { ...options, redirect, signal }));
};

/** The same without comparing files with the manifest, and with stretches of files. */
export function fetchFiles(url: string, fetcher: Fetch = fetchWithin): RangeSource {
	const base = url.endsWith('/') ? url : `${url}/`;
	const origin = originOf(base);

	async function attempt<T>(
		path: string,
		take: (response: FetchResponse) => Promise<T>,
		options?: FetchOptions,
	): Promise<T | undefined> {
		const response = await (options ? fetcher(base + path, options) : fetcher(base + path));
		const { ok, status, url: address } = response;
		// A bucket whose files may not be listed answers 403 for one that it does not have.
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

/** A source that can read stretches of files. */
export interface RangeSource extends Source {
	readonly readRange: (path: string, from: number, to: number) => Promise<Stretch | undefined>;
	read(path: string): Promise<Uint8Array | undefined>;
}
