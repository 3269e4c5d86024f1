import type { Recipe } from '../format/recipe.js';
import type { TextStore } from './text-store.ts';

export function documentOf({ documents }: Pick<TextStore, 'documents'>, section: number): number {
	return documents === undefined ? section : (documents.at(section) as number);
}

/** Returns the number of the first section of a document, or of the next one that has any. */
export function firstSectionOf({ documents }: Pick<TextStore, 'documents'>, documentNumber: number): number {
	if (documents === undefined) return documentNumber;
	let low = 0;
	let high = documents.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((documents.at(middle) as number) < documentNumber) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Location of a section in its document and on its site. */
export interface SectionLocation {
	readonly id: string;
	readonly title: string;
	readonly headings: readonly string[];
	readonly lines: readonly [first: number, last: number] | null;
	readonly url?: string | undefined;
}

/** Reads the locations of the sections of hits. */
export function* readSectionLocations(
	store: TextStore,
	hits: readonly { readonly section: number }[],
): Recipe<SectionLocation[]> {
	const records = yield* store.records(hits.map(({ section }) => section));
	return records.map(
		({ id, title = id, headings = [], lines = null, url }): SectionLocation => ({ id, title, headings, lines, url }),
	);
}
