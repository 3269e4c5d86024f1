import { decodeNumbers } from '../../codec/numbers.ts';
import { decodePostings, unitsOf } from '../../codec/postings.ts';
import { fits, type Shape } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { damaged, readKeys, readKeysFrom, readRecords } from '../tables.ts';
import { DOCUMENT_COLUMNS_FILE, type DocumentColumns, type DocumentRecord, type Filter, listKey } from './format.ts';

const COLUMNS: Shape = { intents: [{ words: [''], scopes: [''] }], confidences: '', reviewed: '' };
const RECORD: Shape = { id: '', path: '', title: '', tags: [''], categories: [''] };
const CUTS: Shape = { doc_lists: [''], doc_tags: [''], documents: [0] };

/** What is known of every document, by number. */
export interface Documents {
	readonly intents: DocumentColumns['intents'];
	/** Places in `CONFIDENCES`, from 1; 0 without. */
	readonly confidences: string;
	/** Days from 1970 to the last review; 0 without. */
	readonly reviewed: Uint32Array;
}

const opened = new WeakMap<Manifest, Documents>();

/** Reads the columns of an index's documents; undefined where it has none that are filtered. */
export function* readDocuments(manifest: Manifest): Recipe<Documents | undefined> {
	if (!fits(manifest.cuts, CUTS)) return damaged('documents');
	if (manifest.cuts.documents.length === 0) return undefined;
	let documents = opened.get(manifest);
	if (documents === undefined) {
		const columns = yield* need<DocumentColumns>({ file: DOCUMENT_COLUMNS_FILE, shape: COLUMNS });
		const reviewed = decodeNumbers(columns.reviewed);
		const count = manifest.counts.documents;
		if (reviewed?.length !== count || columns.confidences.length !== count) return damaged('documents');
		documents = { intents: columns.intents, confidences: columns.confidences, reviewed };
		opened.set(manifest, documents);
	}
	return documents;
}

/** Reads the documents that are listed under each value of a filter, ascending; undefined for a value that none has. */
export function* readDocumentLists(
	manifest: Manifest,
	filter: Filter | 'path',
	values: readonly string[],
): Recipe<(Uint32Array | undefined)[]> {
	const keys = values.map((value) => listKey(filter, value));
	const texts = yield* readKeys<string>(manifest, 'doc_lists', '', keys);
	return texts.map((text) => {
		if (text === undefined) return undefined;
		return unitsOf(decodePostings(text, manifest.counts.documents) ?? damaged('doc_lists'));
	});
}

/** Reads all values of a filter, sorted. */
export function* readFilterValues(manifest: Manifest, filter: Filter): Recipe<string[]> {
	const beginning = listKey(filter, '');
	const keys = yield* readKeysFrom(manifest, 'doc_lists', beginning);
	return keys.map((key) => key.slice(beginning.length));
}

/** Reads the tags that mean each key, undefined where none does. */
export function readDocumentTags(
	manifest: Manifest,
	keys: readonly string[],
): Recipe<(readonly string[] | undefined)[]> {
	return readKeys<readonly string[]>(manifest, 'doc_tags', [''], keys);
}

/** Reads what is shown of documents. */
export function readDocumentRecords(manifest: Manifest, numbers: readonly number[]): Recipe<DocumentRecord[]> {
	return readRecords<DocumentRecord>(manifest, 'documents', RECORD, numbers);
}
