import type { Index, Recipe, UnitRecord } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { ALL_UNITS_FILE } from '@pinakes/query/format/kinds/unit-lists/schema';

/** What an index has in parts of many records, each a line of a JSON list. */
interface Records {
	readonly units: UnitRecord;
	readonly documents: DocumentRecord;
	readonly sections: SectionRecord;
	readonly section_texts: string;
}

const TEXT = new TextDecoder();

/** Reads the records of a range of numbers, from the first to before the last; only the parts that have any are read. */
export function readRange<Table extends keyof Records>(
	index: Index,
	table: Table,
	from: number,
	to: number,
): Promise<Records[Table][]> {
	return index.run(function* ({ cuts }): Recipe<Records[Table][]> {
		const firsts: readonly number[] = cuts[table];
		const parts = firsts
			.map((first, part) => ({ first, next: firsts[part + 1] ?? Number.POSITIVE_INFINITY, part }))
			.filter(({ first, next }) => first < to && next > from);
		if (parts.length === 0) return [];
		// As they came: this is how other look-ups read them, so that each is read once.
		const contents = yield parts.map(({ part }) => ({ file: partFile(table, part), shape: undefined }));
		const records = contents.flatMap((content) => parsed<Records[Table]>(content as Uint8Array | string));
		const first = parts[0]?.first ?? 0;
		return records.slice(Math.max(0, from - first), to - first);
	});
}

function parsed<T>(content: Uint8Array | string): T[] {
	return JSON.parse(typeof content === 'string' ? content : TEXT.decode(content)) as T[];
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
