import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markTerms } from './mark-terms.ts';

/** Characters that are rendered; more are shown as they are, cut here. */
const LONGEST_RENDERED = 100_000;

/**
 * Markdown of a source, rendered. It can hold anything: HTML in it is shown as text, and links and images with other
 * protocols than those of the web lead nowhere (micromark's own rules); scripts are kept out by the page's policy as well.
 *
 * @param terms words that are marked, as they were asked for
 */
export function MarkdownText({ markdown, terms }: { readonly markdown: string; readonly terms: readonly string[] }) {
	const place = useRef<HTMLDivElement>(null);
	const html = rendered(markdown);
	useLayoutEffect(() => {
		if (place.current === null) return;
		spellCheckboxes(place.current);
		markTerms(place.current, terms);
	}, [html, terms.join('\n')]);
	return (
		<div
			class="markdown"
			dir="auto"
			ref={place}
			key={html + terms.join('\n')}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** Boxes of task lists cannot be ticked here: they are shown as characters, which need no label. */
function spellCheckboxes(element: HTMLElement): void {
	for (const box of element.querySelectorAll('input')) box.replaceWith(box.checked ? '\u2611' : '\u2610');
}

function rendered(markdown: string): string {
	const text = markdown.slice(0, LONGEST_RENDERED);
	return micromark(withoutDirections(text), { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** Characters that turn the direction of text are shown as their codes: they make text look like another. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, (character) => {
		return `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
	});
}
