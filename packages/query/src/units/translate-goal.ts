import { gramsOf } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import { inverseDocumentFrequency } from '../format/kinds/text/bm25.js';
import { cutWords } from '../format/kinds/translations/cut-words.js';
import { readTranslations } from '../format/kinds/translations/read.js';
import {
	MAX_ROWS,
	MAX_TRANSLATED,
	TRANSLATED_SHARE_OF_GOALS,
	type Translation,
} from '../format/kinds/translations/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { type GoalTerm, readTermLists, sizeOf, type TermLists } from './goal-terms.ts';

/** Weight of a word of one character, which is usually a remainder of an unknown word. */
const CHARACTER_WEIGHT = 0.5;

/** The parts of a goal that may be translated. */
interface SaidGoal {
	/** Its runs of unspaced text. */
	readonly texts: readonly string[];
	/** Whether a part of them is in no phrase of the lexicon, so that it must be translated. */
	readonly isLeft: (part: string) => boolean;
	/** Whether a translation is informative: neither a general word of goals nor the name of a product. */
	readonly isTelling: (term: string) => boolean;
	/** Size of n-grams in characters. */
	readonly size: number;
}

/**
 * Translates terms of a goal in another language than the units. A term is replaced by the translations of its word,
 * which share the weight of one term by probability, as in `translateTerms`. Unspaced text is translated if units lack
 * most of its n-grams. In a goal with spaces, words that no unit has are translated.
 *
 * @param terms of the goal, including n-grams
 * @returns undefined if the translations cannot be read
 */
export function* translateGoal(
	manifest: Manifest,
	terms: readonly GoalTerm[],
	{ texts, isLeft, isTelling, size }: SaidGoal,
): Recipe<readonly GoalTerm[] | undefined> {
	const missing = terms.filter(({ frequency, isName }) => frequency === 0 && !isName).map(({ term }) => term);
	const grams = terms.filter(({ term }) => isUnspaced(term));
	if (grams.length > 0 && 2 * missing.filter(isUnspaced).length <= grams.length) return terms;
	const keys = grams.length > 0 ? new Set(texts.join('')) : missing;
	const table = yield* readTranslations(manifest, [...keys].slice(0, MAX_ROWS));
	if (table === undefined) return undefined;
	const cut = texts.map((text) => cutWords(text, table));
	const found = grams.length > 0 ? cut.flatMap((one) => one.found).filter(isLeft) : missing;
	const words = [...new Set(found)].filter((word) => table.has(word)).slice(0, MAX_TRANSLATED);
	const asked = words.map((word) =>
		(table.get(word) ?? []).filter(({ term }) => isUnspaced(term) !== isUnspaced(word) && isTelling(term)),
	);
	const lists = yield* readTermLists(manifest, [...new Set(asked.flat().flatMap(({ term }) => partsOf(term, size)))]);
	const byTerm = new Map(lists.map((one) => [one.term, one]));
	const translated = words.flatMap((word, i) =>
		weighTranslations(manifest, word, asked[i] as readonly Translation[], (term) =>
			partsOf(term, size).map((part) => byTerm.get(part) as TermLists),
		),
	);
	const left = new Set(cut.flatMap(({ rest }) => rest).flatMap((rest) => gramsOf(rest, [size])));
	const said = new Set(translated.map(({ word }) => word.split(' ')[0]));
	return [
		...terms.filter(({ term, frequency }) => (isUnspaced(term) ? frequency > 0 || left.has(term) : !said.has(term))),
		...translated,
	];
}

/** Returns the terms of a word in units: itself, or its n-grams if it is unspaced. */
function partsOf(word: string, size: number): string[] {
	return isUnspaced(word) ? gramsOf(word, [size]) : [word];
}

/** Returns the terms of a word's translations that units have, which share the weight of one term. */
function weighTranslations(
	manifest: Manifest,
	word: string,
	translations: readonly Translation[],
	listsOf: (term: string) => readonly TermLists[],
): GoalTerm[] {
	const usable = translations.flatMap(({ term, share }) => {
		const parts = listsOf(term);
		const isThere = parts.every(({ frequency, proseFrequency }) => frequency + proseFrequency > 0);
		return isThere ? parts.map((lists) => ({ term, lists, share: share / parts.length })) : [];
	});
	const sum = usable.reduce((total, { share }) => total + share, 0);
	const mean = (of: (lists: TermLists) => number): number =>
		usable.reduce((total, { lists, share }) => total + (share / sum) * of(lists), 0);
	const units = sizeOf(manifest);
	const idf = inverseDocumentFrequency(
		mean(({ frequency }) => frequency),
		units,
	);
	const proseIdf = inverseDocumentFrequency(
		mean(({ proseFrequency }) => proseFrequency),
		units,
	);
	return usable.map(({ term, lists, share }): GoalTerm => {
		const part = share / sum;
		const isCharacter = isUnspaced(word) && [...word].length === 1;
		const had = part * TRANSLATED_SHARE_OF_GOALS * (isCharacter ? CHARACTER_WEIGHT : 1);
		return {
			...lists,
			word: `${word} → ${term}`,
			isName: false,
			asked: 1 / TRANSLATED_SHARE_OF_GOALS,
			idf: had * idf,
			proseIdf: had * proseIdf,
		};
	});
}
