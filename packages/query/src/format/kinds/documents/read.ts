import { decodeNumbers } from '../../codec/numbers.ts';
import { decodePostings, unitsOf } from '../../codec/postings.ts';
import { fits, isRecord, optional, type Shape } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { damaged, readKeys, readKeysFrom, readRecords } from '../tables.ts';
import { dateOf } from './days.ts';
import {
	CONFIDENCES,
	type Confidence,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	type Filter,
	listKey,
} from './schema.ts';

const INTENT: Shape = { words: [''], scopes: [''], isVersion: optional((json) => json === true) };
const COLUMNS: Shape = {
	intents: [INTENT],
	confidences: '',
	reviewed: '',
	pages: optional(''),
	edition_paths: optional(['']),
	edition: optional(''),
	foreign: optional([0]),
};
const RECORD: Shape = { id: '', path: '', title: '', tags: [''], categories: [''], fields: optional(isRecord) };
const CUTS: Shape = { doc_lists: [''], doc_tags: [''], documents: [0] };

/** The columns of documents, by number. */
export interface Documents extends Omit<DocumentColumns, 'reviewed' | 'pages' | 'edition'> {
	/** Days from 1970 to the last review, or 0 for none. */
	readonly reviewed: Uint32Array;
	/** As in the file; empty if no page has several versions or translations. */
	readonly pages: Uint32Array;
	/** As in the file; empty if no such page has an address. */
	readonly edition: Uint32Array;
}

const opened = new WeakMap<Manifest, Documents>();

/** Reads the columns of documents; undefined for an index without documents. */
export function* readDocuments(manifest: Manifest): Recipe<Documents | undefined> {
	if (!fits(manifest.cuts, CUTS)) return damaged('documents');
	if (manifest.cuts.documents.length === 0) return undefined;
	let documents = opened.get(manifest);
	if (documents === undefined) {
		const columns = yield* need<DocumentColumns>({ file: DOCUMENT_COLUMNS_FILE, shape: COLUMNS });
		const reviewed = decodeNumbers(columns.reviewed);
		const [pages, edition] = [columns.pages ?? '', columns.edition ?? ''].map(decodeNumbers);
		const count = manifest.counts.documents;
		if (reviewed?.length !== count || columns.confidences.length !== count) return damaged('documents');
		if (!pages || !edition || [pages, edition].some(({ length }) => length > 0 && length !== count))
			return damaged('documents');
		documents = { ...columns, reviewed, pages, edition };
		opened.set(manifest, documents);
	}
	return documents;
}

/** Returns how reliable a document is; undefined if it is not stated. */
export function confidenceOf(
	documents: Pick<Documents, 'confidences'> | undefined,
	number: number,
): Confidence | undefined {
	return CONFIDENCES[Number(documents?.confidences[number]) - 1];
}

/** Returns how reliable a document is, and when it was reviewed last. */
export function reviewOf(
	documents: Pick<Documents, 'confidences' | 'reviewed'> | undefined,
	number: number,
): Pick<DocumentRecord, 'confidence' | 'last_reviewed'> {
	const days = documents?.reviewed[number];
	return {
		confidence: confidenceOf(documents, number) ?? null,
		last_reviewed: days ? dateOf(days) : null,
	};
}

/** Reads the documents with each value of a filter, ascending; undefined for an unknown value. */
export function* readDocumentLists(
	manifest: Manifest,
	filter: Filter | 'path' | 'field',
	values: readonly string[],
): Recipe<(Uint32Array | undefined)[]> {
	const keys = values.map((value) => listKey(filter, value));
	const texts = yield* readKeys<string>(manifest, 'doc_lists', '', keys);
	return texts.map((text) => {
		if (text === undefined) return undefined;
		return unitsOf(decodePostings(text, manifest.counts.documents) ?? damaged('doc_lists'));
	});
}

/** Reads all values of a filter, or all paths, sorted; of a declared field, those that begin with its name and a space. */
export function* readFilterValues(
	manifest: Manifest,
	filter: Filter | 'path' | 'field',
	prefix = '',
): Recipe<string[]> {
	const beginning = listKey(filter, prefix);
	const keys = yield* readKeysFrom(manifest, 'doc_lists', beginning);
	return keys.map((key) => key.slice(beginning.length));
}

/** Reads the tags with the meaning of each key, undefined if there are none. */
export function readDocumentTags(
	manifest: Manifest,
	keys: readonly string[],
): Recipe<(readonly string[] | undefined)[]> {
	return readKeys<readonly string[]>(manifest, 'doc_tags', [''], keys, { isOfWords: true });
}

/** Reads document records. */
export function readDocumentRecords(manifest: Manifest, numbers: readonly number[]): Recipe<DocumentRecord[]> {
	return readRecords<DocumentRecord>(manifest, 'documents', RECORD, numbers);
}
