import type { SearchHit, SearchResult } from '@pinakes/query/search';
import { FactorBars } from '../../components/factor-bars.tsx';
import { Funnel } from '../../components/funnel.tsx';
import { LookUpForm } from '../../components/look-up-form.tsx';
import { Notes } from '../../components/notes.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { language, words } from '../../language/words.ts';
import { termsOf } from '../../markdown/mark-terms.ts';
import { MarkdownText, withoutDirections } from '../../markdown/markdown-text.tsx';
import { useChoices } from '../../state/choices.ts';
import { listOf, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { readFilters } from './filter-values.ts';
import { searchAhead } from './search-ahead.ts';

/** Asks a question of the knowledge base. */
export function SearchPanel() {
	const say = words.value;
	const { fields } = view.value;
	const { values, load } = useChoices(readFilters);
	const lang = language.value;
	const looked = useLookUp(
		fields.q === undefined
			? undefined
			: (index, { q = '', scope, category, tags, confidence }) =>
					searchAhead(index, q, { scope, category, tags: listOf(tags), confidence, lang, explain: true }),
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'q', label: say.question, isSuggested: true },
					{ name: 'scope', label: say.scope, choices: values.scope, onUse: load },
					{ name: 'category', label: say.category, choices: values.category, onUse: load },
					{ name: 'tags', label: say.tags, hint: say.several, choices: values.tags, onUse: load },
					{ name: 'confidence', label: say.confidence, choices: ['high', 'medium', 'low', 'deprecated'] },
				]}
			/>
			<Outcome looked={looked}>{(answer) => <Answer {...answer} />}</Outcome>
		</>
	);
}

function Answer({ query, answer, results, notes, filter_stats, search_stats, rejection_category }: SearchResult) {
	const say = words.value;
	const terms = termsOf(query);
	return (
		<>
			{rejection_category !== null && (
				<h2>
					{say.refused}: <code>{rejection_category}</code>
				</h2>
			)}
			<Notes heading={say.notes} notes={notes} />
			{answer !== '' && (
				<article class="answer">
					<h2>{say.answer}</h2>
					<MarkdownText markdown={answer} terms={terms} />
				</article>
			)}
			<h2>{say.results}</h2>
			{results.length === 0 && <p>{say.no_results}</p>}
			<ol class="hits">
				{results.map((hit) => (
					<Hit key={hit.path} hit={hit} terms={terms} />
				))}
			</ol>
			<Funnel
				steps={[
					{ step: 'documents', candidates: filter_stats.total_docs },
					{ step: 'filters', candidates: search_stats.candidates },
					{ step: search_stats.method, candidates: search_stats.results, ms: search_stats.time_ms },
				]}
			/>
			<p>
				<code>{filter_stats.filters_applied.join(' ')}</code> {filter_stats.filter_ratio} {search_stats.engine}
			</p>
		</>
	);
}

function Hit({ hit, terms }: { readonly hit: SearchHit; readonly terms: readonly string[] }) {
	const say = words.value;
	const { title, path, score, passage, citation, confidence, last_reviewed, factors = [] } = hit;
	return (
		<li>
			<h3 dir="auto">{withoutDirections(title)}</h3>
			<p class="place">
				<code dir="auto">{withoutDirections(path)}</code> {citation.lines && say.lines(...citation.lines)}{' '}
				{citation.headings.length > 0 && <span dir="auto">{withoutDirections(citation.headings.join(' › '))}</span>}{' '}
				{[confidence, last_reviewed].filter(Boolean).join(', ')}
			</p>
			<MarkdownText markdown={passage} terms={terms} />
			<details>
				<summary>
					{say.score} {score.toFixed(2)}
				</summary>
				<FactorBars factors={factors} score={score} />
			</details>
		</li>
	);
}
