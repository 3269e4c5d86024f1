/**
 * Regular expressions that `check-regexps.js` skips, as they are slow in theory or cannot be analyzed, by the reason why
 * untrusted text cannot make them slow: files, and their expressions (`*` for all in the file).
 */
const BY_REASON = {
	'linear: a text ends at the quotation mark with which another could begin': {
		'apps/bot/src/minecraft/join.ts': [String.raw`/"(?:text|translate)"\s*:\s*"((?:[^"\\]|\\.)+)"/`],
	},
	'linear: an attribute ends at a quotation mark, and a tag has one before its first attribute': {
		'apps/explorer/src/markdown/render-markdown.ts': [
			String.raw`/<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g`,
		],
	},
	'the text is valid JSON, in which every string is closed': {
		'packages/context/src/pack/parts.ts': [String.raw`/"(?:[^"\\]|\\.)*"|[[\]{},]/g`],
	},
	'words have at most 64 characters': {
		'packages/query/src/format/analysis/english.ts': ['*'],
	},
	'texts have at most 2,000 characters': {
		'packages/indexer/src/catalog/short-sentence.ts': ['*'],
	},
	'linear: names hold neither blanks nor what a comment begins with': {
		'packages/indexer/src/lint/directives.ts': [
			String.raw`/(?:<!--|#)[ \t]*pinakes-lint-disable(-next-line)?((?:[ \t,]+[a-z0-9-]+)*)[ \t]*(?:-->|$)/`,
		],
	},
	'front matter with 1,000 blanks in a row is refused before': {
		'packages/indexer/src/markdown/yaml-fields.ts': [String.raw`/^([A-Za-z][\w-]*):[ \t]+([^|>&!#\s].*?)[ \t]*\r?$/`],
	},
	'each part has at most 300 characters, and lines at most 2,000': {
		'packages/indexer/src/procedures/item-names.ts': [
			String.raw`/!?\[([^[\]]{0,200})\]\(([^()\s]{1,300})[^()]{0,100}\)/g`,
		],
	},
	'lines have at most 2,000 characters': {
		'packages/indexer/src/procedures/item-names.ts': ['/[\\s*`\'"”’」』]+$/'],
		'packages/indexer/src/sources/formats/asciidoc/inline.ts': [
			String.raw`/(?<!\\|\{)\{([a-z_][\w-]{0,60})(?::[^{}]{0,60})?\}/gi`,
			'/(?<![\\w`])(https?:\\/\\/|[a-z][\\w-]{1,30}:)([^\\s[\\]`<>|]{0,500})\\[([^\\]]{0,500})\\]/gi',
			String.raw`/,?\s*(?:\w+=("[^"]*"|[^,]*)|window=.*)$/`,
		],
		'packages/indexer/src/sources/formats/asciidoc/reader.ts': [
			String.raw`/\s*<\d{1,3}>$/`,
			String.raw`/^\[\[([^\],]{1,200})[^\]]*\]\](.*)$/`,
			String.raw`/^image::[^\s[]+\[(?:"([^"]*)"|([^\],"]*))(?:,[^\]]*)?\]$/`,
			String.raw`/^(\s*)(\*{1,6}|-|\.{1,6}|<\.>|<\d{1,3}>)\s+(.*)$/`,
			String.raw`/^\s*(\S.*?)(?::{2,4}|;;)(?:\s+(.*))?$/`,
		],
		'packages/indexer/src/sources/formats/templates/directives.ts': [
			String.raw`/^(\s*(?:>\s?)*)(:{3,})\s*\{?([a-z][\w:-]*)\}?(.*)$/i`,
			String.raw`/^(\s*)(?:!!!|\?{3}\+?|={3})[ \t]+((?:[a-z][\w -]*)?)(?:"([^"]*)")?\s*$/i`,
		],
		'packages/indexer/src/sources/formats/restructured-text/inline.ts': [
			String.raw`/^\s*\.\.\s+\|([^|]{1,100})\|\s+replace::\s+(.{1,500})$/`,
		],
		'packages/indexer/src/sources/formats/restructured-text/titles.ts': ['/^[-0-9]+|-+$/g'],
		'packages/indexer/src/sources/formats/restructured-text/reader.ts': [
			String.raw`/^\.\.\s+([a-z][\w+.:-]*?)\s*::(?:\s+(.*))?$/i`,
			String.raw`/^:alt:\s+(.*)$/`,
			String.raw`/^:([\w-]+):\s*(.*)$/`,
		],
	},
	'the text has at most 82 characters': {
		'packages/indexer/src/sources/formats/restructured-text/inline.ts': [
			String.raw`/:[\w+.-]{1,40}(?::[\w+.-]{1,40})?:$/`,
		],
	},
	'linear: a line has one beginning, and no blanks end with what follows them': {
		'packages/indexer/src/sources/formats/openapi/openapi.ts': [
			String.raw`/^[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?[23]/m`,
		],
	},
	'a template has at most 2,000 characters': {
		'packages/indexer/src/sources/formats/templates/shortcodes.ts': [
			String.raw`/(?:^|\s)(?:title|caption|alt|label|summary|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”)/i`,
			String.raw`/^[-/*\s]+|[-/*\s]+$/g`,
		],
	},
	'linear: from each start at most 300 characters are read': {
		'packages/indexer/src/sources/formats/text.ts': ['*'],
	},
	"the text is the caller's own wording, with nothing of a document": {
		'packages/query/src/search/answer.ts': [String.raw`/[\s\]]*$/`],
	},
};

/** The same as pairs of file and expression. */
export const HARMLESS = Object.values(BY_REASON).flatMap((files) =>
	Object.entries(files).flatMap(([file, expressions]) => expressions.map((expression) => [file, expression])),
);
