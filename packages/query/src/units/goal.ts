import { literalTerms, phraseTerms, withoutRequests } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { conceptsOf } from '@pinakes/format/analysis/concepts';
import { wordsOf } from '@pinakes/format/analysis/tokenizer';
import { calibrationOf } from '@pinakes/format/calibration/confidence';
import { evidenceOf, MIN_COLLECTION, splitByScript } from '@pinakes/format/calibration/evidence';
import { hasUnit, type Postings, unitsOf } from '@pinakes/format/codec/postings';
import { readAnalyzer } from '@pinakes/format/kinds/folding/read';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import { inverseDocumentFrequency } from '@pinakes/format/kinds/text/bm25';
import { readUnitTerms } from '@pinakes/format/kinds/unit-terms/read';
import { PROSE_LISTS, SHARE_LISTS, SHARES } from '@pinakes/format/kinds/unit-terms/schema';
import type { Calibration, Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';

/** Distinct terms of a goal that are weighed. */
const MAX_TERMS = 64;

/**
 * The share of a unit's strongest term that does not count: one rare word, such as a name, must not beat several
 * words of a description.
 */
const SINGLE_TERM_DISCOUNT = 0.35;

/**
 * The weight of an unknown n-gram in a script that the index hardly has. Such a goal is found by what the lexicon
 * translates: the rest of it tells little, but a single translated word is not the whole goal either.
 */
const FOREIGN_WEIGHT = 0.25;

/**
 * What evidence loses where a unit has nothing of a goal but what little it was found by. The square of the missing
 * share counts: a word or two that are put otherwise cost next to nothing, most of the words nearly all.
 */
const MISSING_COST = 0.7;

/** A term of a goal with the units that have it. */
export interface GoalTerm {
	readonly term: string;
	/** The word of the goal that it stands for, or the term itself. */
	readonly word: string;
	readonly frequency: number;
	readonly idf: number;
	readonly proseIdf: number;
	/** The units with each of `SHARES` of the term's weight, in name, declared terms and description. */
	readonly shares: readonly Postings[];
	/** The same for the prose. */
	readonly proseShares: readonly Postings[];
}

/** A goal as it is weighed. */
export interface Goal {
	readonly terms: readonly GoalTerm[];
	/** Those of the terms that are in a script which the index has. */
	readonly counted: readonly GoalTerm[];
	/** What a unit with the full weight of every term would reach. */
	readonly possible: number;
	/** The weight of a term that no unit has. */
	readonly rarest: number;
	/** True where terms hardly count as they are in a script that the index hardly has. */
	readonly isForeign: boolean;
	/** The terms of a tag or keyword that the goal has word for word or in another language; none where it has not. */
	readonly termsSaid: (tagOrKeyword: string) => readonly string[];
}

/** The strength of every unit, by number; 0 for those that have no term of the goal. */
export type Strengths = Float64Array;

/**
 * Cuts a goal into terms and reads which units have them. What the lexicon knows counts by its head, in either
 * language; request phrases, stop words and words that any request may have do not count.
 */
export function* readGoal(manifest: Manifest, lexicon: Lexicon, text: string): Recipe<Goal> {
	const analyzer = yield* readAnalyzer(manifest, text);
	const asked = withoutRequests(text, analyzer);
	const concepts = conceptsOf(asked, lexicon.phrases, analyzer, analyzer);
	const left = concepts.join('');
	// What the lexicon knows counts by its head alone: as itself too, it would count twice.
	const grams = phraseTerms(asked, analyzer).filter((term) => isUnspaced(term) && left.includes(term));
	const general = new Set(lexicon.general);
	const telling = concepts.filter((word) => !isUnspaced(word) && !general.has(word));
	const terms = [...new Set([...telling, ...grams])].slice(0, MAX_TERMS);
	const words = new Map(wordsOf(asked, analyzer).map((word) => [analyzer.stem(word.text), word.text]));
	const units = Math.max(manifest.counts.units, MIN_COLLECTION);
	const lists = yield* readUnitTerms(manifest, terms, [...SHARE_LISTS, ...PROSE_LISTS]);
	const weighed = lists.map((ofTerm, i): GoalTerm => {
		const term = terms[i] as string;
		const shares = ofTerm.slice(0, SHARES.length);
		const proseShares = ofTerm.slice(SHARES.length);
		const frequency = frequencyIn(shares);
		return {
			term,
			word: words.get(term) ?? term,
			frequency,
			idf: inverseDocumentFrequency(frequency, units),
			proseIdf: inverseDocumentFrequency(frequencyIn(proseShares), units),
			shares,
			proseShares,
		};
	});
	const { counted, foreign } = splitByScript(weighed, calibrationOf(manifest, 'units').unspaced);
	const sequence = ` ${conceptsOf(asked, lexicon.phrases, analyzer).join(' ')} `;
	return {
		terms: weighed,
		counted,
		possible: sumOfIdf(counted) + FOREIGN_WEIGHT * sumOfIdf(foreign),
		rarest: inverseDocumentFrequency(0, units),
		isForeign: foreign.length > 0,
		termsSaid: (part) => {
			const said = conceptsOf(part, lexicon.phrases, analyzer);
			if (said.length === 0 || !sequence.includes(` ${said.join(' ')} `)) return [];
			const parts = new Set([...said, ...literalTerms(part, analyzer)]);
			return terms.filter((term) => parts.has(term));
		},
	};
}

/** Of bits this is a sixth of all units: what is that common tells little, however common it is. */
function frequencyIn(lists: readonly Postings[]): number {
	return lists.reduce((sum, postings) => sum + postings.length, 0);
}

function sumOfIdf(terms: readonly GoalTerm[]): number {
	return terms.reduce((sum, { idf }) => sum + idf, 0);
}

/** The strengths of all units: what they have of the terms' weights, less a part of the strongest one. */
export function strengthsOf({ terms }: Goal, size: number): Strengths {
	const sums = new Float64Array(size);
	const strongest = new Float64Array(size);
	for (const { idf, shares } of terms) {
		for (let level = 0; level < shares.length; level++) {
			const units = unitsOf(shares[level] as Postings);
			const part = idf * (SHARES[level] as number);
			for (let i = 0; i < units.length; i++) {
				const unit = units[i] as number;
				sums[unit] = (sums[unit] as number) + part;
				if (part > (strongest[unit] as number)) strongest[unit] = part;
			}
		}
	}
	for (let unit = 0; unit < size; unit++) {
		sums[unit] = (sums[unit] as number) - SINGLE_TERM_DISCOUNT * (strongest[unit] as number);
	}
	return sums;
}

/** The share of a term's weight that a unit has, by lists of one share each. */
export function shareOf(lists: readonly Postings[], unit: number): number {
	const level = lists.findIndex((postings) => holds(postings, unit));
	return level < 0 ? 0 : (SHARES[level] as number);
}

/** True where a unit is in postings. */
export function holds(postings: Postings, unit: number): boolean {
	return typeof postings === 'string' ? hasUnit(postings, unit) : postings.includes(unit);
}

/**
 * The strength of a unit that declares terms which the goal says: their words count in full, and the strongest
 * without discount.
 */
export function declaredStrength({ terms }: Goal, unit: number, said: ReadonlySet<string>): number {
	return terms.reduce((sum, { term, idf, shares }) => sum + idf * (said.has(term) ? 1 : shareOf(shares, unit)), 0);
}

/** What the prose of a unit adds to its strength, for the order alone. */
export function proseStrength({ terms }: Goal, unit: number): number {
	return terms.reduce((sum, { proseIdf, proseShares }) => sum + proseIdf * shareOf(proseShares, unit), 0);
}

/** The evidence that a goal means a unit of a strength, less for what the unit says nothing about. */
export function evidenceFor(goal: Goal, unit: number, strength: number, exponent: Calibration['exponent']): number {
	const missing = missingShare(goal, unit);
	return evidenceOf({ ...goal, top: strength }, exponent) * (1 - MISSING_COST * missing * missing);
}

/** The share of a goal that a unit has in neither its words nor its prose, terms weighed by how rare they are in prose. */
function missingShare({ counted }: Goal, unit: number): number {
	let missing = 0;
	let all = 0;
	for (const { shares, proseShares, proseIdf } of counted) {
		all += proseIdf;
		if (shareOf(shares, unit) + shareOf(proseShares, unit) === 0) missing += proseIdf;
	}
	return all === 0 ? 0 : missing / all;
}
