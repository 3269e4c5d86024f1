import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the bundle is that this process, or the one that started it, has made. */
const MADE = 'PINAKES_BENCH_BUNDLE';

const FILE = 'query.mjs';

/** What a search needs, which is what a bundler keeps. */
const CONTENTS = `
export { memorySource, openIndex, searchText } from '@pinakes/query';
export { directorySource } from '@pinakes/query/node';
`;

/**
 * Imports what a search needs of `@pinakes/query` as one file, as whoever builds a site or a program has it. The first
 * process makes the file, anew in every run, and removes it at its end; processes that it starts find it made.
 *
 * @returns {Promise<Pick<typeof import('@pinakes/query'), 'memorySource' | 'openIndex' | 'searchText'>
 *   & Pick<typeof import('@pinakes/query/node'), 'directorySource'>>}
 */
export async function importQuery() {
	process.env[MADE] ??= await bundle();
	return import(process.env[MADE]);
}

/** @returns {Promise<string>} the URL of the file */
async function bundle() {
	const { build } = await import('esbuild');
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-bundle-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, FILE);
	await build({
		stdin: {
			contents: CONTENTS,
			resolveDir: fileURLToPath(new URL('.', import.meta.url)),
		},
		outfile: file,
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'node',
		logLevel: 'error',
	});
	return pathToFileURL(file).href;
}
