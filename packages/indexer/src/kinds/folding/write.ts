import { FOLDING_FILE, type Folding } from '@pinakes/query/format/kinds/lexicon';
import { allFolding } from '../../words/folding.ts';
import type { FileTarget } from '../../write/parts.ts';

/** Writes the folding table for queries. */
export function writeFolding(files: FileTarget): void {
	const folding: Folding = { pairs: allFolding() };
	files.set(FOLDING_FILE, JSON.stringify(folding));
}
