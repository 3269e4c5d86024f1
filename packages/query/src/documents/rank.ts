import { withoutTags } from '@pinakes/format/analysis/plain-markdown';
import { readDocumentRecords } from '@pinakes/format/kinds/documents/read';
import type { DocumentRecord } from '@pinakes/format/kinds/documents/schema';
import { readSectionTexts } from '@pinakes/format/kinds/entries/read';
import type { SectionRecord } from '@pinakes/format/kinds/text/schema';
import { sharesOf } from '@pinakes/format/kinds/titles/read';
import { titleText } from '@pinakes/format/kinds/titles/title-concepts';
import type { Manifest } from '@pinakes/format/manifest';
import { type Recipe, together } from '@pinakes/format/recipe';
import { readText } from '../text/open-text-store.ts';
import type { RankedSection } from '../text/rank-by-text.ts';
import { documentOf, readSectionLocations, type SectionLocation } from '../text/section-locations.ts';
import type { TextStore } from '../text/text-store.ts';
import { type Factor, scoreOf } from '../units/scoring.ts';
import { replaceBareTitles, type ShownSection } from './bare-titles.ts';
import type { Citation } from './citation.ts';
import { documentFactors, indexScore } from './factors.ts';
import { inferredOf } from './infer.ts';
import type { Narrowed } from './narrow.ts';
import { passageOf, shorten, titleShare } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';
import { reasonFor } from './reason.ts';
import { unretrieved } from './unretrieved.ts';

/** Characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 300;

/** A document that the index alone suggests, before any text is searched. */
export interface Candidate {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	/** The index part of its score, 0 to 1. */
	readonly score: number;
	/** Why, such as `matches the tags [kubernetes, pods] and is in tasks/`. */
	readonly reason: string;
}

/** A document that was found. */
export interface SearchHit {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	readonly score: number;
	/** What it was found by. */
	readonly reason: string;
	readonly confidence: DocumentRecord['confidence'];
	readonly last_reviewed: string | null;
	readonly excerpt: string;
	/** The passage of the best section that tells most, code whole. */
	readonly passage: string;
	readonly citation: Citation;
	/** The address of the best section on its site, as the index has it: check its scheme before linking to it. */
	readonly url?: string;
	/** With `explain`: what the score is made of; `scoreOf` reproduces it. */
	readonly factors?: readonly Factor[];
	/** With `explain`, where vectors count: the normalised score by text, and that by vectors, 0 to 1. */
	readonly text_score?: number;
	readonly vector_score?: number;
}

/** The best documents. */
export interface RankedDocuments {
	readonly candidates: readonly Candidate[];
	readonly hits: readonly SearchHit[];
	/** The hits of which text or vectors found a section: others are no part of an answer. */
	readonly retrieved: readonly SearchHit[];
	/** The first of these; undefined where nothing was found. */
	readonly first: RankedSection | undefined;
}

/** A document with its scores. */
interface ScoredDocument extends RankedSection {
	readonly number: number;
	readonly index: number;
	/** The share of the question that its title and headings have. */
	readonly title: number;
	readonly factors: readonly Factor[];
	/** What the factors make of the index and the retrieval. */
	readonly final: number;
}

/** Scores documents by what was retrieved of them and all that is known of them beside, and reads the best. */
export function* rank(
	manifest: Manifest,
	narrowed: Narrowed,
	found: readonly RankedSection[],
	options: CheckedKnowledgeOptions,
	hasVectors: boolean,
): Recipe<RankedDocuments> {
	const store = yield* readText(manifest);
	const scored = yield* scoreDocuments(manifest, store, narrowed, found, options.today);
	const best = [...scored].sort((a, b) => b.final - a.final).slice(0, options.limit);
	const suggested = suggestedBy(scored, narrowed, options.limit);
	const bestSections = best.map(({ section }) => section);
	// Those of files as they are there, with their code.
	const readTexts = (sections: readonly number[]): Recipe<readonly string[]> =>
		manifest.cuts.entries?.length > 0 ? readSectionTexts(manifest, sections) : store.texts(sections);
	const [locations, records, texts] = yield* together(
		readSectionLocations(
			store,
			[...best, ...suggested].map(({ section }) => section),
		),
		readDocumentRecords(
			manifest,
			narrowed.documents === undefined ? [] : [...best, ...suggested].map(({ number }) => number),
		),
		readTexts(bestSections),
	);
	const read = bestSections.map((section, i): ShownSection => {
		return { section, location: locations[i] as SectionLocation, text: texts[i] as string };
	});
	const shown = yield* replaceBareTitles(store, read, narrowed.topic, readTexts);
	const hits = best.map((one, i): SearchHit => {
		const { factors, final, text, vector } = one;
		const { location, text: section } = shown[i] as ShownSection;
		const { id: known, title, headings, lines, url } = location;
		const { id = known, path = known, confidence = null, last_reviewed = null } = records[i] ?? {};
		const passage = passageOf(section, narrowed.topic);
		const scores = hasVectors ? { text_score: text, vector_score: vector } : {};
		return {
			id,
			title,
			path,
			score: final,
			reason: reasonFor(narrowed, one, true),
			confidence,
			last_reviewed,
			excerpt: shorten(withoutTags(passage), MAX_EXCERPT_LENGTH),
			passage,
			citation: { path, headings, lines },
			...(url && { url }),
			...(options.explain ? { factors, ...scores } : {}),
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

/** The documents that the index suggests, best first, each with its reason; those without a reason are left out. */
function suggestedBy(
	scored: readonly ScoredDocument[],
	narrowed: Narrowed,
	limit: number,
): (Pick<ScoredDocument, 'section' | 'number' | 'index'> & Pick<Candidate, 'reason'>)[] {
	const suggested = [];
	for (const one of scored.filter(({ index }) => index > 0).sort((a, b) => b.index - a.index)) {
		if (suggested.length === limit) break;
		const { section, number, index } = one;
		const reason = reasonFor(narrowed, one, false);
		if (reason !== '') suggested.push({ section, number, index, reason });
	}
	return suggested;
}

/** The score of every document that was retrieved, or that is to be ranked without. */
function* scoreDocuments(
	manifest: Manifest,
	store: TextStore,
	narrowed: Narrowed,
	retrieved: readonly RankedSection[],
	today: number,
): Recipe<ScoredDocument[]> {
	const { topic, documents, filtered, inferred, titles } = narrowed;
	const all = [...retrieved, ...unretrieved(store, narrowed, retrieved)];
	const shareOf = titles && sharesOf(titles, topic.ideas, manifest);
	const records = shareOf === undefined ? yield* store.records(all.map(({ section }) => section)) : [];
	// Where filters left nothing, what is found fits none of them.
	const isFiltered = filtered.applied.length > 0 && filtered.candidates.length > 0;
	return all.map((one, i) => {
		const number = documentOf(store, one.section);
		const title = shareOf?.(one.section) ?? titleShare(topic, titleText(records[i] as SectionRecord));
		const index = indexScore(title, isFiltered, inferredOf(inferred, number), inferred);
		const factors = documentFactors({ index, retrieval: one.score, documents, number, today });
		const { section, score, text, vector } = one;
		return { section, score, text, vector, number, index, title, factors, final: scoreOf(factors) };
	});
}
