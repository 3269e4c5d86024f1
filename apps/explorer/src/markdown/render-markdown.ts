import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * Markdown as HTML that is safe to show: what is HTML in it comes out as text, and links with strange protocols as none.
 * Pictures, which lie beside the sources, become their texts, so that none is asked for.
 */
export function renderMarkdown(markdown: string): string {
	const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
	return html.replace(PICTURE, '$1');
}

/** A picture as micromark writes it: quotation marks in its attributes are spelled out. */
const PICTURE = /<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g;
