import { type Index, opened } from '../format/open/open-index.ts';
import { openTextStore } from './open-text-store.ts';
import { checkSearch, type SearchOptions } from './question.ts';
import { searchStore, type TextResult } from './search-store.ts';

/**
 * Searches the text of documents by BM25. Returns the best documents, each by its best section, or the reason why there
 * are none.
 *
 * @param text the query as free text; `SearchOptions` describes signs that have a meaning
 * @throws PinakesError `invalid_value` for an invalid query or option; `missing_part`, `damaged_part` or `changed_part`
 * for an index that is incomplete or damaged
 */
export async function searchText(index: Index, text: string, options: SearchOptions = {}): Promise<TextResult> {
	const checked = checkSearch(text, options);
	return opened(index).run(function* (manifest) {
		return yield* searchStore(yield* openTextStore(manifest), text, checked);
	});
}
