const KEY = 'pinakes-recent';
const MAX_RECENT = 10;
const MAX_LENGTH = 200;

/** Returns recent queries, latest first; an empty list if the browser has no storage. */
export function recentQueries(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_RECENT) : [];
	} catch {
		return [];
	}
}

/** Stores a query in the browser. */
export function keepQuery(query: string): void {
	if (query === '' || query.length > MAX_LENGTH) return;
	try {
		const others = recentQueries().filter((other) => other !== query);
		localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
	} catch {
		// Without storage there are no recent queries.
	}
}
