import { MAX_OUTLINE_BYTES, OUTLINE_FILE } from '@pinakes/query/format/kinds/outline';
import { type FileTarget, setPieces } from '../../write/parts.ts';

/**
 * Writes the outlines of all documents, unless they are too large for one file.
 *
 * @param outlines JSON texts sorted by path; iterated twice
 */
export function writeOutlines(files: FileTarget, outlines: Iterable<string>): void {
	let bytes = 0;
	for (const outline of outlines) {
		bytes += Buffer.byteLength(outline);
		if (bytes > MAX_OUTLINE_BYTES) return;
	}
	setPieces(files, OUTLINE_FILE, piecesOf(outlines));
}

function* piecesOf(outlines: Iterable<string>): Generator<string> {
	yield '{\n"documents":[';
	let between = '\n';
	for (const outline of outlines) {
		yield between + outline;
		between = ',\n';
	}
	yield between === '\n' ? ']\n}' : '\n]\n}';
}
