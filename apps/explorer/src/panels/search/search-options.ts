import type { Language } from '@pinakes/query';
import type { TracedOptions } from '@pinakes/query/trace';
import { listOf, numberOf } from '../../state/look-up.ts';

/** Returns the options of a search from the fields of its form. The default date for stale reviews is today. */
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
