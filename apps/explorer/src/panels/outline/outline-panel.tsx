import type { DocumentOutline, Heading } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format';
import { useMemo, useState } from 'preact/hooks';
import { Outcome } from '../../components/outcome.tsx';
import { words } from '../../language/words.ts';
import { withoutDirections } from '../../markdown/markdown-text.tsx';
import { useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { filterOutlines } from './filter-outlines.ts';

/** Documents that are listed at a time; more come when they are asked for. */
const STEP = 200;

/** The heading trees of all documents, to fold and to filter. */
export function OutlinePanel() {
	const looked = useLookUp((index) => index.run(readOutlines), 'index');
	return <Outcome looked={looked}>{(outlines) => <Outlines outlines={outlines} />}</Outcome>;
}

function Outlines({ outlines }: { readonly outlines: readonly DocumentOutline[] }) {
	const say = words.value;
	const filter = view.value.fields.filter ?? '';
	const found = useMemo(() => filterOutlines(outlines, filter), [outlines, filter]);
	const [limit, setLimit] = useState(STEP);
	return (
		<>
			<label>
				{say.filter}
				<input
					type="search"
					value={filter}
					onInput={({ currentTarget }) => show({ fields: { filter: currentTarget.value } }, 'replace')}
				/>
			</label>
			<p role="status">{say.of_documents(found.length, outlines.length)}</p>
			<ul class="outline">
				{found.slice(0, limit).map(({ outline, isOpen }) => (
					<DocumentTree key={outline.path} outline={outline} isOpen={isOpen} filter={filter} />
				))}
			</ul>
			{found.length > limit && (
				<button type="button" onClick={() => setLimit(limit + STEP)}>
					{say.more}
				</button>
			)}
		</>
	);
}

/** A document's headings; they are made when it is unfolded. */
function DocumentTree({ outline, isOpen, filter }: { outline: DocumentOutline; isOpen: boolean; filter: string }) {
	const [unfolded, setUnfolded] = useState(false);
	const isShown = isOpen || unfolded;
	return (
		<li>
			<details open={isShown} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
				<summary dir="auto">
					{withoutDirections(outline.title)} <small>{withoutDirections(outline.path)}</small>
				</summary>
				{isShown && <Headings headings={outline.headings} path={outline.path} filter={filter.toLowerCase()} />}
			</details>
		</li>
	);
}

function Headings({ headings, path, filter }: { headings: readonly Heading[]; path: string; filter: string }) {
	if (headings.length === 0) return null;
	return (
		<ul>
			{headings.map((heading) => (
				<li key={heading.first_line}>
					<button
						type="button"
						class={filter !== '' && heading.text.toLowerCase().includes(filter) ? 'link found' : 'link'}
						onClick={() => show({ panel: 'get', fields: { heading: heading.text, file: path } })}
					>
						{withoutDirections(heading.text)}
					</button>{' '}
					<small>{words.value.lines(heading.first_line, heading.last_line)}</small>
					<Headings headings={heading.children} path={path} filter={filter} />
				</li>
			))}
		</ul>
	);
}
