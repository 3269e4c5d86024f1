import type { Factor } from '@pinakes/query';
import { shownText } from '@pinakes/search-box/text';
import { countOf, labelOf, words } from '../language/words.ts';

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

/** Decimals of numbers. */
const DIGITS = 3;

/**
 * Shows the factors of a score. Each added factor has a bar as wide as its contribution, beginning where the previous
 * one ends. Multiplied factors are shown as numbers.
 */
export function FactorBars({ factors, score }: { readonly factors: readonly Factor[]; readonly score: number }) {
	const say = words.value;
	return (
		<table class="factors">
			<caption>{say.factors}</caption>
			<tbody>
				{factors.map((factor, i) => (
					<FactorRow key={factor.name + factor.detail.join()} factor={factor} before={addedBy(factors.slice(0, i))} />
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{say.score}</th>
					<td class="bar">
						<Bar amount={score} before={0} label={say.score} />
					</td>
					<td class="number">{score.toFixed(DIGITS)}</td>
				</tr>
			</tfoot>
		</table>
	);
}

function FactorRow({ factor, before }: { readonly factor: Factor; readonly before: number }) {
	const { name, operation, value, weight, detail } = factor;
	const amount = value * weight;
	const label = labelOf(name);
	return (
		<tr>
			<th scope="row">
				{label}
				{detail.length > 0 && <small dir="auto"> {shownText(detail.join(', '))}</small>}
			</th>
			<td class="bar">{operation === 'add' && <Bar amount={amount} before={before} label={label} />}</td>
			<td class="number">{operation === 'add' ? `+ ${amount.toFixed(DIGITS)}` : `× ${amount.toFixed(DIGITS)}`}</td>
		</tr>
	);
}

/** Shows a bar of an amount after the amounts before it; the full width is 1. */
function Bar({ amount, before, label }: { readonly amount: number; readonly before: number; readonly label: string }) {
	const [width, start] = [amount, before].map((share) => Math.min(1, Math.max(0, share))) as [number, number];
	return (
		<div class="track">
			<meter min={0} max={1} value={width} aria-label={label} style={{ translate: `${start * 100}%` }} />
		</div>
	);
}

function addedBy(factors: readonly Factor[]): number {
	return factors.reduce((sum, { operation, value, weight }) => (operation === 'add' ? sum + value * weight : sum), 0);
}
