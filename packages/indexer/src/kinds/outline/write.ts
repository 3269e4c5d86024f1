import type { DocumentOutline } from '@pinakes/query';
import { OUTLINE_FILE } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { listText, objectText } from '../../write/json.ts';
import type { IndexFiles } from '../../write/parts.ts';

/** Writes the outlines of all documents, sorted by path. */
export function writeOutlines(files: IndexFiles, outlines: readonly DocumentOutline[]): void {
	const sorted = [...outlines].sort((a, b) => compare(a.path, b.path));
	writeOutlineTexts(
		files,
		sorted.map((outline) => JSON.stringify(outline)),
	);
}

/** Writes outlines that are JSON texts, and in order, already. */
export function writeOutlineTexts(files: IndexFiles, outlines: readonly string[]): void {
	files.set(OUTLINE_FILE, objectText([['documents', listText(outlines)]]));
}
