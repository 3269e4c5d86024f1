import type { Heading } from '@pinakes/query';
import { shownText } from '@pinakes/search-box/text';
import { useMore } from '../../components/use-more.tsx';
import { ViewLink } from '../../components/view-link.tsx';
import { words } from '../../language/words.ts';

/** Number of headings that are shown at first, and added with each click. */
const STEP = 200;

/** Maximum nesting of lists. Markdown has six levels. */
const MAX_DEPTH = 12;

/** Document of the headings, and the filter. */
interface ListProps {
	readonly path: string;
	/** Lower-case text; matching headings are highlighted. */
	readonly filter: string;
	readonly depth: number;
}

/** Shows a tree of headings that can be collapsed. */
export function HeadingList({ headings, ...rest }: ListProps & { readonly headings: readonly Heading[] }) {
	const { shown, more } = useMore(headings, STEP);
	if (headings.length === 0 || rest.depth > MAX_DEPTH) return null;
	return (
		<ul>
			{shown.map((heading) => (
				<li key={heading.first_line}>
					<HeadingLine heading={heading} {...rest} />
				</li>
			))}
			{more && <li>{more}</li>}
		</ul>
	);
}

function HeadingLine({ heading, path, filter, depth }: ListProps & { readonly heading: Heading }) {
	const { text, first_line, last_line, children } = heading;
	const isFound = filter !== '' && text.toLowerCase().includes(filter);
	const line = (
		<>
			<ViewLink class={isFound ? 'found' : ''} to={{ panel: 'get', fields: { heading: text, file: path } }}>
				{shownText(text) || words.value.no_text}
			</ViewLink>{' '}
			<small>{words.value.lines(first_line, last_line)}</small>
		</>
	);
	if (children.length === 0 || depth === MAX_DEPTH) return line;
	return (
		<details open>
			<summary dir="auto">{line}</summary>
			<HeadingList headings={children} path={path} filter={filter} depth={depth + 1} />
		</details>
	);
}
