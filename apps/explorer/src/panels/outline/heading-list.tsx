import type { Heading } from '@pinakes/query';
import { shownText } from '@pinakes/search-box/text';
import { useMore } from '../../components/use-more.tsx';
import { ViewLink } from '../../components/view-link.tsx';
import { words } from '../../language/words.ts';

/** Headings of a list that are shown at a time. */
const STEP = 200;

/** Lists within lists: markdown has six levels, and what has more was not made of it. */
const MAX_DEPTH = 12;

/** Where headings are, and what is looked for in them. */
interface ListProps {
	readonly path: string;
	/** In lower case; what has it is marked. */
	readonly filter: string;
	readonly depth: number;
}

/** Headings with those below them, each of which can be folded. */
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
