import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { readGoal } from './goal.ts';
import { scoreUnits } from './goal-evidence.ts';
import type { Group, RankedUnit } from './ranking.ts';
import { MAX_MATCHES, TOLERANCE } from './scoring.ts';

/**
 * Returns the best units: by score, then by how well name and description match the goal, then by unit number. The goal
 * is parsed only if scores are equal.
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
	for (let i = 0; i < groups.length && best.length < MAX_MATCHES; ) {
		const top = (groups[i] as Group).score;
		const tier = groups.slice(i).filter(({ score }) => score >= top - TOLERANCE);
		i += tier.length;
		const units = Uint32Array.from(tier.flatMap((group) => group.units));
		const strengths =
			goal && units.length > 1 ? scoreUnits(yield* readGoal(manifest, lexicon, goal), manifest.counts.units).order : [];
		for (const unit of topUnits(units, (number) => strengths[number] ?? 0, MAX_MATCHES - best.length)) {
			best.push({ ...(tier.find((group) => group.units.includes(unit)) as Group), unit });
		}
	}
	return best;
}

/** Returns the units with the highest strengths; ties are broken by unit number. */
export function topUnits(units: Iterable<number>, strengthOf: (unit: number) => number, limit: number): number[] {
	const first: number[] = [];
	for (const unit of units) {
		const strength = strengthOf(unit);
		// Units with equal strength are ordered by number.
		let at = first.length;
		for (; at > 0; at--) {
			const other = first[at - 1] as number;
			if ((strength - strengthOf(other) || other - unit) < 0) break;
		}
		if (at < limit) {
			first.splice(at, 0, unit);
			first.splice(limit);
		}
	}
	return first;
}
