import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentOutline } from '@pinakes/query';
import { OUTLINE_FILE } from '@pinakes/query/format/kinds/outline/schema';
import { readSegmentList } from '../append/segment-list.ts';
import { compare } from '../report.ts';
import { contentIn } from '../write/committed.ts';
import type { FinishedFiles } from '../write/finished-files.ts';

/** The outlines of the documents in an index that was made. */
export function outlinesIn(files: FinishedFiles): readonly DocumentOutline[] {
	return parseOutlines(contentIn(files, OUTLINE_FILE));
}

/** The outlines of the documents in a folder of segments, sorted by path. */
export function outlinesOfSegments(index: string): DocumentOutline[] {
	const segments = readSegmentList(index)?.segments ?? [];
	const outlines = segments.flatMap(({ folder, documents, gone }) => {
		const file = join(index, folder, OUTLINE_FILE);
		const removed = new Set(gone.map((number) => documents[number]?.[0]));
		return parseOutlines(existsSync(file) ? readFileSync(file) : undefined).filter(({ path }) => !removed.has(path));
	});
	return outlines.sort((a, b) => compare(a.path, b.path));
}

function parseOutlines(content: Uint8Array | undefined): readonly DocumentOutline[] {
	if (content === undefined) return [];
	const { documents } = JSON.parse(Buffer.from(content).toString()) as {
		readonly documents: readonly DocumentOutline[];
	};
	return documents;
}
