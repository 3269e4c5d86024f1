import type { DocumentRecord } from '../kinds/documents/format.ts';
import { readDocumentRecords } from '../kinds/documents/read.ts';
import { readSectionTexts } from '../kinds/entries/read.ts';
import type { SectionRecord } from '../kinds/text/format.ts';
import { readText } from '../kinds/text/read.ts';
import { sharesOf } from '../kinds/titles/read.ts';
import type { Manifest } from '../manifest.ts';
import { type Factor, scoreOf } from '../match/scoring.ts';
import { type Recipe, together } from '../recipe.ts';
import { documentOf, readPlaces, type SectionPlace } from '../search/places.ts';
import type { RankedSection } from '../vectors/rank-sections.ts';
import type { Citation } from './answer.ts';
import { documentFactors } from './factors.ts';
import type { Narrowed } from './narrow.ts';
import { passageOf, shorten, titleShare, titleText } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

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
	/** With `explain`, where vectors count: the normalised score by text, and that by vectors, 0 to 1. */
	readonly text_score?: number;
	readonly vector_score?: number;
}

/** Scores documents by what was retrieved of them and all that is known of them beside, and reads the best. */
export function* rank(
	manifest: Manifest,
	{ topic, documents, filtered, titles }: Narrowed,
	retrieved: readonly RankedSection[],
	options: CheckedKnowledgeOptions,
	hasVectors: boolean,
): Recipe<SearchHit[]> {
	const store = yield* readText(manifest);
	const sections = retrieved.map(({ section }) => section);
	const shareOf = titles && sharesOf(titles, manifest);
	const records = shareOf === undefined ? yield* store.records(sections) : [];
	// Where filters left nothing, what is found fits none of them.
	const isFiltered = filtered.applied.length > 0 && filtered.candidates.length > 0;
	const scored = retrieved.map((one, i) => {
		const number = documentOf(store, one.section);
		// A document that filters left fits what is asked for; how much of it shows in the title.
		const title = shareOf?.(one.section) ?? titleShare(topic, titleText(records[i] as SectionRecord));
		const index = isFiltered ? (1 + title) / 2 : title;
		const factors = documentFactors({ index, retrieval: one.score }, documents, number, options.today);
		return { ...one, number, factors, score: scoreOf(factors) };
	});
	const best = scored.sort((a, b) => b.score - a.score).slice(0, options.limit);
	const numbers = best.map(({ number }) => number);
	const bestSections = best.map(({ section }) => section);
	const [places, shown, texts] = yield* together(
		readPlaces(store, bestSections),
		readDocumentRecords(manifest, documents === undefined ? [] : numbers),
		// Those of files as they stand there, with their code.
		manifest.cuts.entries?.length > 0 ? readSectionTexts(manifest, bestSections) : store.texts(bestSections),
	);
	return best.map(({ factors, score, text, vector }, i) => {
		const { id: known, title, headings, lines } = places[i] as SectionPlace;
		const { id = known, path = known, confidence = null, last_reviewed = null } = shown[i] ?? {};
		const passage = passageOf(texts[i] as string, topic);
		const scores = hasVectors ? { text_score: text, vector_score: vector } : {};
		return {
			id,
			title,
			path,
			score,
			confidence,
			last_reviewed,
			excerpt: shorten(passage, LONGEST_EXCERPT),
			passage,
			citation: { path, headings, lines },
			...(options.explain ? { factors, ...scores } : {}),
		};
	});
}
