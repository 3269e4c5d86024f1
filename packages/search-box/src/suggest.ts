import type { Index } from '@pinakes/query';
import { tableOf } from '@pinakes/query/format/json';
import {
	SUGGESTION_INDEX,
	SUGGESTION_KINDS,
	type Suggestion,
	type Suggestions,
	suggestionFile,
	suggestionTokens,
} from '@pinakes/query/format/kinds/suggestions/schema';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 8;

/** Finds suggestions for a query. */
interface Searcher {
	readonly entries: readonly Suggestion[];
	search(query: string): readonly number[];
}

const searchers = new WeakMap<Index, Map<string, Promise<Searcher>>>();

/**
 * Returns suggestions for a query, best first; an empty list if the index was built without suggestions. There is a
 * small file for each first character, which is read once.
 *
 * @throws PinakesError if the file cannot be read
 */
export async function suggest(index: Index, query: string): Promise<readonly Suggestion[]> {
	const file = suggestionFile(suggestionTokens(query)[0]);
	if (file === undefined || !Object.hasOwn(index.manifest.files, file)) return [];
	const { entries, search } = await searcherOf(index, file);
	const texts = new Map<string, Suggestion>();
	for (const index of search(query)) {
		const entry = entries[index];
		if (entry !== undefined && !texts.has(entry[0])) texts.set(entry[0], entry);
	}
	return [...texts.values()].slice(0, MAX_SUGGESTIONS);
}

function searcherOf(index: Index, file: string): Promise<Searcher> {
	const known = searchers.get(index) ?? new Map<string, Promise<Searcher>>();
	searchers.set(index, known);
	let searcher = known.get(file);
	if (searcher === undefined) {
		searcher = open(index, file);
		known.set(file, searcher);
		searcher.catch(() => known.delete(file));
	}
	return searcher;
}

async function open(index: Index, file: string): Promise<Searcher> {
	const [{ Index: Typeahead }, suggestions] = await Promise.all([import('flexsearch'), read(index, file)]);
	const typeahead = new Typeahead({ ...SUGGESTION_INDEX, encode: suggestionTokens });
	for (const [key, data] of Object.entries(suggestions.index)) typeahead.import(key, data);
	return {
		entries: suggestions.entries,
		// More than are shown, as a title and a heading may be the same.
		search: (query) => typeahead.search(query, { limit: 2 * MAX_SUGGESTIONS }) as number[],
	};
}

function read(index: Index, file: string): Promise<Suggestions> {
	return index.run(function* () {
		const [suggestions] = yield [{ file, shape: SHAPE }];
		return suggestions as Suggestions;
	});
}

const SHAPE = { entries: [isSuggestion], index: tableOf('') } as const;

function isSuggestion(entry: unknown): boolean {
	if (!Array.isArray(entry)) return false;
	const [text, kind, path, documents] = entry as unknown[];
	const isCount = documents === undefined || typeof documents === 'number';
	return typeof text === 'string' && SUGGESTION_KINDS.includes(kind as never) && typeof path === 'string' && isCount;
}
