import type { Recipe } from '@pinakes/format/recipe';
import type { TextStore } from './text-store.ts';

/** Returns the document number of a section. */
export function documentOf({ documents }: Pick<TextStore, 'documents'>, section: number): number {
	return documents === undefined ? section : (documents[section] as number);
}

/** Location of a section in its document and on its site. */
export interface SectionLocation {
	readonly id: string;
	readonly title: string;
	readonly headings: readonly string[];
	readonly lines: readonly [first: number, last: number] | null;
	readonly url?: string | undefined;
}

/** Reads the locations of sections. */
export function* readSectionLocations(store: TextStore, sections: readonly number[]): Recipe<SectionLocation[]> {
	const records = yield* store.records(sections);
	return records.map(
		({ id, title = id, headings = [], lines = null, url }): SectionLocation => ({ id, title, headings, lines, url }),
	);
}
