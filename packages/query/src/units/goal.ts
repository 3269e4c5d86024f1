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
import {
	PROSE_LISTS,
	RELATED_LISTS,
	RELATED_SHARES,
	SHARE_LISTS,
	SHARES,
} from '@pinakes/format/kinds/unit-terms/schema';
import type { Calibration, Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { namesIn } from './names.ts';

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

/** What evidence loses where a unit has nothing of a goal but what little it was found by. */
const MISSING_COST = 0.9;

/** What evidence keeps where a unit has one word alone of a goal of at least three: most goals have one with some unit. */
const SINGLE_TERM_SHARE = 0.7;
const MIN_MANY_TERMS = 3;

/** What evidence keeps where a goal names something that no unit speaks of: a product or a language, as a rule. */
const UNKNOWN_NAME_SHARE = 0.6;

/** The share of a term's weight from which a unit has it. */
const FULL_SHARE = 1 / 4;

/** The shares of the lists that a goal is found by: of its terms, and of related ones. */
const LEVELS: readonly number[] = [...SHARES, ...RELATED_SHARES];

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
	/** The units without the term that have related ones, with each of `RELATED_SHARES` of its weight. */
	readonly related: readonly Postings[];
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
	/** True where units have prose: descriptions alone say little about what a unit is not for. */
	readonly hasProse: boolean;
	/** True where the goal names something that no unit speaks of. */
	readonly hasUnknownName: boolean;
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
	const names = namesIn(asked);
	const units = Math.max(manifest.counts.units, MIN_COLLECTION);
	const lists = yield* readUnitTerms(manifest, terms, [...SHARE_LISTS, ...RELATED_LISTS, ...PROSE_LISTS]);
	const weighed = lists.map((ofTerm, i): GoalTerm => {
		const term = terms[i] as string;
		const shares = ofTerm.slice(0, SHARES.length);
		const related = ofTerm.slice(SHARES.length, SHARES.length + RELATED_SHARES.length);
		const proseShares = ofTerm.slice(SHARES.length + RELATED_SHARES.length);
		const frequency = frequencyIn(shares);
		return {
			term,
			word: words.get(term) ?? term,
			frequency,
			// A word that no unit has is as rare as what stands in for it.
			idf: inverseDocumentFrequency(frequency || frequencyIn(related), units),
			proseIdf: inverseDocumentFrequency(frequencyIn(proseShares), units),
			shares,
			related,
			proseShares,
		};
	});
	const { counted, foreign } = splitByScript(weighed, calibrationOf(manifest, 'units').unspaced);
	const hasProse = weighed.some(({ proseShares }) => frequencyIn(proseShares) > 0);
	const sequence = ` ${conceptsOf(asked, lexicon.phrases, analyzer).join(' ')} `;
	return {
		terms: weighed,
		counted,
		possible: sumOfIdf(counted) + FOREIGN_WEIGHT * sumOfIdf(foreign),
		rarest: inverseDocumentFrequency(0, units),
		hasProse,
		hasUnknownName:
			hasProse &&
			counted.some(({ word, frequency, proseShares }) => names.has(word) && frequency + frequencyIn(proseShares) === 0),
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

/** A unit that a goal may mean. */
export interface Candidate {
	readonly unit: number;
	/** What its evidence is measured by. */
	readonly strength: number;
	/** Strength and prose: what it is ordered by. */
	readonly order: number;
	/** Whether the goal says a tag or keyword that the unit's author declared. */
	readonly isDeclared: boolean;
}

/** The strengths of all units: what they have of the terms' weights, less a part of the strongest one. */
export function strengthsOf({ terms }: Goal, size: number): Strengths {
	const sums = new Float64Array(size);
	const strongest = new Float64Array(size);
	for (const { idf, shares, related } of terms) {
		for (let level = 0; level < LEVELS.length; level++) {
			const units = unitsOf((shares[level] ?? related[level - shares.length]) as Postings);
			const part = idf * (LEVELS[level] as number);
			for (let i = 0; i < units.length; i++) {
				const unit = units[i] as number;
				sums[unit] = (sums[unit] as number) + part;
				if (part > (strongest[unit] as number)) strongest[unit] = part;
			}
		}
	}
	for (let unit = 0; unit < size && terms.length > 1; unit++) {
		sums[unit] = (sums[unit] as number) - SINGLE_TERM_DISCOUNT * (strongest[unit] as number);
	}
	return sums;
}

/** The share of a term's weight that a unit has, by lists of one share each. */
export function shareOf(lists: readonly Postings[], unit: number, shares = SHARES): number {
	const level = lists.findIndex((postings) => holds(postings, unit));
	return level < 0 ? 0 : (shares[level] as number);
}

/** The share of a term's weight that a unit has by the term or related ones. */
function meantShare({ shares, related }: GoalTerm, unit: number): number {
	return shareOf(shares, unit) || shareOf(related, unit, RELATED_SHARES);
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
	return terms.reduce((sum, term) => sum + term.idf * (said.has(term.term) ? 1 : meantShare(term, unit)), 0);
}

/** What the prose of a unit adds to its strength, for the order alone. */
export function proseStrength({ terms }: Goal, unit: number): number {
	return terms.reduce((sum, { proseIdf, proseShares }) => sum + proseIdf * shareOf(proseShares, unit), 0);
}

/**
 * The evidence that a goal means a unit of a strength, less for what the unit says nothing about: half of that where the
 * goal says what the unit declares, or units have no prose.
 */
export function evidenceFor(
	goal: Goal,
	{ unit, strength, isDeclared }: Candidate,
	exponent: Calibration['exponent'],
): number {
	let missing = 0;
	let all = 0;
	let had = 0;
	for (const term of goal.counted) {
		all += term.proseIdf;
		if (shareOf(term.shares, unit) + shareOf(term.proseShares, unit) > 0) had++;
		else missing += term.proseIdf * Math.max(0, 1 - shareOf(term.related, unit, RELATED_SHARES) / FULL_SHARE);
	}
	const cost = isDeclared || !goal.hasProse ? MISSING_COST / 2 : MISSING_COST;
	let kept = 1 - (cost * missing) / (all || 1);
	if (had <= 1 && goal.counted.length >= MIN_MANY_TERMS && !isDeclared) kept *= SINGLE_TERM_SHARE;
	if (goal.hasUnknownName) kept *= UNKNOWN_NAME_SHARE;
	return evidenceOf({ ...goal, top: strength }, exponent) * kept;
}
