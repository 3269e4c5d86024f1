import type { Contexts } from '../kinds/contexts/format.ts';
import type { Ranked } from './rank.ts';
import { TIERS } from './tiers.ts';

/** The place where a keyword was found that is worth most. */
export type ContextTier = keyof typeof TIERS;

/** Why a context is returned or not. */
export interface ContextExplanation {
	readonly context: string;
	readonly type: string;
	/** The epic's folder; null for the global scope. */
	readonly epic: string | null;
	/** As a date, null where the document does not say. */
	readonly updated: string | null;
	/** That of the tier; 0 without. */
	readonly score: number;
	/** Null for a context that only the task's type returns. */
	readonly tier: ContextTier | null;
	readonly matched_keywords: readonly string[];
	readonly outcome: 'match' | 'fallback' | 'beyond_limit' | NonNullable<Ranked['lacks']>;
}

/** Explains every context that is returned, and after these every other that a keyword was found in. */
export function explainContexts(
	all: Contexts,
	ranked: readonly Ranked[],
	returned: readonly number[],
	keywords: readonly string[],
): ContextExplanation[] {
	const byPlace = new Map(ranked.map((one) => [one.place, one]));
	const places = new Set([...returned, ...byPlace.keys()]);
	return [...places].map((place): ContextExplanation => {
		const { score = 0, keywords: bits = 0, lacks = undefined } = byPlace.get(place) ?? {};
		const isMatch = score > 0 && lacks === undefined;
		const [tier = null] = (Object.keys(TIERS) as ContextTier[]).filter((name) => TIERS[name] === score);
		return {
			context: all.paths[place] as string,
			type: all.types[all.kinds[place] as number] as string,
			epic: all.epics[(all.scopes[place] as number) - 1] ?? null,
			updated: all.updated[place] || null,
			score,
			tier,
			matched_keywords: keywords.filter((_, i) => bits & (1 << i)),
			outcome: returned.includes(place) ? (isMatch ? 'match' : 'fallback') : (lacks ?? 'beyond_limit'),
		};
	});
}
