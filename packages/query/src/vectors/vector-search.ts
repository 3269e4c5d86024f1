/** Arguments of a vector search. */
export interface VectorQuery {
	/** The question, unchanged. */
	readonly query: string;
	/** Ids of the documents to search: those of the text index, for files their paths. Undefined for all. */
	readonly candidates: readonly string[] | undefined;
	/** Maximum documents returned. */
	readonly limit: number;
	/** Minimum score, 0 to 1. */
	readonly minScore: number;
}

/** A document found by its vectors. */
export interface VectorHit {
	readonly id: string;
	/** 0 to 1. */
	readonly score: number;
}

/** Finds documents by meaning, for example by a vector database. */
export interface VectorSearch {
	/** Name for `search_stats.engine`. */
	readonly name: string;
	/** Returns documents, best first. The caller drops those that are not candidates. */
	search(query: VectorQuery): Promise<readonly VectorHit[]>;
}
