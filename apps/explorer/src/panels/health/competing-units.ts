import { COLLISION, MAX_SHARING } from '@pinakes/query/format/collisions';

/** Two units with similar terms. */
export interface CompetingUnits {
	readonly units: readonly [string, string];
	/** Cosine of their tags and keywords, weighted by rarity, 0 to 1. */
	readonly score: number;
	/** Shared terms, rarest first. */
	readonly shared: readonly string[];
}

/** Maximum number of pairs, and of terms of each. */
const MAX_PAIRS = 50;
const MAX_SHARED = 6;

/**
 * Finds pairs of units with similar tags and keywords, most similar first. Only units that share a rare term are
 * compared.
 *
 * @param lists ids of units by term, such as the lists of tags and of keywords
 */
export function competingUnits(lists: readonly ReadonlyMap<string, readonly string[]>[]): CompetingUnits[] {
	const holders = new Map<string, readonly string[]>();
	for (const list of lists) {
		for (const [term, ids] of list) holders.set(term, [...new Set([...(holders.get(term) ?? []), ...ids])]);
	}
	const units = new Set([...holders.values()].flat());
	const weight = (term: string): number => Math.log(1 + units.size / (holders.get(term)?.length ?? 1)) ** 2;
	const squares = new Map<string, number>();
	const shared = new Map<string, string[]>();
	for (const [term, ids] of holders) {
		for (const id of ids) squares.set(id, (squares.get(id) ?? 0) + weight(term));
		if (ids.length > MAX_SHARING) continue;
		for (const pair of pairsOf(ids)) {
			const terms = shared.get(pair) ?? [];
			shared.set(pair, terms);
			terms.push(term);
		}
	}
	const found = [...shared].map(([pair, terms]): CompetingUnits => {
		const [a, b] = JSON.parse(pair) as [string, string];
		const sum = terms.reduce((total, term) => total + weight(term), 0);
		const score = sum / Math.sqrt((squares.get(a) ?? 1) * (squares.get(b) ?? 1));
		const rarest = [...terms].sort((one, other) => weight(other) - weight(one)).slice(0, MAX_SHARED);
		return { units: [a, b], score, shared: rarest };
	});
	return found
		.filter(({ score }) => score >= COLLISION)
		.sort((a, b) => b.score - a.score || (a.units.join() < b.units.join() ? -1 : 1))
		.slice(0, MAX_PAIRS);
}

function pairsOf(ids: readonly string[]): string[] {
	const sorted = [...ids].sort();
	return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => JSON.stringify([a, b])));
}
