import type { Language } from '@pinakes/query';
import type { KnowledgeOptions, SearchResult } from '@pinakes/query/search';
import { Funnel } from '../../components/score-tables.tsx';
import { listOf, numberOf } from '../../state/fields.ts';
import { labelOf, words } from '../../state/words.ts';

/** Returns the options of a search from the fields of its form. The default date for stale reviews is today. */
export function optionsOf(
	{ scope, category, tags, confidence, limit, today }: Readonly<Record<string, string>>,
	lang: Language,
): KnowledgeOptions & { readonly lang: Language } {
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

/** Shows the steps of a search. */
export function SearchSteps({ result }: { readonly result: SearchResult }) {
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
