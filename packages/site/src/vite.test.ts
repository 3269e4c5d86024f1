import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { pinakes } from './vite.ts';

it('an application gets the search of its documents below its base path, and one React', async () => {
	const root = tempFolder({ 'docs/a.md': '# A\n\n## Part\n\nText.\n' });
	const plugin = pinakes({ folder: 'docs', ending: '', pages: { '**': '/guide/:path' } });
	const build = { outDir: 'dist', ssr: false };
	plugin.configResolved?.({ root, base: '/kb/', cacheDir: join(root, 'cache'), command: 'build', build });
	const served: string[] = [];
	plugin.configureServer?.({ middlewares: { use: (path) => served.push(path) } });
	expect(served).toEqual(['/kb/search']);
	await plugin.closeBundle?.();
	const { openIndex, searchText } = await import('@pinakes/query');
	const { directorySource } = await import('@pinakes/query/node');
	const { hits } = await searchText(await openIndex(directorySource(join(root, 'dist/search/index'))), 'text');
	expect(hits[0]?.url).toBe('/kb/guide/a#part');
});
