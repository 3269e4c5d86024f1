import { createAnalyzer, defaultSettings, highlighterOf } from '@pinakes/query/internal';
import { withoutDirections } from '@pinakes/search-box/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMore } from '../components/page-parts.tsx';
import { hashOf, view } from '../state/view.ts';
import { piecesOf, rewriteLinks } from './document-text.ts';

/** Maximum number of highlights in a text. */
const MAX_MARKS = 500;

/** Highlights the words of a query, in any of their forms, in the text of an element by `mark` elements. */
function markWords(element: HTMLElement, query: string): void {
	if (query === '') return;
	const highlight = highlighterOf(query, createAnalyzer(defaultSettings()));
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	let marks = 0;
	for (const text of texts) {
		const matches = highlight(text.data).slice(0, MAX_MARKS - marks);
		marks += matches.length;
		// From the end, so that offsets of earlier matches stay valid.
		for (const [from, to] of matches.reverse()) {
			const rest = text.splitText(from);
			rest.splitText(to - from);
			const mark = document.createElement('mark');
			rest.replaceWith(mark);
			mark.append(rest);
		}
	}
}

interface TextProps {
	/** Its words are highlighted. */
	readonly query: string;
	/** Path of the document, against which links are resolved. */
	readonly path?: string;
}

/**
 * Renders markdown of a source; shows its source until the renderer is loaded. As it is untrusted, HTML is shown as
 * text, and links with other protocols than those of the web are removed (micromark's rules); the page's policy also
 * forbids scripts. Long texts are rendered in pieces on demand.
 */
export function MarkdownText({ markdown, ...rest }: TextProps & { readonly markdown: string }) {
	const pieces = useMemo(() => piecesOf(markdown), [markdown]);
	const { shown, more } = useMore(pieces, 1);
	return (
		<>
			{shown.map((piece, i) => (
				<Piece key={i} text={piece} {...rest} />
			))}
			{more}
		</>
	);
}

function Piece({ text, query, path = '' }: TextProps & { readonly text: string }) {
	const harmless = withoutDirections(text);
	const html = useRendered(harmless);
	if (html === undefined) {
		return (
			<pre class="markdown" dir="auto">
				{harmless}
			</pre>
		);
	}
	return <Rendered key={html + query} html={html} query={query} path={path} />;
}

function Rendered({ html, query, path }: Required<TextProps> & { readonly html: string }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (element.current === null) return;
		spellCheckboxes(element.current);
		// Code scrolls on narrow screens, by keys too.
		for (const code of element.current.querySelectorAll('pre')) code.tabIndex = 0;
		rewriteLinks(element.current, path, (file) => `#${hashOf({ ...view.value, panel: 'get', fields: { file } })}`);
		markWords(element.current, query);
	}, [html, query]);
	return <div class="markdown" dir="auto" ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The renderer, once it is loaded. */
let render: ((markdown: string) => string) | undefined;

function useRendered(text: string): string | undefined {
	const [isLoaded, setLoaded] = useState(render !== undefined);
	useEffect(() => {
		if (render !== undefined) return;
		import('./render-markdown.ts').then(({ renderMarkdown }) => {
			render = renderMarkdown;
			setLoaded(true);
		});
	}, []);
	return useMemo(() => render?.(text), [text, isLoaded]);
}

/** Replaces checkboxes of task lists by characters, as they cannot be changed and would need labels. */
function spellCheckboxes(element: HTMLElement): void {
	for (const box of element.querySelectorAll('input')) box.replaceWith(box.checked ? '\u2611' : '\u2610');
}
