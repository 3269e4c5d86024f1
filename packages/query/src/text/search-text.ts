import type { Index } from '../core/open-index.ts';
import { readText } from './open-text-store.ts';
import { checkSearch, type SearchOptions } from './search-options.ts';
import { search, type TextResult } from './search-store.ts';

/**
 * Searches the text of an index's documents by BM25, and returns the best of them, each by its best
 * section, or says why there is none.
 *
 * @param text what is looked for, in one's own words; see SearchOptions for signs that mean something
 * @throws PinakesError `invalid_value` for an invalid query or option; `missing_part`, `damaged_part`
 * or `changed_part` for an index that is not whole
 */
export async function searchText(index: Index, text: string, options: SearchOptions = {}): Promise<TextResult> {
	const checked = checkSearch(text, options);
	return index.run(function* (manifest) {
		return yield* search(yield* readText(manifest), text, checked);
	});
}
