import { DEFAULT_THRESHOLD, type Index } from '@pinakes/query';
import { CONFIDENCES, readFilterValues } from '@pinakes/query/internal';
import { type SearchHit, type SearchResult, search } from '@pinakes/query/search';
import { safeLink, shownText } from '@pinakes/search-box/text';
import { Introduction, LookUpForm } from '../../components/look-up-form.tsx';
import { Notes, Outcome, ViewLink } from '../../components/page-parts.tsx';
import { Factors } from '../../components/score-tables.tsx';
import { MarkdownText } from '../../markdown/markdown-text.tsx';
import { useChoices, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { language, words } from '../../state/words.ts';
import { optionsOf, SearchSteps } from './search-steps.tsx';

/** The panel that searches documents. */
export function SearchPanel() {
	const say = words.value;
	const { values, load } = useChoices(readFilters);
	const lang = language.value;
	const looked = useLookUp(
		view.value.fields.q === undefined
			? undefined
			: (index, fields) => search(index, fields.q ?? '', optionsOf(fields, lang)),
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'q', label: say.question },
					{ name: 'scope', label: say.scope, choices: values.scope, onUse: load },
					{ name: 'category', label: say.category, choices: values.category, onUse: load },
					{ name: 'tags', label: say.tags, hint: say.several, isList: true, choices: values.tags, onUse: load },
					{ name: 'confidence', label: say.confidence, choices: CONFIDENCES },
				]}
				more={[
					{ name: 'limit', label: say.limit, type: 'number' },
					{ name: 'today', label: say.today, type: 'date', hint: say.today_hint },
				]}
			/>
			{looked.state === 'none' && <Introduction panel="search" />}
			<Outcome looked={looked}>{(result) => <Answer result={result} />}</Outcome>
		</>
	);
}

function Answer({ result }: { readonly result: SearchResult }) {
	const say = words.value;
	const { query, answer, sources, results, notes, rejection_category } = result;
	return (
		<>
			{rejection_category !== null && (
				<section class="refusal">
					<h2>
						{say.refused}: <code>{rejection_category}</code>
					</h2>
					<p>{say[rejection_category](DEFAULT_THRESHOLD)}</p>
					<WithoutFilters />
				</section>
			)}
			<Notes heading={say.notes} notes={notes} />
			{answer !== '' && (
				<article class="answer">
					<h2>{say.answer}</h2>
					<MarkdownText markdown={answer} query={query} />
				</article>
			)}
			<h2>{say.results}</h2>
			{results.length === 0 && <p>{say.no_results}</p>}
			<ol class="hits">
				{results.map((hit, i) => (
					<Hit key={hit.path} hit={hit} query={query} isInAnswer={i < sources.length} />
				))}
			</ol>
			<SearchSteps result={result} />
		</>
	);
}

/** Shows a link that repeats the search without filters, if there are any. */
function WithoutFilters() {
	const { q = '', ...filters } = view.value.fields;
	if (Object.keys(filters).length === 0) return null;
	return (
		<ViewLink class="button" to={{ fields: { q } }}>
			{words.value.without_filters}
		</ViewLink>
	);
}

interface HitProps {
	readonly hit: SearchHit;
	readonly query: string;
	/** Whether its passage is already shown in the answer. */
	readonly isInAnswer: boolean;
}

function Hit({ hit, query, isInAnswer }: HitProps) {
	const say = words.value;
	const {
		title,
		path,
		score,
		passage,
		citation,
		url,
		confidence,
		last_reviewed,
		factors = [],
		text_score,
		vector_score,
	} = hit;
	const heading = citation.headings.at(-1);
	// Relative addresses are resolved against the parent folder of the index.
	const page = safeLink(url, new URL('../', new URL(view.value.index, document.baseURI)).href);
	return (
		<li>
			<h3 dir="auto">
				<ViewLink to={{ panel: 'get', fields: heading === undefined ? { file: path } : { heading, file: path } }}>
					{shownText(title)}
				</ViewLink>
			</h3>
			<p class="location">
				<code dir="auto">{shownText(path)}</code>
				{citation.lines && <span>{say.lines(...citation.lines)}</span>}
				{citation.headings.length > 0 && <span dir="auto">{citation.headings.map(shownText).join(' › ')}</span>}
				{page !== undefined && (
					<a href={page} target="_blank" rel="noopener noreferrer">
						{say.open_page}
					</a>
				)}
				{confidence && <span>{`${say.confidence}: ${confidence}`}</span>}
				{last_reviewed && <span>{say.reviewed(last_reviewed)}</span>}
			</p>
			{!isInAnswer && <MarkdownText markdown={passage} query={query} path={path} />}
			<details>
				<summary>
					{say.score} {score.toFixed(2)}
				</summary>
				<Factors factors={factors} score={score} />
				{text_score !== undefined && vector_score !== undefined && (
					<p class="faint">{say.both_scores(text_score.toFixed(2), vector_score.toFixed(2))}</p>
				)}
			</details>
		</li>
	);
}

/** Reads the directories, categories and tags of documents. */
async function readFilters(index: Index): Promise<Record<'scope' | 'category' | 'tags', string[]>> {
	const [scope, category, tags] = await Promise.all(
		(['scope', 'category', 'tag'] as const).map((filter) =>
			index.run((manifest) => readFilterValues(manifest, filter)),
		),
	);
	return { scope: scope ?? [], category: category ?? [], tags: tags ?? [] };
}
