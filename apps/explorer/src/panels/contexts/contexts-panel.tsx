import { type ContextResult, extractKeywords, findContexts } from '@pinakes/query';
import { Funnel } from '../../components/funnel.tsx';
import { LookUpForm } from '../../components/look-up-form.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { language, words } from '../../language/words.ts';
import { withoutDirections } from '../../markdown/markdown-text.tsx';
import { useChoices } from '../../state/choices.ts';
import { listOf, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';
import { readContextValues } from './context-values.ts';

/** Finds the documents that a task needs: by keywords, or by those found in a story. */
export function ContextsPanel() {
	const say = words.value;
	const { values, load } = useChoices(readContextValues);
	const lang = language.value;
	const { keywords: typed, story } = view.value.fields;
	const looked = useLookUp(
		typed === undefined && story === undefined
			? undefined
			: async (index, { keywords, story: text, task, epic }) => {
					const found = text === undefined ? [] : await extractKeywords(index, text);
					const query = { keywords: [...listOf(keywords), ...found], task, epic };
					return findContexts(index, query, { lang, explain: true });
				},
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'keywords', label: say.keywords, hint: say.several },
					{ name: 'story', label: say.story },
					{ name: 'task', label: say.type, choices: values.task, onUse: load },
					{ name: 'epic', label: say.epic },
				]}
			/>
			<Outcome looked={looked}>{(answer, ms) => <Answer {...answer} ms={ms} />}</Outcome>
		</>
	);
}

function Answer({ message, search_keywords, contexts, explanation = [], ms }: ContextResult & { readonly ms: number }) {
	const say = words.value;
	const near = explanation.filter(({ score }) => score > 0);
	return (
		<>
			<p>{message}</p>
			<p>
				{say.keywords}: {search_keywords.join(', ')}
			</p>
			<table class="wide">
				<caption>{say.results}</caption>
				<thead>
					<tr>
						<th scope="col">{say.file}</th>
						<th scope="col">{say.score}</th>
						<th scope="col">{say.found_in}</th>
						<th scope="col">{say.keywords}</th>
						<th scope="col">{say.outcome}</th>
					</tr>
				</thead>
				<tbody>
					{explanation.map(({ context, score, tier, matched_keywords, outcome }) => (
						<tr key={context}>
							<th scope="row" dir="auto">
								{withoutDirections(context)}
							</th>
							<td class="number">{score}</td>
							<td>{tier?.replaceAll('_', ' ')}</td>
							<td>{matched_keywords.join(', ')}</td>
							<td>{outcome.replaceAll('_', ' ')}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Funnel
				steps={[
					{ step: 'candidates', candidates: near.length },
					{ step: 'contexts', candidates: contexts.length, ms },
				]}
			/>
		</>
	);
}
