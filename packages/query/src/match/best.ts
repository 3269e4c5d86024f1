import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms } from '../text/words.ts';
import type { Group, RankedUnit } from './ranking.ts';
import { MOST_MATCHES, TOLERANCE } from './scoring.ts';
import { type Entry, tally } from './tally.ts';

/** Distinct terms of a goal that are weighed. */
const MOST_TERMS = 64;

/** Engines differ in the last bits of a logarithm; whole steps add up to the same everywhere. */
const IDF_STEPS = 2 ** 20;

/**
 * The best units: by score, then by how well their names and descriptions answer the goal's own
 * words, then by unit id. The goal's words are read only where scores are equal.
 *
 * @param groups best score first
 */
export function* selectBest(manifest: Manifest, groups: readonly Group[], goal: string): Recipe<RankedUnit[]> {
	const best: RankedUnit[] = [];
	for (let i = 0; i < groups.length && best.length < MOST_MATCHES; ) {
		const top = (groups[i] as Group).score;
		const tier = groups.slice(i).filter(({ score }) => score >= top - TOLERANCE);
		i += tier.length;
		const units = Uint32Array.from(tier.flatMap((group) => group.units));
		const relevance = units.length < 2 ? units : yield* goalRelevance(manifest, goal, units);
		best.push(...firstOf(tier, relevance, MOST_MATCHES - best.length));
	}
	return best;
}

/**
 * The first of equal units, without sorting the thousands that a broad tag gives.
 *
 * @param relevance of the units of all groups, in their order
 */
function firstOf(tier: readonly Group[], relevance: ArrayLike<number>, most: number): RankedUnit[] {
	const first: { ranked: RankedUnit; weight: number }[] = [];
	let i = 0;
	for (const group of tier) {
		for (const unit of group.units) {
			const weight = relevance[i++] as number;
			let at = first.length;
			for (; at > 0; at--) {
				const other = first[at - 1] as (typeof first)[0];
				if (weight < other.weight || (weight === other.weight && unit > other.ranked.unit)) break;
			}
			if (at < most) first.splice(at, 0, { ranked: { ...group, unit }, weight });
			if (first.length > most) first.pop();
		}
	}
	return first.map(({ ranked }) => ranked);
}

/**
 * How well units answer a goal: the sum of the inverse document frequencies of the goal's terms that
 * their names or descriptions have, in either field.
 */
function* goalRelevance(manifest: Manifest, goal: string, units: Uint32Array): Recipe<Float64Array> {
	const terms = [...new Set(textTerms(goal, manifest.analyzer.stop_words))].slice(0, MOST_TERMS);
	const size = manifest.counts.units;
	const fields: Entry[] = [];
	for (const field of ['description', 'name'] as const) {
		const found = yield* readUnitTerms(manifest, terms, field);
		for (const postings of found) {
			// Of bits this is a sixth of all units: what is that common tells little, however common it is.
			const idf = Math.log(1 + size / (1 + postings.length));
			fields.push({ postings, amount: Math.round(idf * IDF_STEPS) });
		}
	}
	// Every unit is found by 1 alone, which orders none of them.
	return tally([{ postings: units, amount: 1 }], fields, size).sums;
}
