import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
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

it('a search that cannot be built is an answer of a server, and an error of a build', async () => {
	const search = { ...searchOf(FILES), folder: join(tempFolder(), 'missing') };
	await expect(writeSearch(search)).rejects.toThrow('could not write the search');
	expect(await asker(search)('/index/manifest.json')).toContain('could not be built');
});
