import { words } from '../language/words.ts';

/** A step of a look-up: what it let through, and in what time where that is known. */
export interface FunnelStep {
	readonly step: string;
	readonly candidates: number;
	readonly ms?: number;
}

/** The steps of a look-up as a funnel: each bar as wide as what its step let through. */
export function Funnel({ steps }: { readonly steps: readonly FunnelStep[] }) {
	const say = words.value;
	const most = Math.max(1, ...steps.map(({ candidates }) => candidates));
	return (
		<table class="funnel">
			<caption>{say.funnel}</caption>
			<thead>
				<tr>
					<th scope="col">{say.step}</th>
					<th scope="col" class="wide">
						{say.candidates}
					</th>
					<th scope="col" />
					<th scope="col">{say.milliseconds}</th>
				</tr>
			</thead>
			<tbody>
				{steps.map(({ step, candidates, ms }) => (
					<tr key={step}>
						<th scope="row">{step.replaceAll('_', ' ')}</th>
						<td>
							<meter min={0} max={most} value={candidates} aria-label={step.replaceAll('_', ' ')} />
						</td>
						<td class="number">{candidates.toLocaleString()}</td>
						<td class="number">{ms?.toFixed(2) ?? ''}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
