import type { Recipe } from '../format/base/recipe.js';
import type { Vectors } from '../format/kinds/vectors.js';
import type { Wanted } from '../text/best.ts';
import { type Found, findSections } from '../text/find.ts';
import { CANDIDATES, distinctNumbers, type Ranked, type RankedSection, rankDocuments } from '../text/pages.ts';
import { lowerBound } from '../text/posting-list.ts';
import { MAX_HITS } from '../text/question.ts';
import { documentOf, firstSectionOf, type TextStore } from '../text/store.ts';
import { fuseScores, scan } from './cosines.ts';

/** Minimum share of the question that text must find; otherwise the vectors of all sections are compared. */
const MIN_TEXT_SHARE = 0.08;

/** Maximum documents for which the vectors of all their sections are compared. */
export const MAX_SCANNED_DOCUMENTS = 100;

/** Maximum sections for which the vectors of all are compared. */
const MAX_SCANNED_SECTIONS = 4_096;

/** A question, and what text search found for it. */
export interface Question {
	/** Numbers of the documents to search; all if undefined. */
	readonly candidates: Uint32Array | undefined;
	/** The documents that text found, each by its best section. */
	readonly found: Found;
	readonly isSearched: Wanted['isSearched'];
	/** Maximum documents. */
	readonly limit: number;
}

export interface VectorUse {
	readonly vectors: Vectors;
	/** The vector of the question. */
	readonly query: Float32Array;
	/** Minimum cosine; lower ones count as 0. */
	readonly minScore: number;
}

/**
 * Ranks documents by text and vectors. Vectors are compared for the best sections by text; for all sections if there
 * are few documents, or if text found little, so that sections without a word of the question can be found.
 */
export function* rankSections(store: TextStore, question: Question, use: VectorUse): Recipe<Ranked> {
	const { candidates, isSearched, found, limit } = question;
	const { query, vectors, minScore } = use;
	const { weight } = vectors.settings;
	const all = documentOf(store, store.norms.length - 1) + 1;
	const documents = candidates?.length ?? all;
	const isAll = looksAtAll(store, question, documents);
	const wanted = { limit: isAll ? MAX_HITS : CANDIDATES, by: 'section', isSearched } as const;
	const { sections: bestByText } = yield* findSections(store, found, wanted);
	const scored = [...found.sections, ...bestByText];
	const sections = isAll ? sectionsOf(store, candidates) : distinctNumbers(scored.map(({ section }) => section));
	const parts = yield* vectors.sections(sections);
	const vector = scan(query, parts, sections);
	for (let i = 0; i < vector.length; i++) if ((vector[i] as number) < minScore) vector[i] = 0;
	const text = new Float64Array(sections.length);
	for (const { section, score } of scored) {
		const index = lowerBound(sections, section, 0);
		if (sections[index] === section) text[index] = score / (found.possible || 1);
	}
	// The weight is relative to the maximum text score of the question, not to the best score found.
	const merged = fuseScores(text, vector, weight);
	const best = rankDocuments(store, sections, merged, limit).map(({ section, score }): RankedSection => {
		const index = lowerBound(sections, section, 0);
		return { section, score, text: text[index] as number, vector: vector[index] as number };
	});
	return { best, comparisons: sections.length };
}

function looksAtAll(store: TextStore, { found }: Question, documents: number): boolean {
	const areFew = documents <= MAX_SCANNED_DOCUMENTS || store.norms.length <= MAX_SCANNED_SECTIONS;
	const [best] = found.sections;
	return areFew || best === undefined || best.score / found.possible < MIN_TEXT_SHARE;
}

/** Returns all sections of documents, ascending. */
function sectionsOf({ documents, norms }: TextStore, candidates: Uint32Array | undefined): Uint32Array {
	if (documents === undefined && candidates !== undefined) return candidates;
	const sections = new Uint32Array(norms.length);
	if (documents === undefined || candidates === undefined) return sections.map((_, section) => section);
	let count = 0;
	for (let i = 0; i < candidates.length; i++) {
		const number = candidates[i] as number;
		let section = firstSectionOf({ documents }, number);
		for (; documents[section] === number; section++) sections[count++] = section;
	}
	return sections.subarray(0, count);
}
