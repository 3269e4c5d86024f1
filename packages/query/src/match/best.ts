import { unitsOf } from '../codec/postings.ts';
import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms } from '../text/words.ts';
import type { Group, RankedUnit } from './ranking.ts';
import { MOST_MATCHES, TOLERANCE } from './scoring.ts';

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
	let relevance: Float64Array | undefined;
	for (let i = 0; i < groups.length && best.length < MOST_MATCHES; ) {
		const top = (groups[i] as Group).score;
		const tier = groups.slice(i).filter(({ score }) => score >= top - TOLERANCE);
		i += tier.length;
		const isTied = tier.length > 1 || (tier[0] as Group).units.length > 1;
		if (goal !== '' && isTied) relevance ??= yield* goalRelevance(manifest, goal);
		best.push(...firstOf(tier, relevance, MOST_MATCHES - best.length));
	}
	return best;
}

/** The first of equal units, without sorting the thousands that a broad tag gives. */
function firstOf(tier: readonly Group[], relevance: Float64Array | undefined, most: number): RankedUnit[] {
	const first: RankedUnit[] = [];
	const weight = (unit: number): number => relevance?.[unit] ?? 0;
	for (const group of tier) {
		for (const unit of group.units) {
			let at = first.length;
			for (; at > 0; at--) {
				const other = (first[at - 1] as RankedUnit).unit;
				const ahead = weight(unit) - weight(other);
				if (ahead < 0 || (ahead === 0 && unit > other)) break;
			}
			if (at < most) first.splice(at, 0, { ...group, unit });
			if (first.length > most) first.pop();
		}
	}
	return first;
}

/**
 * How well every unit answers a goal: the sum of the inverse document frequencies of the goal's terms
 * that its name or description has, in either field.
 */
function* goalRelevance(manifest: Manifest, goal: string): Recipe<Float64Array> {
	const { units } = manifest.counts;
	const relevance = new Float64Array(units);
	const terms = new Set(textTerms(goal, manifest.analyzer.stop_words));
	const postings = yield* readUnitTerms(manifest, [...terms].slice(0, MOST_TERMS));
	for (const [description, name] of postings) {
		for (const field of [description, name]) {
			const found = unitsOf(field);
			const idf = Math.round(Math.log(1 + units / (1 + found.length)) * IDF_STEPS);
			for (let i = 0; i < found.length; i++) {
				const unit = found[i] as number;
				relevance[unit] = (relevance[unit] as number) + idf;
			}
		}
	}
	return relevance;
}
