import {
	type DocumentColumns,
	type Editions,
	editionPath,
	encodeNumber,
	findEditions,
	mayHaveEditions,
	type SectionRecord,
} from '@pinakes/query/internal';
import type { SectionTexts } from './text/collect.ts';

/** Versions and translations among the documents of an index, and what is stored of them. */
export interface StoredEditions extends Omit<Editions, 'pages'> {
	readonly columns: Pick<DocumentColumns, 'pages' | 'edition_paths' | 'edition'>;
}

/**
 * Finds versions and translations. Most indexes have neither, and nothing but their paths is read.
 *
 * @param paths of all documents, in the order of their numbers
 */
export function findStoredEditions(paths: readonly string[], text: SectionTexts): StoredEditions {
	if (!mayHaveEditions(paths)) return { superseded: new Set(), discontinued: new Set(), intents: [], columns: {} };
	const addresses = editionPathsOf(paths, text);
	const { pages, ...editions } = findEditions(paths, addresses);
	const edition_paths = [...new Set(addresses)];
	const numbers = new Map(edition_paths.map((address, number) => [address, encodeNumber(number)]));
	const columns = {
		...(pages.length > 0 && { pages: pages.map(encodeNumber).join('') }),
		...(edition_paths.some((address) => address !== '') && {
			edition_paths,
			edition: addresses.map((address) => numbers.get(address)).join(''),
		}),
	};
	return { ...editions, columns };
}

/** Returns what the addresses of documents begin with: those of their first sections. */
function editionPathsOf(paths: readonly string[], { records, sectionCounts }: SectionTexts): string[] {
	const rest = records[Symbol.iterator]();
	return sectionCounts.map((count, number) => {
		const [first = '{}'] = Array.from({ length: count }, () => rest.next().value as string);
		const { url } = JSON.parse(first) as Partial<SectionRecord>;
		return url ? editionPath(paths[number] as string, url.replace(/^[a-z]+:\/\/[^/]*|#.*/gi, '')) : '';
	});
}
