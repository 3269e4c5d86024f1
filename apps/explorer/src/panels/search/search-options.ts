import type { Language } from '@pinakes/query';
import type { TracedOptions } from '@pinakes/query/trace';
import { listOf, numberOf } from '../../state/look-up.ts';

/** How a search is asked by the fields of its form. Reviews are stale from today on, unless another day is given. */
export function optionsOf(
	{ scope, category, tags, confidence, limit, today }: Readonly<Record<string, string>>,
	lang: Language,
): TracedOptions & { readonly lang: Language } {
	return {
		scope,
		category,
		tags: listOf(tags),
		confidence,
		limit: numberOf(limit),
		today: today ?? new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
		lang,
		explain: true,
	};
}
