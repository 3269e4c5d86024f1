import type { QueryBundle } from '@llamaindex/core/query-engine';
import { BaseRetriever } from '@llamaindex/core/retriever';
import { type NodeWithScore, TextNode } from '@llamaindex/core/schema';
import type { Index } from '@pinakes/query';
import { checkIndex, searchPassages } from './index.ts';

/** Retrieves the passages that answer a question, with path, lines and headings as metadata. */
export class PinakesRetriever extends BaseRetriever {
	readonly #index: Index;
	readonly #limit: number | undefined;

	/** @param options `limit`: maximum number of documents; 5 by default */
	constructor(index: Index, { limit }: { readonly limit?: number | undefined } = {}) {
		super();
		checkIndex(index);
		this.#index = index;
		this.#limit = limit;
	}

	async _retrieve({ query }: QueryBundle): Promise<NodeWithScore[]> {
		const text = typeof query === 'string' ? query : JSON.stringify(query);
		const passages = await searchPassages(this.#index, text, this.#limit);
		return passages.map(({ text, score, ...metadata }) => ({ node: new TextNode({ text, metadata }), score }));
	}
}
