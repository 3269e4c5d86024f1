import type { Contexts } from '../kinds/contexts/format.ts';
import type { LeftOut, Scopes } from './scopes.ts';
import { type Found, TIERS } from './tiers.ts';

/** The score from which a context is a match. */
export const MIN_CONTEXT_SCORE = TIERS.front_matter;

/** A context that some keyword was found in. */
export interface Ranked {
	/** Its place among all. */
	readonly place: number;
	readonly score: number;
	/** The keywords found in it, a bit each. */
	readonly keywords: number;
	/** Why it is no match; undefined for a match. */
	readonly lacks: LeftOut | 'below_threshold' | undefined;
}

/** The contexts that some keyword was found in, best first. */
export function rankContexts({ updated }: Contexts, { scores, keywords }: Found, scopes: Scopes): Ranked[] {
	const ranked: Ranked[] = [];
	scores.forEach((score, place) => {
		if (score === 0) return;
		const lacks = score < MIN_CONTEXT_SCORE ? 'below_threshold' : scopes.leftOut(place);
		ranked.push({ place, score, keywords: keywords[place] as number, lacks });
	});
	const date = ({ place }: Ranked): string => updated[place] as string;
	return ranked.sort(
		(a, b) =>
			b.score - a.score ||
			scopes.rankOf(a.place) - scopes.rankOf(b.place) ||
			(date(a) === date(b) ? 0 : date(a) < date(b) ? 1 : -1) ||
			countBits(b.keywords) - countBits(a.keywords) ||
			a.place - b.place,
	);
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** The global contexts of the types given, type by type, by path. */
export function globalContexts({ types, kinds, scopes }: Contexts, asked: readonly string[]): number[] {
	return asked.flatMap((type) => {
		const kind = types.indexOf(type);
		return [...kinds.keys()].filter((place) => kinds[place] === kind && scopes[place] === 0);
	});
}
