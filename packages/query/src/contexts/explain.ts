import type { Contexts } from '../format/kinds/contexts/schema.js';
import type { Ranked } from './rank.ts';
import { TIERS } from './tiers.ts';

/** The best tier in which a keyword was found. */
export type ContextTier = keyof typeof TIERS;

/** Explains why a context is returned or not. */
export interface ContextExplanation {
	readonly context: string;
	/** Score of the tier; 0 without one. */
	readonly score: number;
	/** Null if no keyword was found in the context. */
	readonly tier: ContextTier | null;
	readonly matched_keywords: readonly string[];
	readonly outcome: 'match' | 'fallback' | 'beyond_limit' | NonNullable<Ranked['lacks']>;
}

/** Explains every returned context, and then every other one in which a keyword was found. */
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
