import { CONFLICT_WORD_BLOCKS, wholeWords } from '@pinakes/query/format';
import type { Unit } from '../../unit.ts';
import { type IndexFiles, writeBlocks } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';

/** Writes the whole words of the units' conflicts. Returns the blocks' first words. */
export function writeConflictWords(files: IndexFiles, units: readonly Unit[]): string[] {
	const table: PostingsTable = new Map();
	units.forEach((unit, number) => {
		for (const word of wholeWords(unit.conflicts ?? '')) addPosting(table, word, number);
	});
	return writeBlocks(files, CONFLICT_WORD_BLOCKS, new Map([...table].map(([word, units]) => [word, postingsText(units)])));
}
