import { withoutInline } from '../sources/formats/templates/templates.ts';

/** Match a link or an embedded page of a wiki, marked text, and the name of a block, as in Obsidian. */
const WIKI_LINK = /!?\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g;
const MARKED = /(?<![\w=])==(?=[^\s=])([^=]+)(?<=\S)==(?![\w=])/g;
const BLOCK_NAME = /\s\^[\w-]{4,}$/;

/** Returns the text of a heading or a title without the syntax that wikis and site generators replace. */
export function withoutGeneratorSyntax(text: string): string {
	const shown = withoutInline(text)
		.replace(WIKI_LINK, '$1')
		.replace(MARKED, '$1')
		.replace(BLOCK_NAME, '')
		.replace(/ {2,}/g, ' ');
	// Of a heading that a shortcode makes, `{{% heading "whatsnext" %}}`, only the argument is known.
	return (shown.trim() === '' && /"([^"]+)"/.exec(text)?.[1]) || shown;
}

/** Matches the first line of a callout or tabs in Quarto. The headings within are titles of these. */
const TITLED_BLOCK = /^:{3,}\s*(?:\{[^{}]*\.)?(?:callout-|panel-tabset)/;

/** Returns the lines of a markdown text, from 0, that are in callouts or tabs of Quarto. */
export function titledBlocks(body: string): ReadonlySet<number> {
	const lines = new Set<number>();
	if (!body.includes(':::')) return lines;
	const open: boolean[] = [];
	body.split(/\r\n?|\n/).forEach((line, i) => {
		if (/^:{3,}\s*$/.test(line)) open.pop();
		else if (/^:{3,}\s*[\w{]/.test(line)) open.push(open.at(-1) === true || TITLED_BLOCK.test(line));
		if (open.at(-1) === true) lines.add(i);
	});
	return lines;
}
