import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { type AstroIntegration, pinakes as astro } from './astro.ts';
import { pinakes as starlight } from './starlight.ts';

it('Starlight gets the box in place of its search, and an integration over its documents', () => {
	const updates: object[] = [];
	const added: object[] = [];
	starlight({ box: { facets: 'tag' } }).hooks['config:setup']({
		config: { title: 'Boats', components: { Hero: './hero.astro' } },
		updateConfig: (update) => updates.push(update),
		addIntegration: (integration) => added.push(integration),
	});
	expect(updates).toEqual([
		{ pagefind: false, components: { Hero: './hero.astro', Search: '@pinakes/site/search.astro' } },
	]);
	const vite: object[] = [];
	const [integration] = added as AstroIntegration[];
	integration?.hooks['astro:config:setup']({ config: configOf('/kb'), updateConfig: (update) => vite.push(update) });
	expect(vite).toEqual([{ vite: { define: { __PINAKES_BOX__: '{"index":"/kb/search/index/","facets":"tag"}' } } }]);
});

it('a build of Astro writes the search of its pages below the built site', async () => {
	const root = tempFolder({ 'src/pages/anchors.md': '# Anchors\n\nLet the chain out.\n', 'dist/index.html': '' });
	const { hooks } = astro({ title: 'Boats' });
	hooks['astro:config:done']({
		config: { ...configOf('/kb/'), root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${root}/cache/`) },
	});
	await hooks['astro:build:done']({ dir: pathToFileURL(`${root}/dist/`) });
	const { openIndex, searchText } = await import('@pinakes/query');
	const { directorySource } = await import('@pinakes/query/node');
	const { hits } = await searchText(await openIndex(directorySource(join(root, 'dist/search/index'))), 'chain');
	expect(hits[0]?.url).toBe('/kb/anchors/');
});

function configOf(base: string) {
	const [root, cacheDir] = [pathToFileURL('/s/'), pathToFileURL('/s/cache/')];
	return { base, root, cacheDir, trailingSlash: 'ignore', build: { format: 'directory' } } as const;
}
