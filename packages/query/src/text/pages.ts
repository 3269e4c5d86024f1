import type { Recipe } from '../format/base/recipe.js';
import { type Confidence, confidenceOf, type Documents, isChangeList } from '../format/kinds/documents.js';
import { emptyBest, offer, type Scored, scoredOf, type Wanted } from './best.ts';
import { type Found, findSections, type Question } from './find.ts';
import { lowerBound } from './posting-list.ts';
import { documentOf, firstSectionOf, type TextStore } from './store.ts';

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
	const mayBeChanges = asksForChanges(query);
	const pages = new Map<number, Scored[]>();
	for (const one of sections) {
		const number = documentOf(store, one.section);
		const page = pages.get(number) ?? [];
		pages.set(number, page);
		page.push(one);
	}
	const scored = [...pages].map(([number, found]) => {
		const score = documentScore(
			store,
			number,
			Float64Array.from(found, (one) => one.score / possible),
		);
		const confidence = confidenceOf(documents, number);
		const factor = (confidence && CONFIDENCE_FACTORS[confidence]) ?? 1;
		const isLower = documents && !mayBeChanges && isChangeList(documents, number);
		return { found, score: score * factor * (isLower ? CHANGE_LIST_FACTOR : 1) };
	});
	return scored.sort((a, b) => b.score - a.score).flatMap(({ found }) => found);
}

/** Number of sections that a document is ranked by: its best, and the next that raise its score. */
export const MAX_RANKED = 5;

/**
 * Number of sections from which on a document is long. Further sections of long documents often match by chance, so
 * they count less.
 */
const LONG_DOCUMENT = 10;

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
		offer(best, sections[first] as number, documentScore(store, number, scores.slice(from, to)));
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
 * @param scores of those of its sections that were found, 0 to 1; they are sorted
 */
function documentScore(store: Pick<TextStore, 'documents'>, number: number, scores: Float64Array): number {
	if (scores.length === 1) return scores[0] as number;
	const [first = 0, ...others] = scores.sort().reverse();
	const next = others.slice(0, MAX_RANKED - 1).reduce((sum, score) => sum + score, 0) / (MAX_RANKED - 1);
	const sections = firstSectionOf(store, number + 1) - firstSectionOf(store, number);
	return first + (1 - first) * next * Math.min(1, LONG_DOCUMENT / sections);
}

/** Number of best sections by text that documents are ranked by, and whose vectors are compared. */
export const CANDIDATES = 100;

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

/** Ranks documents by text only, using several of the best sections of a document. */
export function* rankByText(
	store: TextStore,
	{ found, isSearched, limit }: Pick<Wanted, 'isSearched' | 'limit'> & { readonly found: Found },
): Recipe<Ranked> {
	const wanted = { limit: CANDIDATES, by: 'section', isSearched } as const;
	const scored = [...found.sections, ...(yield* findSections(store, found, wanted)).sections];
	const sections = distinctNumbers(scored.map(({ section }) => section));
	const text = textScores(sections, scored, found);
	const best = rankDocuments(store, sections, text, limit).map(({ section, score }): RankedSection => {
		return { section, score, text: text[lowerBound(sections, section, 0)] as number, vector: 0 };
	});
	return { best, comparisons: 0 };
}

/** Returns the normalised text scores of sections; 0 for those that text did not find. */
export function textScores(
	sections: Uint32Array,
	scored: readonly Scored[],
	{ possible }: Pick<Question, 'possible'>,
): Float64Array {
	const text = new Float64Array(sections.length);
	for (const { section, score } of scored) {
		const index = lowerBound(sections, section, 0);
		if (sections[index] === section) text[index] = score / (possible || 1);
	}
	return text;
}

/** Returns a document that was ranked by text only. */
export function byText({ section, score }: Scored, { possible }: Pick<Question, 'possible'>): RankedSection {
	return { section, score: score / possible, text: score / possible, vector: 0 };
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

/** Multiplier of the score of a list of changes, unless the question asks for changes. */
export const CHANGE_LIST_FACTOR = 0.8;

/** Words of changes and versions. "Change the port" and "怎么更新" ask how something is done. */
const CHANGES =
	/\d\.\d|(?<!be )changed|changes|change.?log|releas|version|deprecat|s new|new in|(?<!怎[么样]|如何)(?:更新|变更|版本|发布)|[变改]了[什哪]|(?:什么|哪些)[新变改]/i;

/** Whether a list of changes may answer a question. */
export function asksForChanges(query: string): boolean {
	return CHANGES.test(query);
}
