import { type Cache, createCache } from '../cache.ts';
import { type Documents, readDocuments } from '../kinds/documents/read.ts';
import { LEXICON_FILE, type Lexicon } from '../kinds/lexicon/format.ts';
import { LEXICON } from '../kinds/lexicon/read.ts';
import { MESSAGES_FILE } from '../kinds/messages/format.ts';
import { readMessages } from '../kinds/messages/read.ts';
import { readText } from '../kinds/text/read.ts';
import { readTitleLists, type TitleLists } from '../kinds/titles/read.ts';
import type { Manifest } from '../manifest.ts';
import { need, type Recipe, together } from '../recipe.ts';
import { MIN_NORMALIZED_SCORE } from '../search/options.ts';
import { evidenceOf, findQuestion } from '../search/question.ts';
import type { BestFound } from '../search/search.ts';
import { type AppliedFilter, applyFilters, askedFilters, type Filtered, refuseUnknown } from './filters.ts';
import { inferScopes, inferTags } from './infer.ts';
import { type Topic, topicOf } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';
import { type SaySearch, searchPart } from './search-part.ts';

/** Documents that are ranked, for each that is returned: factors may lift one over others. */
const RANKED_FOR_EACH = 4;
const FEWEST_RANKED = 40;

/**
 * The share of good evidence anywhere that inferred filters must leave; and from where evidence is good, against a
 * directory that the kind of question implies, and against tags that it names.
 */
const LEAST_EVIDENCE = 0.5;
const GOOD_EVIDENCE = MIN_NORMALIZED_SCORE;
const GOOD_AGAINST_TAGS = 0.2;

/** The documents that filters leave, and what text finds. */
export interface Narrowed {
	readonly topic: Topic;
	/** Undefined where the index has none that are filtered. */
	readonly documents: Documents | undefined;
	readonly filtered: Filtered;
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

/**
 * Applies the filters that were asked for, or where none was those that the question implies, as long as these leave
 * good evidence. Where what was asked for leaves nothing, everything is searched.
 */
export function* narrow(manifest: Manifest, options: CheckedKnowledgeOptions): Recipe<Narrowed> {
	const [documents, topic, store, say] = yield* together(
		readDocuments(manifest),
		readTopic(manifest, options.query),
		readText(manifest),
		readMessages(options.lang, searchPart(manifest, MESSAGES_FILE)),
	);
	const limit = Math.max(FEWEST_RANKED, options.limit * RANKED_FOR_EACH);
	const asked = askedFilters(options);
	const find = function* (candidates: Uint32Array | undefined) {
		const [found, titles] = yield* together(
			findQuestion(store, options.query, candidates, limit),
			readTitleLists(manifest, topic.concepts),
		);
		return { topic, documents, limit, say, found, titles };
	};
	if (documents === undefined) {
		if (asked[0] !== undefined) return yield* refuseUnknown(manifest, asked[0]);
		return { ...(yield* find(undefined)), filtered: NOTHING, searched: undefined };
	}
	const isOpen = asked.every(({ filter }) => filter === 'confidence');
	const inferred = isOpen ? yield* infer(manifest, documents, options.query, topic) : [];
	const filtered = yield* filter(manifest, documents, [...asked, ...inferred]);
	const implied = filtered.applied.filter((one) => one.inferred);
	const isEmpty = filtered.candidates.length === 0;
	const narrowed = isEmpty
		? undefined
		: { ...(yield* find(filtered.candidates)), filtered, searched: filtered.candidates };
	if (narrowed !== undefined && implied.length === 0) return narrowed;
	const open = yield* filter(manifest, documents, isEmpty ? [] : asked);
	const anywhere = { ...(yield* find(open.candidates)), searched: open.candidates };
	if (narrowed === undefined) return { ...anywhere, filtered };
	const good = implied.some((one) => one.filter === 'tag') ? GOOD_AGAINST_TAGS : GOOD_EVIDENCE;
	const evidence = evidenceOf(anywhere.found);
	const isPoor = evidence >= good && evidenceOf(narrowed.found) < evidence * LEAST_EVIDENCE;
	if (!isPoor) return narrowed;
	return { ...anywhere, filtered: { ...open, dropped: [...filtered.dropped, ...implied] } };
}

/** Reads what a question is about. */
export function* readTopic(manifest: Manifest, question: string): Recipe<Topic> {
	const lexicon = yield* need<Lexicon>({ file: searchPart(manifest, LEXICON_FILE), shape: LEXICON });
	return topicOf(question, lexicon, manifest.analyzer.stop_words);
}

/** What filters leave of an index without documents that are filtered. */
const NOTHING: Filtered = { candidates: new Uint32Array(), applied: [], dropped: [], emptiedBy: undefined };

/** Numbers of documents that are kept of an index, in what filters left. */
const MOST_KEPT = 2 ** 20;

const caches = new WeakMap<Manifest, Cache<Filtered>>();

/** Applies filters, or remembers what they left. */
function* filter(manifest: Manifest, documents: Documents, filters: readonly AppliedFilter[]): Recipe<Filtered> {
	const cache = caches.get(manifest) ?? createCache(MOST_KEPT, ({ candidates }) => candidates.length + 1);
	caches.set(manifest, cache);
	const key = JSON.stringify(filters);
	const filtered = cache.get(key) ?? (yield* applyFilters(manifest, documents, filters));
	cache.set(key, filtered);
	return filtered;
}

function* infer(
	manifest: Manifest,
	{ intents }: Documents,
	query: string,
	{ lexicon }: Topic,
): Recipe<AppliedFilter[]> {
	const tags = yield* inferTags(manifest, lexicon, query);
	const scopes = inferScopes(query, intents);
	return [
		...(scopes.length > 0 ? [{ filter: 'scope', values: scopes, inferred: true } as const] : []),
		...tags.map((tag): AppliedFilter => ({ filter: 'tag', values: [tag], inferred: true })),
	];
}
