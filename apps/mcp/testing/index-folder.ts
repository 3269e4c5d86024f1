import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';

/** The folder of examples of this repository. */
export const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** Builds an index of files into a folder, in the place of the one that is there. */
export async function buildInto(out: string, files: Files): Promise<void> {
	await buildIndex({ folders: [tempFolder(files)], out });
}

export async function indexOf(files: Files): Promise<string> {
	const out = join(tempFolder(), 'index');
	await buildInto(out, files);
	return out;
}
