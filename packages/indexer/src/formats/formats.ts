import { withoutUnseen } from '@pinakes/query/internal';
import { ASCIIDOC } from './asciidoc/reader.ts';
import type { Format, Generator, ReadText } from './format.ts';
import { HTML } from './html/reader.ts';
import { withoutMap } from './map-markers.ts';
import { MDX } from './mdx/mdx.ts';
import { NOTEBOOK } from './notebook.ts';
import { OPENAPI } from './openapi.ts';
import { RESTRUCTURED_TEXT } from './restructured-text/reader.ts';
import { commentAnchors } from './templates.ts';
import { TEXT, TOML_PROMPT } from './text.ts';

/** Markdown, unchanged but for a map, so that sections can be retrieved byte for byte, including templates. */
export const MARKDOWN: Format = {
	name: 'markdown',
	extensions: ['md', 'mdc', 'markdown', 'qmd', 'rmd', 'md.txt'],
	read(text) {
		const isDrawing = EXCALIDRAW.test(text);
		const read = isDrawing ? { markdown: text.replace(DRAWING, '').replace(BEFORE_TEXTS, '') } : withoutMap(text);
		return { ...read, anchors: commentAnchors(read.markdown) };
	},
};

/** Matches the front matter of a drawing of Excalidraw in Obsidian. */
const EXCALIDRAW = /^---\r?\n(?:(?!---).*\n){0,50}?excalidraw-plugin:/;

/** Match a drawing, to the end of the file, and the lines that each such file has before its texts. */
const DRAWING = /^(?:%%\r?\n)?#{1,2} Drawing\r?\n[\s\S]*/m;
// Harmless: linear: each line is read once, from its beginning.
const BEFORE_TEXTS = /^(?:==⚠.*⚠==.*|# Excalidraw Data|#{1,2} (?:Text Elements|Embedded Files|Element Links))[ \t]*$/gm;

/** All formats. A new one needs a file and a row here. */
const FORMATS: readonly Format[] = [
	MARKDOWN,
	MDX,
	HTML,
	RESTRUCTURED_TEXT,
	ASCIIDOC,
	TEXT,
	NOTEBOOK,
	OPENAPI,
	TOML_PROMPT,
];

/** Extensions of documents that are not supported; such files are reported. */
export const UNREAD_EXTENSIONS: readonly string[] = [
	...['pdf', 'doc', 'docx', 'odt', 'rtf', 'pages', 'ppt', 'pptx', 'odp', 'key', 'epub', 'djvu', 'ps'],
	...['org', 'textile', 'wiki', 'mediawiki', 'creole', 'pod', 'rdoc', 'texi', 'texinfo', 'tex', 'typ', 'dita'],
	...['docbook', 'markua', 'svx', 'canvas'],
];

/** Matches text files that are written for programs. */
const FOR_PROGRAMS =
	/^(?:(?:cmakelists|robots|humans|ads|llms|llms-full|llms-small)\.txt$|(?:requirements|constraints)(?:[-_.].*)?\.txt$)/;

/** Formats by extension, longest first: `a.rst.txt` is reStructuredText. */
const BY_ENDING: readonly (readonly [string, Format])[] = FORMATS.flatMap((format) =>
	format.extensions.map((extension) => [`.${extension}`, format] as const),
).sort(([a], [b]) => b.length - a.length);

/** The last parts of all extensions. */
export const SOURCE_EXTENSIONS: readonly string[] = [
	...new Set(BY_ENDING.map(([ending]) => ending.slice(ending.lastIndexOf('.') + 1))),
];

/** Returns the format of a file by its name; undefined if it is never a document. */
export function formatOf(path: string): Format | undefined {
	const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
	const format = BY_ENDING.find(([ending]) => name.endsWith(ending))?.[1];
	return format === TEXT && FOR_PROGRAMS.test(name) ? undefined : format;
}

/** Returns a path without the extension of its format. */
export function withoutEnding(path: string): string {
	const lower = path.toLowerCase();
	const [ending = ''] = BY_ENDING.find(([each]) => lower.endsWith(each)) ?? [];
	return path.slice(0, path.length - ending.length);
}

/** Reads a document. Files of unknown formats are read as markdown. With Docusaurus, all markdown is read as MDX. */
export function readAsMarkdown(text: string, path: string, generator?: Generator): ReadText | undefined {
	const format = formatOf(path) ?? MARKDOWN;
	return (generator === 'docusaurus' && format === MARKDOWN ? MDX : format).read(withoutUnseen(text), path);
}
