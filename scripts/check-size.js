/** Compares the sizes of entry points of @pinakes/query and others, bundled, minified and gzipped, with limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Code of each bundle, relative to the built query package. */
const BUNDLES = {
	matchUnits: "export { matchUnits, openIndex } from './index.js'",
	searchText: "export { openIndex, searchText } from './index.js'",
	search: "export * from './search.js'; export { openIndex } from './index.js'",
	'main entry': "export * from './index.js'",
	memory: "export * from './memory.js'",
	'searchText with PAGES':
		"export { PAGES, SIGNS } from './parts.js'; export { openIndex, searchText } from './index.js'",
	'searchText with FIELDS':
		"export { FIELDS, HIGHLIGHTS, SIGNS } from './parts.js'; export { openIndex, searchText } from './index.js'",
	union: "export * from './union.js'; export { searchText } from './index.js'",
	siteSource: "export * from './site.js'",
	'a language': "export * from './languages/german.js'",
	context: "export * from '../../context/dist/index.js'",
	encoders: "export * from '../../encoders/dist/index.js'",
	openaiEncoder: "export { openaiEncoder } from '../../encoders/dist/index.js'",
};

/** Limits in kB (1,000 bytes): the size of 29 November 2026, with less than 3 % of slack. */
const LIMITS = {
	matchUnits: 18.1,
	searchText: 19.4,
	search: 34.7,
	'main entry': 36.9,
	memory: 16.9,
	'searchText with PAGES': 24.6,
	'searchText with FIELDS': 26.4,
	union: 29.4,
	siteSource: 3.8,
	'a language': 3.5,
	context: 48.6,
	encoders: 18.1,
	openaiEncoder: 2.8,
};

/** The scripts of the search box in a page: what defines the element, and what is loaded up to its first result. */
const BOX = 'packages/search-box/dist/standalone';
const BOX_LIMITS = { 'search box': 23.1, 'search box to its first result': 57 };

/** The READMEs state the greater limit of these two. */
const STATED = ['matchUnits', 'searchText'];

const problems = [];

/** @param {string} name @param {number} bytes @param {number} limit in kB */
function check(name, bytes, limit) {
	const kilobytes = bytes / 1000;
	console.log(`size: ${name}: ${kilobytes.toFixed(2)} of ${limit} kB`);
	if (kilobytes > limit) problems.push(`${name} is too large`);
}

for (const [name, contents] of Object.entries(BUNDLES)) {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: 'packages/query/dist' },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'neutral',
		write: false,
		logLevel: 'error',
	});
	check(name, gzipSync(outputFiles[0].contents, { level: 9 }).length, LIMITS[name]);
}
const scripts = readdirSync(BOX).filter((name) => /^(?:pinakes-search|backends-\w+)\.js$/.test(name));
const sizes = scripts.sort().map((name) => gzipSync(readFileSync(`${BOX}/${name}`), { level: 9 }).length);
if (sizes.length !== 2) problems.push(`${BOX} must have pinakes-search.js and one backends script`);
check('search box', sizes.at(-1), BOX_LIMITS['search box']);
check(
	'search box to its first result',
	sizes.reduce((sum, size) => sum + size, 0),
	BOX_LIMITS['search box to its first result'],
);
const stated = ` ${Math.max(...STATED.map((name) => LIMITS[name]))} kB`;
for (const file of ['README.md', 'README.zh-CN.md'])
	if (!readFileSync(file, 'utf8').includes(stated)) problems.push(`${file} must say that these take at most${stated}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
