import { type Documents, readDocuments } from '@pinakes/format/kinds/documents/read';
import { readAnalyzer } from '@pinakes/format/kinds/folding/read';
import { readLexicon } from '@pinakes/format/kinds/lexicon/read';
import { readMessages } from '@pinakes/format/kinds/messages/read';
import { MESSAGES_FILE } from '@pinakes/format/kinds/messages/schema';
import { type SaySearch, smallerPart } from '@pinakes/format/kinds/messages/smaller-part';
import { readTitleLists, type TitleLists } from '@pinakes/format/kinds/titles/read';
import type { Manifest } from '@pinakes/format/manifest';
import { type Recipe, together } from '@pinakes/format/recipe';
import { cacheOfIndex } from '../core/cache.ts';
import { findQuestion } from '../text/find-question.ts';
import { readText } from '../text/open-text-store.ts';
import type { BestFound } from '../text/search-store.ts';
import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';
import { type AppliedFilter, applyFilters, askedFilters, type Filtered, refuseUnknown } from './filters.ts';
import { type Inferred, infer } from './infer.ts';
import { type Topic, topicOf, translatedTopic } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

/** Documents that are ranked, for each that is returned: factors may lift one over others. */
const RANKED_FOR_EACH = 4;
const MIN_RANKED = 40;

/** The documents that filters leave, and what text finds. */
export interface Narrowed {
	readonly topic: Topic;
	/** Undefined where the index has none that are filtered. */
	readonly documents: Documents | undefined;
	readonly filtered: Filtered;
	/** What the question implies, which lifts documents. */
	readonly inferred: readonly Inferred[];
	/** Those that are searched: what filters left, or everything where they left nothing; all where undefined. */
	readonly searched: Uint32Array | undefined;
	/** Of each of these documents the best section. */
	readonly found: BestFound;
	/** Which sections have what the question is about in their titles, where the index lists them. */
	readonly titles: TitleLists | undefined;
	/** Documents that are ranked. */
	readonly limit: number;
	readonly say: SaySearch;
}

/** Applies the filters that were asked for. Where they leave nothing, everything is searched. */
export function* narrow(manifest: Manifest, options: CheckedKnowledgeOptions): Recipe<Narrowed> {
	const [documents, asked, store, say] = yield* together(
		readDocuments(manifest),
		readTopic(manifest, options.query),
		readText(manifest),
		readMessages(options.lang, smallerPart(manifest, MESSAGES_FILE, 'search')),
	);
	const filters = askedFilters(options);
	if (documents === undefined && filters[0] !== undefined) return yield* refuseUnknown(manifest, filters[0]);
	const filtered = documents === undefined ? NOTHING : yield* filter(manifest, documents, filters);
	let searched: Uint32Array | undefined = filtered.candidates;
	if (documents === undefined) searched = undefined;
	else if (searched.length === 0) searched = (yield* filter(manifest, documents, [])).candidates;
	// Of few documents all are ranked, and what text finds of them must be known of each.
	const few = filtered.candidates.length <= MAX_SCANNED_DOCUMENTS ? filtered.candidates.length : 0;
	const limit = Math.max(MIN_RANKED, options.limit * RANKED_FOR_EACH, few);
	const [inferred, found, ownTitles] = yield* together(
		inferFrom(manifest, documents, options, asked),
		findQuestion(store, options.query, searched, limit),
		readTitleLists(manifest, asked.ideas),
	);
	const topic = translatedTopic(asked, found.terms);
	const titles = topic === asked ? ownTitles : yield* readTitleLists(manifest, topic.ideas);
	return { topic, documents, filtered, inferred, searched, found, titles, limit, say };
}

function* inferFrom(
	manifest: Manifest,
	documents: Documents | undefined,
	options: CheckedKnowledgeOptions,
	topic: Topic,
): Recipe<readonly Inferred[]> {
	return documents === undefined ? [] : yield* infer(manifest, documents, options, topic);
}

/** Reads what a question is about. */
export function* readTopic(manifest: Manifest, question: string): Recipe<Topic> {
	const [lexicon, analyzer] = yield* together(readLexicon(manifest), readAnalyzer(manifest, question));
	return topicOf(question, lexicon, analyzer);
}

/** What filters leave of an index without documents that are filtered. */
const NOTHING: Filtered = { candidates: new Uint32Array(), applied: [], emptiedBy: undefined };

/** Numbers of documents that are kept of an index, in what filters left. */
const MAX_CACHED = 2 ** 20;

const cacheOf = cacheOfIndex<Filtered>(MAX_CACHED, ({ candidates }) => candidates.length + 1);

/** Applies filters, or remembers what they left. */
function* filter(manifest: Manifest, documents: Documents, filters: readonly AppliedFilter[]): Recipe<Filtered> {
	const cache = cacheOf(manifest);
	const key = JSON.stringify(filters);
	const filtered = cache.get(key) ?? (yield* applyFilters(manifest, documents, filters));
	cache.set(key, filtered);
	return filtered;
}
