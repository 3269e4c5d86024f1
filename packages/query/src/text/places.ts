import type { SectionRecord } from '@pinakes/format/kinds/text/schema';
import type { Recipe } from '@pinakes/format/recipe';
import type { TextStore } from './store.ts';

/** The number of a section's document. */
export function documentOf({ documents }: Pick<TextStore, 'documents'>, section: number): number {
	return documents === undefined ? section : (documents[section] as number);
}

/** Where a section stands. */
export type SectionPlace =
	| Required<SectionRecord>
	| (Required<Omit<SectionRecord, 'lines'>> & { readonly lines: null });

/** Reads where sections stand. */
export function* readPlaces(store: TextStore, sections: readonly number[]): Recipe<SectionPlace[]> {
	const records = yield* store.records(sections);
	return records.map(
		({ id, title = id, headings = [], lines = null }) => ({ id, title, headings, lines }) as SectionPlace,
	);
}
