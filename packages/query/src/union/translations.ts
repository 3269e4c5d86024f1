import { gramsOf } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import type { TranslationRows } from '../format/kinds/translations/read.js';
import { isOtherLanguage, MAX_TRANSLATIONS } from '../format/kinds/translations/schema.js';
import type { Recipe } from '../format/recipe.js';
import type { TextStore } from '../text/store.ts';
import { termKey } from '../text/term-rows.ts';

/** Merges rows of translations: the best translations of each word in any segment. */
export function mergeTranslations(rows: readonly string[]): string {
	const words = new Map<string, Set<string>>();
	for (const word of rows.flatMap((row) => row.split(','))) {
		const [rest = '', ...translations] = word.split(' ');
		const known = words.get(rest) ?? new Set();
		for (const translation of translations) known.add(translation);
		words.set(rest, known);
	}
	return Array.from(words, ([rest, known]) => {
		const best = [...known].sort(byShare).slice(0, MAX_TRANSLATIONS);
		return [rest, ...best].join(' ');
	}).join(',');
}

/** Sorts by probability, which the last character encodes, highest first. */
function byShare(one: string, other: string): number {
	const [a, b] = [one, other].map((text) => text.charCodeAt(text.length - 1)) as [number, number];
	return b - a || (one.slice(0, -1) < other.slice(0, -1) ? -1 : 1);
}

/**
 * Returns the words that a single index of all texts would not translate: words that occur in the texts, or whose
 * translations no longer do.
 */
export function* wordsToOmit(store: TextStore, table: TranslationRows, words: readonly string[]): Recipe<string[]> {
	const { grams } = store.analyzer;
	const partsOf = (word: string): string[] => (isUnspaced(word) ? gramsOf(word, grams.slice(-1)) : [word]);
	const isOwn = (word: string): boolean => !isOtherLanguage(word, store.calibration.unspaced);
	const termsOf = (word: string): string[] => (table.get(word) ?? []).map(({ term }) => term);
	const asked = words.flatMap((word) => [...(isOwn(word) ? [word] : []), ...termsOf(word)]);
	const parts = [...new Set(asked.flatMap(partsOf))];
	const rows = yield* store.rows(parts.map((part) => termKey(store, part)));
	const known = new Set(
		parts.filter((part, i) =>
			rows[i]?.terms.some((term) => term === part || (isUnspaced(part) && term.startsWith(part))),
		),
	);
	const isKnown = (word: string): boolean => partsOf(word).every((part) => known.has(part));
	return words.filter((word) => (isOwn(word) && isKnown(word)) || !termsOf(word).some(isKnown));
}
