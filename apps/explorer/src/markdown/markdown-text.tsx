import { withoutDirections } from '@pinakes/search-box/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMore } from '../components/use-more.tsx';
import { hashOf, view } from '../state/view.ts';
import { leadLinks } from './lead-links.ts';
import { markTerms } from './mark-terms.ts';
import { piecesOf } from './pieces.ts';

interface TextProps {
	/** Words that are marked, as they were asked for. */
	readonly terms: readonly string[];
	/** The document that it is in, from which its links lead. */
	readonly path?: string;
}

/**
 * Markdown of a source, rendered; its source until the renderer is loaded. It can hold anything: HTML in it is shown
 * as text, and links and images with other protocols than those of the web lead nowhere (micromark's own rules); scripts
 * are kept out by the page's policy as well. A long text is rendered piece by piece, when more of it is asked for.
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

function Piece({ text, terms, path = '' }: TextProps & { readonly text: string }) {
	const harmless = withoutDirections(text);
	const html = useRendered(harmless);
	if (html === undefined) {
		return (
			<pre class="markdown" dir="auto">
				{harmless}
			</pre>
		);
	}
	return <Rendered key={html + terms.join('\n')} html={html} terms={terms} path={path} />;
}

function Rendered({ html, terms, path }: Required<TextProps> & { readonly html: string }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (element.current === null) return;
		spellCheckboxes(element.current);
		leadLinks(element.current, path, (filter) => `#${hashOf({ ...view.value, panel: 'outline', fields: { filter } })}`);
		markTerms(element.current, terms);
	}, [html, terms.join('\n')]);
	return <div class="markdown" dir="auto" ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What renders markdown, once it is loaded. */
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

/** Boxes of task lists cannot be ticked here: they are shown as characters, which need no label. */
function spellCheckboxes(element: HTMLElement): void {
	for (const box of element.querySelectorAll('input')) box.replaceWith(box.checked ? '\u2611' : '\u2610');
}
