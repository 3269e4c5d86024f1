import {
	createAnalyzer,
	DEFAULT_THRESHOLD,
	defaultSettings,
	type Highlighter,
	highlighterOf,
	MIN_PLAUSIBLE,
} from '@pinakes/query/internal';
import type { Found, FoundSection, SearchBackend } from './backend.ts';
import { excerptOf } from './excerpt.ts';

/** Maximum number of sections that are read from an answer. */
const MAX_SECTIONS = 100;

/**
 * Creates a backend for a server: `GET ENDPOINT?q=…&limit=…`, which answers with the JSON of `searchText` (`hits`) or
 * of `search` (`results`).
 */
export function endpointBackend(endpoint: string): SearchBackend {
	return {
		async find(query, _facets, limit) {
			const url = new URL(endpoint, document.baseURI);
			url.searchParams.set('q', query);
			url.searchParams.set('limit', String(limit));
			const response = await fetch(url);
			if (!response.ok) throw new Error(`${url.origin}${url.pathname} answered ${response.status}`);
			return foundIn(await response.json(), query);
		},
	};
}

/** Reads an answer. Invalid parts are left out. */
export function foundIn(json: unknown, query: string): Found {
	const { hits, results, rejection_category: rejection, unknown, verdict, probability } = fieldsOf(json);
	const highlight = highlighterOf(query, createAnalyzer(defaultSettings()));
	const listed = listOf(hits ?? results)
		.slice(0, MAX_SECTIONS)
		.map((one) => sectionOf(one, highlight));
	// Without a verdict, as the JSON of `searchText` is.
	const share = typeof probability === 'number' ? probability : rejection == null ? 1 : 0;
	const judged = share >= DEFAULT_THRESHOLD ? 'answered' : share >= MIN_PLAUSIBLE ? 'uncertain' : 'nothing';
	return {
		sections: listed.filter((section) => section !== undefined),
		verdict: verdict === 'answered' || verdict === 'uncertain' || verdict === 'nothing' ? verdict : judged,
		probability: share,
		hasNoTerms: rejection === 'no_terms',
		unknown: listOf(unknown).filter((word) => typeof word === 'string'),
	};
}

function sectionOf(json: unknown, highlight: Highlighter): FoundSection | undefined {
	const { id, path = id, title = path, url, citation, text, excerpt = text, headings } = fieldsOf(json);
	if (typeof path !== 'string' || typeof title !== 'string') return undefined;
	const names = listOf(headings ?? fieldsOf(citation).headings).filter((name) => typeof name === 'string');
	return {
		...{ id: path, title, headings: names, url: textOf(url) },
		marks: { title: highlight(title), headings: names.map(highlight) },
		excerpt: excerptOf(textOf(excerpt) ?? '', highlight),
	};
}

function textOf(json: unknown): string | undefined {
	return typeof json === 'string' ? json : undefined;
}

function listOf(json: unknown): readonly unknown[] {
	return Array.isArray(json) ? json : [];
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
	return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}
