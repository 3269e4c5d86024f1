import { DEFAULT_THRESHOLD, type Index, openIndex, searchText, type TextHit, type TextResult } from '@pinakes/query';
import {
	createHighlighter,
	documentOf,
	editionsFor,
	firstSectionOf,
	type Highlighter,
	isChangeList,
	MANIFEST_FILE,
	MESSAGE_LANGUAGES,
	MIN_PLAUSIBLE,
	openTextStore,
	type Recipe,
	readDocumentLists,
	readDocuments,
	readFilterValues,
	readScopes,
	type Source,
} from '@pinakes/query/internal';
import { loadLanguages } from '@pinakes/query/languages';
import { PAGES, PREFIX, SIGNS } from '@pinakes/query/parts';
import { type PackedSource, siteSource } from '@pinakes/query/site';
import type { Facet, FacetKind, Found, FoundSection, Passage, SearchBackend } from './backend.ts';
import { loadedOnce, nextTask } from './backend.ts';
import { excerptOf } from './excerpt.ts';
import { MAX_SECTIONS_OF_PAGE } from './groups.ts';
import { suggest } from './suggest.ts';

/**
 * Moves names to the top: first sections of pages whose title or file is called like the query, then those whose heading is, then
 * those whose title or heading begins with it. All others keep their order. Needed because the index matches names by word, which text
 * without spaces does not have, and whole.
 */
export function exactNamesFirst<T extends NamedSection>(query: string, sections: readonly T[]): T[] {
	const asked = normalizeName(query);
	const rank = ({ id = '', title, headings, isOfChanges = false }: T): number => {
		const file = id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
		if (file !== '' && normalizeName(file.replace(/[-_]/g, ' ')) === asked.replace(/[-_]/g, ' ')) return 0;
		const names = (isOfChanges ? [title] : [title, headings.at(-1) ?? '']).map(normalizeName);
		const equal = names.indexOf(asked);
		if (equal >= 0) return equal;
		const begun = names.findIndex((name) => asked !== '' && name.startsWith(asked));
		return begun >= 0 ? 2 + begun : 4;
	};
	return [...sections].sort((a, b) => rank(a) - rank(b));
}

/** What names a section. The headings of a document about changes are no names of what they are about. */
type NamedSection = Pick<FoundSection, 'title' | 'headings'> & { readonly id?: string; readonly isOfChanges?: boolean };

/** Spaces, brackets, quotation marks, and punctuation at the end; other signs are of names: C#, .NET. */
// Harmless: names are cut at 200 characters.
const AROUND = /^[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`]+|[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`.,:;!?…。、]+$/gu;

/** Normalizes case and width of a name, and removes what is around it. */
function normalizeName(text: string): string {
	return text.slice(0, 200).normalize('NFKC').toLowerCase().replace(AROUND, '').replace(/\s+/g, ' ');
}

/**
 * Returns a source that reads its manifest again only until one comes back as it was. A host that serves an old manifest, whose packs
 * are gone, would otherwise be asked for it at every key press.
 */
export function rereadOnce(source: Source): Source {
	let known: unknown;
	let isOld = false;
	return {
		...source,
		async read(path) {
			if (path !== MANIFEST_FILE) return source.read(path);
			if (isOld) return known as string;
			const manifest = await source.read(path);
			isOld = manifest !== undefined && manifest === known;
			known = manifest;
			return manifest;
		},
	};
}

/** Maximum number of facets that are shown, and of values whose documents are counted. */
const MAX_FACETS = 12;
const MAX_COUNTED = 500;

/** Maximum share of documents with a value; a more frequent value hardly filters. */
const MAX_SHARE = 0.75;

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

/** Maximum number of passages of an answer, and of those from which they are taken if some are out of scope. */
const MAX_PASSAGES = 2;
const MAX_READ_PASSAGES = 10;

/** Where a backend searches. */
export interface BackendSettings {
	/** Directories to which it is restricted, as of the part `PAGES`. */
	readonly scopes?: readonly string[];
	/** Whether quotation marks and hyphens have a meaning. */
	readonly syntax?: boolean;
	/** Reads all that searches need of a small index. */
	readonly readAll?: PackedSource['readAll'];
}

/** Creates a backend for the index in a folder of a web site. */
export function siteBackend(folder: string, settings: BackendSettings): SearchBackend {
	const { readAll, ...source } = siteSource(folder);
	return indexBackend(() => openIndex({ ...rereadOnce(source), loadLanguages }), { ...settings, readAll });
}

/**
 * Creates a backend for an index.
 *
 * @param open opens the index; called when it is first needed, and again after a failure
 */
export function indexBackend(open: () => Promise<Index>, settings: BackendSettings = {}): SearchBackend {
	const { scopes = [], readAll } = settings;
	const opened = loadedOnce(open);
	return {
		find: async (...asked) => findSections(await opened(), settings, ...asked),
		answer: async (question, lang) => answer(await opened(), scopes, question, lang),
		facets: async (kinds) => readFacets(await opened(), scopes, kinds),
		async suggest(query) {
			const index = await opened();
			const found = await suggest(index, query);
			const inScope = found.filter(([, , path]) => isInScopes(path, scopes));
			return inScope.map(([text]) => text).slice(0, MAX_SUGGESTIONS);
		},
		async count() {
			const index = await opened();
			// Loads what every search needs before the first letter is typed. Errors are ignored, as the search will report
			// them.
			readAll?.(true).catch(() => {});
			searchText(index, '', { use: [PAGES] }).catch(() => {});
			return (await readersDocuments(index, scopes)).length;
		},
		pages: async (paths, limit) => readPages(await opened(), scopes, paths, limit),
		async prefetch() {
			const { connection } = navigator as { connection?: { saveData?: boolean } };
			if (!connection?.saveData) await readAll?.();
		},
	};
}

/** Whether a path is in scopes, as `readScopes` finds documents. */
function isInScopes(path: string, scopes: readonly string[]): boolean {
	const isBelow = (scope: string): boolean =>
		`/${path}`.toLowerCase().includes(`/${scope.toLowerCase().replace(/\/{1,9}$/, '')}/`);
	const inside = scopes.filter((scope) => !scope.startsWith('-'));
	const outside = scopes.filter((scope) => scope.startsWith('-'));
	return !outside.some((scope) => isBelow(scope.slice(1))) && (inside.length === 0 || inside.some(isBelow));
}

/** Returns the numbers of the documents in scope, of a page in several versions or languages the reader's. */
function readersDocuments(index: Index, scopes: readonly string[]): Promise<readonly number[]> {
	return index.run(function* (opened) {
		const isLeft = yield* readScopes(opened, scopes);
		const documents = yield* readDocuments(opened);
		const hasScope = scopes.some((scope) => !scope.startsWith('-'));
		const reader = { address: readersAddress(), isNamed: undefined, isLeft, hasScope, anyLanguage: false };
		const editions = documents && editionsFor(opened, documents, reader);
		const left = Array.from({ length: opened.counts.documents }, (_, i) => i)
			.filter((number) => isLeft?.(number) !== false && editions?.isSearched(number) !== false)
			.map((number) => ({ number, final: 1 }));
		return (editions?.distinct(left) ?? left).map(({ number }) => number);
	});
}

/** Returns the path of the reader's page, which tells the version and the language. */
function readersAddress(): string {
	return globalThis.location?.pathname ?? '';
}

/** Names of pages that a reader may begin with, and folders whose pages nobody begins with. */
const FIRST_NAMES =
	/(?:^|\/)(?:index|readme|introduction|overview|getting[-_]started|quick[-_ ]?start|install(?:ation)?)\.\w+$/i;
const LATER_FOLDERS = /(?:^|\/)(?:releases?|api|reference|contributing)(?:[/.]|$)/i;

/** Maximum number of documents of an index whose paths are read for pages to begin with. */
const MAX_READ_DOCUMENTS = 300;

/** Finds documents by their paths or addresses without host; without any, those that a reader may begin with. */
async function readPages(index: Index, scopes: readonly string[], asked: readonly string[], limit: number) {
	const readers = new Set(await readersDocuments(index, scopes));
	return index.run(function* (opened): Recipe<readonly FoundSection[]> {
		const { cuts, counts } = opened;
		if (!Array.isArray(cuts.doc_lists) || cuts.doc_lists.length === 0) return [];
		const isSmall = counts.documents <= MAX_READ_DOCUMENTS;
		const known = isSmall ? yield* readFilterValues(opened, 'path') : [];
		// An address has fewer folders than the path of its source.
		const findPath = (name: string): string | undefined =>
			known.find((one) => pageName(one) === name) ?? known.find((one) => `/${pageName(one)}`.endsWith(`/${name}`));
		const paths = asked.length > 0 ? asked.map((path) => findPath(pageName(path)) ?? path) : known;
		const lists = yield* readDocumentLists(opened, 'path', paths);
		const documents = yield* readDocuments(opened);
		const pages = paths.flatMap((path, i) => {
			const number = lists[i]?.[0];
			if (number === undefined || !readers.has(number)) return [];
			const isLater = LATER_FOLDERS.test(path) || (documents !== undefined && isChangeList(documents, number));
			const rank = (isLater ? 20 : 0) + 2 * path.split('/').length - (FIRST_NAMES.test(path) ? 3 : 0);
			return [{ number, rank: asked.length > 0 ? 0 : rank }];
		});
		const first = pages.sort((a, b) => a.rank - b.rank).slice(0, limit);
		const store = yield* openTextStore(opened);
		const sections = first.map(({ number }) => firstSectionOf(store, number));
		const records = yield* store.records(sections);
		return records.map(({ id, title = id, url }) => ({ id, title, headings: [], url: url?.replace(/#.*/, '') }));
	});
}

/** Returns what the path of a page's source and its address have in common. */
function pageName(path: string): string {
	const name = path.toLowerCase().replace(/\.\w+$/, '');
	return name
		.replace(/(?:^|\/)(?:index|readme)$/, '')
		.split('/')
		.filter(Boolean)
		.join('/');
}

/** Adds to hits how texts are marked, by which titles and excerpts are, and whether they are of documents about changes. */
const MARKS: typeof PAGES = {
	*show({ store, opened }, _asked, { terms }, shown, hits) {
		const highlight = createHighlighter(terms, store.analyzer);
		const documents = opened && (yield* readDocuments(opened));
		return hits.map((hit, i) => {
			const number = documentOf(store, (shown[i] as (typeof shown)[0]).section);
			return { ...hit, highlight, isOfChanges: documents !== undefined && isChangeList(documents, number) };
		});
	},
};

type MarkedHit = TextHit & { readonly highlight: Highlighter; readonly isOfChanges: boolean };

/** Number of sections that are marked in one task. */
const SECTIONS_OF_A_TASK = 4;

/** Marks what matches in hits, a few in a task, as that of all would delay input. */
async function markHits(hits: readonly (MarkedHit & { readonly rank: number })[]): Promise<FoundSection[]> {
	const sections: FoundSection[] = [];
	for (const { id, title, headings, url, rank, text, highlight } of hits) {
		if (text !== undefined && sections.length % SECTIONS_OF_A_TASK === 0) await nextTask();
		const marks = { title: highlight(title), headings: headings.map(highlight) };
		const excerpt = text === undefined ? undefined : excerptOf(text, highlight);
		sections.push({ id, title, headings, url, rank, marks, excerpt });
	}
	return sections;
}

/**
 * Finds sections, with the last word as a prefix. Results for whole words come first if they score higher, as for a
 * complete name or a typing error. Other languages than those of the page and of the original are for what has no answer in these.
 */
async function findSections(
	index: Index,
	settings: BackendSettings,
	query: string,
	facets: readonly Facet[],
	limit: number,
	texts: boolean,
): Promise<Found> {
	const valuesOf = (kind: FacetKind): string[] =>
		facets.filter((facet) => facet.kind === kind).map(({ value }) => value);
	const find = (prefix: boolean, anyLanguage: boolean): Promise<TextResult> =>
		searchText(index, query, {
			use: [PAGES, ...(settings.syntax ? [SIGNS] : []), ...(prefix ? [PREFIX] : []), MARKS],
			limit,
			texts,
			threshold: 0,
			perDocument: MAX_SECTIONS_OF_PAGE,
			categories: valuesOf('category'),
			tags: valuesOf('tag'),
			scopes: settings.scopes ?? [],
			address: readersAddress(),
			anyLanguage,
		});
	const { checksum: build } = index.manifest;
	// Both in parallel, to save a round of requests, but in separate tasks.
	const findBoth = async (anyLanguage: boolean): Promise<[TextResult, TextResult]> => {
		// A single letter begins too many words.
		const findBegun = query.trim().length < 2 ? undefined : nextTask().then(() => find(true, anyLanguage));
		const [whole, begun = whole] = await Promise.all([find(false, anyLanguage), findBegun]);
		return whole.probability >= begun.probability ? [whole, begun] : [begun, whole];
	};
	let [first, second] = await findBoth(false);
	if (first.probability < DEFAULT_THRESHOLD && (await index.run(readDocuments))?.pages.length)
		[first, second] = await findBoth(true);
	// The index may have been replaced between the two.
	if (index.manifest.checksum !== build) return findSections(index, settings, query, facets, limit, texts);
	const hits = new Map<string, MarkedHit & { readonly rank: number }>();
	for (const found of second.probability >= DEFAULT_THRESHOLD ? [first, second] : [first]) {
		for (const [i, hit] of (found.hits as readonly MarkedHit[]).entries()) {
			const key = JSON.stringify([hit.id, hit.lines, hit.headings]);
			if (!hits.has(key)) hits.set(key, { ...hit, rank: i + 1 });
		}
	}
	const listed = exactNamesFirst(query, [...hits.values()]);
	const { probability } = first;
	return {
		// Texts are for a list that was cut already.
		sections: await markHits(texts ? listed : listed.slice(0, limit)),
		verdict: probability >= DEFAULT_THRESHOLD ? 'answered' : probability >= MIN_PLAUSIBLE ? 'uncertain' : 'nothing',
		probability,
		unknown: first.unknown.map((word) => asTyped(word, query)),
		hasNoTerms: [first, second].some(({ rejection_category }) => rejection_category === 'no_terms'),
		build,
	};
}

/** Returns a word of a query with the case in which it was typed. */
function asTyped(word: string, query: string): string {
	const at = query.toLowerCase().indexOf(word.toLowerCase());
	return at < 0 ? word : query.slice(at, at + word.length);
}

/** Maximum characters of a passage of an answer, and of its code, so that results stay visible below two of them. */
const MAX_PASSAGE_LENGTH = 280;
const MAX_CODE_LENGTH = 400;

/** Splits a passage into its text and its first block of fenced code. */
function splitCode(passage: string): [text: string, code: string | undefined] {
	const lines = passage.split('\n');
	const from = lines.findIndex((line) => /^\s*(?:```|~~~)/.test(line));
	if (from < 0) return [passage, undefined];
	const fence = (lines[from] as string).trimStart().slice(0, 3);
	const end = lines.findIndex((line, i) => i > from && line.trimStart().startsWith(fence));
	const to = end < 0 ? lines.length : end;
	return [[...lines.slice(0, from), ...lines.slice(to + 1)].join('\n'), lines.slice(from + 1, to).join('\n')];
}

async function answer(index: Index, scopes: readonly string[], question: string, lang: string): Promise<Passage[]> {
	const { search } = await import('@pinakes/query/search');
	const { results, verdict } = await search(index, question, {
		limit: scopes.length === 0 ? MAX_PASSAGES : MAX_READ_PASSAGES,
		lang: MESSAGE_LANGUAGES.find((language) => language === lang) ?? 'en',
	});
	if (verdict !== 'answered') return [];
	const inScope = results.filter(({ path }) => isInScopes(path, scopes)).slice(0, MAX_PASSAGES);
	return inScope.map(({ passage, path, title, citation, url }) => {
		const source: FoundSection = { id: path, title, headings: citation.headings, url };
		const [text, code] = splitCode(passage);
		const excerpt = excerptOf(text, () => [], { length: MAX_PASSAGE_LENGTH });
		return { excerpt, code: code !== undefined && code.length <= MAX_CODE_LENGTH ? code : undefined, source };
	});
}

async function readFacets(index: Index, scopes: readonly string[], kinds: readonly FacetKind[]): Promise<Facet[]> {
	const { cuts } = index.manifest;
	if (!Array.isArray(cuts.doc_lists) || cuts.doc_lists.length === 0) return [];
	const found: Facet[] = [];
	for (const kind of kinds) {
		found.push(
			...(await index.run(function* (manifest) {
				const values = (yield* readFilterValues(manifest, kind)).slice(0, MAX_COUNTED);
				const lists = yield* readDocumentLists(manifest, kind, values);
				const isInScope = (yield* readScopes(manifest, scopes)) ?? (() => true);
				return values.map((value, i) => ({ kind, value, documents: lists[i]?.filter(isInScope).length ?? 0 }));
			})),
		);
	}
	const most = MAX_SHARE * (await readersDocuments(index, scopes)).length;
	return found
		.filter(({ documents }) => documents > 0 && documents <= most)
		.sort((a, b) => b.documents - a.documents)
		.slice(0, MAX_FACETS);
}
