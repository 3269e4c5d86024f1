import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isThere as isChromiumThere, withPage } from '@pinakes/conformance/runtimes/chromium';
import { buildIndex, createPackage } from '@pinakes/indexer';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const QUERY_PACKAGE = fileURLToPath(new URL('../packages/query', import.meta.url));
const NAME = '@acme/team-index';

/** A program that looks something up in the packed index, as a user writes it. */
const PROGRAM = `
	import { matchUnits } from '@pinakes/query';
	import { search } from '@pinakes/query/search';
	import { index } from '${NAME}';
	export async function lookUp() {
		const { matches } = await matchUnits(index, { tags: ['code-refactoring', 'multi-file-editing'] });
		const { results } = await search(index, 'roll back a release');
		return [matches[0]?.unit_id, results[0]?.path];
	}
`;

/** A page of the site that the bundle is served from. */
const SITE = 'http://site.example/';

let folder: string;
let expected: unknown;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pinakes-packed-'));
	await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });
	const modules = join(folder, 'app/node_modules');
	createPackage({ name: NAME, index: join(folder, 'index'), out: join(modules, NAME) });
	await mkdir(join(modules, '@pinakes'), { recursive: true });
	await symlink(QUERY_PACKAGE, join(modules, '@pinakes/query'));
	await writeFile(join(folder, 'app/look-up.mjs'), PROGRAM);
	await writeFile(
		join(folder, 'app/node.mjs'),
		"import { lookUp } from './look-up.mjs'; console.log(JSON.stringify(await lookUp()));",
	);
	await writeFile(
		join(folder, 'app/page.mjs'),
		"import { lookUp } from './look-up.mjs'; globalThis.answer = lookUp();",
	);
	await writeFile(
		join(folder, 'app/worker.mjs'),
		"import { lookUp } from './look-up.mjs'; lookUp().then((answer) => postMessage(answer));",
	);
	await build({
		entryPoints: [join(folder, 'app/page.mjs'), join(folder, 'app/worker.mjs')],
		outdir: join(folder, 'bundle'),
		bundle: true,
		splitting: true,
		format: 'esm',
		target: 'es2022',
		chunkNames: 'chunk-[hash]',
		logLevel: 'error',
	});
	const { stdout } = await promisify(execFile)(process.execPath, ['node.mjs'], { cwd: join(folder, 'app') });
	expected = JSON.parse(stdout);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a packed index is imported in Node', () => {
	expect(expected).toEqual([expect.stringMatching(/./), expect.stringMatching(/\.md$/)]);
});

test('a packed index is bundled for Node, away from its files', async () => {
	const outfile = join(folder, 'node-bundle/node.mjs');
	await build({
		entryPoints: [join(folder, 'app/node.mjs')],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		logLevel: 'error',
	});
	const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
	expect(JSON.parse(stdout)).toEqual(expected);
});

test.skipIf(!isChromiumThere)('a packed index is bundled into a page, which loads what it needs of it', async () => {
	await withPage(async (page) => {
		const chunks = await serveBundle(page);
		await page.goto(SITE);
		await page.addScriptTag({ url: `${SITE}page.js`, type: 'module' });
		await page.waitForFunction('globalThis.answer !== undefined');
		expect(await page.evaluate('globalThis.answer')).toEqual(expected);
		const parts = (await readdir(join(folder, 'index/parts'))).length;
		expect(chunks.size).toBeGreaterThan(3);
		expect(chunks.size).toBeLessThan(parts);
	});
});

test.skipIf(!isChromiumThere)('a packed index is bundled into a worker', async () => {
	await withPage(async (page) => {
		await serveBundle(page);
		await page.goto(SITE);
		const answer = await page.evaluate(
			`new Promise((resolve, reject) => {
				const worker = new Worker('${SITE}worker.js', { type: 'module' });
				worker.onmessage = ({ data }) => resolve(data);
				worker.onerror = ({ message }) => reject(new Error(message));
			})`,
		);
		expect(answer).toEqual(expected);
	});
});

/** Serves the bundle to a page and its workers; returns the chunks as they are asked for. */
async function serveBundle(page: Page): Promise<Set<string>> {
	const chunks = new Set<string>();
	await page.context().route(`${SITE}**`, async (route) => {
		const path = new URL(route.request().url()).pathname.slice(1);
		if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
		if (path.startsWith('chunk-')) chunks.add(path);
		return route.fulfill({ path: join(folder, 'bundle', path), contentType: 'text/javascript' });
	});
	return chunks;
}
