import { type DocumentOutline, type EntryResult, type Index, retrieveEntry, sectionsOf } from '@pinakes/query';
import { headingTexts, readEntries, readOutlinePaths, readOutlines, readOutlinesOf } from '@pinakes/query/internal';
import { shownText } from '@pinakes/search-box/text';
import { Introduction, LookUpForm } from '../../components/look-up-form.tsx';
import { Notes, Outcome, useMore, ViewLink } from '../../components/page-parts.tsx';
import { MarkdownText } from '../../markdown/markdown-text.tsx';
import { listOf } from '../../state/fields.ts';
import { useChoices, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { language, words } from '../../state/words.ts';

/** The panel that retrieves sections by their heading, with related headings; of a file alone it lists the headings. */
export function GetPanel() {
	const say = words.value;
	const { values, load } = useChoices(readEntryValues);
	const { heading, file } = view.value.fields;
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'heading', label: say.heading, choices: values.heading, onUse: load },
					{ name: 'file', label: say.file, hint: say.file_hint, isList: true, choices: values.file, onUse: load },
					{ name: 'hint', label: say.context_hint },
				]}
			/>
			{heading !== undefined ? <Sections /> : file !== undefined ? <Documents /> : <Introduction panel="get" />}
		</>
	);
}

/** Number of sections or headings that are shown at first, and added with each click; and of documents. */
const STEP = 10;
const MAX_HEADINGS = 200;
const MAX_DOCUMENTS = 10;

/** Shows the headings of the documents whose paths contain that of the form. */
function Documents() {
	const looked = useLookUp(async (index, { file = '' }) => {
		const paths = (await index.run(readOutlinePaths)).filter((path) => path.includes(file)).slice(0, MAX_DOCUMENTS);
		return index.run((manifest) => readOutlinesOf(manifest, paths));
	});
	return (
		<Outcome looked={looked}>
			{(outlines) =>
				outlines.length === 0 ? (
					<p class="refusal">{words.value.no_results}</p>
				) : (
					outlines.map((outline) => outline && <Headings key={outline.path} {...outline} />)
				)
			}
		</Outcome>
	);
}

function Headings({ path, title, headings }: DocumentOutline) {
	const { shown, more } = useMore(headingTexts(headings), MAX_HEADINGS);
	return (
		<section class="headings">
			<h2 dir="auto">
				{shownText(title)} <small>{shownText(path)}</small>
			</h2>
			<ul>
				{shown.map((heading, i) => (
					<li key={i} dir="auto">
						<ViewLink to={{ fields: { heading, file: path } }}>{shownText(heading)}</ViewLink>
					</li>
				))}
			</ul>
			{more}
		</section>
	);
}

/** Shows the sections under the heading of the form. */
function Sections() {
	const lang = language.value;
	const looked = useLookUp(async (index, { heading = '', file, hint }) => {
		const filePaths = file === undefined ? await index.run(readOutlinePaths) : await pathsOf(index, file);
		return retrieveEntry(index, { targetEntry: heading, filePaths, contextHint: hint }, { lang });
	});
	return <Outcome looked={looked}>{(result) => <Answer {...result} />}</Outcome>;
}

/** Returns the paths in a field, separated by commas unless a path of the index contains commas. */
async function pathsOf(index: Index, text: string): Promise<string[]> {
	const [whole] = await index.run((manifest) => readEntries(manifest, [text]));
	return whole === undefined ? listOf(text) : [text];
}

function Answer(result: EntryResult) {
	const say = words.value;
	const { status, related_headings, retrieval_notes, target_entry } = result;
	const sections = sectionsOf(result).filter(({ content }) => content !== '');
	const { shown, more } = useMore(sections, STEP);
	return (
		<>
			<p class={status === 'not_found' ? 'refusal' : 'faint'}>
				{say[`status_${status}`]} <code>{status}</code>
			</p>
			<Notes heading={say.notes} notes={retrieval_notes === '' ? [] : [retrieval_notes]} />
			{shown.map(({ content, file, first, last }) => (
				<article class="answer" key={`${first} ${file}`}>
					<p class="location">
						<code dir="auto">{shownText(file)}</code>
						<span>{say.lines(first, last)}</span>
					</p>
					<MarkdownText markdown={content} query={target_entry} path={file} />
				</article>
			))}
			{more}
			{related_headings.length > 0 && (
				<section>
					<h2>{say.related}</h2>
					<ul>
						{related_headings.map(({ heading, source_file, relevance_note }) => (
							<li key={source_file + heading}>
								<ViewLink to={{ fields: { heading: heading.replace(/^#+ /, ''), file: source_file } }}>
									{shownText(heading)}
								</ViewLink>{' '}
								<small dir="auto">
									{shownText(source_file)}: {relevance_note}
								</small>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

/** Maximum number of documents whose headings are all read, for choices. In larger indexes they have many megabytes. */
const MAX_READ_DOCUMENTS = 10_000;

/** Reads the paths of all documents and their distinct headings; no headings in a large index. */
async function readEntryValues(index: Index): Promise<Record<'file' | 'heading', readonly string[]>> {
	if (index.manifest.counts.documents > MAX_READ_DOCUMENTS)
		return { file: await index.run(readOutlinePaths), heading: [] };
	const outlines = await index.run(readOutlines);
	const headings = new Set(outlines.flatMap((outline) => headingTexts(outline.headings)));
	return { file: outlines.map(({ path }) => path), heading: [...headings] };
}
