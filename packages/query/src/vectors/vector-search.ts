/** What is asked of a vector search. */
export interface VectorQuery {
	/** The question as it was asked. */
	readonly query: string;
	/** Ids of the documents among which to search: those of the text index, for files their paths. All where undefined. */
	readonly candidates: readonly string[] | undefined;
	/** Documents returned at most. */
	readonly limit: number;
	/** Documents below it are left out, 0 to 1. */
	readonly minScore: number;
}

/** A document that was found by its vectors. */
export interface VectorHit {
	readonly id: string;
	/** 0 to 1. */
	readonly score: number;
}

/** Finds documents by their meaning: the built-in scan, a remote tool, or whatever the caller passes. */
export interface VectorSearch {
	/** What `search_stats.engine` names it by. */
	readonly name: string;
	/** Best first; ids that are not among the candidates are left out by the caller. */
	search(query: VectorQuery): Promise<readonly VectorHit[]>;
}
