import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { builtAnchors } from './built-anchors.ts';
import type { SiteSearch } from './search.ts';

/** A program that writes the search of a site, which it gets as JSON from standard input: `SiteSearch`. */
const { folder, site, title, cache, out, built } = JSON.parse(await text(process.stdin)) as SiteSearch;
const script = createRequire(import.meta.url).resolve('@pinakes/search-box/standalone/pinakes-search.js');
try {
	// The generator has written its pages.
	const [own] = existsSync(out) && !existsSync(join(out, basename(script))) ? readdirSync(out) : [];
	if (own !== undefined) {
		const option = site.generator === 'mkdocs' ? 'extra: { pinakes: { path: find } }' : "path: 'find'";
		throw new Error(`${join(out, own)} is a page of the site: name another folder for the search, as by ${option}.`);
	}
	const index = join(cache, 'index');
	const anchors = built && builtAnchors(built);
	const { summary } = await buildIndex({
		folders: [folder],
		out: index,
		cache: join(cache, 'files'),
		defaults: { site: { ...site, ...(anchors && { anchors }) } },
	});
	const { files } = publishSite({ index, out, title, searchBox: dirname(script) });
	console.log(`pinakes: ${summary.documents} documents, ${files} files in ${out}`);
} catch (cause) {
	console.error(`pinakes: ${cause instanceof Error ? cause.message : String(cause)}`);
	process.exitCode = 1;
}
