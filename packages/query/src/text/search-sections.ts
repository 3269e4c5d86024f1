import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import { check } from '@pinakes/format/errors';
import { fits } from '@pinakes/format/json';
import { readDocumentLists } from '@pinakes/format/kinds/documents/read';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { type Index, opened } from '../core/open-index.ts';
import { readText } from './open-text-store.ts';
import { rankByTitle } from './rank-by-title.ts';
import { checkSearch, SEARCH_DEFAULTS, type SearchOptions } from './search-options.ts';
import { findBest, resultOf, type TextResult } from './search-store.ts';
import { documentOf } from './section-locations.ts';

/** Minimum number of sections that are ranked by title, even if fewer are returned. */
const MIN_RANKED = 20;

/** Options of a search for sections. */
export interface SectionSearchOptions extends SearchOptions {
	/** Only documents of one of these categories. */
	readonly categories?: readonly string[];
	/** Only documents that have one of these tags. */
	readonly tags?: readonly string[];
}

const DEFAULTS: Required<SectionSearchOptions> = { ...SEARCH_DEFAULTS, categories: [], tags: [] };

/**
 * Searches as `searchText`, but returns sections: `limit` is the number of sections, and several may be of the same
 * document. For a list of results grouped by page. Sections rank higher if the title of their document has more terms
 * of the query.
 *
 * @throws PinakesError as `searchText`
 */
export async function searchSections(
	index: Index,
	text: string,
	options: SectionSearchOptions = {},
): Promise<TextResult> {
	const checked = checkSearch(text, options, DEFAULTS) as typeof DEFAULTS;
	const { categories, tags } = checked;
	check(fits([categories, tags], [['']]), 'categories and tags are lists.');
	return opened(index).run(function* (manifest) {
		const store = yield* readText(manifest);
		const allowed = [
			yield* documentsWith(manifest, 'category', categories),
			yield* documentsWith(manifest, 'tag', tags),
		].filter((documents) => documents !== undefined);
		const isExcluded = (section: number): boolean => !allowed.every((has) => has.has(documentOf(store, section)));
		const filtered = allowed.length > 0 ? { ...store, isExcluded } : store;
		// Without document numbers, each section is ranked on its own.
		const bySection = { ...filtered, documents: undefined };
		const found = yield* findBest(bySection, text, { ...checked, limit: Math.max(checked.limit, MIN_RANKED) });
		const best = (yield* rankByTitle(store, found)).slice(0, checked.limit);
		return yield* resultOf(bySection, { ...found, best }, checked);
	});
}

/** Reads the numbers of documents that have any of the values; undefined without values. */
function* documentsWith(
	manifest: Manifest,
	filter: 'category' | 'tag',
	values: readonly string[],
): Recipe<ReadonlySet<number> | undefined> {
	if (values.length === 0) return undefined;
	const lists = yield* readDocumentLists(manifest, filter, values.map(normalizeTerm));
	return new Set(lists.flatMap((list) => [...(list ?? [])]));
}
