import type { Fetch } from '@pinakes/query';

/** Maximum number of prefetched files. */
const MAX_FILES = 8;

const ahead = new Map<string, Promise<Response>>();

// The build makes this a separate script, which runs while others are still loading.
const manifest = document.querySelector<HTMLLinkElement>('link[as=fetch]');
if (manifest !== null) readAhead(manifest.href);

/**
 * Prefetches what a search reads first if the page's address has a question for the default index, to save round trips.
 * Errors are ignored, as the search will report them.
 *
 * @param manifest address of the light manifest
 */
function readAhead(manifest: string): void {
	const view = new URLSearchParams(location.hash.slice(1));
	if (!view.has('q') || view.has('index') || (view.get('panel') ?? 'search') !== 'search') return;
	keep(manifest, fetchManifest(manifest));
}

/** Fetches the manifest. Resolves once its files are requested, so that the reader does not request them first. */
async function fetchManifest(url: string): Promise<Response> {
	const response = await fetch(url);
	await askForFirst(response.clone(), url);
	return response;
}

async function askForFirst(response: Response, manifest: string): Promise<void> {
	try {
		const { first } = await response.json();
		for (const [file, range] of (first as readonly (readonly [string, string])[]).slice(0, MAX_FILES)) {
			const url = new URL(file, manifest).href;
			keep(keyOf(url, range), fetch(url, { headers: { range } }));
		}
	} catch {
		// Errors are ignored, as opening the index will report them.
	}
}

/** Returns a prefetched response, once; fetches all others. */
export const fetchAhead: Fetch = (url, options) => {
	const key = keyOf(url, options?.headers.range);
	const response = ahead.get(key);
	ahead.delete(key);
	return response ?? fetch(url, options);
};

function keyOf(url: string, range = ''): string {
	return range === '' ? url : `${url} ${range}`;
}

function keep(key: string, response: Promise<Response>): void {
	response.catch(() => ahead.delete(key));
	ahead.set(key, response);
}
