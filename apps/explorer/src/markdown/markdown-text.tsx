import { withoutDirections } from '@pinakes/search-box/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMore } from '../components/use-more.tsx';
import { hashOf, view } from '../state/view.ts';
import { markTerms } from './mark-terms.ts';
import { piecesOf } from './pieces.ts';
import { rewriteLinks } from './rewrite-links.ts';

interface TextProps {
	/** Terms to highlight. */
	readonly terms: readonly string[];
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
		rewriteLinks(
			element.current,
			path,
			(filter) => `#${hashOf({ ...view.value, panel: 'outline', fields: { filter } })}`,
		);
		markTerms(element.current, terms);
	}, [html, terms.join('\n')]);
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
