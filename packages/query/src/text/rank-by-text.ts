import type { Recipe } from '../format/recipe.js';
import type { Scored } from './best-documents.ts';
import { lowerBound } from './posting-list.ts';
import { rankDocuments } from './rank-documents.ts';
import type { BestFound } from './search-store.ts';
import type { TextStore } from './text-store.ts';

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
	/** True if static vectors could not be read and only text was used. */
	readonly isDamaged?: boolean;
}

/** Ranks documents by text only, using several of the best sections of a document. */
export function* rankByText(
	store: TextStore,
	{ found, limit }: { readonly found: BestFound; readonly limit: number },
): Recipe<Ranked> {
	const scored = [...found.best, ...(yield* found.sections(CANDIDATES)).best];
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
	{ possible }: Pick<BestFound, 'possible'>,
): Float64Array {
	const text = new Float64Array(sections.length);
	for (const { section, score } of scored) {
		const index = lowerBound(sections, section, 0);
		if (sections[index] === section) text[index] = score / (possible || 1);
	}
	return text;
}

/** Returns a document that was ranked by text only. */
export function byText(
	{ section, score }: BestFound['best'][number],
	{ possible }: Pick<BestFound, 'possible'>,
): RankedSection {
	return { section, score: score / possible, text: score / possible, vector: 0 };
}

/** Returns the distinct numbers of sections or documents, ascending. */
export function distinctNumbers(numbers: readonly number[]): Uint32Array {
	return Uint32Array.from(new Set(numbers)).sort();
}
