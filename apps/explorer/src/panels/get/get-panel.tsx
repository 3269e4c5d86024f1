import { type EntryResult, retrieveEntry } from '@pinakes/query';
import { LookUpForm } from '../../components/look-up-form.tsx';
import { Notes } from '../../components/notes.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { language, words } from '../../language/words.ts';
import { termsOf } from '../../markdown/mark-terms.ts';
import { MarkdownText, withoutDirections } from '../../markdown/markdown-text.tsx';
import { useChoices } from '../../state/choices.ts';
import { listOf, useLookUp } from '../../state/look-up.ts';
import { show, view } from '../../state/view.ts';
import { readPaths } from './paths.ts';

/** Gets a section by its heading, with what belongs to it. */
export function GetPanel() {
	const say = words.value;
	const { values, load } = useChoices(readPaths);
	const lang = language.value;
	const { heading, file } = view.value.fields;
	const looked = useLookUp(
		heading === undefined || file === undefined
			? undefined
			: (index, { heading: targetEntry = '', file: paths, hint }) =>
					retrieveEntry(index, { targetEntry, filePaths: listOf(paths), contextHint: hint }, { lang }),
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'heading', label: say.heading },
					{ name: 'file', label: say.file, hint: say.several, choices: values.file, onUse: load },
					{ name: 'hint', label: say.context_hint },
				]}
			/>
			<Outcome looked={looked}>{(answer) => <Answer result={answer} />}</Outcome>
		</>
	);
}

function Answer({ result }: { readonly result: EntryResult }) {
	const say = words.value;
	const { status, entry_content, related_headings, retrieval_notes, target_entry } = result;
	const contents = listed(entry_content).filter(Boolean);
	const [starts, ends, files] = [result.start_line, result.end_line, result.source_file].map((value) => listed(value));
	return (
		<>
			<p>
				<code>{status}</code>
			</p>
			<Notes heading={say.notes} notes={retrieval_notes === '' ? [] : [retrieval_notes]} />
			{contents.map((content, i) => (
				<article class="answer" key={`${starts?.[i]} ${files?.[i]}`}>
					<p class="place">
						<code dir="auto">{withoutDirections(String(files?.[i] ?? files?.[0] ?? ''))}</code>{' '}
						{say.lines(Number(starts?.[i]), Number(ends?.[i]))}
					</p>
					<MarkdownText markdown={content} terms={termsOf(target_entry)} />
				</article>
			))}
			{related_headings.length > 0 && (
				<section>
					<h2>{say.related}</h2>
					<ul>
						{related_headings.map(({ heading, source_file, relevance_note }) => (
							<li key={source_file + heading}>
								<button
									type="button"
									class="link"
									onClick={() => show({ fields: { heading: heading.replace(/^#+ /, ''), file: source_file } })}
								>
									{withoutDirections(heading)}
								</button>{' '}
								<small>
									{withoutDirections(source_file)}: {relevance_note}
								</small>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

/** Fields of a result that are lists only where there are several. */
function listed<T extends string | number>(value: T | readonly T[] | null): readonly T[] {
	if (value === null) return [];
	return Array.isArray(value) ? value : [value as T];
}
