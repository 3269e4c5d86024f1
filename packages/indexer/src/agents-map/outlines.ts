import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentOutline, Manifest } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { readSegmentList } from '../append/segment-list.ts';
import { runRecipe } from '../calibration/run-recipe.ts';
import { compare } from '../report.ts';
import { contentIn } from '../write/committed.ts';
import type { FinishedFiles } from '../write/finished-files.ts';

/** Returns the outlines of the documents in the files of an index. */
export function outlinesIn(files: FinishedFiles): readonly DocumentOutline[] {
	return outlinesOf((path) => contentIn(files, path));
}

/** Returns the outlines of the documents in a folder of segments, sorted by path. */
export function outlinesOfSegments(index: string): DocumentOutline[] {
	const segments = readSegmentList(index)?.segments ?? [];
	const outlines = segments.flatMap(({ folder, documents, gone }) => {
		const removed = new Set(gone.map((number) => documents[number]?.[0]));
		const own = outlinesOf((path) => {
			const file = join(index, folder, path);
			return existsSync(file) ? readFileSync(file) : undefined;
		});
		return own.filter(({ path }) => !removed.has(path));
	});
	return outlines.sort((a, b) => compare(a.path, b.path));
}

function outlinesOf(contentOf: (path: string) => Uint8Array | undefined): readonly DocumentOutline[] {
	const get = (path: string): string | undefined => {
		const content = contentOf(path);
		return content && Buffer.from(content).toString();
	};
	const manifest = get(MANIFEST_FILE);
	if (manifest === undefined) return [];
	return runRecipe(readOutlines(JSON.parse(manifest) as Manifest), { get }, new Map());
}
