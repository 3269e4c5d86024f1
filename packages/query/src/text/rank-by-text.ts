import type { Recipe } from '@pinakes/format/recipe';
import type { Scored } from './best-documents.ts';
import { lowerBound } from './posting-list.ts';
import { rankDocuments } from './rank-documents.ts';
import type { BestFound } from './search-store.ts';
import type { TextStore } from './text-store.ts';

/** The best sections by text that tell which documents are best, and whose vectors are looked at. */
export const CANDIDATES = 100;

/** A document by its best section, each score from 0 to 1. */
export interface RankedSection {
	readonly section: number;
	readonly score: number;
	/** Normalised, by text; 0 for a section without any term of the question. */
	readonly text: number;
	/** Its cosine; 0 where that is negative, or below what was asked for. */
	readonly vector: number;
}

/** Documents, best first, and for how many sections vectors were compared. */
export interface Ranked {
	readonly best: readonly RankedSection[];
	readonly comparisons: number;
	/** True where static vectors could not be read, so that text alone counts. */
	readonly isDamaged?: boolean;
}

/** Ranks documents by text alone: by the best sections of all, several of a document too. */
export function* rankByText(
	store: TextStore,
	{ found, limit }: { readonly found: BestFound; readonly limit: number },
): Recipe<Ranked> {
	const scored = [...found.best, ...(yield* found.sections(CANDIDATES)).best];
	const sections = distinctSections(scored);
	const text = textScores(sections, scored, found);
	const best = rankDocuments(store, sections, text, limit).map(({ section, score }): RankedSection => {
		return { section, score, text: text[lowerBound(sections, section, 0)] as number, vector: 0 };
	});
	return { best, comparisons: 0 };
}

/** The normalised scores of sections by text: 0 of those that it did not find. */
export function textScores(
	sections: Uint32Array,
	scored: readonly Scored[],
	{ possible }: Pick<BestFound, 'possible'>,
): Float64Array {
	const text = new Float64Array(sections.length);
	for (const { section, score } of scored) text[lowerBound(sections, section, 0)] = score / (possible || 1);
	return text;
}

/** A document that was found by text alone. */
export function byText(
	{ section, score }: BestFound['best'][number],
	{ possible }: Pick<BestFound, 'possible'>,
): RankedSection {
	return { section, score: score / possible, text: score / possible, vector: 0 };
}

/** Sections once each, ascending. */
export function distinctSections(scored: readonly Scored[]): Uint32Array {
	return Uint32Array.from(new Set(scored.map(({ section }) => section))).sort();
}
