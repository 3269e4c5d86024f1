import { type Factor, scoreOf } from '../format/base/factors.ts';
import { readDocumentRecords, reviewOf } from '../format/kinds/documents/read.js';
import type { DocumentRecord } from '../format/kinds/documents/schema.js';
import { readSectionTexts } from '../format/kinds/entries/read.js';
import type { Manifest } from '../format/manifest.js';
import { type Recipe, together } from '../format/recipe.js';
import { openTextStore } from '../text/open-text-store.ts';
import type { RankedSection } from '../text/rank-by-text.ts';
import { documentOf, readSectionLocations, type SectionLocation } from '../text/section-locations.ts';
import type { TextStore } from '../text/text-store.ts';
import { replaceBareTitles, type ShownSection, shownSections } from './bare-titles.ts';
import type { Citation } from './citation.ts';
import { asksForChanges } from './confidence.ts';
import { distinctPages, isOriginal, MIN_PREFERRED } from './editions.ts';
import { documentFactors, indexScore } from './factors.ts';
import { contains } from './filters.ts';
import { inferredOf } from './infer.ts';
import type { Narrowed } from './narrow.ts';
import { excerptOf, passageOf } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';
import { reasonFor } from './reason.ts';
import { readTitleShares } from './title-shares.ts';
import { unretrieved } from './unretrieved.ts';

/** A document that matches by metadata alone. */
export interface Candidate {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	/** Score by metadata, 0 to 1. */
	readonly score: number;
	/** Why it matches, such as `matches the tags [kubernetes, pods] and is in tasks/`. */
	readonly reason: string;
}

/** A document that was found. */
export interface SearchHit {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	readonly score: number;
	/** Why it was found. */
	readonly reason: string;
	readonly confidence: DocumentRecord['confidence'];
	readonly last_reviewed: string | null;
	readonly excerpt: string;
	/** The best passage of the best section; code is not cut. */
	readonly passage: string;
	readonly citation: Citation;
	/** URL of the best section on its site, as the index has it: check its scheme before you link to it. */
	readonly url?: string;
	/** With the option `explain`: factors of the score, from which `scoreOf` computes it. */
	readonly factors?: readonly Factor[];
	/** With the option `explain`, if vectors were used: the normalised scores by text and by vectors, 0 to 1. */
	readonly text_score?: number;
	readonly vector_score?: number;
}

/** The best documents and candidates. */
interface RankedDocuments {
	readonly candidates: readonly Candidate[];
	readonly hits: readonly SearchHit[];
	/** Hits with a section that text or vectors found; others are not used for an answer. */
	readonly retrieved: readonly SearchHit[];
	/** The first of these; undefined if the list is empty. */
	readonly first: RankedSection | undefined;
}

interface ScoredDocument extends RankedSection {
	readonly number: number;
	readonly index: number;
	/** Share of the question's concepts in title and headings. */
	readonly title: number;
	readonly factors: readonly Factor[];
	/** Score computed from the factors. */
	readonly final: number;
}

/** A document by number, with the section by which it is listed. */
type ListedDocument = Pick<ScoredDocument, 'section' | 'number'>;

/** What a hit shows of its document. */
type Shown = Partial<DocumentRecord> & ReturnType<typeof reviewOf>;

/** Scores documents by what was retrieved of them and all that is known of them beside, and reads the best. */
export function* rank(
	manifest: Manifest,
	narrowed: Narrowed,
	found: readonly RankedSection[],
	options: CheckedKnowledgeOptions,
	hasVectors: boolean,
): Recipe<RankedDocuments> {
	const store = yield* openTextStore(manifest);
	const scored = yield* scoreDocuments(manifest, store, narrowed, found, options);
	const best = pagesFirst(scored, narrowed).slice(0, options.limit);
	const suggested = suggestedBy(scored, narrowed, options.limit);
	const { shown, locations, records } = yield* readShown(manifest, store, narrowed, best, suggested);
	const hits = best.map((one, i): SearchHit => {
		const { factors, final, text, vector } = one;
		const { location, text: section } = shown[i] as ShownSection;
		const { id: known, title, headings, lines, url } = location;
		const review: Shown = records[i] ?? reviewOf(narrowed.documents, one.number);
		const { id = known, path = known, confidence, last_reviewed } = review;
		const passage = passageOf(section, narrowed.topic);
		const scores = hasVectors && { text_score: text, vector_score: vector };
		return {
			id,
			title,
			path,
			score: final,
			reason: reasonFor(narrowed, one, true),
			confidence,
			last_reviewed,
			excerpt: excerptOf(passage),
			passage,
			citation: { path, headings, lines },
			...(url && { url }),
			...(options.explain && { factors, ...scores }),
		};
	});
	const candidates = suggested.map((one, i): Candidate => {
		const { id: known, title } = locations[best.length + i] as SectionLocation;
		const { id = known, path = known } = records[best.length + i] ?? {};
		return { id, title, path, score: one.index, reason: one.reason };
	});
	const isRetrieved = ({ score }: RankedSection): boolean => score > 0;
	const retrieved = hits.filter((_, i) => isRetrieved(best[i] as ScoredDocument));
	return { candidates, hits, retrieved, first: best.find(isRetrieved) };
}

/**
 * Sorts documents by score. Of each page only one edition is listed among the first: that of the version that the question
 * names, or else that in the original language if it is nearly as good as the best. The others follow after all pages.
 */
function pagesFirst(scored: readonly ScoredDocument[], { documents, filtered }: Narrowed): ScoredDocument[] {
	const byScore = (a: ScoredDocument, b: ScoredDocument): number => b.final - a.final;
	const sorted = [...scored].sort(byScore);
	if (documents === undefined) return sorted;
	const minShare = (number: number): number => {
		const isPreferred = isOriginal(documents, number);
		if (contains(filtered.named, number)) return isPreferred ? -1 : 0;
		return isPreferred ? MIN_PREFERRED : 1;
	};
	const listed = new Set(distinctPages(sorted, documents, minShare));
	return [...[...listed].sort(byScore), ...sorted.filter((one) => !listed.has(one))];
}

/** Reads the sections to show of the best documents, and the locations and records of these and of suggested ones. */
function* readShown(
	manifest: Manifest,
	store: TextStore,
	{ documents, topic }: Narrowed,
	best: readonly ListedDocument[],
	suggested: readonly ListedDocument[],
): Recipe<{
	readonly shown: readonly ShownSection[];
	readonly locations: readonly SectionLocation[];
	readonly records: readonly DocumentRecord[];
}> {
	// Texts of files are read unchanged, with their code.
	const readTexts = (sections: readonly number[]): Recipe<readonly string[]> =>
		manifest.cuts.entries?.length > 0 ? readSectionTexts(manifest, sections) : store.texts(sections);
	const listed = [...best, ...suggested];
	const [locations, records, texts] = yield* together(
		readSectionLocations(store, listed),
		readDocumentRecords(manifest, documents && !documents.ids_are_paths ? listed.map(({ number }) => number) : []),
		readTexts(best.map(({ section }) => section)),
	);
	const shown = yield* replaceBareTitles(store, shownSections(best, locations, texts), topic, readTexts);
	return { shown, locations, records };
}

/** Returns the documents that match by metadata, best first, with reasons; those without a reason are skipped. */
function suggestedBy(
	scored: readonly ScoredDocument[],
	narrowed: Narrowed,
	limit: number,
): (ListedDocument & Pick<ScoredDocument, 'index'> & Pick<Candidate, 'reason'>)[] {
	const suggested = [];
	for (const one of scored.filter(({ index }) => index > 0).sort((a, b) => b.index - a.index)) {
		if (suggested.length === limit) break;
		const { section, number, index } = one;
		const reason = reasonFor(narrowed, one, false);
		if (reason !== '') suggested.push({ section, number, index, reason });
	}
	return suggested;
}

/** Scores the retrieved documents, and others that are ranked too. */
function* scoreDocuments(
	manifest: Manifest,
	store: TextStore,
	narrowed: Narrowed,
	retrieved: readonly RankedSection[],
	{ today, query }: CheckedKnowledgeOptions,
): Recipe<ScoredDocument[]> {
	const { topic, documents, filtered, inferred } = narrowed;
	const all = [...retrieved, ...unretrieved(store, narrowed, retrieved)];
	const sections = all.map(({ section }) => section);
	const shareOf = yield* readTitleShares(manifest, store, topic, sections);
	// If no document passes the filters, those found do not either.
	const isFiltered = filtered.applied.length > 0 && filtered.candidates.length > 0;
	const mayBeChanges = asksForChanges(query);
	return all.map((one, i) => {
		const number = documentOf(store, one.section);
		const title = shareOf(one.section, i);
		const index = indexScore(title, isFiltered, inferredOf(inferred, number), inferred);
		const factors = documentFactors({ index, retrieval: one.score, documents, number, today, mayBeChanges });
		return { ...one, number, index, title, factors, final: scoreOf(factors) };
	});
}
