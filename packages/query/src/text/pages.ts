import { groupBy } from '../format/base/groups.ts';
import type { Recipe } from '../format/base/recipe.js';
import { type Confidence, confidenceOf, type Documents, type Intent, lowerStatus } from '../format/kinds/documents.js';
import { compareScored, emptyBest, offer, type Scored, scoredOf, type Wanted } from './best.ts';
import { type Found, findSections, type Question, type SignReader } from './find.ts';
import { namedVersion } from './scope.ts';
import { documentOf, lengthFactor, type TextStore } from './store.ts';

/**
 * Step 2 of a search: sorts sections by page, and the pages by the score of a document × the factors for its confidence and
 * status.
 *
 * @param query tells whether a list of changes may be what is asked for
 */
export function groupPages(
	store: TextStore,
	{ possible }: Question,
	sections: readonly Scored[],
	documents: Documents | undefined,
	query: string,
): Scored[] {
	const mayBeChanges = asksForChanges(query, documents?.intents);
	const byNumber = groupBy(sections, ({ section }) => documentOf(store, section));
	const pages = Array.from(byNumber, ([number, found]) => {
		const confidence = confidenceOf(documents, number);
		const factor = (confidence && CONFIDENCE_FACTORS[confidence]) ?? 1;
		const isLower = documents && !mayBeChanges && lowerStatus(documents, number);
		const score = groupScore(store, number, found, possible) * factor * (isLower ? CHANGE_LIST_FACTOR : 1);
		return { found, score };
	});
	return pages.sort((a, b) => b.score - a.score).flatMap(({ found }) => found);
}

/** Returns the score of a document by its sections, 0 to 1. */
function groupScore(store: TextStore, number: number, found: readonly Scored[], possible: number): number {
	let next = 0;
	for (let i = 1; i < found.length && i < MAX_RANKED; i++) next += (found[i] as Scored).score;
	return documentScore(store, number, (found[0] as Scored).score / possible, next / possible);
}

/** Number of sections that a document is ranked by: its best, and the next that raise its score. */
const MAX_RANKED = 5;

/**
 * Ranks documents by the scores of their best five sections, since a page about a topic mentions it in several places,
 * other pages only in one. Returns the best documents, each by its best section.
 *
 * @param sections ascending, so that those of a document follow each other
 * @param scores of the sections, 0 to 1
 */
export function rankDocuments(
	store: Pick<TextStore, 'documents'>,
	sections: Uint32Array,
	scores: Float64Array,
	limit: number,
): Scored[] {
	const best = emptyBest(store, { limit });
	for (let from = 0, to = 0; from < sections.length; from = to) {
		const number = documentOf(store, sections[from] as number);
		let first = from;
		for (; to < sections.length && documentOf(store, sections[to] as number) === number; to++) {
			if ((scores[to] as number) > (scores[first] as number)) first = to;
		}
		if (scores[first] === 0) continue;
		const sorted = scores.slice(from, to).sort();
		let next = 0;
		for (let i = 2; i <= MAX_RANKED && i <= sorted.length; i++) next += sorted[sorted.length - i] as number;
		offer(best, sections[first] as number, documentScore(store, number, scores[first] as number, next));
	}
	return scoredOf(best);
}

/**
 * Returns the score of a document:
 *
 *     first + (1 - first) · (sum of the next four) / 4 · min(1, 10 / sections of the document)
 *
 * The constants are tuned on half of the questions over seventeen folders in English and Chinese.
 *
 * @param first the best score of its sections, 0 to 1
 * @param next the sum of the next four
 */
function documentScore(store: Pick<TextStore, 'documents'>, number: number, first: number, next: number): number {
	if (next === 0) return first;
	return first + ((1 - first) * next * lengthFactor(store, number)) / (MAX_RANKED - 1);
}

/** Number of best sections by text that documents are ranked by, and whose vectors are compared. */
export const CANDIDATES = 100;

/**
 * Step 2 of a search for documents: ranks those of the best sections by several of them, and lists each by its best. Of the
 * documents after these, the best section alone counts.
 *
 * @param sections best first
 */
export function byDocument(
	store: TextStore,
	sections: readonly Scored[],
	question: Pick<Question, 'possible'>,
): readonly Scored[] {
	if (store.documents === undefined) return sections;
	const byNumber = groupBy(sections.slice(0, CANDIDATES), ({ section }) => documentOf(store, section));
	const ranked = Array.from(byNumber, ([number, found]): Scored => {
		const [first] = found as [Scored, ...Scored[]];
		if (found.length === 1) return first;
		const { section, score: own } = first;
		const score = groupScore(store, number, found, question.possible) * question.possible;
		return { section, score, further: score - own };
	});
	ranked.sort(compareScored);
	const known = new Set(ranked.map(({ section }) => documentOf(store, section)));
	for (const one of sections.slice(CANDIDATES)) {
		const number = documentOf(store, one.section);
		if (!known.has(number)) ranked.push(one);
		known.add(number);
	}
	return ranked;
}

/** Finds the best documents for a question, each by its best section. */
export function* findDocuments(
	store: TextStore,
	question: Question,
	{ limit, isSearched }: Pick<Wanted, 'limit' | 'isSearched'>,
	signs?: SignReader,
): Recipe<Found> {
	const isGrouped = store.documents !== undefined;
	const wanted: Wanted = isGrouped ? { limit: CANDIDATES, by: 'section', isSearched } : { limit, isSearched };
	const found = yield* findSections(store, question, wanted, signs);
	const ranked = byDocument(store, found.sections, question);
	if (!isGrouped || ranked.length >= limit || found.sections.length < CANDIDATES)
		return { ...found, sections: ranked.slice(0, limit) };
	const others = yield* findSections(store, question, { limit, isSearched }, signs);
	const all = byDocument(store, [...found.sections, ...others.sections], question);
	return { ...found, sections: all.slice(0, limit) };
}

/** A document by its best section, with scores from 0 to 1. */
export interface RankedSection {
	readonly section: number;
	readonly score: number;
	/** Normalised text score; 0 for a section without any term of the question. */
	readonly text: number;
	/** Cosine; 0 if it is negative, or below the minimum. */
	readonly vector: number;
}

/** Documents, best first, and the number of sections whose vectors were compared. */
export interface Ranked {
	readonly best: readonly RankedSection[];
	readonly comparisons: number;
}

/** Returns a document that was ranked by text only. */
export function byText(
	{ section, score, further = 0 }: Scored,
	{ possible }: Pick<Question, 'possible'>,
): RankedSection {
	return { section, score: score / possible, text: (score - further) / possible, vector: 0 };
}

/** Returns the distinct numbers of sections or documents, ascending. */
export function distinctNumbers(numbers: readonly number[]): Uint32Array {
	return Uint32Array.from(new Set(numbers)).sort();
}

/** Weights of the index score and the retrieval score of a document, both 0 to 1. */
export const MERGE_WEIGHTS = { index: 0.3, retrieval: 0.7 } as const;

/** Multiplier for a document whose review is older than `STALE_AFTER_DAYS`. */
export const STALE_FACTOR = 0.9;
/** Age in days after which a review is stale. */
export const STALE_AFTER_DAYS = 180;

/** Multipliers of the score by the document's confidence. */
export const CONFIDENCE_FACTORS: Readonly<Partial<Record<Confidence, number>>> = { high: 1.2, low: 0.8 };

/** Multiplier of the score of a list of changes and of a page that only an older version has, unless the question asks for these. */
export const CHANGE_LIST_FACTOR = 0.8;

/** Words of changes and versions. "Change the port" and "怎么更新" ask how something is done. */
const CHANGES =
	/\d\.\d|(?<!be )changed|changes|change.?log|releas|version|deprecat|upgrad|migrat|breaking|announc|s new|new in|(?<!怎[么样]|如何)(?:更新|变更|版本|发布|升级|迁移)|[变改]了[什哪]|(?:什么|哪些)[新变改]/i;

/** Whether a list of changes, or a page that only an older version has, may answer a question as well as others. */
export function asksForChanges(query: string, intents: readonly Intent[] = []): boolean {
	return CHANGES.test(query) || namedVersion(query, intents).length > 0;
}
