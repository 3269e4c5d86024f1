import { gramsOf } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import { tokensOf } from '../format/analysis/tokenizer.js';
import type { Recipe } from '../format/base/recipe.js';
import { inverseDocumentFrequency, termWeight } from '../format/kinds/bm25.js';
import {
	cutWords,
	MAX_ROWS,
	MAX_TRANSLATED,
	mayHaveRow,
	readTranslations,
	type Translation,
	type TranslationRows,
} from '../format/kinds/translations.js';
import type { Opened } from '../format/manifest/opened.js';
import { intersectLists, type PostingList, readLists, sumLists } from './posting-list.ts';
import { mergeRepeated, toTerm } from './question.ts';
import { hasSections, type QueryTerm, type TextStore, type WeightedTerm } from './store.ts';
import { findTerms } from './terms.ts';

/**
 * Maximum share of texts in scripts without spaces for which questions in such a script are translated; more texts
 * answer them directly, or not at all.
 */
const MAX_OWN_SCRIPT = 0.5;

/**
 * Translates the terms of a question in another language than the texts. A term and its translations count as one,
 * with frequencies weighted by probability (probabilistic structured queries: Darwish and Oard, "Probabilistic
 * structured query methods", 2003):
 *
 *     f = f(term) + Σ p · f(translation)     n likewise     p adds up to 1
 *
 * Unspaced text is translated if few texts have such characters, and they lack most of its n-grams. Other words are
 * translated if the question has no unspaced text: names in a Chinese question are kept.
 *
 * @param text the question without its request phrases
 * @param wordsToOmit returns the words of the question that are not translated although the table has them
 */
export function* translateTerms(
	opened: Opened,
	store: TextStore,
	text: string,
	terms: readonly WeightedTerm[],
	wordsToOmit?: (table: TranslationRows, words: readonly string[]) => Recipe<readonly string[]>,
): Recipe<readonly WeightedTerm[]> {
	const { analyzer, calibration } = store;
	const plain = terms.map(({ term }) => term).filter(({ key, term }) => key === term);
	const mayBeOther = calibration.unspaced <= MAX_OWN_SCRIPT && isUnspaced(text);
	// Most questions have nothing to translate, which their terms show without reading the table.
	const isOwn = plain.some(({ kind }) => kind === 'gram') || !plain.some(({ term }) => mayHaveRow(opened, term));
	if (isOwn && !mayBeOther) return terms;
	const known = new Map(terms.map((one) => [one.term.key, one]));
	const isUnknown = (key: string): boolean => known.get(key)?.list.size === 0;
	const tokens = isUnspaced(text) ? tokensOf(text, analyzer) : [];
	const unspaced = tokens.flatMap((token) => (token.kind === 'unspaced' ? token.text : []));
	const grams = unspaced.flatMap((stretch) => gramsOf(stretch, analyzer.grams.slice(-1)));
	const isOther = mayBeOther && 2 * grams.filter(isUnknown).length > grams.length;
	const stretches = isOther ? unspaced : [];
	const words = grams.length === 0 ? plain.filter(({ kind }) => kind === 'word') : [];
	const keys = new Set([...words.map(({ term }) => term), ...stretches.join('')]);
	const table = yield* readTranslations(opened, [...keys].slice(0, MAX_ROWS));
	if (wordsToOmit) {
		const possible = [...table.keys()].filter((word) => keys.has(word) || stretches.some((one) => one.includes(word)));
		const omitted = yield* wordsToOmit(table, possible);
		for (const word of omitted) table.delete(word);
	}
	const cut = stretches.map((stretch) => cutWords(stretch, table));
	const asked = [
		...words.filter(({ term }) => table.has(term)),
		...mergeRepeated(
			cut.flatMap(({ found }) =>
				found.filter((word) => table.get(word)?.length).map((word) => toTerm('word', word, word)),
			),
		),
	].slice(0, MAX_TRANSLATED);
	if (asked.length === 0) return terms;
	const translated = yield* findTranslated(store, asked, table, known);
	const byKey = new Map(translated.map((one) => [one.term.key, one]));
	const replaced = new Set(stretches.flatMap((stretch) => gramsOf(stretch, analyzer.grams)));
	for (const gram of cut.flatMap(({ rest }) => rest).flatMap((one) => gramsOf(one, analyzer.grams))) {
		replaced.delete(gram);
	}
	return [
		...terms.filter(({ term }) => !replaced.has(term.key)).map((one) => byKey.get(one.term.key) ?? one),
		...translated.filter(({ term }) => isUnspaced(term.key)),
	];
}

/**
 * Reads the rows that `translateTerms` needs for words, so that they are requested with the postings of the words and not
 * after them.
 */
export function* readWordTranslations(opened: Opened, terms: readonly QueryTerm[]): Recipe<void> {
	const plain = terms.filter(({ key, term }) => key === term);
	if (plain.some(({ kind }) => kind === 'gram')) return;
	const words = plain.flatMap(({ kind, term }) => (kind === 'word' ? term : []));
	yield* readTranslations(opened, words.slice(0, MAX_ROWS));
}

/**
 * Finds the postings of words with those of their translations, weighted by probability. A word without spaces is in the
 * sections that have all of its n-grams.
 */
function* findTranslated(
	store: TextStore,
	asked: readonly QueryTerm[],
	table: TranslationRows,
	known: ReadonlyMap<string, WeightedTerm>,
): Recipe<WeightedTerm[]> {
	const { norms, sections } = store;
	const partsOf = (term: string): QueryTerm[] =>
		isUnspaced(term)
			? gramsOf(term, store.analyzer.grams.slice(-1)).map((gram) => toTerm('gram', gram, gram))
			: [toTerm('word', term, term)];
	const translationsOf = ({ term }: QueryTerm): readonly Translation[] => table.get(term) ?? [];
	const parts = mergeRepeated(
		asked.flatMap((term) => [...partsOf(term.term), ...translationsOf(term).flatMap((one) => partsOf(one.term))]),
	);
	const found = yield* findTerms(store, parts, { related: false, typos: false });
	yield* readLists(store, [...found, ...known.values()]);
	const lists = new Map(parts.map(({ key }, i) => [key, found[i]?.list as PostingList]));
	const listOf = (term: string): PostingList =>
		intersectLists(
			partsOf(term).map(({ key }) => lists.get(key) as PostingList),
			norms,
		);
	return asked.map((term): WeightedTerm => {
		const usable = translationsOf(term)
			.map((one) => ({ ...one, list: listOf(one.term) }))
			.filter(hasSections);
		const sum = usable.reduce((total, { share }) => total + share, 0);
		const own = known.get(term.key)?.list ?? listOf(term.term);
		const translations = usable.map(({ list, share }) => ({ list, weight: share / sum }));
		const all = [{ list: own, weight: 1 }, ...translations];
		const list = sumLists(all, norms);
		const count = all.reduce((total, one) => total + one.weight * one.list.size, 0);
		const idf = inverseDocumentFrequency(Math.min(count, sections), sections);
		const others = usable.map((one) => one.term);
		const found = { likeness: 'translated', others, isKnown: own.size > 0, list, idf, isCommon: false } as const;
		return { term, found, list, weight: termWeight(idf, term.occurrences), factor: 1, ofName: undefined };
	});
}
