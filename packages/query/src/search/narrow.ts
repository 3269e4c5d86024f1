import { createCache, readCached } from '../format/base/cache.ts';
import { now } from '../format/base/options.ts';
import { type Recipe, ready, together } from '../format/base/recipe.js';
import { type Documents, readDocumentLists, readDocuments } from '../format/kinds/documents.js';
import { readAnalyzer, readLexicon } from '../format/kinds/lexicon.js';
import { readMessages, type Say } from '../format/kinds/messages.js';
import { keep, type Opened } from '../format/manifest/opened.js';
import type { Wanted } from '../text/best.ts';
import { type Found, findSections, QUESTION, readQuestion, searchedIn } from '../text/find.ts';
import { openTextStore } from '../text/open-text-store.ts';
import { type AppliedFilter, applyFilters, askedFilters, type Filtered, namedVersion, unite } from '../text/scope.ts';
import type { TextStore } from '../text/store.ts';
import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';
import type { CheckedKnowledgeOptions } from './ask.ts';
import { type Inferred, infer, namedTopic, type Topic, topicOf, translatedTopic, withoutCommonIdeas } from './topic.ts';

/** Documents ranked for each one returned, since factors change the order. */
const RANKED_FOR_EACH = 4;
const MIN_RANKED = 40;

/** The documents that pass the filters, and those that text search finds among them. */
export interface Narrowed {
	readonly opened: Opened;
	readonly store: TextStore;
	readonly topic: Topic;
	/** Undefined if the index has no document metadata. */
	readonly documents: Documents | undefined;
	readonly filtered: Filtered;
	/** Filters that the question implies. */
	readonly inferred: readonly Inferred[];
	/** Document numbers to search: those that pass the filters, or all current ones if none passes. Undefined for all. */
	readonly searched: Uint32Array | undefined;
	/** The same for sections. */
	readonly isSearched: Wanted['isSearched'];
	/** The documents found by text, each by its best section. */
	readonly found: Found;
	/** Number of documents to rank. */
	readonly limit: number;
	readonly say: Say;
	/** Milliseconds that the filters and the search by text took. */
	readonly times: { readonly filters: number; readonly text: number };
}

/** Applies the filters and searches by text. If no document passes, all are searched. */
export function* narrow(opened: Opened, options: CheckedKnowledgeOptions): Recipe<Narrowed> {
	const [documents, asked, store, say] = yield* together(
		readDocuments(opened),
		readTopic(opened, options.query),
		openTextStore(opened),
		readMessages(options.lang),
	);
	const start = now();
	const filters = askedFilters(options);
	const versions = documents ? namedVersion(options.query, documents.intents) : [];
	const filtered = yield* filter(opened, documents, filters, versions);
	const { candidates } = filtered;
	const searched =
		documents && (candidates.length > 0 ? candidates : (yield* filter(opened, documents, [], versions)).candidates);
	// If there are few documents, all are ranked, and each needs its text score.
	const few = candidates.length <= MAX_SCANNED_DOCUMENTS ? candidates.length : 0;
	const limit = Math.max(MIN_RANKED, options.limit * RANKED_FOR_EACH, few);
	const isSearched = searchedIn(store, searched);
	const filteredAt = now();
	const [inferred, found] = yield* together(
		documents === undefined ? ready<readonly Inferred[]>([]) : infer(opened, documents, options, asked),
		findText(store, options.query, { limit, isSearched }),
	);
	const times = { filters: filteredAt - start, text: now() - filteredAt };
	const translated = withoutCommonIdeas(
		namedTopic(translatedTopic(asked, found.terms), found.terms),
		found.terms,
		store.sections,
	);
	// A question in English may have Chinese translations, which are compared with texts in traditional characters too.
	const topic = { ...translated, analyzer: yield* readAnalyzer(opened, ...translated.terms) };
	return { opened, store, topic, documents, filtered, inferred, searched, isSearched, found, limit, say, times };
}

/** Finds the best documents for a question. */
export function* findText(store: TextStore, query: string, wanted: Wanted): Recipe<Found> {
	const question = yield* readQuestion(store, { text: query, options: QUESTION });
	return yield* findSections(store, question, wanted);
}

/** Returns the topic of a question. */
function* readTopic(opened: Opened, question: string): Recipe<Topic> {
	const [lexicon, analyzer] = yield* together(readLexicon(), readAnalyzer(opened, question));
	return topicOf(question, lexicon, analyzer);
}

/** Maximum document numbers in the cache of an index. */
const MAX_CACHED = 2 ** 20;

/** Applies filters, or returns their cached result. Documents of the named versions are searched even if superseded. */
function* filter(
	opened: Opened,
	documents: Documents | undefined,
	filters: readonly AppliedFilter[],
	versions: readonly string[],
): Recipe<Filtered> {
	const cache = keep(opened, 'filters', () =>
		createCache<Filtered>(MAX_CACHED, ({ candidates }) => candidates.length + 1),
	);
	const key = JSON.stringify([filters, versions]);
	const [filtered] = yield* readCached(cache, [key], function* () {
		const lists = yield* readDocumentLists(opened, 'scope', versions);
		const named = unite(lists.filter((list) => list !== undefined));
		return [yield* applyFilters(opened, documents, filters, named)];
	});
	return filtered as Filtered;
}
