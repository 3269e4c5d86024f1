import { DEFAULT_THRESHOLD, type Language } from '@pinakes/query';
import { type KnowledgeOptions, type SearchHit, type SearchResult, search } from '@pinakes/query/search';
import { safeLink, shownText } from '@pinakes/search-box/text';
import { LookUpForm, listOf, numberOf } from '../components/look-up-form.tsx';
import { Notes, Outcome, Passage, ViewLink } from '../components/page-parts.tsx';
import { Factors, Funnel } from '../components/score-tables.tsx';
import { useLookUp } from '../state/look-up.ts';
import { view } from '../state/view.ts';
import { labelOf, language, words } from '../state/words.ts';

export function SearchPanel() {
	const say = words.value;
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
					{ name: 'scope', label: say.scope },
					{ name: 'category', label: say.category },
					{ name: 'tags', label: say.tags, hint: say.several },
					{ name: 'confidence', label: say.confidence },
				]}
				more={[
					{ name: 'limit', label: say.limit },
					{ name: 'today', label: say.today, hint: say.today_hint },
				]}
			/>
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
					<Passage text={answer} query={query} />
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
	const { title, path, score, passage, citation, url, confidence, last_reviewed } = hit;
	const { factors = [], text_score, vector_score } = hit;
	// Relative addresses are resolved against the parent folder of the index.
	const page = safeLink(url, new URL('../', document.baseURI).href);
	return (
		<li>
			<h3 dir="auto">{shownText(title)}</h3>
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
			{!isInAnswer && <Passage text={passage} query={query} />}
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

/** Returns the options of a search from the fields of its form. The default date for stale reviews is today. */
function optionsOf(
	{ scope, category, tags, confidence, limit, today }: Readonly<Record<string, string>>,
	lang: Language,
): KnowledgeOptions {
	return {
		scope,
		category,
		tags: listOf(tags),
		confidence,
		limit: numberOf(limit),
		today: today ?? new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
		lang,
		explain: true,
		trace: true,
	};
}

function SearchSteps({ result }: { readonly result: SearchResult }) {
	const say = words.value;
	const { filter_stats, search_stats, trace } = result;
	const { filters_applied, filter_ratio } = filter_stats;
	return (
		<>
			{trace && (
				<Funnel
					steps={[{ step: 'all_documents', candidates: filter_stats.total_docs }, ...trace.steps]}
					note={say.evidence(trace.evidence.toFixed(2), trace.probability.toFixed(2), trace.threshold)}
				/>
			)}
			<p class="faint">
				{say.searched(search_stats.time_ms.toFixed(1))} <code>{labelOf(search_stats.method)}</code>,{' '}
				<code>{search_stats.engine}</code>
				{filters_applied.length > 0 && (
					<>
						, <code dir="auto">{filters_applied.join(' ')}</code> ({say.left_out(filter_ratio)})
					</>
				)}
			</p>
		</>
	);
}
