import type { Intent } from '@pinakes/query/format/kinds/documents/schema';
import type { DOCUMENT_FIELDS } from '../../data/documents.ts';

/** What is read of a document beside its text: names of front-matter fields, the first that is there counts. */
export type DocumentFields = { readonly [Field in keyof typeof DOCUMENT_FIELDS]: readonly string[] };

/** How a knowledge base is read. */
export interface KnowledgeOptions {
	readonly fields: DocumentFields;
	/** Names of front-matter fields that are stored: returned with hits, and filtered, sorted and counted by. */
	readonly stored: readonly string[];
	/** What questions ask for, and where that is found: the first that fits counts. */
	readonly intents: readonly Intent[];
}
