import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FILE = 'query.mjs';

/** What a search needs, which is what a bundler keeps. */
const CONTENTS = `
export { memorySource, openIndex, searchText } from '@pinakes/query';
export { directorySource } from '@pinakes/query/node';
`;

/**
 * @typedef {Pick<typeof import('@pinakes/query'), 'memorySource' | 'openIndex' | 'searchText'>
 *   & Pick<typeof import('@pinakes/query/node'), 'directorySource'>} Query
 */

/**
 * Imports what a search needs of `@pinakes/query` as one file, as whoever builds a site or a program has it.
 *
 * @returns {Promise<Query>}
 */
export async function importQuery() {
	return import(await bundle());
}

/**
 * Where that file is. The first process makes it, anew in every run, and removes it at its end; processes that it
 * starts find it made.
 *
 * @returns {Promise<string>} a URL
 */
export async function bundle() {
	process.env.PINAKES_BENCH_BUNDLE ??= await makeBundle();
	return process.env.PINAKES_BENCH_BUNDLE;
}

/** Removes that file, before the process ends, where nothing else does. */
export function removeBundle() {
	const made = process.env.PINAKES_BENCH_BUNDLE;
	if (made !== undefined) rmSync(dirname(fileURLToPath(made)), { recursive: true, force: true });
}

/** @returns {Promise<string>} its URL */
async function makeBundle() {
	const { build } = await import('esbuild');
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-bundle-'));
	process.once('exit', removeBundle);
	const resolveDir = fileURLToPath(new URL('.', import.meta.url));
	await build({
		stdin: { contents: CONTENTS, resolveDir },
		outfile: join(folder, FILE),
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'node',
		logLevel: 'error',
	});
	return pathToFileURL(join(folder, FILE)).href;
}
