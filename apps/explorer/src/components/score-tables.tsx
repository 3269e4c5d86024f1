import type { Factor } from '@pinakes/query';
import { shownText } from '@pinakes/search-box/text';
import { countOf, labelOf, words } from '../state/words.ts';

/** A step of a look-up: the number of remaining candidates, and its time if known. */
interface FunnelStep {
	/** Name, beginning with `coarse`, `fine` or `gate`; any other is the initial number. */
	readonly step: string;
	readonly candidates: number;
	readonly ms?: number;
}

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
	const name = labelOf((stage && step.slice(stage.length + 1)) || step);
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

const DIGITS = 3;

/** Shows the factors of a score: what each adds, or multiplies it by. */
export function Factors({ factors, score }: { readonly factors: readonly Factor[]; readonly score: number }) {
	const say = words.value;
	return (
		<table class="factors">
			<caption>{say.factors}</caption>
			<tbody>
				{factors.map(({ name, operation, value, weight, detail }) => (
					<tr key={name + detail.join()}>
						<th scope="row">
							{labelOf(name)}
							{detail.length > 0 && <small dir="auto"> {shownText(detail.join(', '))}</small>}
						</th>
						<td class="number">{`${operation === 'add' ? '+' : '×'} ${(value * weight).toFixed(DIGITS)}`}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{say.score}</th>
					<td class="number">{score.toFixed(DIGITS)}</td>
				</tr>
			</tfoot>
		</table>
	);
}
