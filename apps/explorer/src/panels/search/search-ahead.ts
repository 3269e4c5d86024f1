import { type Index, type Language, searchText } from '@pinakes/query';
import { readDocuments, readEntries, readLexicon, readMessages, readText } from '@pinakes/query/format';
import { type KnowledgeOptions, type SearchResult, search } from '@pinakes/query/search';

/**
 * `search`, whose parts are asked for as soon as it is known that it will need them: over a network what takes time is to
 * ask for one after the other. What fails here fails in the search as well, and is told by that.
 */
export function searchAhead(
	index: Index,
	query: string,
	options: KnowledgeOptions & { readonly lang: Language },
): Promise<SearchResult> {
	const ahead: Promise<unknown>[] = [
		index.run(readDocuments),
		index.run(readLexicon),
		index.run(() => readMessages(options.lang)),
		index.run(readText),
		// What text finds best is most often what is shown.
		searchText(index, query).then(({ hits }) =>
			index.run((manifest) =>
				readEntries(
					manifest,
					hits.map(({ id }) => id),
				),
			),
		),
	];
	for (const one of ahead) one.catch(() => {});
	return search(index, query, options);
}
