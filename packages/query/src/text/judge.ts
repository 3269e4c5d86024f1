import { hasUnspacedLetter, isUnspaced } from '../format/analysis/normalize.js';
import { inverseDocumentFrequency, termWeight } from '../format/kinds/bm25.js';
import { evidenceOf, MIN_COLLECTION, missingNameFactor, probabilityOf } from '../format/kinds/calibration.js';
import { ENOUGH_WORDS, MANY_WORDS, MIN_SHARE_OF_THRESHOLD, UNSURE } from '../format/kinds/weights.js';
import type { Scored } from './best.ts';
import type { Found } from './find.ts';
import { type PostingList, shareIn } from './posting-list.ts';
import { hasSections, isCounted, type TextStore, type WeightedTerm } from './store.ts';

/** The evidence that a section answers a query. */
export interface TextEvidence {
	/** `top / √(possible · rarest)`; 0 without a hit. */
	readonly evidence: number;
	/** The evidence as a probability, 0 to 1, calibrated for the index. */
	readonly probability: number;
}

const NONE: TextEvidence = { evidence: 0, probability: 0 };

/** A term of a query with the values that evidence is computed from. */
interface MeasuredTerm {
	readonly list: PostingList;
	/** Maximum that it adds to `top`. */
	readonly weight: number;
	/** Its weight relative to that of the rarest word if it is a name, else 0: see `missingNameFactor`. */
	readonly name: number;
	/** What it adds to `possible` of the query; 0 if it does not count. */
	readonly possible: number;
	/** Whether a section in its list has what is meant, and not a translation that only may. */
	readonly isCertain: boolean;
	/** The postings of the name that it is a part of. */
	readonly ofName: PostingList | undefined;
}

/** The maximum evidence of a query, which that of sections is relative to. */
export interface QueryEvidence {
	readonly terms: readonly MeasuredTerm[];
	readonly possible: number;
	readonly rarest: number;
}

/** Returns how certain it is that what was found is what is meant. Of a translation only its frequencies tell. */
function certaintyOf({ found: { likeness, isKnown } }: WeightedTerm): number {
	if (likeness === 'translated') return 0;
	return isKnown || likeness === 'prefix' ? 1 : UNSURE;
}

/**
 * Computes the maximum evidence of a query.
 *
 * A word counts toward it in proportion to the square of its weight, relative to the weight of the rarest word. The
 * evidence is the score divided by the Euclidean length of the vector of weights. A long question
 * of common words therefore needs little more than a short one, and a missing rare word costs most.
 *
 * N-grams of several sizes overlap and share the weight, since text without spaces would count twice otherwise. An
 * identifier or name that is found as a whole counts in addition to its parts; if it is not found, only the parts
 * count.
 */
export function measureQuery(
	terms: readonly WeightedTerm[],
	{ sections, analyzer }: Pick<TextStore, 'sections' | 'analyzer'>,
): QueryEvidence {
	const size = Math.max(sections, MIN_COLLECTION);
	const rarest = termWeight(inverseDocumentFrequency(0, size), 1);
	const mayCount = (one: WeightedTerm): boolean => isCounted(one) || (one.term.kind !== 'name' && hasSections(one));
	// Latin words within text without spaces are names; words without spaces are translated ones.
	const isUnspacedQuery = terms.some(({ term }) => hasUnspacedLetter(term.term));
	const measured: MeasuredTerm[] = [];
	let possible = 0;
	for (const one of terms) {
		const { term, found, list, factor, ofName } = one;
		const idf = size === sections ? found.idf : inverseDocumentFrequency(list.size, size);
		const own = factor * termWeight(idf, term.occurrences);
		const shared = term.kind === 'gram' ? own / analyzer.grams.length : own;
		const asked = mayCount(one) ? (shared * own) / rarest : 0;
		possible += asked;
		const certainty = certaintyOf(one);
		measured.push({
			list,
			weight: shared * (certainty || 1),
			name:
				term.kind === 'word' && (isUnspacedQuery || analyzer.names.has(term.word)) && !isUnspaced(term.word)
					? own / rarest
					: 0,
			possible: asked,
			isCertain: certainty > 0,
			ofName,
		});
	}
	return { terms: measured, possible, rarest };
}

/**
 * Computes the evidence of a section: that of its words, times their breadth. If it has every word, neither their frequency nor
 * the length of the text matters; if it lacks a name of the query, it counts less. The built-in calibration is for small
 * indexes, in which a single word rarely matches by chance, and there breadth does not count.
 */
export function evidenceIn(
	query: QueryEvidence,
	section: number,
	{ calibration }: Pick<TextStore, 'calibration'>,
): TextEvidence {
	const found = coverageOf(query, section);
	const breadth = calibration.source === 'measured' ? breadthOf(found) : 1;
	const evidence = evidenceOf(found.top * missingNameFactor(found.missingName), query) * breadth;
	return { evidence, probability: probabilityOf(evidence, calibration) };
}

/** Returns the share of a term in a section; 0 if neither it nor the name that it is a part of is there. */
function shareOf({ list, ofName }: MeasuredTerm, section: number): number {
	return shareIn(list, section) || (ofName ? shareIn(ofName, section) : 0);
}

/** What a section has of a query. */
interface Coverage {
	/** Sum of what terms add to the evidence; at least that of all words if it has every one. */
	readonly top: number;
	/** Greatest `MeasuredTerm.name` among the terms that it lacks. */
	readonly missingName: number;
	/** Of the words that it has, the sum of weights and that of squared ones. */
	readonly sum: number;
	readonly squares: number;
	readonly hasAll: boolean;
}

export function coverageOf({ terms, rarest }: QueryEvidence, section: number): Coverage {
	let top = 0;
	let whole = 0;
	let missingName = 0;
	let sum = 0;
	let squares = 0;
	let hasAll = true;
	let isCertain = true;
	// A loop, since a closure would allocate a number for each sum, for each term of each hit.
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as MeasuredTerm;
		const { weight } = term;
		const share = shareOf(term, section);
		const isFound = share !== 0;
		if (isFound) top += weight * share;
		else missingName = Math.max(missingName, term.name);
		if (term.possible === 0) continue;
		whole += weight;
		isCertain &&= term.isCertain;
		hasAll &&= isFound;
		if (!isFound) continue;
		sum += weight;
		squares += term.possible * rarest;
	}
	return { top: hasAll && isCertain ? Math.max(top, whole) : top, missingName, sum, squares, hasAll };
}

/**
 * Returns the factor by which the number of words changes the evidence of a section:
 *
 *     (n / (n + 5)) / (2 / (2 + 5))
 *     n = (sum of weights)² / sum of squared weights, of the words that it has
 *
 * A single word often matches by chance. A rare word among common ones counts as hardly more than one word. The factor is at
 * least 1 if the section has every word.
 */
export function breadthOf({ sum, squares, hasAll }: Pick<Coverage, 'sum' | 'squares' | 'hasAll'>): number {
	const words = Math.max(hasAll ? ENOUGH_WORDS : 0, (sum * sum) / (squares || 1));
	return (words / (words + MANY_WORDS)) * (1 + MANY_WORDS / ENOUGH_WORDS);
}

/** A section with its score and its probability. */
export interface JudgedHit extends Scored {
	readonly probability: number;
}

/** Reason why there are no hits. */
export type TextRejection = 'no_terms' | 'no_match' | 'below_threshold';

/** The sections of a query that are good enough, or the reason why there are none. */
export interface Judged extends TextEvidence {
	readonly hits: readonly JudgedHit[];
	readonly rejection: TextRejection | null;
}

/**
 * Step 3 of a search: computes the evidence of the best sections. Whether there is an answer depends on the first. Others are hits if their probability is high enough, or if they are found without a question.
 *
 * @param limit maximum hits
 */
export function judge(
	store: TextStore,
	{ sections, terms, possible }: Found,
	threshold: number,
	limit: number,
): Judged {
	const query = measureQuery(terms, store);
	const [first] = sections;
	const best = first && first.score > 0 ? evidenceIn(query, first.section, store) : NONE;
	const least = MIN_SHARE_OF_THRESHOLD * threshold;
	const hits: JudgedHit[] = [];
	for (let i = 0; i < sections.length; i++) {
		const one = sections[i] as Scored;
		const { section, score, further } = one;
		const { probability } = score === 0 ? NONE : i === 0 ? best : evidenceIn(query, section, store);
		// Assigned one by one, since spreading is many times slower.
		if (i < limit && (i === 0 || score === 0 || probability >= least))
			hits.push({ section, score, further, probability });
	}
	const rejection = rejectionOf(possible, sections.length, best.probability, threshold);
	return { ...best, hits: rejection === null ? hits : [], rejection };
}

/** Returns the reason why there are no hits; null if the probability reaches the threshold. */
export function rejectionOf(
	possible: number,
	found: number,
	probability: number,
	threshold: number,
): TextRejection | null {
	// Documents may be found without a question, as by a filter.
	if (possible === 0) return found === 0 ? 'no_terms' : null;
	if (found === 0) return 'no_match';
	return probability >= threshold ? null : 'below_threshold';
}
