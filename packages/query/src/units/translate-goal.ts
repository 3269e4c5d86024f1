import { gramsOf } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { inverseDocumentFrequency } from '@pinakes/format/kinds/text/bm25';
import { cutWords } from '@pinakes/format/kinds/translations/cut-words';
import { readTranslationsSafely, type TranslationRows } from '@pinakes/format/kinds/translations/read';
import { TRANSLATED_SHARE, type Translation } from '@pinakes/format/kinds/translations/schema';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { type GoalTerm, readTermLists, sizeOf, type TermLists } from './goal-terms.ts';

/** Rows that are read to find the words of a goal, and words that are translated at most. */
const MAX_ROWS = 64;
const MAX_TRANSLATED = 16;

/** How much a word of one character counts, which is mostly what is left of an unknown word. */
const CHARACTER_WEIGHT = 0.5;

/** Text without spaces of a goal. */
export interface Stretches {
	readonly texts: readonly string[];
	/** Whether a part of them is still to be looked for: the lexicon knows no phrase with it. */
	readonly isLeft: (part: string) => boolean;
	/** Whether a translation tells anything: no word that any goal may have, and no product of the same name. */
	readonly isTelling: (term: string) => boolean;
	/** Characters of an n-gram. */
	readonly size: number;
}

/**
 * Translates text without spaces whose n-grams most units lack: the n-grams of a word give way to its translations,
 * which share the weight of one term by how probable they are, as in `translateTerms`.
 *
 * @param terms of the goal, with the n-grams
 */
export function* translateGoal(
	manifest: Manifest,
	terms: readonly GoalTerm[],
	{ texts, isLeft, isTelling, size }: Stretches,
): Recipe<readonly GoalTerm[]> {
	const grams = terms.filter(({ term }) => isUnspaced(term));
	if (2 * grams.filter(({ frequency }) => frequency === 0).length <= grams.length) return terms;
	const keys = [...new Set(texts.join(''))].slice(0, MAX_ROWS);
	const table: TranslationRows = (yield* readTranslationsSafely(manifest, keys)) ?? new Map();
	const cut = texts.map((text) => cutWords(text, table));
	const words = [...new Set(cut.flatMap(({ found }) => found))].filter(isLeft).slice(0, MAX_TRANSLATED);
	const asked = words.map((word) => (table.get(word) ?? []).filter(({ term }) => !isUnspaced(term)));
	const lists = yield* readTermLists(manifest, [...new Set(asked.flat().map(({ term }) => term))]);
	const byTerm = new Map(lists.map((one) => [one.term, one]));
	const left = new Set(cut.flatMap(({ rest }) => rest).flatMap((rest) => gramsOf(rest, [size])));
	return [
		...terms.filter(({ term, frequency }) => !isUnspaced(term) || frequency > 0 || left.has(term)),
		...words.flatMap((word, i) => {
			const telling = (asked[i] as readonly Translation[]).filter(({ term }) => isTelling(term));
			return weighTranslations(manifest, word, telling, byTerm);
		}),
	];
}

/** The translations of a word that units have, with the weight of one term among them. */
function weighTranslations(
	manifest: Manifest,
	word: string,
	translations: readonly Translation[],
	byTerm: ReadonlyMap<string, TermLists>,
): GoalTerm[] {
	const usable = translations.flatMap(({ term, share }) => {
		const lists = byTerm.get(term);
		return lists && lists.frequency + lists.proseFrequency > 0 ? { lists, share } : [];
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
	return usable.map(({ lists, share }): GoalTerm => {
		const part = share / sum;
		const had = part * TRANSLATED_SHARE * ([...word].length === 1 ? CHARACTER_WEIGHT : 1);
		return {
			...lists,
			word: `${word} → ${lists.term}`,
			isName: false,
			asked: 1 / TRANSLATED_SHARE,
			idf: had * idf,
			proseIdf: had * proseIdf,
		};
	});
}
