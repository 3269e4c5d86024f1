import { confidenceOf } from '@pinakes/format/calibration/confidence';
import { evidenceOf, isForeign, MIN_COLLECTION } from '@pinakes/format/calibration/evidence';
import { inverseDocumentFrequency, termWeight } from '@pinakes/format/kinds/text/bm25';
import { shareIn } from './posting-list.ts';
import type { QueryTerm } from './query.ts';
import type { TextStore } from './store.ts';
import { hasSections, isCounted, type WeightedTerm } from './weighted-term.ts';

/** How much the best section says for itself. */
export interface TextEvidence {
	/** `top / (possible^e · rarest^(1 - e))`, with the exponent of the calibration: 0 where nothing was found. */
	readonly evidence: number;
	/** What that means in this index: from 0 to 1. */
	readonly confidence: number;
	/** Words of the query, as typed, in a script that the index hardly has. They do not count. */
	readonly foreign: readonly string[];
}

/**
 * Measures the evidence of a section for a query.
 *
 * A word counts in what is possible in proportion to the square of its weight, in units of the rarest word: with an
 * exponent of 1/2 the evidence is the score divided by the length of the query as a vector of weights. A long question
 * made of common words therefore needs little more than a short one, and a rare word that was not found weighs most.
 * Where a section has every word, it does not matter how often, and in how long a text.
 *
 * N-grams of several sizes overlap and share the weight, or text without spaces would count twice. What is found as a
 * whole, an identifier or a name, is evidence beside its parts; where it is not found, the parts count alone.
 *
 * @param section the best one; undefined where none was found
 */
export function textEvidence(
	terms: readonly WeightedTerm[],
	section: number | undefined,
	{ sections, calibration, analyzer }: Pick<TextStore, 'sections' | 'calibration' | 'analyzer'>,
): TextEvidence {
	const size = Math.max(sections, MIN_COLLECTION);
	const rarest = termWeight(inverseDocumentFrequency(0, size), 1);
	const weightOf = ({ term, list, weight }: WeightedTerm): number =>
		size === sections ? weight : termWeight(inverseDocumentFrequency(list.sections.length, size), term.occurrences);
	const asked = terms.filter((one) => isCounted(one) || (one.term.kind === 'whole' && hasSections(one)));
	const isSetAside = ({ term, list }: WeightedTerm): boolean =>
		isForeign(term.term, list.sections.length, calibration.unspaced);
	const isAllForeign = asked.every(isSetAside);
	const foreign = isAllForeign ? [] : asked.filter(isSetAside);
	const counted = foreign.length === 0 ? asked : asked.filter((one) => !isSetAside(one));
	const countOf = ({ kind }: QueryTerm): number => (kind === 'gram' ? 1 / analyzer.grams.length : 1);
	let possible = 0;
	let whole = 0;
	let isComplete = section !== undefined;
	for (const one of counted) {
		const { term, found, list } = one;
		const weight = weightOf(one);
		possible += (countOf(term) * weight * weight) / rarest;
		whole += countOf(term) * weight;
		isComplete &&= found.likeness !== 'typo' && shareIn(list, section as number) > 0;
	}
	let top = 0;
	for (const one of terms) {
		top += section === undefined ? 0 : countOf(one.term) * weightOf(one) * shareIn(one.list, section);
	}
	if (isComplete) top = Math.max(top, whole);
	const evidence = evidenceOf({ top, possible, rarest }, calibration.exponent);
	return { evidence, confidence: confidenceOf(evidence, calibration), foreign: foreign.map(({ term }) => term.word) };
}
