/**
 * Regular expressions that `check-regexps.js` does not analyze, as it finds them slow in theory or cannot tell: the file, the
 * expression, and why no text from outside makes it slow.
 */
export const HARMLESS = [
	[
		'apps/bot/src/minecraft/join.ts',
		String.raw`/"(?:text|translate)"\s*:\s*"((?:[^"\\]|\\.)+)"/`,
		'linear: a text ends at the quotation mark with which another could begin',
	],
	[
		'apps/explorer/src/markdown/render-markdown.ts',
		String.raw`/<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g`,
		'linear: an attribute ends at a quotation mark, and a tag has one before its first attribute',
	],
	[
		'packages/context/src/pack/parts.ts',
		String.raw`/"(?:[^"\\]|\\.)*"|[[\]{},]/g`,
		'the text is valid JSON, in which every string is closed',
	],
	[
		'packages/indexer/src/lint/directives.ts',
		String.raw`/(?:<!--|#)[ \t]*pinakes-lint-disable(-next-line)?((?:[ \t,]+[a-z0-9-]+)*)[ \t]*(?:-->|$)/`,
		'linear: names hold neither blanks nor what a comment begins with',
	],
	[
		'packages/indexer/src/markdown/front-matter.ts',
		String.raw`/^([A-Za-z][\w-]*):[ \t]+([^'"|>[{&*!#\s].*?)[ \t]*\r?$/`,
		'front matter with 1,000 blanks in a row is refused before',
	],
	[
		'packages/indexer/src/process/item-names.ts',
		String.raw`/!?\[([^[\]]{0,200})\]\(([^()\s]{1,300})[^()]{0,100}\)/g`,
		'each part has at most 300 characters, and lines at most 2,000',
	],
	['packages/indexer/src/process/item-names.ts', '/[\\s*`\'"”’」』]+$/', 'lines have at most 2,000 characters'],
	[
		'packages/query/src/documents/answer.ts',
		String.raw`/[\s\]]*$/`,
		"the text is the caller's own wording, with nothing of a document",
	],
];
