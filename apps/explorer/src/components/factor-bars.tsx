import type { Factor } from '@pinakes/query';
import { words } from '../language/words.ts';

/** Digits of numbers that are shown. */
const DIGITS = 3;

/**
 * The factors of a score: a bar for each that is added, as wide as what it adds, so that all of them together are as wide
 * as the score before what multiplies it; those are told as they are.
 */
export function FactorBars({ factors, score }: { readonly factors: readonly Factor[]; readonly score: number }) {
	const say = words.value;
	return (
		<table class="factors">
			<caption>{say.factors}</caption>
			<tbody>
				{factors.map((factor) => (
					<FactorRow key={factor.name + factor.detail.join()} {...factor} />
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{say.score}</th>
					<td>
						<meter class="total" min={0} max={1} value={Math.min(1, score)} aria-label={say.score} />
					</td>
					<td class="number">{score.toFixed(DIGITS)}</td>
				</tr>
			</tfoot>
		</table>
	);
}

function FactorRow({ name, operation, value, weight, detail }: Factor) {
	const amount = value * weight;
	const label = name.replaceAll('_', ' ');
	return (
		<tr>
			<th scope="row">
				{label}
				{detail.length > 0 && <small> {detail.join(', ')}</small>}
			</th>
			<td>
				{operation === 'add' && <meter min={0} max={1} value={Math.min(1, Math.max(0, amount))} aria-label={label} />}
			</td>
			<td class="number">{operation === 'add' ? `+ ${amount.toFixed(DIGITS)}` : `× ${amount.toFixed(DIGITS)}`}</td>
		</tr>
	);
}
