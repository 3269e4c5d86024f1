import { type Index, type Language, searchText } from '@pinakes/query';
import { readTitleLists } from '@pinakes/query/format/kinds/titles/read';
import { type KnowledgeOptions, readTopic, type SearchResult, search } from '@pinakes/query/search';

/**
 * Runs `search`, and prefetches the posting lists of its words while it reads filters. Errors are ignored, as the
 * search will report them.
 */
export function searchAhead(
	index: Index,
	query: string,
	options: KnowledgeOptions & { readonly lang: Language },
): Promise<SearchResult> {
	const ahead: Promise<unknown>[] = [
		searchText(index, query, { exclusions: false, fields: false, limit: 1 }),
		index.run(function* (manifest) {
			const { ideas } = yield* readTopic(manifest, query);
			return yield* readTitleLists(manifest, ideas);
		}),
	];
	for (const one of ahead) one.catch(() => {});
	return search(index, query, options);
}
