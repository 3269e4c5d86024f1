import type { Trace } from '@pinakes/context';
import { shownText } from '@pinakes/search-box/text';
import { countOf, words } from '../../language/words.ts';
import { sliceColor } from './slice-color.ts';

/** Shows the shares of the budget that the slices of a prompt use. */
export function BudgetBar({ trace, slices }: { readonly trace: Trace; readonly slices: readonly string[] }) {
	const say = words.value;
	const { budget } = trace.request;
	const [unit, room] =
		budget.tokens === undefined
			? (['characters', budget.characters ?? 0] as const)
			: (['tokens', budget.tokens] as const);
	const taken = slices.map((slice) => {
		const kept = trace.fragments.filter((fragment) => fragment.slice === slice);
		return kept.reduce(
			(sum, { keptTokens, keptCharacters }) => sum + (unit === 'tokens' ? keptTokens : keptCharacters),
			0,
		);
	});
	const whole = Math.max(1, room, trace[unit]);
	return (
		<div class="budget" role="img" aria-label={say.of_budget(countOf(trace[unit]), countOf(room), say[unit])}>
			{slices.map((slice, i) => {
				const share = (taken[i] ?? 0) / whole;
				if (share === 0) return null;
				return (
					<span
						key={slice}
						class="slice"
						style={{ ...sliceColor(slice, slices), flexBasis: `${share * 100}%` }}
						title={slice}
					>
						{shownText(slice)}
					</span>
				);
			})}
		</div>
	);
}
