import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { onTestFinished } from 'vitest';

/** The folder of examples of this repository. */
export const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

/** Texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A folder of one test, removed when that is over. */
export function tempFolder(): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pinakes-mcp-test-')));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Builds an index of files into a folder, in the place of the one that is there. */
export async function buildInto(out: string, files: Files): Promise<void> {
	const sources = tempFolder();
	for (const [path, text] of Object.entries(files)) {
		const file = join(sources, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	await buildIndex({ folders: [sources], out });
}

/** A folder with an index of files. */
export async function indexOf(files: Files): Promise<string> {
	const out = join(tempFolder(), 'index');
	await buildInto(out, files);
	return out;
}
