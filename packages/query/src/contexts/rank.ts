import type { Contexts } from '@pinakes/format/kinds/contexts/schema';
import type { Scopes } from './scopes.ts';
import { type Found, TIERS } from './tiers.ts';

/** The score from which a context is a match. */
export const MIN_CONTEXT_SCORE = TIERS.front_matter;

/** A context that some keyword was found in. */
export interface Ranked {
	/** Its place among all. */
	readonly place: number;
	readonly score: number;
	/** The keywords found in it. */
	readonly keywords: readonly string[];
	/** Why it is no match; undefined for a match. */
	readonly lacks: ReturnType<Scopes['leftOut']> | 'below_threshold';
}

/** The contexts that some keyword was found in, best first. */
export function rankContexts(
	{ updated }: Contexts,
	found: Found,
	scopes: Scopes,
	keywords: readonly string[],
): Ranked[] {
	const ranked: Ranked[] = [];
	found.scores.forEach((score, place) => {
		if (score === 0) return;
		const bits = found.keywords[place] as number;
		ranked.push({
			place,
			score,
			keywords: keywords.filter((_, i) => bits & (1 << i)),
			lacks: score < MIN_CONTEXT_SCORE ? 'below_threshold' : scopes.leftOut(place),
		});
	});
	return ranked.sort(
		(a, b) =>
			b.score - a.score ||
			scopes.rankOf(a.place) - scopes.rankOf(b.place) ||
			(updated[b.place] as number) - (updated[a.place] as number) ||
			b.keywords.length - a.keywords.length ||
			a.place - b.place,
	);
}
