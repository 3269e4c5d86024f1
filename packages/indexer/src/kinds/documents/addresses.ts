import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import type { SectionTexts } from '../text/documents.ts';

/** The paths of the addresses of documents on their site, such as `/docs/1.2/install`; undefined for a document without one. */
export type Addresses = readonly (string | undefined)[];

/** Returns the address of each document: that of its first section. */
export function addressesOf({ records, sectionCounts }: Pick<SectionTexts, 'records' | 'sectionCounts'>): Addresses {
	const rest = records[Symbol.iterator]();
	return sectionCounts.map((count) => {
		const [first] = Array.from({ length: count }, () => rest.next().value as string);
		const { url } = JSON.parse(first ?? '{}') as Partial<SectionRecord>;
		return url?.replace(/^[a-z]+:\/\/[^/]*|#.*/gi, '');
	});
}

/** Returns the names with which all addresses begin; undefined without any. */
export function commonNames(addresses: Addresses): string[] | undefined {
	const all = addresses.filter((address) => address !== undefined).map((address) => address.split('/'));
	const [first] = all;
	return first?.filter((_, i) =>
		all.every((names) => names.slice(0, i + 1).join('/') === first.slice(0, i + 1).join('/')),
	);
}
