import type { Verdict } from '@pinakes/query/internal';
import type { Highlights } from '@pinakes/query/parts';

/** A range of a text: start and end offset in UTF-16 code units, end excluded. */
export type Range = Highlights['title'][number];

/** A part of a section's text in one line, without markup. */
export interface Excerpt {
	readonly text: string;
	/** Ranges of words that match. */
	readonly marks: readonly Range[];
	/** Ranges of code. */
	readonly code: readonly Range[];
}

/** A search result: a section of a document. */
export interface FoundSection {
	/** The id of the document, for files their path. */
	readonly id: string;
	readonly title: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** Its address. Only http and https links are followed. */
	readonly url?: string | undefined;
	/** What matches in the title and in each heading. */
	readonly marks?: Pick<Highlights, 'title' | 'headings'> | undefined;
	/** Undefined if texts were not requested. */
	readonly excerpt?: Excerpt | undefined;
	/** Minimum `limit` of a search that finds it. Default: its position in the list, from 1. */
	readonly rank?: number;
}

/** What a backend found for a query. */
export interface Found {
	/** Best first. Several may be of one document. */
	readonly sections: readonly FoundSection[];
	/** Whether these are answers, what may be meant, or only what is nearest. */
	readonly verdict: Verdict;
	/** Calibrated probability, 0 to 1, that the first section answers the query. */
	readonly probability?: number;
	/** Words of the query that do not occur in any document. */
	readonly unknown: readonly string[];
	/** Whether no word of the query is searched for, as they all are stop words. */
	readonly hasNoTerms?: boolean;
	/** The build of the index. Results of two builds are not shown together. */
	readonly build?: string | undefined;
}

/** A passage that answers a question, with its section. */
export interface Passage {
	readonly excerpt: Excerpt;
	/** A block of code that belongs to it. */
	readonly code?: string | undefined;
	readonly source: FoundSection;
}

/** What results can be filtered by. */
export type FacetKind = 'category' | 'tag';

/** A value by which results can be filtered. */
export interface Facet {
	readonly kind: FacetKind;
	readonly value: string;
	readonly documents: number;
}

/** The backend of a search box. Only `find` is required. */
export interface SearchBackend {
	/**
	 * Finds sections while the user types.
	 *
	 * @param limit maximum number of sections
	 * @param withTexts whether sections have excerpts
	 */
	find(query: string, facets: readonly Facet[], limit: number, withTexts: boolean): Promise<Found>;
	/** Returns the passages that answer a question; an empty list if none does. */
	answer?(question: string, lang: string): Promise<readonly Passage[]>;
	/** Returns the values that most documents have, at most a dozen. */
	facets?(kinds: readonly FacetKind[]): Promise<readonly Facet[]>;
	/** Returns completions of a query. */
	suggest?(query: string): Promise<readonly string[]>;
	/** Returns the number of pages that a reader may find. */
	count?(): Promise<number>;
	/** Returns the documents of these paths, or the first ones, for a box without a query. */
	pages?(paths: readonly string[], limit: number): Promise<readonly FoundSection[]>;
	/** Reads the rest of a small index, so that further queries need no request. */
	prefetch?(): Promise<void>;
}

/** Returns a function that loads a value when it is first called, and again after a failure. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
	let loading: Promise<T> | undefined;
	return () => {
		loading ??= load().catch((cause: unknown) => {
			loading = undefined;
			throw cause;
		});
		return loading;
	};
}

/** Returns a backend whose code is loaded when it is first needed, and again after a failure. */
export function lazyBackend(load: () => Promise<SearchBackend>): SearchBackend {
	const loaded = loadedOnce(load);
	return {
		find: async (...asked) => (await loaded()).find(...asked),
		answer: async (...asked) => (await (await loaded()).answer?.(...asked)) ?? [],
		facets: async (...asked) => (await (await loaded()).facets?.(...asked)) ?? [],
		suggest: async (...asked) => (await (await loaded()).suggest?.(...asked)) ?? [],
		count: async () => (await (await loaded()).count?.()) ?? 0,
		pages: async (...asked) => (await (await loaded()).pages?.(...asked)) ?? [],
		prefetch: async () => (await loaded()).prefetch?.(),
	};
}

/** Waits for the next task, so that the browser can handle input and paint. Unlike that of a timer, it has no minimum delay. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}
