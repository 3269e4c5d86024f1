import { shownText } from '@pinakes/search-box/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Introduction } from '../../components/introduction.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { useMore } from '../../components/use-more.tsx';
import { words } from '../../language/words.ts';
import { useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { filterOutlines } from './filter-outlines.ts';
import { HeadingList } from './heading-list.tsx';
import { type ListedOutline, readHeadings, readListed } from './read-listed.ts';
import './outline.css';

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
