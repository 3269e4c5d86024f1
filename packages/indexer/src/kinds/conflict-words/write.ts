import { textTerms } from '@pinakes/query/format';
import type { Unit } from '../../unit.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';

/** Writes the whole words of the units' conflicts. Returns where the table is cut. */
export function writeConflictWords(files: IndexFiles, units: readonly Unit[]): string[] {
	const words: PostingsTable = new Map();
	units.forEach((unit, number) => {
		for (const word of textTerms(unit.conflicts ?? '')) addPosting(words, word, number);
	});
	const rows = new Map([...words].map(([word, postings]) => [word, postingsText(postings)]));
	return writeTable(files, 'conflict_words', rows);
}
