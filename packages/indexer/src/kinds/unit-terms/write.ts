import { textTerms, UNIT_FIELDS } from '@pinakes/query/format';
import type { Unit } from '../../unit.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';

/** Writes the words of the units' own texts, by field. Returns where the table is cut. */
export function writeUnitTerms(files: IndexFiles, units: readonly Unit[], stopWords: readonly string[]): string[] {
	const fields = UNIT_FIELDS.map((field): PostingsTable => {
		const table: PostingsTable = new Map();
		units.forEach((unit, number) => {
			const terms =
				field === 'whole_conflicts' ? textTerms(unit.conflicts ?? '') : textTerms(unit[field] ?? '', stopWords);
			for (const term of terms) addPosting(table, term, number);
		});
		return table;
	});
	const rows = new Map<string, string>();
	for (const term of new Set(fields.flatMap((table) => [...table.keys()]))) {
		const row = fields.map((table) => table.get(term) ?? []);
		while (row.at(-1)?.length === 0) row.pop();
		rows.set(term, `[${row.map(postingsText).join(',')}]`);
	}
	return writeTable(files, 'unit_terms', rows);
}
