import type { Fragment, Trace } from '@pinakes/context';
import { shownText, withoutDirections } from '@pinakes/search-box/text';
import { Notes } from '../../components/notes.tsx';
import { labelOf } from '../../language/labels.ts';
import { countOf, words } from '../../language/words.ts';
import { BudgetBar } from './budget-bar.tsx';
import { partsOf } from './colored-prompt.ts';
import { sliceColor } from './slice-color.ts';

/** Shows a prompt colored by slice, its use of the budget, and all candidates with reasons. */
export function PackedPrompt({ trace, slices }: { readonly trace: Trace; readonly slices: readonly string[] }) {
	const say = words.value;
	const texts = new Map(
		trace.request.slices.flatMap(({ name, blocks }) => blocks.map(({ id, text }) => [`${name} ${id}`, text])),
	);
	return (
		<>
			<h2>
				{say.prompt}: {countOf(trace.tokens)} {say.tokens}, {countOf(trace.characters)} {say.characters}
			</h2>
			<BudgetBar trace={trace} slices={slices} />
			<Notes heading={say.notes} notes={trace.warnings.map(({ message }) => message)} />
			<pre class="prompt" dir="auto">
				{partsOf(trace).map(({ slice, text }, i) => (
					<span key={i} class="slice" style={sliceColor(slice, slices)} title={slice}>
						{withoutDirections(text)}
					</span>
				))}
			</pre>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
			<section class="scrolled" tabIndex={0} aria-label={say.packing_candidates}>
				<table class="wide lined">
					<caption>{say.packing_candidates}</caption>
					<thead>
						<tr>
							<th scope="col">{say.slice}</th>
							<th scope="col">{say.candidate}</th>
							<th scope="col" class="number">
								{say.score}
							</th>
							<th scope="col" class="number">
								{say.tokens}
							</th>
							<th scope="col" class="number">
								{say.kept}
							</th>
							<th scope="col">{say.reason}</th>
						</tr>
					</thead>
					<tbody>
						{trace.fragments.map((fragment) => (
							<FragmentRow
								key={`${fragment.slice} ${fragment.id}`}
								fragment={fragment}
								text={texts.get(`${fragment.slice} ${fragment.id}`) ?? ''}
								color={sliceColor(fragment.slice, slices)}
							/>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}

function FragmentRow({
	fragment: { slice, id, score, tokens, kept, keptTokens, reason, cut },
	text,
	color,
}: {
	readonly fragment: Fragment;
	readonly text: string;
	readonly color: { readonly background: string };
}) {
	return (
		<tr class={kept ? '' : 'dropped'}>
			<th scope="row">
				<span class="slice" style={color}>
					{shownText(slice)}
				</span>
			</th>
			<td dir="auto">
				<code>{shownText(id)}</code> <span class="candidate">{shownText(text)}</span>
			</td>
			<td class="number">{score?.toFixed(3)}</td>
			<td class="number">{tokens}</td>
			<td class="number">{keptTokens}</td>
			<td>
				{labelOf(reason)}
				{cut && ` (${words.value.cut})`}
			</td>
		</tr>
	);
}
