import type { Factor } from '@pinakes/query';
import { shownText } from '@pinakes/search-box/text';
import { nameOf } from '../language/names.ts';
import { words } from '../language/words.ts';

/** Digits of numbers that are shown. */
const DIGITS = 3;

/**
 * The factors of a score: a bar for each that is added, as wide as what it adds and beginning where the one before ends, so
 * that all of them together are as wide as the score before what multiplies it; those are told as they are.
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
	const label = nameOf(name);
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

/** A bar from what was added before to what is added with it, of 1 at most. */
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
