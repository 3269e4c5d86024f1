import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms } from '../text/words.ts';
import { addWhereMember } from './candidates.ts';

/** Distinct terms of a goal that are weighed. */
const MOST_TERMS = 64;

/** Engines differ in the last bits of a logarithm; whole steps add up to the same everywhere. */
const IDF_STEPS = 2 ** 20;

/**
 * How well each unit's name and description answer the goal's own words: the sum of the inverse
 * document frequencies of the goal's terms that it has, in either field. Only orders units whose
 * scores are equal.
 *
 * @param units numbers of the units to weigh, ascending
 */
export function* goalRelevance(manifest: Manifest, goal: string, units: Uint32Array): Recipe<Float64Array> {
	const relevance = new Float64Array(units.length);
	const terms = [...new Set(textTerms(goal, new Set(manifest.analyzer.stop_words)))].slice(0, MOST_TERMS);
	const postings = yield* readUnitTerms(manifest, terms);
	for (const { description, name } of postings) {
		for (const field of [description, name]) {
			const idf = Math.round(Math.log(1 + manifest.counts.units / (1 + field.length)) * IDF_STEPS);
			addWhereMember(units, field, idf, relevance);
		}
	}
	return relevance;
}
