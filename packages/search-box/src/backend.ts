/** A section that was found. */
export interface FoundSection {
	/** The document's id, for files their path. */
	readonly id: string;
	readonly title: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** Where a reader finds it; links with another scheme than http and https are not followed. */
	readonly url?: string | undefined;
	/** Its text, as markdown; read after the first results are shown. */
	readonly text?: string | undefined;
	/** Whether HTML tags and targets of links are not in the text any more. */
	readonly isPlain?: true;
}

/** What was found while somebody types. */
export interface Found {
	/** Best first; several may be of one document. */
	readonly sections: readonly FoundSection[];
	/** False where nothing answers the query, and the sections are only the nearest. */
	readonly isConfident: boolean;
	/** Words of the query that no document has. */
	readonly unknown: readonly string[];
	/** The build of the index that answered; what two builds found is not shown together. */
	readonly build?: string | undefined;
	/** Words that are marked in results. Default: those of the query. */
	readonly terms?: readonly string[];
}

/** A passage that answers a question, with the section that it is cited from. */
export interface Passage {
	/** As markdown. */
	readonly text: string;
	readonly source: FoundSection;
}

/** Kinds of facets. */
export type FacetKind = 'category' | 'tag';

/** A value by which results may be filtered. */
export interface Facet {
	readonly kind: FacetKind;
	readonly value: string;
	readonly documents: number;
}

/** What a search box asks. All but `find` may be left out. */
export interface SearchBackend {
	/**
	 * Finds sections while somebody types.
	 *
	 * @param limit sections at most
	 * @param withTexts whether sections come with their texts
	 */
	find(query: string, facets: readonly Facet[], limit: number, withTexts: boolean): Promise<Found>;
	/** The passages that answer a question; empty where nothing does. */
	answer?(question: string, lang: string): Promise<readonly Passage[]>;
	/** The values that most documents have, at most a dozen. */
	facets?(kinds: readonly FacetKind[]): Promise<readonly Facet[]>;
	/** What somebody may be about to type. */
	suggest?(query: string): Promise<readonly string[]>;
	/** The number of documents. */
	count?(): Promise<number>;
}
