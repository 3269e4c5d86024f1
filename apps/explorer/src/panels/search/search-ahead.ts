import { type Index, type Language, searchText } from '@pinakes/query';
import { type KnowledgeOptions, type SearchResult, search } from '@pinakes/query/search';

/**
 * `search`, with the rows of its words asked for while it still reads which documents it may search. What fails here fails
 * in the search as well, and is told by that.
 */
export function searchAhead(
	index: Index,
	query: string,
	options: KnowledgeOptions & { readonly lang: Language },
): Promise<SearchResult> {
	searchText(index, query, { exclusions: false, fields: false, topK: 1 }).catch(() => {});
	return search(index, query, options);
}
