import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildIndex, publishSite } from '@pinakes/indexer';
import type { SiteSearch } from './search.ts';

/** A program that writes the search of a site, which it gets as JSON from standard input: `SiteSearch`. */
const { folder, site, title, cache, out } = JSON.parse(await text(process.stdin)) as SiteSearch;
const script = createRequire(import.meta.url).resolve('@pinakes/search-box/standalone/pinakes-search.js');
try {
	const index = join(cache, 'index');
	const { summary } = await buildIndex({
		folders: [folder],
		out: index,
		cache: join(cache, 'files'),
		defaults: { site },
	});
	const { files } = publishSite({ index, out, title, searchBox: dirname(script) });
	console.log(`pinakes: ${summary.documents} documents, ${files} files in ${out}`);
} catch (cause) {
	console.error(`pinakes: ${cause instanceof Error ? cause.message : String(cause)}`);
	process.exitCode = 1;
}
