import { DEFAULT_THRESHOLD, type Index, searchText, type TextHit, type TextResult } from '@pinakes/query';
import {
	MANIFEST_FILE,
	MESSAGE_LANGUAGES,
	readDocumentLists,
	readDocuments,
	readFilterValues,
	readScopes,
	type Source,
} from '@pinakes/query/internal';

import { HIGHLIGHTS, PAGES, SIGNS } from '@pinakes/query/parts';

import type { Facet, FacetKind, Found, FoundSection, Passage, SearchBackend } from './backend.ts';
import { nextTask } from './backend.ts';
import { MAX_SECTIONS_OF_PAGE } from './render-results.ts';
import { MAX_TERMS, termsOf } from './text.ts';

/**
 * Moves names to the top: first sections of pages whose title or file is called like the query, then those whose heading is, then
 * those whose title or heading begins with it. All others keep their order. Needed because the index matches names by word, which text
 * without spaces does not have, and whole.
 */
export function exactNamesFirst<T extends Pick<FoundSection, 'title' | 'headings'> & { readonly id?: string }>(
	query: string,
	sections: readonly T[],
): T[] {
	const asked = normalizeName(query);
	const rank = ({ id = '', title, headings }: T): number => {
		const file = id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
		if (file !== '' && normalizeName(file.replace(/[-_]/g, ' ')) === asked.replace(/[-_]/g, ' ')) return 0;
		const names = [title, headings.at(-1) ?? ''].map(normalizeName);
		const equal = names.indexOf(asked);
		if (equal >= 0) return equal;
		const begun = names.findIndex((name) => asked !== '' && name.startsWith(asked));
		return begun >= 0 ? 2 + begun : 4;
	};
	return [...sections].sort((a, b) => rank(a) - rank(b));
}

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

/**
 * Creates a backend for an index.
 *
 * @param open opens the index; called when it is first needed, and again after a failure
 * @param scopes directories to which it is restricted, as of the part `PAGES`
 * @param syntax whether quotation marks and hyphens have a meaning
 */
export function indexBackend(
	open: () => Promise<Index>,
	scopes: readonly string[] = [],
	syntax = false,
): SearchBackend {
	let opening: Promise<Index> | undefined;
	const opened = (): Promise<Index> => {
		opening ??= open().catch((cause: unknown) => {
			opening = undefined;
			throw cause;
		});
		return opening;
	};
	return {
		find: async (...asked) => findSections(await opened(), { scopes, syntax }, ...asked),
		answer: async (question, lang) => answer(await opened(), scopes, question, lang),
		facets: async (kinds) => readFacets(await opened(), scopes, kinds),
		async suggest(query) {
			const { suggest } = await import('./suggest.ts');
			const found = await suggest(await opened(), query);
			const inScope = found.filter(([, , path]) => isInScopes(path, scopes));
			return inScope.map(([text]) => text).slice(0, MAX_SUGGESTIONS);
		},
		async count() {
			const index = await opened();
			// Loads what every search needs before the first letter is typed. Errors are ignored, as the search will report
			// them.
			searchText(index, '', { use: [PAGES] }).catch(() => {});
			return countIn(index, scopes);
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

function countIn(index: Index, scopes: readonly string[]): Promise<number> {
	return index.run(function* (manifest) {
		const { documents } = manifest.counts;
		const isInScope = yield* readScopes(manifest, scopes);
		return isInScope ? Array.from({ length: documents }, (_, i) => i).filter(isInScope).length : documents;
	});
}

/**
 * Finds sections, with the last word as a prefix. Results for whole words come first if they score higher, as for a
 * complete name or a typing error. Other languages than those of the page and of the original are for what has no answer in these.
 */
async function findSections(
	index: Index,
	settings: { readonly scopes: readonly string[]; readonly syntax: boolean },
	query: string,
	facets: readonly Facet[],
	limit: number,
	texts: boolean,
): Promise<Found> {
	const valuesOf = (kind: FacetKind): string[] =>
		facets.filter((facet) => facet.kind === kind).map(({ value }) => value);
	const find = (prefix: boolean, anyLanguage: boolean): Promise<TextResult> =>
		searchText(index, query, {
			use: [PAGES, ...(settings.syntax ? [SIGNS] : []), ...(texts ? [HIGHLIGHTS] : [])],
			limit,
			texts,
			prefix,
			threshold: 0,
			perDocument: MAX_SECTIONS_OF_PAGE,
			categories: valuesOf('category'),
			tags: valuesOf('tag'),
			scopes: settings.scopes,
			address: globalThis.location?.pathname ?? '',
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
	const hits = new Map<string, TextHit & FoundSection>();
	for (const found of second.probability >= DEFAULT_THRESHOLD ? [first, second] : [first]) {
		for (const [i, hit] of found.hits.entries()) {
			const key = JSON.stringify([hit.id, hit.lines, hit.headings]);
			if (!hits.has(key)) hits.set(key, { ...hit, rank: i + 1 });
		}
	}
	const sections = exactNamesFirst(query, [...hits.values()]);
	return {
		// Texts are for a list that was cut already.
		sections: texts ? sections : sections.slice(0, limit),
		isConfident: first.probability >= DEFAULT_THRESHOLD,
		unknown: first.unknown,
		hasNoTerms: [first, second].some(({ rejection_category }) => rejection_category === 'no_terms'),
		build,
		terms: texts ? matchesIn(sections) : markedTerms(query, index.manifest.analyzer.stop_words),
	};
}

/** Returns what matches in hits as it is written, longest first. */
function matchesIn(hits: readonly TextHit[]): string[] {
	const matches = hits.flatMap(({ title, headings, highlights }) =>
		[title, ...headings, highlights?.snippet.text ?? ''].flatMap((text, i) => {
			const ranges = i === 0 ? highlights?.title : (highlights?.headings[i - 1] ?? highlights?.snippet.ranges);
			return ranges?.map(([from, to]) => text.slice(from, to).toLowerCase()) ?? [];
		}),
	);
	return [...new Set(matches)].slice(0, MAX_TERMS).sort((a, b) => b.length - a.length);
}

/**
 * Returns the terms of a query that are highlighted: those of all words but stop words, and a last word of two letters.
 */
function markedTerms(query: string, stopWords: readonly string[]): string[] {
	const words = query.split(/\s+/).filter((word) => !stopWords.includes(word.toLowerCase()));
	const begun = /^[a-z]{2}$/i.exec(words.at(-1) ?? '') ?? [];
	return [...termsOf(words.join(' ')), ...begun];
}

async function answer(
	index: Index,
	scopes: readonly string[],
	question: string,
	lang: string,
): Promise<readonly Passage[]> {
	const { search } = await import('@pinakes/query/search');
	const { results, rejection_category } = await search(index, question, {
		limit: scopes.length === 0 ? MAX_PASSAGES : MAX_READ_PASSAGES,
		lang: MESSAGE_LANGUAGES.find((language) => language === lang) ?? 'en',
	});
	if (rejection_category !== null) return [];
	const inScope = results.filter(({ path }) => isInScopes(path, scopes)).slice(0, MAX_PASSAGES);
	return inScope.map(({ passage, path, title, citation, url }) => {
		const source: FoundSection = { id: path, title, headings: citation.headings, url };
		return { text: passage, source };
	});
}

async function readFacets(
	index: Index,
	scopes: readonly string[],
	kinds: readonly FacetKind[],
): Promise<readonly Facet[]> {
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
	const most = MAX_SHARE * (await countIn(index, scopes));
	return found
		.filter(({ documents }) => documents > 0 && documents <= most)
		.sort((a, b) => b.documents - a.documents)
		.slice(0, MAX_FACETS);
}
