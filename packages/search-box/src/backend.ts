import type { Messages } from './messages.ts';

/** A search result: a section of a document. */
export interface FoundSection {
	/** The id of the document, for files their path. */
	readonly id: string;
	readonly title: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** Its address. Only http and https links are followed. */
	readonly url?: string | undefined;
	/** Its text as markdown; undefined if texts were not requested. */
	readonly text?: string | undefined;
	/** Minimum `limit` of a search that finds it. Default: its position in the list, from 1. */
	readonly rank?: number;
}

/** The results of a search. */
export interface Found {
	/** Best first. Several may be of one document. */
	readonly sections: readonly FoundSection[];
	/** Whether the evidence is sufficient; otherwise the sections are only the nearest ones. */
	readonly isConfident: boolean;
	/** Words of the query that do not occur in any document. */
	readonly unknown: readonly string[];
	/** Whether no word of the query is searched for, as they all are stop words. */
	readonly hasNoTerms?: boolean;
	/** The build of the index. Results of two builds are not shown together. */
	readonly build?: string | undefined;
	/** Terms that are highlighted in results. Default: those of the query. */
	readonly terms?: readonly string[];
}

/** A passage that answers a question, with its section. */
export interface Passage {
	/** As markdown. */
	readonly text: string;
	readonly source: FoundSection;
}

/** Kinds of facets. */
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
	 * @param withTexts whether sections have their texts
	 */
	find(query: string, facets: readonly Facet[], limit: number, withTexts: boolean): Promise<Found>;
	/** Returns the passages that answer a question; an empty list if none does. */
	answer?(question: string, lang: string): Promise<readonly Passage[]>;
	/** Returns the values that most documents have, at most a dozen. */
	facets?(kinds: readonly FacetKind[]): Promise<readonly Facet[]>;
	/** Returns completions of a query. */
	suggest?(query: string): Promise<readonly string[]>;
	/** Returns the number of documents. */
	count?(): Promise<number>;
}

/** Returns the address of a section; undefined if it has none that may be followed. */
export type LinkTo = (section: FoundSection) => string | undefined;

/** Settings of a search box. */
export interface BoxSettings {
	readonly backend: SearchBackend;
	readonly say: Messages;
	readonly lang: string;
	readonly facets: readonly FacetKind[];
	readonly hasAnswers: boolean;
	readonly linkTo: LinkTo;
}

/** Waits for the next task, so that the browser can handle input and paint. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
