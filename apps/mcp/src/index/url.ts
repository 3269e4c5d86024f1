import { type Fetch, PinakesError } from '@pinakes/query';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { bytesOf } from '@pinakes/query/format/sources/body';
import { fetchFiles } from '@pinakes/query/format/sources/fetch-source';
import { fetchWithinOrigin } from '@pinakes/query/format/sources/redirects';
import { isBusy, retrying } from '@pinakes/query/format/sources/retrying';
import { loadLanguages } from '@pinakes/query/languages';
import { packedSource } from '@pinakes/query/packed';
import { checked } from './checked.ts';
import type { IndexLocation, RemoteSettings } from './index-location.ts';
import { refreshed } from './refreshed.ts';

/** An index on a web server. Its manifest is asked for again, by its ETag, when the interval is over. */
export function urlLocation(url: string, { timeLimit, refreshAfter }: RemoteSettings): IndexLocation {
	const base = url.endsWith('/') ? url : `${url}/`;
	let known: Known | undefined;

	async function askStamp(): Promise<string> {
		const answer = await fetchManifest(base + MANIFEST_FILE, known, timeLimit);
		if (answer !== undefined) known = answer;
		return known?.stamp ?? '';
	}

	return {
		name: base,
		stamp: refreshed(askStamp, refreshAfter),
		source: () => ({
			...checked(packedSource(fetchFiles(base, boundedFetch(timeLimit)))),
			name: base,
			loadLanguages,
		}),
	};
}

/** What a web server said of a manifest. */
interface Known {
	readonly stamp: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Asks for a manifest; undefined where it is as it was known. */
async function fetchManifest(url: string, known: Known | undefined, timeLimit: number): Promise<Known | undefined> {
	try {
		const headers = known?.headers ?? {};
		const response = await retrying(async () => {
			const signal = AbortSignal.timeout(timeLimit);
			const answer = await fetchWithinOrigin(url, (address, redirect) => fetch(address, { headers, redirect, signal }));
			if (isBusy(answer.status)) throw new Error(`${answer.status}`);
			return answer;
		});
		if (response.status === 304) return undefined;
		if (!response.ok) throw new Error(`${response.status}`);
		const etag = response.headers.get('etag');
		const modified = response.headers.get('last-modified');
		const text = new TextDecoder().decode(await bytesOf(response));
		return {
			stamp: text,
			headers: {
				...(etag === null ? {} : { 'if-none-match': etag }),
				...(modified === null ? {} : { 'if-modified-since': modified }),
			},
		};
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
