import type { Lexicon } from '../kinds/lexicon/format.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import type { Group, RankedUnit } from './ranking.ts';
import { readRelevance } from './relevance.ts';
import { MOST_MATCHES, TOLERANCE } from './scoring.ts';
import { tally } from './tally.ts';

/**
 * The best units: by score, then by how well their names and descriptions answer the goal's own
 * words, then by unit id. The goal's words are read only where scores are equal.
 *
 * @param groups best score first
 */
export function* selectBest(
	manifest: Manifest,
	lexicon: Lexicon,
	groups: readonly Group[],
	goal: string,
): Recipe<RankedUnit[]> {
	const best: RankedUnit[] = [];
	for (let i = 0; i < groups.length && best.length < MOST_MATCHES; ) {
		const top = (groups[i] as Group).score;
		const tier = groups.slice(i).filter(({ score }) => score >= top - TOLERANCE);
		i += tier.length;
		const units = Uint32Array.from(tier.flatMap((group) => group.units));
		const { entries } = yield* readRelevance(manifest, lexicon, units.length > 1 ? goal : '');
		// Every unit is found by 1 alone, which orders none of them.
		const { sums } = tally([{ postings: units, amount: 1 }], entries, manifest.counts.units);
		for (const unit of firstUnits(units, sums, MOST_MATCHES - best.length)) {
			best.push({ ...(tier.find((group) => group.units.includes(unit)) as Group), unit });
		}
	}
	return best;
}

/** The units with the highest sums of at least so much; of equal ones the first by id. */
export function firstUnits(units: Uint32Array, sums: Float64Array, limit: number, least = 0): number[] {
	const first: number[] = [];
	for (let i = 0; i < units.length; i++) {
		const sum = sums[i] as number;
		// Later units come behind equal ones unless their id is smaller.
		let at = first.length;
		for (; at > 0; at--) {
			const j = first[at - 1] as number;
			if ((sum - (sums[j] as number) || (units[j] as number) - (units[i] as number)) < 0) break;
		}
		if (at < limit && sum >= least) {
			first.splice(at, 0, i);
			first.splice(limit);
		}
	}
	return first.map((i) => units[i] as number);
}
