import { Document } from '@langchain/core/documents';
import { BaseRetriever, type BaseRetrieverInput } from '@langchain/core/retrievers';
import { DynamicStructuredTool } from '@langchain/core/tools';
import type { Index } from '@pinakes/query';
import { checkIndex, lookUpTools, searchPassages } from './index.ts';

/** Returns the look-ups of an index as tools of LangChain.js, whose results are JSON texts. */
export function pinakesTools(index: Index): DynamicStructuredTool[] {
	return lookUpTools(index).map(
		({ name, description, parameters, execute }) =>
			new DynamicStructuredTool({
				name,
				description,
				schema: parameters,
				func: async (input: unknown) => JSON.stringify(await execute(input)),
			}),
	);
}

/** Options of `PinakesRetriever`. */
export interface PinakesRetrieverInput extends BaseRetrieverInput {
	readonly index: Index;
	/** Maximum number of documents. Default: 5. */
	readonly limit?: number | undefined;
}

/** Retrieves the passages that answer a question, with path, lines, headings and score as metadata. */
export class PinakesRetriever extends BaseRetriever {
	lc_namespace = ['pinakes', 'retrievers'];
	readonly #index: Index;
	readonly #limit: number | undefined;

	static override lc_name(): string {
		return 'PinakesRetriever';
	}

	constructor({ index, limit, ...fields }: PinakesRetrieverInput) {
		super(fields);
		checkIndex(index);
		this.#index = index;
		this.#limit = limit;
	}

	override async _getRelevantDocuments(query: string): Promise<Document[]> {
		const passages = await searchPassages(this.#index, query, this.#limit);
		return passages.map(({ text, ...metadata }) => new Document({ pageContent: text, metadata }));
	}
}
