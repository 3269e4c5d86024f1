import type { Vectors } from '@pinakes/format/kinds/vectors/read';
import { STATIC, TRAINED } from '@pinakes/format/kinds/vectors/schema';
import type { Recipe } from '@pinakes/format/recipe';
import { type Best, offer } from '../text/best-documents.ts';
import { bestShare, within } from '../text/find-question.ts';
import { parseQuery } from '../text/parse-query.ts';
import { lowerBound } from '../text/posting-list.ts';
import { MAX_HITS, type SearchOptions } from '../text/search-options.ts';
import { type BestFound, findBest } from '../text/search-store.ts';
import { documentOf } from '../text/section-locations.ts';
import type { TextStore } from '../text/text-store.ts';
import { type BothScores, type Fusion, mergeScores } from './merge.ts';
import { shareOf, trainedVector } from './query-vector.ts';
import { scan } from './scan.ts';
import { staticVector } from './static-vector.ts';

/** The share of the question that text must find, or the vectors of all sections are looked at. */
const MIN_TEXT_SHARE = 0.08;

/** The best sections by text, whose vectors are looked at. */
const CANDIDATES = 100;

/**
 * What shares no word with the question and is no nearer to it than this cosine is not about it. Static vectors of
 * questions are shorter: see `staticVector`.
 */
const MIN_VECTOR_ALONE = 0.3;
const MIN_STATIC_ALONE = 0.2;

/** Documents up to which the vectors of all their sections are looked at. */
export const MAX_SCANNED_DOCUMENTS = 100;

/** Sections up to which the static vectors of all are looked at: they are of short texts, which share few words with a question. */
const MAX_SCANNED_SECTIONS = 4_096;

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

/** What is asked. */
export interface Question {
	readonly text: string;
	/** Numbers of the documents among which to look; all where undefined. */
	readonly candidates: Uint32Array | undefined;
	/** What text found among them, of each document the best section. */
	readonly found: BestFound;
	/** How text was searched; `limit` documents at most. */
	readonly options: Required<SearchOptions>;
}

/** How vectors count. */
export interface VectorUse {
	readonly vectors: Vectors;
	/** The question as an encoder gives it, of length 1; undefined for trained and static vectors, which give it themselves. */
	readonly encoded: Float32Array | undefined;
	/** `vector`: by cosines alone, of all sections. */
	readonly fusion: Fusion | 'vector';
	/** Cosines below it count nothing. */
	readonly minScore: number;
}

/**
 * Ranks documents by text and vectors together. Compared are the best sections by text; all sections where there are
 * few documents, or where text found nothing good, so that what shares no word with the question can be found.
 */
export function* rankSections(store: TextStore, question: Question, use: VectorUse): Recipe<Ranked> {
	if (use.vectors.settings.embedder !== STATIC) return yield* rankByVectors(store, question, use);
	try {
		return yield* rankByVectors(store, question, use);
	} catch {
		return { ...byTexts(question.found), isDamaged: true };
	}
}

function byTexts(found: BestFound): Ranked {
	return { best: found.best.map((one) => byText(one, found)), comparisons: 0 };
}

/** The vector of a question, and how it is combined with text. */
function* encode(
	store: TextStore,
	{ text, found, options }: Question,
	{ vectors, encoded }: VectorUse,
): Recipe<Float32Array | undefined> {
	if (encoded !== undefined) return encoded;
	if (vectors.settings.embedder === STATIC) return yield* staticVector(text, vectors, store.analyzer.folding);
	// Vectors that were trained from the texts know no words of other languages.
	if (found.terms.some((term) => term.found.likeness === 'translated')) return undefined;
	return yield* trainedVector(parseQuery(text, store.analyzer, options).terms, store, vectors);
}

function* rankByVectors(store: TextStore, question: Question, use: VectorUse): Recipe<Ranked> {
	const { text, candidates, found, options } = question;
	const isStatic = use.vectors.settings.embedder === STATIC;
	const isTrained = use.vectors.settings.embedder === TRAINED;
	const { terms, phrases, excluded } = parseQuery(text, store.analyzer, options);
	const query = yield* encode(store, question, use);
	if (query === undefined) return byTexts(found);
	// Vectors do not say what the text must have, or must not.
	const isStrict = phrases.length > found.relaxed.length || excluded.length > 0;
	const isFew =
		(candidates?.length ?? documentOf(store, store.norms.length - 1) + 1) <= MAX_SCANNED_DOCUMENTS ||
		(isStatic && store.norms.length <= MAX_SCANNED_SECTIONS);
	const isAll = use.fusion === 'vector' || (!isStrict && (isFew || bestShare(found) < MIN_TEXT_SHARE));
	const bySection = yield* findBest({ ...within(store, candidates), documents: undefined }, text, {
		...options,
		limit: isAll ? MAX_HITS : CANDIDATES,
	});
	const scores = new Map([...found.best, ...bySection.best].map(({ section, score }) => [section, score]));
	const sections = isAll ? sectionsOf(store, candidates) : [...scores.keys()].sort((a, b) => a - b);
	const parts = yield* use.vectors.sections(sections);
	const vector = scan(query, parts, sections).map((cosine) => (cosine < use.minScore ? 0 : Math.max(0, cosine)));
	const textScores = Float64Array.from(sections, (section) => (scores.get(section) ?? 0) / (found.possible || 1));
	const weight = use.vectors.settings.weight * (isTrained ? shareOf(terms, store) : 1);
	// Vectors that were not trained from the texts are near to what means the same: beside them text counts by what it found of
	// the question, not by what it found best.
	const both = { text: textScores, vector, best: isTrained ? bestShare(found) : 1, weight };
	const merged =
		use.fusion === 'vector'
			? vector
			: withoutFar(mergeScores(both, use.fusion), both, isStatic ? MIN_STATIC_ALONE : MIN_VECTOR_ALONE);
	const best = bestOf(store, sections, merged, options.limit);
	return {
		best: best.sections.map((section, i) => {
			const index = sections.indexOf(section);
			const [byText = 0, byVector = 0] = [textScores[index], vector[index]];
			return { section, score: best.scores[i] as number, text: byText, vector: byVector };
		}),
		comparisons: sections.length,
	};
}

/** A document that was found by text alone. */
export function byText(
	{ section, score }: BestFound['best'][number],
	{ possible }: Pick<BestFound, 'possible'>,
): RankedSection {
	return { section, score: score / possible, text: score / possible, vector: 0 };
}

function withoutFar(scores: Float64Array, { text, vector }: BothScores, least: number): Float64Array {
	return scores.map((score, i) => (text[i] === 0 && (vector[i] as number) < least ? 0 : score));
}

function bestOf(store: TextStore, sections: readonly number[], scores: Float64Array, limit: number): Best {
	const best: Best = { limit, documents: store.documents, sections: [], scores: [] };
	let last = 0;
	sections.forEach((section, i) => {
		const score = scores[i] as number;
		if (score <= 0 || score < last) return;
		offer(best, section, score);
		last = best.scores[limit - 1] ?? 0;
	});
	return best;
}

/** All sections of documents, ascending. */
function sectionsOf({ documents, norms }: TextStore, candidates: Uint32Array | undefined): number[] {
	if (candidates === undefined) return Array.from(norms, (_, section) => section);
	if (documents === undefined) return [...candidates];
	return [...candidates].flatMap((number) => {
		const sections: number[] = [];
		for (let section = lowerBound(documents, number, 0); documents[section] === number; section++)
			sections.push(section);
		return sections;
	});
}
