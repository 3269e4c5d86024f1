/** The part of a `fetch` response that redirects need. */
interface Answer {
	readonly status: number;
	readonly type?: string;
	readonly headers?: { get(name: string): string | null };
	readonly body?: { cancel?(): Promise<void> } | null;
}

/** Maximum redirects of one request. */
const MAX_REDIRECTS = 5;

/**
 * Fetches a URL and follows redirects within its origin; no other origin is asked. A browser does not show where a
 * redirect leads and follows it itself, under its own rules for other origins: check the address of its answer.
 *
 * @param fetcher `fetch` with the given value of its option `redirect`
 * @throws what `fetcher` throws, or a text about the redirect
 */
export async function fetchWithinOrigin<T extends Answer>(
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
