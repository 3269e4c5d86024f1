import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { type SiteSearch, searchMiddleware, writeSearch } from './search.ts';

function searchOf(files: Readonly<Record<string, string>>): SiteSearch {
	const cache = tempFolder();
	const site = { generator: 'vitepress', addresses: { 'a.md': '/docs/a.html' } };
	return { folder: tempFolder(files), site, title: 'Boats', cache, out: join(cache, 'site') };
}

const FILES = { 'a.md': '# Anchors\n\n## Drop it\n\nLet the chain out.\n', 'left-out.md': '# Draft\n' };

/** Asks a middleware, and returns the body, or undefined if it leaves the request to others. */
function asker(search: SiteSearch): (url: string) => Promise<string | undefined> {
	const handle = searchMiddleware(() => search);
	return (url) =>
		new Promise((resolve) => {
			const response = { setHeader: () => {}, end: (body: unknown) => resolve(String(body)) };
			handle({ url } as IncomingMessage, response as unknown as ServerResponse, () => resolve(undefined));
		});
}

const HOSTILE = ['/..%2f..%2fsecret.js', '/..%5csecret.js', '/%%2f2e%%2f2e/secret.js', '/%', '/a%00', '//[/'];

it('a development server builds the search when a page asks for it, and gives nothing else', async () => {
	const search = searchOf(FILES);
	writeFileSync(join(search.cache, 'secret.js'), 'secret');
	const ask = asker(search);
	expect(await ask('/pinakes-search.js?v=1')).toContain('pinakes-search');
	expect(JSON.parse((await ask('/index/manifest.json')) ?? '').counts.documents).toBe(1);
	expect(await ask('/')).toContain('<h1>Boats</h1>');
	for (const url of ['/../secret.js', ...HOSTILE, '/index', '/none.js']) expect(await ask(url), url).toBeUndefined();
});

it('sections have the anchors of the pages that were built', async () => {
	const search = searchOf({
		'a.md': '# Anchors\n\n## :anchor: Drop `it` &amp; wait\n\nLet the chain out.\n\n## Weigh\n\nHeave.\n',
	});
	const page =
		'<h1 id="anchors">Anchors</h1><h2 class="a" id=Drop_It>⚓ Drop <code>it</code> &amp; wait <a href="#x">¶</a></h2><h2>Other</h2>';
	addFiles(search.cache, { 'dist/a.html': page });
	await writeSearch({ ...search, built: { folder: join(search.cache, 'dist'), base: '/docs/' } });
	const { openIndex, searchText } = await import('@pinakes/query');
	const { directorySource } = await import('@pinakes/query/node');
	const index = await openIndex(directorySource(join(search.out, 'index')));
	const urlOf = async (query: string) => (await searchText(index, query, { threshold: 0 })).hits[0]?.url;
	expect(await urlOf('chain')).toBe('/docs/a.html#Drop_It');
	// By the rule of the generator.
	expect(await urlOf('heave')).toBe('/docs/a.html#weigh');
});

it('a folder of a page of the site is not written to', async () => {
	const search = searchOf(FILES);
	addFiles(search.out, { 'index.html': 'Search API' });
	await expect(writeSearch(search)).rejects.toThrow('could not write the search');
	expect(readTree(search.out)).toEqual({ 'index.html': 'Search API' });
});

it('a search that cannot be built is an answer of a server, and an error of a build', async () => {
	const search = { ...searchOf(FILES), folder: join(tempFolder(), 'missing') };
	await expect(writeSearch(search)).rejects.toThrow('could not write the search');
	expect(await asker(search)('/index/manifest.json')).toContain('could not be built');
});
