import type { Fetch } from '@pinakes/query';

/** Files that are asked for ahead at most. */
const MAX_FILES = 8;

const ahead = new Map<string, Promise<Response>>();

// In a build this runs as a separate script, while all others are still loading.
const manifest = document.querySelector<HTMLLinkElement>('link[as=fetch]');
if (manifest !== null) readAhead(manifest.href);

/**
 * Asks for what a search reads first, if the page's address has a question for the index beside it: over a network this
 * takes longer than all that the page does until then. What fails here fails again where it is needed, and is
 * reported there.
 *
 * @param manifest the address of the light manifest
 */
function readAhead(manifest: string): void {
	const view = new URLSearchParams(location.hash.slice(1));
	if (!view.has('q') || view.has('index') || (view.get('panel') ?? 'search') !== 'search') return;
	keep(manifest, fetchManifest(manifest));
}

/** The manifest, once the files that it names are asked for, so that its reader never asks for one before. */
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
		// The index is opened all the same, and says what is wrong with it.
	}
}

/** Gives what was asked for ahead, once; fetches what was not. */
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
