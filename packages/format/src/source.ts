import { PinakesError } from './errors.ts';

/** A file of an index, as bytes or as text. */
export type Content = Uint8Array | string;

/**
 * Reads the files of an index. `read` takes a path relative to the index folder (`manifest.json`,
 * `parts/units.0.json`) and resolves to the content, or to undefined if there is no such file. `name` is used in
 * error messages.
 */
export interface Source {
	readonly name: string;
	read(path: string): Promise<Content | undefined>;
}

/** Returns a source for an index in memory: a map or object from file path to content. */
export function memorySource(
	files: ReadonlyMap<string, Content> | Readonly<Record<string, Content>>,
	name = 'memory',
): Source {
	const byPath: ReadonlyMap<string, Content> = files instanceof Map ? files : new Map(Object.entries(files));
	return { name, read: async (path) => byPath.get(path) };
}

/** The part of a `fetch` response that is used here. */
export interface FetchResponse {
	readonly ok: boolean;
	readonly status: number;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** The part of the standard `fetch` that is used here. */
export type Fetch = (url: string) => Promise<FetchResponse>;

/**
 * Returns a source for an index on a web server or in a bucket.
 *
 * @param url the folder that holds `manifest.json`, with or without a closing slash
 * @param fetcher the `fetch` to use, by default the runtime's
 * @throws PinakesError `unreadable_source` if a request fails with anything but a 404
 */
export function fetchSource(
	url: string,
	fetcher: Fetch = (address) => (globalThis as unknown as { fetch: Fetch }).fetch(address),
): Source {
	const base = url.endsWith('/') ? url : `${url}/`;
	return {
		name: base,
		async read(path) {
			let fault: unknown;
			try {
				const response = await fetcher(base + path);
				if (response.status === 404) return undefined;
				if (response.ok) return new Uint8Array(await response.arrayBuffer());
				fault = response.status;
			} catch (cause) {
				fault = cause;
			}
			throw new PinakesError(
				'unreadable_source',
				`${base}${path} cannot be fetched (${fault}): check the address.`,
				path,
			);
		},
	};
}
