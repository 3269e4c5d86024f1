import { type EntryResult, type Index, retrieveEntry, sectionsOf } from '@pinakes/query';
import { headingTexts, readEntries, readOutlinePaths } from '@pinakes/query/internal';
import { shownText } from '@pinakes/search-box/text';
import { Introduction, LookUpForm } from '../../components/look-up-form.tsx';
import { Notes, Outcome, useMore, ViewLink } from '../../components/page-parts.tsx';
import { Funnel } from '../../components/score-tables.tsx';
import { language, words } from '../../language/words.ts';
import { MarkdownText } from '../../markdown/markdown-text.tsx';
import { listOf } from '../../state/fields.ts';
import { useChoices, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { readListed } from '../outline/outlines.ts';

/** The panel that retrieves sections by their heading, with related headings. */
export function GetPanel() {
	const say = words.value;
	const { values, load } = useChoices(readEntryValues);
	const lang = language.value;
	const { heading } = view.value.fields;
	const looked = useLookUp(
		heading === undefined
			? undefined
			: (index, fields) => getSection(index, fields.heading ?? '', fields.file, fields.hint, lang),
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
			<Outcome looked={looked}>{(answer) => <Answer {...answer} />}</Outcome>
		</>
	);
}

/** Number of sections that are shown at first, and added with each click. */
const STEP = 10;

/** Retrieved sections, with the number of files and the time. */
interface Retrieved {
	readonly result: EntryResult;
	readonly files: number;
	readonly ms: number;
}

async function getSection(
	index: Index,
	targetEntry: string,
	file: string | undefined,
	contextHint: string | undefined,
	lang: 'en' | 'zh',
): Promise<Retrieved> {
	const filePaths = file === undefined ? await index.run(readOutlinePaths) : await pathsOf(index, file);
	const start = performance.now();
	const result = await retrieveEntry(index, { targetEntry, filePaths, contextHint }, { lang });
	const ms = performance.now() - start;
	return { result, files: filePaths.length, ms };
}

/** Returns the paths in a field, separated by commas unless a path of the index contains commas. */
async function pathsOf(index: Index, text: string): Promise<string[]> {
	const [whole] = await index.run((manifest) => readEntries(manifest, [text]));
	return whole === undefined ? listOf(text) : [text];
}

function Answer({ result, files, ms }: Retrieved) {
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
			<Funnel
				steps={[
					{ step: 'files', candidates: files },
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
