import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import type { ViteConfig } from './vite-plugin.ts';
import { pinakes } from './vitepress.ts';

function siteOf(srcDir: string) {
	const vitepress = {
		...{ srcDir, outDir: join(srcDir, 'dist'), cacheDir: join(srcDir, 'cache'), cleanUrls: false },
		...{ pages: ['a.md'], rewrites: { map: {} }, site: { base: '/kb/', title: 'Acme', head: [] as unknown[] } },
		buildEnd: undefined as ((config: unknown) => Promise<void>) | undefined,
	};
	return { vitepress, config: { vitepress } as unknown as ViteConfig };
}

it('the plugin adds the script once, replaces the button of the theme and writes the search after the site', async () => {
	const { vitepress, config } = siteOf(tempFolder({ 'a.md': '# A\n\nText.\n' }));
	const built: string[] = [];
	vitepress.buildEnd = async () => void built.push('own');
	const plugin = pinakes({ box: { facets: 'tag' } });
	// For the browser and for the server.
	for (const each of [config, config]) plugin.configResolved?.(each);
	expect(vitepress.site.head).toEqual([['script', { type: 'module', src: '/kb/search/pinakes-search.js' }]]);
	const box = plugin.resolveId?.('./VPNavBarSearch.vue') ?? '';
	expect(box).toMatch(/vitepress-box\.js$/);
	expect(plugin.resolveId?.('./VPNav.vue')).toBeUndefined();
	expect(plugin.transform?.('box = __PINAKES_BOX__', box)).toBe('box = {"index":"/kb/search/index/","facets":"tag"}');
	expect(plugin.transform?.('__PINAKES_BOX__', 'other.js')).toBeUndefined();
	await vitepress.buildEnd?.(vitepress);
	expect(built).toEqual(['own']);
	const { openIndex } = await import('@pinakes/query');
	const { directorySource } = await import('@pinakes/query/node');
	const { manifest } = await openIndex(directorySource(join(vitepress.outDir, 'search/index')));
	expect(manifest.counts.documents).toBe(1);
});

it('the plugin is for VitePress alone', () => {
	expect(() => pinakes().configResolved?.({} as ViteConfig)).toThrow('vite.plugins of VitePress');
});
