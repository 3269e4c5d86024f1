import { confidenceOf } from '@pinakes/format/calibration/confidence';
import { evidenceOf, isForeign, keptWithoutName, MIN_COLLECTION } from '@pinakes/format/calibration/evidence';
import { inverseDocumentFrequency, termWeight } from '@pinakes/format/kinds/text/bm25';
import { TRANSLATED_SHARE } from '@pinakes/format/kinds/translations/schema';
import type { Calibration } from '@pinakes/format/manifest';
import type { Scored } from './best-documents.ts';
import { type PostingList, shareIn } from './posting-list.ts';
import type { TextStore } from './text-store.ts';
import { hasSections, isCounted, type WeightedTerm } from './weighted-term.ts';

/** How much a section says for itself. */
export interface TextEvidence {
	/** `top / (possible^e · rarest^(1 - e))`, with the exponent of the calibration: 0 where nothing was found. */
	readonly evidence: number;
	/** What that means in this index: from 0 to 1. */
	readonly confidence: number;
}

/** A term of a query, as sections are measured by it. */
interface MeasuredTerm {
	readonly list: PostingList;
	/** As typed. */
	readonly word: string;
	/** What it adds to `top` at most. */
	readonly weight: number;
	/** Its weight in units of the rarest word's if it names something, else 0: see `keptWithoutName`. */
	readonly name: number;
	/** What it adds to `whole`, and to `possible`: 0 where it does not count. */
	readonly whole: number;
	readonly possible: number;
	/** Whether a section surely has it that is in its list. */
	readonly isCertain: boolean;
}

/** What a query could reach, by which its sections are measured. */
export interface QueryEvidence {
	readonly terms: readonly MeasuredTerm[];
	readonly possible: number;
	readonly rarest: number;
	/** What a section reaches that has every word. */
	readonly whole: number;
	/** Words of the query, as typed, in a script that the index hardly has. They do not count. */
	readonly foreign: readonly string[];
}

/** Kinds of match by which a section does not surely have a word. */
const UNCERTAIN: readonly string[] = ['typo', 'translated'];

/**
 * Measures what a query could reach.
 *
 * A word counts in what is possible in proportion to the square of its weight, in units of the rarest word: with an
 * exponent of 1/2 the evidence is the score divided by the length of the query as a vector of weights. A long question
 * made of common words therefore needs little more than a short one, and a rare word that was not found weighs most.
 *
 * N-grams of several sizes overlap and share the weight, or text without spaces would count twice. What is found as a
 * whole, an identifier or a name, is evidence beside its parts; where it is not found, the parts count alone.
 */
export function measureQuery(
	terms: readonly WeightedTerm[],
	{ sections, calibration, analyzer }: Pick<TextStore, 'sections' | 'calibration' | 'analyzer'>,
): QueryEvidence {
	const size = Math.max(sections, MIN_COLLECTION);
	const rarest = termWeight(inverseDocumentFrequency(0, size), 1);
	const mayCount = (one: WeightedTerm): boolean => isCounted(one) || (one.term.kind === 'whole' && hasSections(one));
	const isForeignTerm = ({ term, list }: WeightedTerm): boolean =>
		isForeign(term.term, list.size, calibration.unspaced);
	const isAllForeign = terms.every((one) => !mayCount(one) || isForeignTerm(one));
	// Among text without spaces, what is in letters names something.
	const isUnspacedQuery = terms.some(({ term }) => term.kind === 'gram');
	const foreign: string[] = [];
	const measured: MeasuredTerm[] = [];
	let possible = 0;
	let whole = 0;
	for (const one of terms) {
		const { term, found, list, weight } = one;
		const own = size === sections ? weight : termWeight(inverseDocumentFrequency(list.size, size), term.occurrences);
		const share = term.kind === 'gram' ? 1 / analyzer.grams.length : 1;
		const isForeignWord = !isAllForeign && isForeignTerm(one);
		const asked = mayCount(one) && !isForeignWord ? (share * own * own) / rarest : 0;
		if (asked > 0) {
			possible += asked;
			whole += share * own;
		} else if (mayCount(one)) foreign.push(term.word);
		measured.push({
			list,
			word: term.word,
			weight: share * own * (found.likeness === 'translated' ? TRANSLATED_SHARE : 1),
			name: term.kind === 'word' && (isUnspacedQuery || analyzer.names.has(term.word)) ? own / rarest : 0,
			whole: share * own,
			possible: asked,
			isCertain: !UNCERTAIN.includes(found.likeness),
		});
	}
	return { terms: measured, possible, rarest, whole, foreign };
}

/** A query that some words of name nothing that could be missing. */
export function withoutNames(query: QueryEvidence, words: ReadonlySet<string>): QueryEvidence {
	if (words.size === 0) return query;
	return { ...query, terms: query.terms.map((term) => (words.has(term.word) ? { ...term, name: 0 } : term)) };
}

/**
 * The evidence of a section. Where it has every word, it does not matter how often, and in how long a text; where it
 * lacks what the query names, it counts less.
 */
export function evidenceIn(query: QueryEvidence, hit: Scored | undefined, calibration: Calibration): TextEvidence {
	const evidence = hit === undefined ? 0 : evidenceOf(topOf(query, hit.section), query, calibration.exponent);
	return { evidence, confidence: confidenceOf(evidence, calibration) };
}

function topOf({ terms, whole }: QueryEvidence, section: number): number {
	let top = 0;
	let missingName = 0;
	let isComplete = true;
	// A closure would allocate a number for each sum, for each term of each hit.
	for (let i = 0; i < terms.length; i++) {
		const { list, weight, name, possible, isCertain } = terms[i] as MeasuredTerm;
		const share = shareIn(list, section);
		top += weight * share;
		if (share === 0) missingName = Math.max(missingName, name);
		if (possible > 0 && (share === 0 || !isCertain)) isComplete = false;
	}
	return (isComplete ? Math.max(top, whole) : top) * keptWithoutName(missingName);
}

/** Words with which evidence stays as it is: so many near misses are answered as without `breadthIn`. */
const USUAL_WORDS = 2;

/** Words that give half of what ever more of them could; from 3 to 12 as few questions are refused wrongly. */
const MANY_WORDS = 5;

/**
 * What evidence of a section is multiplied by for the number of words it is made of, as one word is often found by chance:
 *
 *     (n / (n + 5)) / (2 / (2 + 5))    n = (sum of weights)² / sum of squared weights, of the words that it has
 *
 * A rare word among common ones is hardly more than one. At least 1 where the section has every word.
 */
export function breadthIn({ terms, rarest }: QueryEvidence, section: number): number {
	let sum = 0;
	let squares = 0;
	let least = USUAL_WORDS;
	for (const { list, whole, possible } of terms) {
		if (possible === 0) continue;
		if (shareIn(list, section) > 0) {
			sum += whole;
			squares += possible * rarest;
		} else least = 0;
	}
	const words = Math.max(least, (sum * sum) / (squares || 1));
	return (words / (words + MANY_WORDS)) * (1 + MANY_WORDS / USUAL_WORDS);
}
