import type { DocumentOutline, Manifest } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { runRecipe } from '../calibration/run-recipe.ts';
import { bytesOf, type FinishedFiles } from '../write/finished-files.ts';

/** Returns the outlines of the documents in the files of an index. */
export function outlinesIn(files: FinishedFiles): readonly DocumentOutline[] {
	const get = (path: string): string | undefined => {
		const file = files.get(path);
		return file && Buffer.from(bytesOf(file)).toString();
	};
	const manifest = get(MANIFEST_FILE);
	if (manifest === undefined) return [];
	return runRecipe(readOutlines(JSON.parse(manifest) as Manifest), { get }, new Map());
}
