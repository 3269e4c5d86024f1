import type { Index } from '@pinakes/query';
import {
	need,
	SUGGESTION_INDEX,
	SUGGESTION_KINDS,
	SUGGESTIONS_FILE,
	type Suggestion,
	type Suggestions,
	suggestionTokens,
} from '@pinakes/query/internal';
import { loadedOnce } from './backend.ts';

const MAX_SUGGESTIONS = 8;

const searchers = new WeakMap<Index, () => ReturnType<typeof open>>();

/**
 * Returns suggestions for a query, best first; an empty list if the index was built without suggestions. The file of
 * suggestions is read and indexed once.
 *
 * @throws PinakesError if the file cannot be read
 */
export async function suggest(index: Index, query: string): Promise<readonly Suggestion[]> {
	if (suggestionTokens(query).length === 0 || !Object.hasOwn(index.manifest.files, SUGGESTIONS_FILE)) return [];
	const searcher = searchers.get(index) ?? loadedOnce(() => open(index));
	searchers.set(index, searcher);
	const { entries, search } = await searcher();
	const texts = new Map<string, Suggestion>();
	for (const index of search(query)) {
		const entry = entries[index];
		if (entry !== undefined && !texts.has(entry[0])) texts.set(entry[0], entry);
	}
	return [...texts.values()].slice(0, MAX_SUGGESTIONS);
}

/** Opens the suggestions of an index, to find those for a query. */
async function open(index: Index) {
	const read = index.run(() => need<Suggestions>({ file: SUGGESTIONS_FILE, shape: { entries: [isSuggestion] } }));
	const [{ Index: Typeahead }, { entries }] = await Promise.all([import('flexsearch'), read]);
	const typeahead = new Typeahead({ ...SUGGESTION_INDEX, encode: suggestionTokens });
	entries.forEach(([text], number) => {
		typeahead.add(number, text);
	});
	return {
		entries,
		// More than are shown, as a title and a heading may be the same.
		search: (query: string) => typeahead.search(query, { limit: 2 * MAX_SUGGESTIONS }) as number[],
	};
}

function isSuggestion(entry: unknown): boolean {
	if (!Array.isArray(entry)) return false;
	const [text, kind, path, documents] = entry as unknown[];
	const isCount = documents === undefined || typeof documents === 'number';
	return typeof text === 'string' && SUGGESTION_KINDS.includes(kind as never) && typeof path === 'string' && isCount;
}
