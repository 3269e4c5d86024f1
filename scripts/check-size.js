/** Compares the sizes of entry points of @pinakes/query and others, bundled, minified and gzipped, with limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Limits in kB (1,000 bytes), the size of 30 November 2026 with less than 3 % of slack, and the code of each bundle, relative
 * to the built query package.
 */
const BUNDLES = {
	matchUnits: [20.8, "export { fetchSource, matchUnits, openIndex } from './index.js'"],
	searchText: [21.2, "export { fetchSource, openIndex, searchText } from './index.js'"],
	search: [35.9, "export * from './search.js'; export { openIndex } from './index.js'"],
	'main entry': [38.2, "export * from './index.js'"],
	memory: [18.2, "export * from './memory.js'"],
	'searchText with PAGES': [
		24.8,
		"export { PAGES, SIGNS } from './parts.js'; export { openIndex, searchText } from './index.js'",
	],
	'searchText with FIELDS': [
		26.9,
		"export { FIELDS, HIGHLIGHTS, SIGNS } from './parts.js'; export { openIndex, searchText } from './index.js'",
	],
	union: [29.4, "export * from './union.js'; export { searchText } from './index.js'"],
	siteSource: [4.3, "export * from './site.js'"],
	'a language': [3.5, "export * from './languages/german.js'"],
	context: [50.7, "export * from '../../context/dist/index.js'"],
	encoders: [18.1, "export * from '../../encoders/dist/index.js'"],
	openaiEncoder: [2.8, "export { openaiEncoder } from '../../encoders/dist/index.js'"],
};

/** The scripts of the search box in a page: what defines the element, and what is loaded up to its first result. */
const BOX = 'packages/search-box/dist/standalone';
const BOX_LIMITS = { 'search box': 23.1, 'search box to its first result': 57.8 };

/** The READMEs state the greater limit of these two. */
const STATED = ['matchUnits', 'searchText'];

const problems = [];

/** @param {string} name @param {number} limit in kB @param {Uint8Array[]} files */
function check(name, limit, files) {
	const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;
	console.log(`size: ${name}: ${kilobytes.toFixed(2)} of ${limit} kB`);
	if (kilobytes > limit) problems.push(`${name} is too large`);
}

for (const [name, [limit, contents]] of Object.entries(BUNDLES)) {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: 'packages/query/dist' },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'neutral',
		write: false,
		logLevel: 'error',
	});
	check(name, limit, [outputFiles[0].contents]);
}
const names = readdirSync(BOX).filter((name) => /^(?:pinakes-search|backends-\w+)\.js$/.test(name));
const scripts = names.sort().map((name) => readFileSync(`${BOX}/${name}`));
if (scripts.length !== 2) problems.push(`${BOX} must have pinakes-search.js and one backends script`);
check('search box', BOX_LIMITS['search box'], scripts.slice(-1));
check('search box to its first result', BOX_LIMITS['search box to its first result'], scripts);
const stated = ` ${Math.max(...STATED.map((name) => BUNDLES[name][0]))} kB`;
for (const file of ['README.md', 'README.zh-CN.md'])
	if (!readFileSync(file, 'utf8').includes(stated)) problems.push(`${file} must say that these take at most${stated}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
