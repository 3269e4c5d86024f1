import { daysOf } from '@pinakes/query/format/kinds/documents/days';
import {
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	type Intent,
	listKey,
} from '@pinakes/query/format/kinds/documents/schema';
import { recordsOf } from './published-documents.ts';
import { linesIn, rowsIn, type WholeIndex } from './read-index.ts';

/**
 * Returns the columns of the documents of an index for pages, which tell a search what it need not read: records of documents
 * that say no more, and lists of directories that the index lacks. Undefined without documents.
 */
export function publishedColumns(index: WholeIndex): DocumentColumns | undefined {
	const text = index.files.get(DOCUMENT_COLUMNS_FILE);
	if (text === undefined) return undefined;
	const { intents, ...columns } = JSON.parse(text) as DocumentColumns;
	const lists = rowsIn(linesIn(index, 'doc_lists'));
	return {
		...columns,
		intents: knownIntents(intents, (key) => lists.has(key)),
		...(recordsOf<DocumentRecord>(index, 'documents').every(isTold) && { ids_are_paths: true }),
	};
}

/** Whether the columns and the sections have all that a hit shows of a document. */
function isTold({ id, path, last_reviewed }: DocumentRecord): boolean {
	return id === path && (last_reviewed === null || (daysOf(last_reviewed) ?? 0) > 0);
}

/** Intents with the directories that are in the index, as such or as categories. One without any may still hide those after it. */
function knownIntents(intents: readonly Intent[], isListed: (key: string) => boolean): Intent[] {
	const isKnown = (scope: string): boolean =>
		isListed(listKey('scope', scope)) || isListed(listKey('category', scope.slice(0, -1)));
	const known = intents.map(({ words, scopes }) => ({ words, scopes: scopes.filter(isKnown) }));
	return known.slice(0, known.map(({ scopes }) => scopes.length > 0).lastIndexOf(true) + 1);
}
