/** Results as sections grouped by page, in the version and language of the reader. An opt-in part of `searchText`. */
import { check } from '../format/base/errors.js';
import { fits } from '../format/base/json.js';
import type { Recipe } from '../format/base/recipe.js';
import { readDocuments } from '../format/kinds/documents.js';
import type { Scored, Wanted } from './best.ts';
import { type Found, findSections, readQuestion } from './find.ts';
import { CANDIDATES, groupPages } from './pages.ts';
import type { Asked, TextPart } from './present.ts';
import { MAX_HITS } from './question.ts';
import { documentsWith, editionsFor, namedVersion, type OfDocument, type ReaderEditions, readScopes } from './scope.ts';
import { documentOf, type OpenedText, type TextStore } from './store.ts';

/** Minimum number of the best sections whose pages are listed, even if fewer are returned. */
const MIN_LISTED = 20;

/** Options of the part `PAGES`. `limit` is the number of sections. */
export interface PageOptions {
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

const DEFAULTS: Required<PageOptions> = {
	categories: [],
	tags: [],
	scopes: [],
	address: '',
	anyLanguage: false,
	perDocument: MAX_HITS,
};

/**
 * Returns sections in place of documents, for a list of results grouped by page: those of a page follow each other, best
 * first, and pages rank higher the more of their sections match. Of a page in several versions or languages, one is listed.
 */
export const PAGES: TextPart = {
	defaults: DEFAULTS,
	check(options) {
		const { categories, tags, scopes, perDocument } = options as Required<PageOptions>;
		check(fits([categories, tags, scopes], [['']]), 'categories, tags and scopes are lists.');
		check(perDocument > 0, 'perDocument must be at least 1.');
	},
	find: findPages,
};

function* findPages(open: OpenedText, asked: Asked): Recipe<Found> {
	const { store } = open;
	const { text, signs } = asked;
	const options = asked.options as Asked['options'] & Required<PageOptions>;
	const { limit, perDocument } = options;
	const { isAllowed, editions, documents } = yield* readScope(open, text, options);
	const isSearched = isAllowed && ((section: number) => isAllowed(documentOf(store, section)));
	const question = yield* readQuestion(store, asked);
	const wanted: Wanted = { limit: Math.max(limit, CANDIDATES), by: 'section', isSearched };
	const found = yield* findSections(store, question, wanted, signs);
	const listed = listedOf(store, found.sections, editions);
	const shown = new Set(atMost(store, listed, perDocument).slice(0, Math.max(limit, MIN_LISTED)));
	const sections = groupPages(store, found, listed, documents, text).filter((one) => shown.has(one));
	return { ...found, sections };
}

/** Reads which documents are searched for a reader: those that pass the filters, in the reader's version and language. */
function* readScope(
	{ opened }: OpenedText,
	text: string,
	{ categories, tags, scopes, address, anyLanguage }: Required<PageOptions>,
) {
	if (opened === undefined) {
		check(![...categories, ...tags, ...scopes][0], 'Documents in memory have no categories, tags and scopes.');
		return {};
	}
	// Its file comes with what every search reads first.
	const documents = yield* readDocuments(opened);
	const filters = [
		yield* documentsWith(opened, 'category', categories),
		yield* documentsWith(opened, 'tag', tags),
		yield* readScopes(opened, scopes),
	].filter((isAllowed) => isAllowed !== undefined);
	const isLeft: OfDocument = (number) => filters.every((isAllowed) => isAllowed(number));
	const isNamed = documents && (yield* documentsWith(opened, 'scope', namedVersion(text, documents.intents)));
	const hasScope = scopes.some((scope) => scope[0] !== '-');
	const editions = documents && editionsFor(opened, documents, { address, isNamed, isLeft, hasScope, anyLanguage });
	const isAllowed: OfDocument = (number) => isLeft(number) && editions?.isSearched(number) !== false;
	return { documents, editions, isAllowed: filters[0] || editions ? isAllowed : undefined };
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
