/** Compares the sizes of entry points of @pinakes/query with limits, in bytes, minified and gzipped. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const KILOBYTE = 1024;
// In each that reads text, 65 bytes leave out attributes, tabs, blocks and snippets of MkDocs, and comments in answers. 230
// more keep the titles of shortcodes and tags, and leave out comments, block names and pictures of Obsidian, and icons.
const LIMITS = [
	{
		what: 'matchUnits with openIndex',
		isStated: true,
		code: "export { matchUnits, openIndex } from './index.js'",
		// An eighth compares goals by meaning, half a kilobyte reads pages of large indexes. A hundredth is
		// the table of factors, which all of ranking, refusals and changes read. A hundredth refuses misspelt options and what is no index.
		// A two-hundredth reads goals in other letters than Latin ones by the language of the index. Thirty bytes ask
		// only about terms of plausible candidates, ninety know that days and months are no names.
		limit: 17.9375 * KILOBYTE,
	},
	{
		what: 'searchText with openIndex',
		isStated: true,
		code: "export { openIndex, searchText } from './index.js'",
		// A tenth is the translation of questions, a twentieth what further languages need; one kilobyte reads blocks of
		// postings only where they matter, which saves a first search of 100,000 documents at least 70. A third of one decodes terms
		// one by one, which makes warm searches of these ten times as fast; one and a tenth read postings in two thirds of the bytes, and those of
		// characters as changes of those of pairs, which saves that first search another 53. A quarter of one takes memory and time only for the
		// sections that a question finds. In each entry that reads text, 50 bytes save a first look-up a fifth
		// of its processor time.
		limit: 20.78125 * KILOBYTE,
	},
	// A sixtieth are declared fields and a tokenizer of one's own, for `searchDocuments`.
	{ what: 'the memory entry', code: "export * from './memory.js'", limit: 14.5625 * KILOBYTE },
	{
		what: 'search with openIndex',
		code: "export * from './search.js'; export { openIndex } from './index.js'",
		// A hundred bytes ask the source which sections are near to a question: PostgreSQL knows by pgvector. Another hundred take
		// from postings which titles have a word, which saves a first search of 100,000 documents thirteen kilobytes. 255 bytes list a
		// page once, in the version that the question names. 236 bytes know questions that a list of changes answers, 70 share the choice with the search box.
		limit: 35.578125 * KILOBYTE,
	},
	{
		what: 'all of @pinakes/context, with the text engine',
		code: "export * from '../../context/dist/index.js'",
		// A hundred bytes refuse misspelt fields, and counters that count nothing.
		limit: 44.1875 * KILOBYTE,
	},
	{
		what: 'all of @pinakes/encoders',
		code: "export * from '../../encoders/dist/index.js'",
		limit: 19 * KILOBYTE,
	},
	{
		what: 'openaiEncoder of @pinakes/encoders',
		code: "export { openaiEncoder } from '../../encoders/dist/index.js'",
		// A sixtieth refuses misspelt options.
		limit: 2.796875 * KILOBYTE,
	},
	{
		what: 'traceSearch with search',
		code: "export * from './trace.js'; export * from './search.js'",
		limit: 34.171875 * KILOBYTE,
	},
	{
		what: 'searchSections with openIndex',
		code: "export * from './sections.js'; export { openIndex } from './index.js'",
		// The order of pages takes 400 bytes, scopes 110, and a maximum of sections of a page 130. Sixteen
		// count a translated word in part. 1.2 kB list a page once, in the reader's version and language, and changelogs behind.
		limit: 23.53125 * KILOBYTE,
	},
	{
		what: 'searchDocuments and suggest with openIndex',
		code: "export * from './fields.js'; export { openIndex } from './index.js'",
		// A hundredth names fields that no document has, with the nearest ones, and 32 bytes sort what is in memory by ids.
		limit: 24.890625 * KILOBYTE,
	},
	{
		what: 'openIndexes with searchText',
		code: "export * from './union.js'; export { searchText } from './index.js'",
		limit: 29.65625 * KILOBYTE,
	},
	// A tenth brings forms of verbs together.
	{ what: 'one further language', code: "export * from './languages/german.js'", limit: 3.375 * KILOBYTE },
	// Half reads packs: it saves the requests of thousands of files. A fiftieth finds texts by their sections, and reads what
	// searches need with the manifest: two rounds of requests less for a first search.
	{ what: 'siteSource', code: "export * from './site.js'", limit: 4.78125 * KILOBYTE },
	{ what: 'all of the main entry', code: "export * from './index.js'", limit: 38.21875 * KILOBYTE },
];

let isOver = false;
for (const { what, code, limit } of LIMITS) {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: 'packages/query/dist' },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'neutral',
		write: false,
		logLevel: 'error',
	});
	const size = gzipSync(outputFiles[0].contents, { level: 9 }).length;
	isOver ||= size > limit;
	console.log(`size: ${what}: ${size} of ${limit} bytes${size > limit ? ', which is too much' : ''}`);
}

// What the READMEs promise of the two is the greater limit.
const most = Math.max(...LIMITS.flatMap(({ isStated, limit }) => (isStated ? [limit] : [])));
const stated = `${(Math.ceil(most / 100) / 10).toFixed(1)} kB`;
const outdated = ['README.md', 'README.zh-CN.md'].filter((file) => !readFileSync(file, 'utf8').includes(` ${stated}`));
for (const file of outdated) console.error(`${file} must say that matchUnits or searchText has at most ${stated}`);
process.exitCode = isOver || outdated.length > 0 ? 1 : 0;
