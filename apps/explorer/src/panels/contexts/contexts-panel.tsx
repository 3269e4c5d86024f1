import { type ContextResult, extractKeywords, findContexts, type Index } from '@pinakes/query';
import { readContexts, TIERS } from '@pinakes/query/internal';
import { shownText } from '@pinakes/search-box/text';
import { Introduction, LookUpForm } from '../../components/look-up-form.tsx';
import { Outcome, ViewLink } from '../../components/page-parts.tsx';
import { Funnel } from '../../components/score-tables.tsx';
import { labelOf, language, words } from '../../language/words.ts';
import { listOf, numberOf } from '../../state/fields.ts';
import { useChoices, useLookUp } from '../../state/look-up.ts';
import { view } from '../../state/view.ts';

/** The panel that finds documents for a task, by keywords or a story. */
export function ContextsPanel() {
	const say = words.value;
	const { values, load } = useChoices(readContextValues);
	const lang = language.value;
	const { keywords: typed, story } = view.value.fields;
	const looked = useLookUp(
		typed === undefined && story === undefined
			? undefined
			: async (index, { keywords, story: text, task, epic, types, limit }) => {
					const found = text === undefined ? [] : await extractKeywords(index, text);
					const query = {
						keywords: [...listOf(keywords), ...found],
						task,
						epic,
						types: listOf(types),
						limit: numberOf(limit),
					};
					const start = performance.now();
					const result = await findContexts(index, query, { lang, explain: true });
					const ms = performance.now() - start;
					return { result, ms, all: (await readContextValues(index)).paths.length };
				},
	);
	return (
		<>
			<LookUpForm
				fields={[
					{ name: 'keywords', label: say.keywords, hint: say.several },
					{ name: 'story', label: say.story, type: 'long' },
					{ name: 'task', label: say.type, choices: values.task, onUse: load },
					{ name: 'epic', label: say.epic, choices: values.epic, onUse: load },
				]}
				more={[
					{ name: 'types', label: say.types, hint: say.several, isList: true, choices: values.types, onUse: load },
					{ name: 'limit', label: say.limit, type: 'number' },
				]}
			/>
			{looked.state === 'none' && <Introduction panel="contexts" />}
			<Outcome looked={looked}>{(answer) => <Answer {...answer} />}</Outcome>
		</>
	);
}

/** The explanation of a context: where its keywords were found, and why it was chosen or not. */
type Explained = NonNullable<ContextResult['explanation']>[number];

function Answer({ result, all, ms }: { readonly result: ContextResult; readonly all: number; readonly ms: number }) {
	const say = words.value;
	const { message, search_keywords, contexts, explanation = [] } = result;
	const near = explanation.filter(({ score }) => score > 0);
	const matches = near.filter(({ outcome }) => outcome === 'match' || outcome === 'beyond_limit');
	return (
		<>
			<p class="answer">{message}</p>
			{search_keywords.length > 0 && (
				<p class="faint" dir="auto">
					{say.keywords}: {shownText(search_keywords.join(', '))}
				</p>
			)}
			{explanation.length > 0 && <Explanation explanation={explanation} />}
			<Funnel
				steps={[
					{ step: 'all_contexts', candidates: all },
					{ step: 'coarse_keywords', candidates: near.length },
					{ step: 'fine_tiers', candidates: matches.length },
					{ step: 'gate_limit', candidates: contexts.length, ms },
				]}
				note={`${say.tiers(TIERS.front_matter)} ${say.with_files}`}
			/>
		</>
	);
}

function Explanation({ explanation }: { readonly explanation: readonly Explained[] }) {
	const say = words.value;
	return (
		<table class="wide lined">
			<caption>{say.results}</caption>
			<thead>
				<tr>
					<th scope="col">{say.file}</th>
					<th scope="col" class="number">
						{say.score}
					</th>
					<th scope="col">{say.found_in}</th>
					<th scope="col">{say.keywords}</th>
					<th scope="col">{say.outcome}</th>
				</tr>
			</thead>
			<tbody>
				{explanation.map(({ context, score, tier, matched_keywords, outcome }) => (
					<tr key={context}>
						<th scope="row" dir="auto">
							<ViewLink to={{ panel: 'outline', fields: { filter: context } }}>{shownText(context)}</ViewLink>
						</th>
						<td class="number">{score}</td>
						<td>{tier && labelOf(tier)}</td>
						<td dir="auto">{shownText(matched_keywords.join(', '))}</td>
						<td>{labelOf(outcome)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Reads the choices for the fields, and the paths of all contexts. */
async function readContextValues(index: Index) {
	const { tasks, types, epics, paths } = await index.run(readContexts);
	return { task: Object.keys(tasks), types, epic: epics, paths };
}
