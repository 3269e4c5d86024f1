import type { Contexts } from '@pinakes/format/kinds/contexts/schema';
import type { Ranked } from './rank.ts';
import { TIERS } from './tiers.ts';

/** The tier in which a keyword was found that is worth most. */
export type ContextTier = keyof typeof TIERS;

/** Why a context is returned or not. */
export interface ContextExplanation {
	readonly context: string;
	/** That of the tier; 0 without. */
	readonly score: number;
	/** Null for a context that no keyword was found in. */
	readonly tier: ContextTier | null;
	readonly matched_keywords: readonly string[];
	readonly outcome: 'match' | 'fallback' | 'beyond_limit' | NonNullable<Ranked['lacks']>;
}

/** Explains every context that is returned, and after these every other that a keyword was found in. */
export function explainContexts(
	{ paths }: Contexts,
	ranked: readonly Ranked[],
	returned: readonly number[],
): ContextExplanation[] {
	const byNumber = new Map(ranked.map((one) => [one.number, one]));
	const numbers = new Set([...returned, ...byNumber.keys()]);
	return [...numbers].map((number) => {
		const { score = 0, keywords = [], lacks } = byNumber.get(number) ?? {};
		const isMatch = score > 0 && lacks === undefined;
		return {
			context: paths[number] as string,
			score,
			tier: (Object.keys(TIERS) as ContextTier[]).find((name) => TIERS[name] === score) ?? null,
			matched_keywords: keywords,
			outcome: returned.includes(number) ? (isMatch ? 'match' : 'fallback') : (lacks ?? 'beyond_limit'),
		};
	});
}
