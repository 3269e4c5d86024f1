import type { Intent } from '@pinakes/query/format/kinds/documents/schema';
import type { DOCUMENT_FIELDS } from '../../data/documents.ts';

/** Names of front-matter fields for each property of a document; the first that is present is used. */
export type DocumentFields = { readonly [Field in keyof typeof DOCUMENT_FIELDS]: readonly string[] };

/** Settings of document metadata. */
export interface KnowledgeOptions {
	readonly fields: DocumentFields;
	/**
	 * Names of front-matter fields to store, which are returned with hits, and can be filtered, sorted and counted by.
	 */
	readonly stored: readonly string[];
	/** Kinds of questions with the directories that answer them; the first that matches is used. */
	readonly intents: readonly Intent[];
}
