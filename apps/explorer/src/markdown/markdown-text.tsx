import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { markTerms } from './mark-terms.ts';

/** Characters that are rendered; more are shown as they are, cut here. */
const LONGEST_RENDERED = 100_000;

/**
 * Markdown of a source, rendered; as it stands until what renders it is loaded. It can hold anything: HTML in it is shown
 * as text, and links and images with other protocols than those of the web lead nowhere (micromark's own rules); scripts
 * are kept out by the page's policy as well.
 *
 * @param terms words that are marked, as they were asked for
 */
export function MarkdownText({ markdown, terms }: { readonly markdown: string; readonly terms: readonly string[] }) {
	const text = withoutDirections(markdown.slice(0, LONGEST_RENDERED));
	const html = useRendered(text);
	if (html === undefined) {
		return (
			<pre class="markdown" dir="auto">
				{text}
			</pre>
		);
	}
	return <Rendered key={html + terms.join('\n')} html={html} terms={terms} />;
}

function Rendered({ html, terms }: { readonly html: string; readonly terms: readonly string[] }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (place.current === null) return;
		spellCheckboxes(place.current);
		markTerms(place.current, terms);
	}, [html, terms.join('\n')]);
	return <div class="markdown" dir="auto" ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What renders markdown, once it is loaded. */
let render: ((markdown: string) => string) | undefined;

function useRendered(text: string): string | undefined {
	const [, setLoaded] = useState(render !== undefined);
	useEffect(() => {
		if (render !== undefined) return;
		import('./render-markdown.ts').then(({ renderMarkdown }) => {
			render = renderMarkdown;
			setLoaded(true);
		});
	}, []);
	return render?.(text);
}

/** Boxes of task lists cannot be ticked here: they are shown as characters, which need no label. */
function spellCheckboxes(element: HTMLElement): void {
	for (const box of element.querySelectorAll('input')) box.replaceWith(box.checked ? '\u2611' : '\u2610');
}

/** Characters that turn the direction of text are shown as their codes: they make text look like another. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, (character) => {
		return `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
	});
}
