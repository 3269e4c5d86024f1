import type { Index, Manifest, Recipe, UnitRecord } from '@pinakes/query';
import { readDocumentRecords } from '@pinakes/query/format/kinds/documents/read';
import { readSectionTexts } from '@pinakes/query/format/kinds/entries/read';
import { readUnits } from '@pinakes/query/format/kinds/records/read';
import { readRecords } from '@pinakes/query/format/kinds/tables';
import { SECTIONS_TABLE, type SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { ALL_UNITS_FILE } from '@pinakes/query/format/kinds/unit-lists/schema';
import { ready } from '@pinakes/query/format/recipe';

const READERS = {
	units: readUnits,
	documents: readDocumentRecords,
	sections: (manifest: Manifest, numbers: readonly number[]) =>
		readRecords<SectionRecord>(manifest, SECTIONS_TABLE, { id: '' }, numbers),
	section_texts: readSectionTexts,
} as const;

type Table = keyof typeof READERS;
type RecordOf<T extends Table> = ReturnType<(typeof READERS)[T]> extends Recipe<(infer One)[]> ? One : never;

/** Reads the records of a range of numbers, from the first to before the last; only the parts that have any are read. */
export function readRange<T extends Table>(index: Index, table: T, from: number, to: number): Promise<RecordOf<T>[]> {
	return index.run((manifest) => {
		const { units, documents, sections } = manifest.counts;
		const count = table === 'units' ? units : table === 'documents' ? documents : sections;
		const numbers = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, i) => from + i);
		return (numbers.length === 0 ? ready([]) : READERS[table](manifest, numbers)) as Recipe<RecordOf<T>[]>;
	});
}

/** Reads the unit of an id, or undefined where there is none. */
export async function readUnit(index: Index, id: string): Promise<UnitRecord | undefined> {
	const number = (await readUnitIds(index)).indexOf(id);
	return number < 0 ? undefined : (await readRange(index, 'units', number, number + 1))[0];
}

/** Reads the ids of all units, sorted: their numbers are their positions. */
export function readUnitIds(index: Index): Promise<readonly string[]> {
	return index.run(function* (): Recipe<readonly string[]> {
		const [ids] = yield [{ file: ALL_UNITS_FILE, shape: [''] }];
		return ids as readonly string[];
	});
}
