import { labelOf } from '../language/labels.ts';
import { countOf, words } from '../language/words.ts';

/** A step of a look-up: the number of remaining candidates, and its time if known. */
interface FunnelStep {
	/** Name, beginning with `coarse`, `fine` or `gate`; any other is the initial number. */
	readonly step: string;
	readonly candidates: number;
	readonly ms?: number;
}

/** The stages of every look-up. */
const STAGES = ['coarse', 'fine', 'gate'] as const;

/**
 * Shows the steps of a look-up as a funnel: bars in proportion to the remaining candidates.
 *
 * @param note additional text, such as what the threshold compared
 */
export function Funnel({ steps, note }: { readonly steps: readonly FunnelStep[]; readonly note?: string }) {
	const say = words.value;
	const most = Math.max(1, ...steps.map(({ candidates }) => candidates));
	return (
		<section class="steps">
			<table class="funnel">
				<caption>{say.funnel}</caption>
				<thead>
					<tr>
						<th scope="col" colSpan={2}>
							{say.step}
						</th>
						<th scope="col" colSpan={2}>
							{say.candidates}
						</th>
						<th scope="col" class="number">
							{say.milliseconds}
						</th>
					</tr>
				</thead>
				<tbody>
					{steps.map((step) => (
						<Step key={step.step} {...step} most={most} />
					))}
				</tbody>
			</table>
			{note !== undefined && <p class="faint">{note}</p>}
		</section>
	);
}

function Step({ step, candidates, ms, most }: FunnelStep & { readonly most: number }) {
	const stage = STAGES.find((name) => step.startsWith(name));
	const name = labelOf(step);
	return (
		<tr>
			<td>{stage && <span class={`stage ${stage}`}>{words.value[`stage_${stage}`]}</span>}</td>
			<th scope="row">{name}</th>
			<td class="bar">
				<meter min={0} max={most} value={candidates} aria-label={name} />
			</td>
			<td class="number">{countOf(candidates)}</td>
			<td class="number">{ms?.toFixed(2)}</td>
		</tr>
	);
}
