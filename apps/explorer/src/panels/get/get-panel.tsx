import { type EntryResult, type Index, retrieveEntry, sectionsOf } from '@pinakes/query';
import { headingTexts, readEntries } from '@pinakes/query/internal';
import { shownText, termsOf } from '@pinakes/search-box/text';
import { Introduction, LookUpForm } from '../../components/look-up-form.tsx';
import { Notes, Outcome, useMore, ViewLink } from '../../components/page-parts.tsx';
import { Funnel } from '../../components/score-tables.tsx';
import { countOf, language, words } from '../../language/words.ts';
import { MarkdownText } from '../../markdown/markdown-text.tsx';
import { listOf } from '../../state/fields.ts';
import { useChoices, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { findHeading, type HeadingLocation, readListed } from '../outline/outlines.ts';

/**
 * The panel that retrieves a section by its heading, with related headings; without a file, it lists documents with the
 * heading.
 */
export function GetPanel() {
	const say = words.value;
	const { values, load } = useChoices(readEntryValues);
	const lang = language.value;
	const { heading, file } = view.value.fields;
	const got = useLookUp(
		heading === undefined || file === undefined
			? undefined
			: (index, fields) => getSection(index, fields.heading ?? '', fields.file ?? '', fields.hint, lang),
	);
	const found = useLookUp(
		heading === undefined || file !== undefined
			? undefined
			: (index, fields) => findHeading(index, fields.heading ?? ''),
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'heading', label: say.heading, choices: values.heading, onUse: load },
					{ name: 'file', label: say.file, hint: say.file_hint, isList: true, choices: values.file, onUse: load },
					{ name: 'hint', label: say.context_hint },
				]}
			/>
			{heading === undefined && <Introduction panel="get" />}
			<Outcome looked={got}>{(answer) => <Answer {...answer} />}</Outcome>
			<Outcome looked={found}>{(locations) => <HeadingChoice heading={heading ?? ''} locations={locations} />}</Outcome>
		</>
	);
}

/** A retrieved section, with the number of files and headings, and the time. */
interface Retrieved {
	readonly result: EntryResult;
	readonly files: number;
	readonly headings: number;
	readonly ms: number;
}

async function getSection(
	index: Index,
	targetEntry: string,
	file: string,
	contextHint: string | undefined,
	lang: 'en' | 'zh',
): Promise<Retrieved> {
	const filePaths = await pathsOf(index, file);
	const start = performance.now();
	const result = await retrieveEntry(index, { targetEntry, filePaths, contextHint }, { lang });
	const ms = performance.now() - start;
	const records = await index.run((manifest) => readEntries(manifest, filePaths));
	const headings = records.reduce((sum, record) => sum + (record?.texts.length ?? 0), 0);
	return { result, files: filePaths.length, headings, ms };
}

/** Returns the paths in a field, separated by commas unless a path of the index contains commas. */
async function pathsOf(index: Index, text: string): Promise<string[]> {
	const [whole] = await index.run((manifest) => readEntries(manifest, [text]));
	return whole === undefined ? listOf(text) : [text];
}

function Answer({ result, files, headings, ms }: Retrieved) {
	const say = words.value;
	const { status, related_headings, retrieval_notes, target_entry } = result;
	const sections = sectionsOf(result).filter(({ content }) => content !== '');
	return (
		<>
			<p class={status === 'not_found' ? 'refusal' : 'faint'}>
				{say[`status_${status}`]} <code>{status}</code>
			</p>
			<Notes heading={say.notes} notes={retrieval_notes === '' ? [] : [retrieval_notes]} />
			{sections.map(({ content, file, first, last }) => (
				<article class="answer" key={`${first} ${file}`}>
					<p class="location">
						<code dir="auto">{shownText(file)}</code>
						<span>{say.lines(first, last)}</span>
					</p>
					<MarkdownText markdown={content} terms={termsOf(target_entry)} path={file} />
				</article>
			))}
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
			<Funnel
				steps={[
					{ step: 'files', candidates: files },
					// The headings of files that are found by longer paths are not counted.
					...(headings > 0 ? [{ step: 'coarse_headings', candidates: headings }] : []),
					{ step: 'fine_heading', candidates: sections.length },
					{ step: 'gate_limit', candidates: sections.length, ms },
				]}
				note={say.with_files}
			/>
		</>
	);
}

/** Reads the paths of all documents and their distinct headings; no headings in a large index. */
async function readEntryValues(index: Index): Promise<Record<'file' | 'heading', readonly string[]>> {
	const outlines = await readListed(index);
	const headings = new Set(outlines.flatMap((outline) => headingTexts(outline.headings ?? [])));
	return { file: outlines.map(({ path }) => path), heading: [...headings] };
}

/** Number of documents that are listed at first, and added with each click. */
const STEP = 50;

/** Lists the documents with a heading, to choose one. */
function HeadingChoice({
	heading,
	locations,
}: {
	readonly heading: string;
	readonly locations: readonly HeadingLocation[];
}) {
	const say = words.value;
	const { shown, more } = useMore(locations, STEP);
	if (locations.length === 0) return <p class="refusal">{say.no_heading(shownText(heading))}</p>;
	return (
		<section>
			<h2>{say.documents_with(countOf(locations.length))}</h2>
			<ul class="choices">
				{shown.map(({ path, title, headings }) => (
					<li key={path} dir="auto">
						{headings.map((text) => (
							<ViewLink key={text} to={{ fields: { heading: text, file: path } }}>
								{shownText(`${title} › ${text}`)}
							</ViewLink>
						))}
						<small>{shownText(path)}</small>
					</li>
				))}
			</ul>
			{more}
		</section>
	);
}
