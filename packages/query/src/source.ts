import { PinakesError } from './errors.ts';

/**
 * Where an index lies. `read` takes a path relative to the index folder (`manifest.json`,
 * `parts/units.0.json`) and resolves to the file's bytes or text, or to undefined where there is
 * no such file. `name` stands in error messages.
 */
export interface Source {
	readonly name: string;
	read(path: string): Promise<Uint8Array | string | undefined>;
}

/** An index held in memory: a map or a plain object from file path to the file's text or bytes. */
export function memorySource(
	files: ReadonlyMap<string, string | Uint8Array> | Readonly<Record<string, string | Uint8Array>>,
	name = 'memory',
): Source {
	const byPath: ReadonlyMap<string, string | Uint8Array> =
		files instanceof Map ? files : new Map(Object.entries(files));
	return { name, read: async (path) => byPath.get(path) };
}

/** What this package uses of a `fetch` response. */
export interface FetchResponse {
	readonly ok: boolean;
	readonly status: number;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** The part of the standard `fetch` that this package uses. */
export type Fetch = (url: string) => Promise<FetchResponse>;

/**
 * An index on a web server or in a bucket.
 *
 * @param url the folder that holds `manifest.json`, with or without a closing slash
 * @param fetcher the `fetch` to use; the runtime's own unless given
 * @throws PinakesError `unreadable_source` where the runtime has no `fetch`, the network fails, or
 * the server answers with anything but the file or a 404
 */
export function fetchSource(url: string, fetcher?: Fetch): Source {
	const base = url.endsWith('/') ? url : `${url}/`;
	const get = fetcher ?? (globalThis as { fetch?: Fetch }).fetch;
	return {
		name: base,
		async read(path) {
			if (get === undefined) {
				throw new PinakesError(
					'unreadable_source',
					'This runtime has no fetch: pass one to fetchSource(url, fetch).',
				);
			}
			let response: FetchResponse;
			try {
				response = await get(base + path);
			} catch (cause) {
				throw new PinakesError(
					'unreadable_source',
					`${base}${path} could not be fetched (${String(cause)}): check the address and the network.`,
					path,
				);
			}
			if (response.status === 404) return undefined;
			if (!response.ok) {
				throw new PinakesError(
					'unreadable_source',
					`${base}${path} answered ${response.status}: check the address and its permissions.`,
					path,
				);
			}
			return new Uint8Array(await response.arrayBuffer());
		},
	};
}
