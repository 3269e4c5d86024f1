import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown as HTML that is safe to show: what is HTML in it comes out as text, and links with strange protocols as none. */
export function renderMarkdown(markdown: string): string {
	return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
