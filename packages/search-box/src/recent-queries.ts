const KEY = 'pinakes-recent';
const MAX_RECENT = 10;
const MAX_LENGTH = 200;

/** What was asked last, the latest first; a browser that keeps nothing has none. */
export function recentQueries(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_RECENT) : [];
	} catch {
		return [];
	}
}

/** Keeps what was asked, in this browser alone. */
export function keepQuery(query: string): void {
	if (query === '' || query.length > MAX_LENGTH) return;
	try {
		const others = recentQueries().filter((other) => other !== query);
		localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
	} catch {
		// A browser that keeps nothing suggests nothing that was asked before.
	}
}
