import type { Language } from '@pinakes/query';
import type { SearchResult } from '@pinakes/query/search';
import type { SearchTrace, TracedOptions } from '@pinakes/query/trace';
import { useEffect, useState } from 'preact/hooks';
import { Funnel } from '../../components/score-tables.tsx';
import { labelOf } from '../../language/labels.ts';
import { language, words } from '../../language/words.ts';
import { listOf, numberOf } from '../../state/fields.ts';
import { opened } from '../../state/opened-index.ts';
import { view } from '../../state/view.ts';

/** Returns the options of a search from the fields of its form. The default date for stale reviews is today. */
export function optionsOf(
	{ scope, category, tags, confidence, limit, today }: Readonly<Record<string, string>>,
	lang: Language,
): TracedOptions & { readonly lang: Language } {
	return {
		scope,
		category,
		tags: listOf(tags),
		confidence,
		limit: numberOf(limit),
		today: today ?? new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
		lang,
		explain: true,
	};
}

/** Shows the steps of a search, computed after its answer is shown, so as not to delay it. */
export function SearchSteps({ result }: { readonly result: SearchResult }) {
	const say = words.value;
	const trace = useTrace(result);
	const { filter_stats, search_stats } = result;
	const { filters_applied, filter_ratio } = filter_stats;
	return (
		<>
			{trace && (
				<Funnel
					steps={[{ step: 'all_documents', candidates: filter_stats.total_docs }, ...trace.steps]}
					note={say.evidence(trace.evidence.toFixed(2), trace.confidence.toFixed(2), trace.threshold)}
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

/** Returns the trace of the search for a result, once it is available. */
function useTrace(result: SearchResult): SearchTrace | undefined {
	const [trace, setTrace] = useState<SearchTrace>();
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	useEffect(() => {
		if (index === undefined) return;
		let isLatest = true;
		const options = optionsOf(view.value.fields, language.value);
		import('@pinakes/query/trace')
			.then(({ traceSearch }) => traceSearch(index, result.query, options))
			// Errors are ignored: the steps are optional.
			.then(
				(steps) => isLatest && setTrace(steps),
				() => isLatest && setTrace(undefined),
			);
		return () => {
			isLatest = false;
		};
	}, [index, result]);
	return trace;
}
