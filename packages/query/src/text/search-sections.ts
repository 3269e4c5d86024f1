import { check } from '../format/errors.js';
import { fits } from '../format/json.js';
import { readDocuments } from '../format/kinds/documents/read.js';
import { type Index, opened } from '../format/open/open-index.ts';
import type { Scored } from './best.ts';
import { broadEvidenceIn, type TextEvidence } from './judge.ts';
import { openTextStore } from './open-text-store.ts';
import { MAX_RANKED, rankPages } from './pages.ts';
import { checkSearch, MAX_HITS, SEARCH_DEFAULTS, type SearchOptions } from './question.ts';
import { documentsWith, editionsFor, namedVersion, type OfDocument, type ReaderEditions, readScopes } from './scope.ts';
import { type BestFound, findBest, resultOf, type TextResult } from './search-store.ts';
import { documentOf, type TextStore } from './store.ts';

/** Minimum number of sections that pages are ranked by, even if fewer are returned. */
const MIN_RANKED = 20;

/** How many times as many sections are read where those of a document are too many. */
const MORE = 5;

/** Options of a search for sections. */
export interface SectionSearchOptions extends SearchOptions {
	/** Only documents of one of these categories. */
	readonly categories?: readonly string[];
	/** Only documents that have one of these tags. */
	readonly tags?: readonly string[];
	/**
	 * Only documents below one of these directories, such as `zh/`; with a hyphen before a directory, such as `-zh/`,
	 * none below it.
	 */
	readonly scopes?: readonly string[];
	/** The path of the address of the reader's page, such as `/docs/1.2/install`, whose version and language are preferred. */
	readonly address?: string;
	/** Whether pages are searched in all languages, not only in the reader's and the original one. */
	readonly anyLanguage?: boolean;
	/** Maximum sections of one document, so that a long one leaves room for others. Default: no maximum. */
	readonly perDocument?: number;
}

const DEFAULTS: Required<SectionSearchOptions> = {
	...SEARCH_DEFAULTS,
	categories: [],
	tags: [],
	scopes: [],
	address: '',
	anyLanguage: false,
	perDocument: MAX_HITS,
};

/**
 * Searches as `searchText`, but returns sections: `limit` is the number of sections, and several may be of the same
 * document. For a list of results grouped by page: those of a page follow each other, best first, and pages rank higher
 * the more of their sections match, and the more terms of the query their title has. Of a page in several versions or
 * languages, one is listed.
 *
 * @throws PinakesError as `searchText`
 */
export async function searchSections(
	index: Index,
	text: string,
	options: SectionSearchOptions = {},
): Promise<TextResult> {
	const checked = checkSearch(text, options, DEFAULTS) as typeof DEFAULTS;
	const { categories, tags, scopes, address, anyLanguage, perDocument } = checked;
	check(fits([categories, tags, scopes], [['']]), 'categories, tags and scopes are lists.');
	check(perDocument > 0, 'perDocument must be at least 1.');
	return opened(index).run(function* (manifest) {
		// Its file comes with what every search reads first.
		const documents = yield* readDocuments(manifest);
		const store = yield* openTextStore(manifest);
		const filters = [
			yield* documentsWith(manifest, 'category', categories),
			yield* documentsWith(manifest, 'tag', tags),
			yield* readScopes(manifest, scopes),
		].filter((isAllowed) => isAllowed !== undefined);
		const isLeft: OfDocument = (number) => filters.every((isAllowed) => isAllowed(number));
		const isNamed = documents && (yield* documentsWith(manifest, 'scope', namedVersion(text, documents.intents)));
		const hasScope = scopes.some((scope) => scope[0] !== '-');
		const editions = documents && editionsFor(documents, { address, isNamed, isLeft, hasScope, anyLanguage });
		const isExcluded = (section: number): boolean => {
			const number = documentOf(store, section);
			return !isLeft(number) || editions?.isSearched(number) === false;
		};
		const filtered = filters[0] || editions ? { ...store, isExcluded } : store;
		// Without document numbers, each section is ranked on its own.
		const bySection = { ...filtered, documents: undefined };
		const limit = Math.max(checked.limit, MIN_RANKED);
		const found = yield* findBest(bySection, text, { ...checked, limit });
		let best = listedOf(store, found.best, editions);
		if (atMost(store, best, perDocument).length < found.best.length) {
			const more = yield* found.sections(MORE * limit);
			best = atMost(store, listedOf(store, more.best, editions), MAX_RANKED).slice(0, limit);
		}
		best = atMost(store, yield* rankPages(store, { ...found, best }, documents, text), perDocument);
		const first = firstPageEvidence(store, { ...found, best });
		const listed = { ...found, ...first, judge: broadEvidenceIn, best: best.slice(0, checked.limit) };
		return yield* resultOf(bySection, listed, checked);
	});
}

/** Returns the sections of the edition of each page that is listed. */
function listedOf(
	store: TextStore,
	sections: readonly Scored[],
	editions: ReaderEditions | undefined,
): readonly Scored[] {
	if (editions === undefined) return sections;
	const scored = sections.map((one) => ({ ...one, number: documentOf(store, one.section), final: one.score }));
	const listed = new Set(editions.distinct(scored).map(({ number }) => number));
	return scored.filter(({ number }) => listed.has(number));
}

/** Returns the first sections of each document, at most `most`. */
function atMost(store: TextStore, sections: readonly Scored[], most: number): readonly Scored[] {
	const counts = new Map<number, number>();
	return sections.filter(({ section }) => {
		const number = documentOf(store, section);
		const count = counts.get(number) ?? 0;
		counts.set(number, count + 1);
		return count < most;
	});
}

/** Returns the maximum evidence of the sections of the first page, which is judged as `search` judges it. */
function firstPageEvidence(store: TextStore, { best, query, evidence, confidence }: BestFound): TextEvidence {
	const pages = best.map(({ section }) => documentOf(store, section));
	const judged = best
		.filter((_, i) => pages[i] === pages[0])
		.map((one) => broadEvidenceIn(query, one, store.calibration));
	return judged.sort((a, b) => b.evidence - a.evidence)[0] ?? { evidence, confidence };
}
