import { check } from '../format/base/errors.js';
import { fits, isRecord } from '../format/base/json.js';
import { checkQueryText, type Optional, withDefaults } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import { checkThreshold } from '../format/kinds/calibration.js';
import type { Opened } from '../format/manifest/opened.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';
import type { FieldOptions } from './fields.ts';
import { type Found, findSections, QUESTION, readQuestion } from './find.ts';
import type { HighlightOptions } from './highlight.ts';
import { judge } from './judge.ts';
import { openTextStore } from './open-text-store.ts';
import { findDocuments } from './pages.ts';
import { type Asked, readHits, type TextPart, type TextResult, unknownWords } from './present.ts';
import { MAX_HITS, SEARCH_DEFAULTS, type SearchOptions } from './question.ts';
import type { PageOptions } from './sections.ts';
import type { OpenedText } from './store.ts';

/** Options of `searchText`: those of every search, and those of the parts in `use`. */
export interface TextOptions extends Optional<SearchOptions & FieldOptions & PageOptions & HighlightOptions> {
	/** Opt-in parts, such as `SIGNS` and `FIELDS`. */
	readonly use?: readonly TextPart[] | undefined;
}

/** An index in memory, which is searched synchronously. */
export interface TextSearcher {
	/**
	 * Returns the best documents for a query, or the reason why there are none.
	 *
	 * @throws PinakesError `invalid_value` for an invalid query or option
	 */
	search(text: string, options?: TextOptions): TextResult;
}

type Show = NonNullable<TextPart['show']>;

/** The parts of a search as one. */
interface Parts extends TextPart {
	readonly shows: readonly Show[];
}

/**
 * Searches the text of documents by BM25. Returns the best documents, each by its best section, or the reason why there
 * are none. An index in memory is searched synchronously.
 *
 * @param text the query as free text; signs have a meaning with the part `SIGNS`
 * @throws PinakesError `invalid_value` or `unknown_field` for an invalid query or option; `missing_part`, `damaged_part` or
 * `changed_part` for an index that is incomplete or damaged
 */
export function searchText(index: TextSearcher, text: string, options?: TextOptions): TextResult;
export function searchText(index: Index, text: string, options?: TextOptions): Promise<TextResult>;
export function searchText(
	index: Index | TextSearcher,
	text: string,
	options?: TextOptions,
): TextResult | Promise<TextResult>;
export function searchText(
	index: Index | TextSearcher,
	text: string,
	options: TextOptions = {},
): TextResult | Promise<TextResult> {
	return isSearcher(index) ? index.search(text, options) : searchIndex(index, text, options);
}

function isSearcher(index: Index | TextSearcher): index is TextSearcher {
	return typeof index === 'object' && index !== null && 'search' in index;
}

/** Searches an index, whose parts are read on demand. */
async function searchIndex(index: Index, text: string, options: TextOptions): Promise<TextResult> {
	const checked = checkText(text, options);
	return checkOpen(index).run(function* (opened) {
		return yield* searchOpened({ store: yield* openTextStore(opened), opened }, checked);
	});
}

/**
 * Validates a query and its options, and returns it with the parts that answer it.
 *
 * @throws PinakesError `invalid_value` or `unknown_field`
 */
export function checkText(text: string, options: TextOptions) {
	const use = (isRecord(options) ? (options as TextOptions).use : undefined) ?? [];
	check(fits(use, [isRecord]), 'use is a list of parts, such as [SIGNS].');
	const finders = new Set(use.map(({ find }) => find).filter(Boolean));
	check(finders.size < 2, 'use has FIELDS and PAGES: take one, as each has its own kind of results.');
	checkQueryText(text);
	const defaults: typeof SEARCH_DEFAULTS = Object.assign({ use }, SEARCH_DEFAULTS, ...use.map((part) => part.defaults));
	const given = withDefaults(options, defaults, '; others need their part in use, such as use: [FIELDS]');
	const { limit, threshold } = given;
	const isLimit = Number.isInteger(limit) && limit > 0 && limit <= MAX_HITS;
	check(isLimit, `limit must be a whole number from 1 to ${MAX_HITS}, got ${limit}.`);
	const checked = { ...given, threshold: checkThreshold(threshold) };
	for (const part of use) part.check?.(checked);
	const parts: Parts = Object.assign({}, ...use, { shows: use.flatMap(({ show }) => show ?? []) });
	const asked: Asked = { text, options: checked, signs: parts.signs, typed: parts.typed };
	return { asked, parts };
}

/** Searches texts: finds sections, ranks documents or pages by them, judges these, and presents those that are good enough. */
export function* searchOpened(open: OpenedText, { asked, parts }: ReturnType<typeof checkText>): Recipe<TextResult> {
	const { store } = open;
	const { options } = asked;
	const found = parts.find ? yield* parts.find(open, asked) : yield* find(open, asked);
	const limit = parts.select ? found.sections.length : options.limit;
	const judged = judge(store, found, options.threshold, limit);
	const selected = parts.select && (yield* parts.select(open, asked, judged));
	const shown = selected ? selected.hits : judged.hits;
	let hits = yield* readHits(store, shown, found, options);
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < parts.shows.length; i++) {
		hits = yield* (parts.shows[i] as Show)(open, asked, found, shown, hits);
	}
	const { rejection, probability } = judged;
	const { terms, relaxed } = found;
	const result = { hits, rejection_category: rejection, probability, unknown: unknownWords(terms), relaxed };
	return selected ? { ...result, ...selected, hits } : result;
}

/** Finds documents, each by its best section. */
function* find({ store }: OpenedText, asked: Asked): Recipe<Found> {
	const question = yield* readQuestion(store, asked);
	return yield* findDocuments(store, question, { limit: asked.options.limit, isSearched: undefined }, asked.signs);
}

/** Measures the evidence for a general question as `searchText` computes it, by which a build calibrates probabilities. */
export function* measureEvidence(opened: Opened, question: string): Recipe<number> {
	const store = yield* openTextStore(opened);
	const asked = yield* readQuestion(store, { text: question, options: QUESTION });
	return judge(store, yield* findSections(store, asked, { limit: 1 }), 0, 1).evidence;
}
