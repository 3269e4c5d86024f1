import { type DocumentRecord, FILTERS } from '../kinds/documents/format.ts';
import { type Documents, readDocumentNumbers, readDocumentRecords, readDocuments } from '../kinds/documents/read.ts';
import { readEntries, readSectionTexts } from '../kinds/entries/read.ts';
import { readLexicon } from '../kinds/lexicon/read.ts';
import { readMessages, type Say } from '../kinds/messages/read.ts';
import { readText } from '../kinds/text/read.ts';
import type { Manifest } from '../manifest.ts';
import { type Factor, scoreOf } from '../match/scoring.ts';
import type { Index } from '../open-index.ts';
import type { Recipe } from '../recipe.ts';
import { MIN_NORMALIZED_SCORE } from '../search/options.ts';
import type { TextHit, TextResult } from '../search/search.ts';
import { answerOf, type Citation, sourcesOf } from './answer.ts';
import { documentFactors } from './factors.ts';
import { type AppliedFilter, applyFilters, askedFilters, type Filtered, refuseUnknown } from './filters.ts';
import { inferScopes, inferTags } from './infer.ts';
import { passageOf, shorten, type Topic, titleShare, topicOf } from './passage.ts';
import { type CheckedKnowledgeOptions, checkKnowledgeQuery, type KnowledgeOptions } from './query.ts';
import { type Method, methodFor, retrieveText } from './retrieve.ts';

/** Documents that are ranked, for each that is returned: factors may lift one over others. */
const RANKED_FOR_EACH = 4;
const FEWEST_RANKED = 40;

/**
 * The share of the best score that what an answer is made of has, and of good evidence anywhere that inferred filters
 * must leave; and from where evidence is good.
 */
const LEAST_EVIDENCE = 0.5;
const GOOD_EVIDENCE = 0.2;

/** Characters of an excerpt. */
const LONGEST_EXCERPT = 300;

/** A document that was found. */
export interface SearchHit {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	readonly score: number;
	readonly confidence: DocumentRecord['confidence'];
	readonly last_reviewed: string | null;
	readonly excerpt: string;
	/** The passage of the best section that tells most, code whole. */
	readonly passage: string;
	readonly citation: Citation;
	/** With `explain`: what the score is made of; `scoreOf` reproduces it. */
	readonly factors?: readonly Factor[];
}

/** Why there is no answer. */
export type SearchRejection = NonNullable<TextResult['rejection_category']>;

/** What was found, and what was done to find it. */
export interface SearchResult {
	readonly query: string;
	readonly filter_stats: {
		readonly total_docs: number;
		readonly filtered_docs: number;
		/** The share of documents that filters left out. */
		readonly filter_ratio: string;
		/** Such as `scope:tasks/` and `tag:redis,replication`. */
		readonly filters_applied: readonly string[];
	};
	readonly search_stats: {
		readonly method: Method;
		/** What stood in for vectors, where there are none. */
		readonly engine: 'bm25';
		readonly candidates: number;
		readonly results: number;
		readonly time_ms: number;
	};
	/** Best first. */
	readonly results: readonly SearchHit[];
	/** The best passages of the best documents with their citations; empty where the evidence is weak. */
	readonly answer: string;
	readonly sources: readonly string[];
	readonly rejection_category: SearchRejection | null;
	/** What was unusual: filters that were dropped or left nothing, weak evidence. */
	readonly notes: readonly string[];
}

/**
 * Searches a knowledge base: filters narrow it for nothing, what is left is retrieved precisely, and the best
 * documents come with passages, citations and an account of what was done.
 *
 * @throws PinakesError `unknown_field` or `invalid_value` for a question or filters that are none; `missing_part`,
 * `damaged_part` or `changed_part` for an index that is not whole
 */
export async function search(index: Index, query: string, options: KnowledgeOptions = {}): Promise<SearchResult> {
	const checked = checkKnowledgeQuery(query, options);
	const start = now();
	const result = await index.run((manifest) => searchRecipe(manifest, checked));
	return { ...result, search_stats: { ...result.search_stats, time_ms: now() - start } };
}

/** Milliseconds from any fixed point. */
function now(): number {
	return ((globalThis as { performance?: { now(): number } }).performance ?? Date).now();
}

function* searchRecipe(manifest: Manifest, options: CheckedKnowledgeOptions): Recipe<SearchResult> {
	const documents = yield* readDocuments(manifest);
	const lexicon = yield* readLexicon();
	const say = yield* readMessages(options.lang);
	const topic = topicOf(options.query, lexicon, manifest.analyzer.stop_words);
	const { filtered, found } = yield* narrow(manifest, documents, options, topic);
	const ranked = yield* rank(manifest, documents, found.hits, { options, topic, filtered });
	// What has the question's own tags is about it, in whatever words.
	const isFitting = ranked.length > 0 && filtered.candidates.length > 0;
	const isTagged = isFitting && filtered.applied.some(({ filter }) => filter === 'tag');
	const isWeak = !isTagged && evidenceOf(found) < MIN_NORMALIZED_SCORE;
	const results = ranked.slice(0, options.limit);
	const telling = results.filter(({ score }) => score >= (results[0]?.score ?? 0) * LEAST_EVIDENCE);
	const candidates = filtered.candidates.length;
	return {
		query: options.query,
		filter_stats: {
			total_docs: manifest.counts.documents,
			filtered_docs: candidates,
			filter_ratio: documents === undefined ? '0%' : ratioOf(candidates, manifest.counts.documents),
			filters_applied: filterTexts(filtered.applied),
		},
		search_stats: { method: methodFor(candidates), engine: 'bm25', candidates, results: results.length, time_ms: 0 },
		results,
		answer: isWeak ? '' : answerOf(telling, (citation) => say('search_source', { citation })[0] ?? ''),
		sources: isWeak ? [] : sourcesOf(telling),
		rejection_category: isWeak ? (found.rejection_category ?? 'below_min_score') : null,
		notes: notesOf(filtered, isWeak ? results : [], say),
	};
}

/** The documents that filters leave, and what is found among them. */
interface Narrowed {
	readonly filtered: Filtered;
	readonly found: TextResult;
}

/**
 * Applies the filters that were asked for, or where none was those that the question implies, as long as these leave
 * good evidence. Where what was asked for leaves nothing, everything is searched.
 */
function* narrow(
	manifest: Manifest,
	documents: Documents | undefined,
	options: CheckedKnowledgeOptions,
	topic: Topic,
): Recipe<Narrowed> {
	const store = yield* readText(manifest);
	const limit = Math.max(FEWEST_RANKED, options.limit * RANKED_FOR_EACH);
	const asked = askedFilters(options);
	const nothing: Filtered = { candidates: new Uint32Array(), applied: [], dropped: [], emptiedBy: undefined };
	if (documents === undefined) {
		if (asked[0] !== undefined) return yield* refuseUnknown(manifest, asked[0]);
		return { filtered: nothing, found: yield* retrieveText(store, options.query, undefined, limit) };
	}
	const isOpen = asked.every(({ filter }) => filter === 'confidence');
	const inferred = isOpen ? yield* infer(manifest, documents, options.query, topic) : [];
	const filtered = yield* applyFilters(manifest, documents, [...asked, ...inferred]);
	const implied = filtered.applied.filter((one) => one.inferred);
	const isEmpty = filtered.candidates.length === 0;
	const found = isEmpty ? undefined : yield* retrieveText(store, options.query, filtered.candidates, limit);
	if (found !== undefined && implied.length === 0) return { filtered, found };
	const open = yield* applyFilters(manifest, documents, isEmpty ? [] : asked);
	const anywhere = yield* retrieveText(store, options.query, open.candidates, limit);
	if (found === undefined) return { filtered, found: anywhere };
	const isPoor = evidenceOf(anywhere) >= GOOD_EVIDENCE && evidenceOf(found) < evidenceOf(anywhere) * LEAST_EVIDENCE;
	const dropped = [...filtered.dropped, ...implied];
	return isPoor ? { filtered: { ...open, dropped }, found: anywhere } : { filtered, found };
}

function evidenceOf({ hits }: TextResult): number {
	return hits[0]?.normalized_score ?? 0;
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

function* rank(
	manifest: Manifest,
	documents: Documents | undefined,
	hits: readonly TextHit[],
	{ options, topic, filtered }: { options: CheckedKnowledgeOptions; topic: Topic; filtered: Filtered },
): Recipe<SearchHit[]> {
	const paths = hits.map(({ id }) => id);
	const numbers = documents === undefined ? paths.map(() => -1) : yield* readDocumentNumbers(manifest, paths);
	// Where filters left nothing, what is found fits none of them.
	const isFiltered = filtered.applied.length > 0 && filtered.candidates.length > 0;
	const scored = hits.map((hit, i) => {
		// A document that filters left fits what is asked for; how much of it shows in the title.
		const title = titleShare(topic, [hit.title, ...hit.headings].join('\n'));
		const index = isFiltered ? (1 + title) / 2 : title;
		const merged = { index, retrieval: hit.normalized_score };
		const factors = documentFactors(merged, documents, numbers[i] as number, options.today);
		return { hit, number: numbers[i] as number, factors, score: scoreOf(factors) };
	});
	const best = scored.sort((a, b) => b.score - a.score).slice(0, options.limit);
	const records =
		documents === undefined
			? []
			: yield* readDocumentRecords(
					manifest,
					best.map(({ number }) => number),
				);
	const texts = yield* sectionTexts(
		manifest,
		best.map(({ hit }) => hit),
	);
	return best.map(({ hit, factors, score }, i) => {
		const { id = hit.id, path = hit.id, confidence = null, last_reviewed = null } = records[i] ?? {};
		const passage = passageOf(texts[i] ?? hit.text ?? '', topic);
		return {
			id,
			title: hit.title,
			path,
			score,
			confidence,
			last_reviewed,
			excerpt: shorten(passage, LONGEST_EXCERPT),
			passage,
			citation: { path, headings: hit.headings, lines: hit.lines },
			...(options.explain ? { factors } : {}),
		};
	});
}

/** The sections of hits as they stand in their files, with their code; undefined for what is no markdown file. */
function* sectionTexts(manifest: Manifest, hits: readonly TextHit[]): Recipe<(string | undefined)[]> {
	const entries = yield* readEntries(
		manifest,
		hits.map(({ id }) => id),
	);
	const sections = hits.map(({ lines }, i) => {
		const entry = entries[i];
		if (entry === undefined || lines === null) return undefined;
		// What precedes the first heading is the section before that of the heading, and at no heading's line.
		return entry.section + entry.lines.slice(0, -1).indexOf(lines[0]);
	});
	const known = sections.filter((section) => section !== undefined);
	const texts = yield* readSectionTexts(manifest, known);
	return sections.map((section) => (section === undefined ? undefined : texts[known.indexOf(section)]));
}

/** The share of documents that were left out, in per cent to one digit. */
function ratioOf(left: number, total: number): string {
	return total === 0 ? '0%' : `${Number(((1 - left / total) * 100).toFixed(1))}%`;
}

function filterText({ filter, values }: Pick<AppliedFilter, 'filter' | 'values'>): string {
	return `${filter}:${values.join(',')}`;
}

/** Filters as they are named: those of one kind together, in the order of FILTERS. */
function filterTexts(filters: readonly AppliedFilter[]): string[] {
	return FILTERS.flatMap((filter) => {
		const values = filters.filter((one) => one.filter === filter).flatMap((one) => one.values);
		return values.length === 0 ? [] : [filterText({ filter, values })];
	});
}

function notesOf({ dropped, emptiedBy }: Filtered, weak: readonly SearchHit[], say: Say): string[] {
	return say('search_notes', {
		dropped: filterTexts(dropped),
		emptied: emptiedBy === undefined ? '' : filterText(emptiedBy),
		nearest: weak.map(({ citation, title }) => citation.headings.at(-1) ?? title),
	});
}
