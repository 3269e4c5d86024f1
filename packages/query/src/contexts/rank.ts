import type { Contexts } from '../format/kinds/contexts/schema.js';
import type { Scopes } from './scopes.ts';
import { type Found, TIERS } from './tiers.ts';

/** Minimum score of a match. */
const MIN_CONTEXT_SCORE = TIERS.front_matter;

/** A context in which a keyword was found. */
export interface Ranked {
	/** Its context number. */
	readonly number: number;
	readonly score: number;
	/** The keywords found in it. */
	readonly keywords: readonly string[];
	/** Why it is not a match; undefined for a match. */
	readonly lacks: ReturnType<Scopes['exclusionOf']> | 'below_threshold';
}

/** Returns the contexts in which a keyword was found, best first. */
export function rankContexts(
	{ updated }: Contexts,
	found: Found,
	scopes: Scopes,
	keywords: readonly string[],
): Ranked[] {
	const ranked: Ranked[] = [];
	found.scores.forEach((score, number) => {
		if (score === 0) return;
		const bits = found.keywords[number] as number;
		ranked.push({
			number,
			score,
			keywords: keywords.filter((_, i) => bits & (1 << i)),
			lacks: score < MIN_CONTEXT_SCORE ? 'below_threshold' : scopes.exclusionOf(number),
		});
	});
	return ranked.sort(
		(a, b) =>
			b.score - a.score ||
			scopes.rankOf(a.number) - scopes.rankOf(b.number) ||
			(updated[b.number] as number) - (updated[a.number] as number) ||
			b.keywords.length - a.keywords.length ||
			a.number - b.number,
	);
}
