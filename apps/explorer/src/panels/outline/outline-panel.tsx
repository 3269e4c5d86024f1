import { shownText } from '@pinakes/search-box/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Introduction } from '../../components/look-up-form.tsx';
import { Outcome, useMore, ViewLink } from '../../components/page-parts.tsx';
import { words } from '../../language/words.ts';
import { useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { filterOutlines, type ListedOutline, readHeadings, readListed } from './outlines.ts';
import './outline.css';
import type { Heading } from '@pinakes/query';

/** Number of documents that are listed at first, and added with each click. */
const STEP = 200;

/** The panel with the outlines of all documents and a filter. */
export function OutlinePanel() {
	const looked = useLookUp((index) => readListed(index), 'index');
	return <Outcome looked={looked}>{(outlines) => <Outlines outlines={outlines} />}</Outcome>;
}

function Outlines({ outlines }: { readonly outlines: readonly ListedOutline[] }) {
	const say = words.value;
	const filter = view.value.fields.filter ?? '';
	const found = useMemo(() => filterOutlines(outlines, filter), [outlines, filter]);
	const { shown, more } = useMore(found, STEP, filter);
	return (
		<>
			<div class="field">
				<label for="outline-filter">{say.filter}</label>
				<input
					id="outline-filter"
					type="search"
					autoComplete="off"
					value={filter}
					onInput={({ currentTarget }) => show({ fields: { filter: currentTarget.value } }, 'replace')}
				/>
			</div>
			<Introduction panel="outline" />
			<p role="status">{say.of_documents(found.length, outlines.length)}</p>
			<ul class="outline">
				{shown.map(({ outline, isOpen }) => (
					<DocumentTree key={outline.path} outline={outline} isOpen={isOpen} filter={filter} />
				))}
			</ul>
			{more}
		</>
	);
}

/** Shows the headings of a document, rendered when it is expanded. */
function DocumentTree({ outline, isOpen, filter }: { outline: ListedOutline; isOpen: boolean; filter: string }) {
	// Matches of a filter are expanded until the user collapses them.
	const [unfolded, setUnfolded] = useState<boolean>();
	useEffect(() => setUnfolded(undefined), [filter]);
	const isShown = unfolded ?? isOpen;
	return (
		<li>
			<details open={isShown} onToggle={({ currentTarget }) => currentTarget.open !== isShown && setUnfolded(!isShown)}>
				<summary dir="auto">
					{shownText(outline.title)} <small>{shownText(outline.path)}</small>
				</summary>
				{isShown && <Headings outline={outline} filter={filter.trim().toLowerCase()} />}
			</details>
		</li>
	);
}

function Headings({ outline: { path, headings }, filter }: { outline: ListedOutline; filter: string }) {
	const looked = useLookUp(headings === undefined ? (index) => readHeadings(index, path) : undefined, 'index');
	if (headings !== undefined) return <HeadingList headings={headings} path={path} filter={filter} depth={1} />;
	return (
		<Outcome looked={looked}>{(read) => <HeadingList headings={read} path={path} filter={filter} depth={1} />}</Outcome>
	);
}

/** Number of headings that are shown at first, and added with each click. */
const MAX_HEADINGS = 200;

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
function HeadingList({ headings, ...rest }: ListProps & { readonly headings: readonly Heading[] }) {
	const { shown, more } = useMore(headings, MAX_HEADINGS);
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
