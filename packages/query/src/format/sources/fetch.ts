import { check, indexError, PinakesError, WAS_CHANGED } from '../base/errors.ts';
import { web, withinTime } from '../base/web.ts';
import { MANIFEST_FILE } from '../manifest/manifest.ts';
import { comparedSource, webSha256 } from './checked.ts';
import type { Source, Stretch } from './source.ts';

/** Maximum redirects of one request. */
const MAX_REDIRECTS = 5;

/**
 * Fetches a URL and follows redirects within its origin; no other origin is asked. A browser does not show where a
 * redirect leads and follows it itself, under its own rules for other origins: check the address of its answer.
 *
 * @param fetcher `fetch` with the given value of its option `redirect`
 * @throws what `fetcher` throws, or a text about the redirect
 */
export async function fetchWithinOrigin<T extends FetchResponse>(
	url: string,
	fetcher: (url: string, redirect: 'manual' | 'follow') => Promise<T>,
): Promise<T> {
	let address = url;
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
		const answer = await fetcher(address, 'manual');
		if (answer.type === 'opaqueredirect') return fetcher(address, 'follow');
		const location = answer.status >= 300 && answer.status < 400 && answer.headers?.get('location');
		if (!location) return answer;
		await answer.body?.cancel?.();
		address = new URL(location, address).href;
		if (originOf(address) !== originOf(url)) throw `redirected to ${address}`;
	}
	throw `redirected over ${MAX_REDIRECTS} times`;
}

/** Returns scheme and host; undefined for a relative address. */
export function originOf(url: string): string | undefined {
	return /^[a-z]+:\/\/[^/]*/i.exec(url)?.[0].toLowerCase();
}

/** The part of the web platform that is used here. */
declare const URL: new (url: string, base: string) => { readonly href: string };

/** Milliseconds before each further attempt. */
const PAUSES = [100, 400];

/**
 * Retries an attempt at most twice if it throws a temporary error: a lost connection or a busy server. Thrown values
 * that are not errors are final, and so are timeouts and responses that are too large.
 */
export async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
	for (const pause of PAUSES) {
		try {
			return await attempt();
		} catch (cause) {
			if (!(cause instanceof Error) || /^(?:Abort|Range|Timeout)/.test(cause.name)) throw cause;
		}
		await new Promise((resolve) => (web.setTimeout ?? resolve)(resolve, pause));
	}
	return attempt();
}

/** Whether a status of a server may be temporary. */
export const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** Maximum bytes of a file of an index. */
export const MAX_FILE_BYTES = 2 ** 28;

/** Initial size of the buffer, in bytes. */
const FIRST_BYTES = 2 ** 16;

const NO_BYTES = /* @__PURE__ */ new Uint8Array();

/** The body of a `fetch` response. */
export interface Body {
	/** Preferred to `arrayBuffer`, so that an endless response can be cut off. */
	readonly body?: { getReader(): BodyReader; cancel?(): Promise<void> } | null;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads the chunks of a stream of bytes. */
export interface BodyReader {
	read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
	cancel(): Promise<void>;
}

/**
 * Reads the bytes of a body.
 *
 * @param wait returns what each chunk is awaited by
 * @throws RangeError for more than `most` bytes
 */
export async function bytesOf(
	response: Body,
	most = MAX_FILE_BYTES,
	wait: typeof heard = (chunk) => chunk,
): Promise<Uint8Array> {
	const reader = response.body?.getReader();
	if (!reader) {
		const whole = new Uint8Array(await response.arrayBuffer());
		return whole.length > most ? tooMany(most) : whole;
	}
	let bytes = new Uint8Array(FIRST_BYTES);
	let size = 0;
	const next = () => wait(reader.read());
	try {
		for (let { done, value = NO_BYTES } = await next(); !done; { done, value = NO_BYTES } = await next()) {
			const end = size + value.length;
			if (end > most) return tooMany(most);
			if (end > bytes.length) {
				const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
				larger.set(bytes);
				bytes = larger;
			}
			bytes.set(value, size);
			size = end;
		}
	} catch (cause) {
		reader.cancel().catch(() => undefined);
		throw cause;
	}
	return bytes.slice(0, size);
}

function tooMany(most: number): never {
	throw new RangeError(`over ${most} bytes`);
}

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

/** Maximum time for one file, and without any byte of it, in milliseconds. */
const MAX_TIME = 60_000;
const MAX_SILENCE = 30_000;

const heard = <T>(promise: Promise<T>): Promise<T> => withinTime(promise, MAX_SILENCE);

/**
 * Returns a source for an index on a web server or in a bucket. If the runtime has `crypto.subtle`, files whose SHA-256
 * is not that of the manifest are refused, since they are of another build. Temporary failures, and connections without any
 * byte for half a minute, are retried twice.
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
	return fetchWithinOrigin(
		url,
		(address, redirect) => web.fetch(address, { ...options, redirect, signal }) as Promise<FetchResponse>,
	);
};

/** Returns a source that does not compare files with the manifest, and that reads ranges. */
export function fetchFiles(url: Address, fetcher: Fetch = fetchWithin): RangeSource {
	check(typeof url === 'string' || url?.href, 'No address of an index, such as https://docs.example/index.');
	check(typeof fetcher === 'function', 'The fetcher must be a function, as fetch is.');
	const base = `${url}`.replace(/\/?$/, '/');
	const origin = originOf(base);

	async function request<T>(
		path: string,
		take: (bytes: Uint8Array, status: number) => T,
		options?: FetchOptions,
	): Promise<T | undefined> {
		try {
			return await retrying(async () => {
				const response = await heard(fetcher(base + path, options));
				const { ok, status, url: address } = response;
				// A bucket that does not allow listing responds with 403 for a missing file.
				if (status === 404 || (status === 403 && path !== MANIFEST_FILE)) return undefined;
				if (address && origin && originOf(address) !== origin) throw `redirected to ${address}`;
				if (ok) return take(await bytesOf(response, MAX_FILE_BYTES, heard), status);
				throw isBusy(status) ? new Error(`${status}`) : status;
			});
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
		read: (path) => request(path, (bytes) => bytes),
		readRange: (path, from, to) =>
			request(path, (bytes, status) => ({ from: status === 206 ? from : 0, bytes }), {
				headers: { range: `bytes=${from}-${to - 1}` },
			}),
	};
}

/** A source that can read ranges of files. */
export interface RangeSource extends Source {
	readonly readRange: (path: string, from: number, to: number) => Promise<Stretch | undefined>;
	read(path: string): Promise<Uint8Array | undefined>;
}
