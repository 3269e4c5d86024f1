import { indexTerms } from '../format/analysis/analyzer.js';
import type { Index } from '../format/open/open-index.ts';
import type { Recipe } from '../format/recipe.js';
import type { TextIndex } from '../text/memory.ts';
import { checkSearch, DEFAULT_LIMIT } from '../text/question.ts';
import { findBest } from '../text/search-store.ts';
import { hasSections, isCounted, type TextStore } from '../text/store.ts';
import { createHighlighter } from './highlight.ts';
import { scoreAll } from './score-all.ts';
import { runOver } from './search-documents.ts';

/** A completion of an incomplete query. */
export interface Suggestion {
	/** A title or heading with all of its words. */
	readonly text: string;
	/** The document's id. */
	readonly id: string;
	readonly score: number;
}

/** Maximum sections whose titles and headings are compared, best first. */
const MAX_NAMES = 256;

/**
 * Completes a text to titles and headings that have all of its words, of which the last may be incomplete. Uses only
 * the text index.
 *
 * @throws PinakesError as `searchText`
 */
export function suggest(index: TextIndex, text: string, options?: { readonly limit?: number }): readonly Suggestion[];
export function suggest(
	index: Index,
	text: string,
	options?: { readonly limit?: number },
): Promise<readonly Suggestion[]>;
export function suggest(
	index: Index | TextIndex,
	text: string,
	options: { readonly limit?: number } = {},
): readonly Suggestion[] | Promise<readonly Suggestion[]> {
	const { limit } = checkSearch(text, options, { limit: DEFAULT_LIMIT });
	return runOver(index, (store) => find(store, text, limit));
}

function* find(store: TextStore, text: string, limit: number): Recipe<readonly Suggestion[]> {
	const sections: TextStore = { ...store, documents: undefined };
	const options = checkSearch(text, { limit: 1, threshold: 0, prefix: true, typos: false, related: false });
	const { terms } = yield* findBest(sections, text, options);
	const asked = terms.filter(isCounted);
	if (asked.length === 0 || !asked.every(hasSections)) return [];
	const best = (yield* scoreAll(sections, terms.filter(hasSections), store.isExcluded)).slice(0, MAX_NAMES);
	const records = yield* store.records(best.map(({ section }) => section));
	const highlighters = asked.map((one) => createHighlighter([one], store.analyzer));
	const found = new Map<string, Suggestion>();
	records.forEach(({ id, title = id, headings = [] }, i) => {
		for (const name of new Set([headings.at(-1) ?? title, title])) {
			const key = indexTerms(name, store.analyzer).join(' ');
			if (found.has(key) || !highlighters.every((highlight) => highlight(name).length > 0)) continue;
			found.set(key, { text: name, id, score: best[i]?.score as number });
		}
	});
	return [...found.values()].slice(0, limit);
}
