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
 * Returns the columns of documents for an index for pages; undefined if it has no documents. They save a search reads: of
 * document records, if columns and sections have all that a hit shows, and of lists of directories that do not exist.
 */
export function publishedColumns(index: WholeIndex): DocumentColumns | undefined {
	const text = index.files.get(DOCUMENT_COLUMNS_FILE);
	if (text === undefined) return undefined;
	const { intents, ...columns } = JSON.parse(text) as DocumentColumns;
	const wanted = new Set(intents.flatMap(({ scopes }) => scopes.flatMap(listKeys)));
	const listed = new Set<string>();
	for (const [key] of rowsIn(linesIn(index, 'doc_lists'))) if (wanted.has(key)) listed.add(key);
	return {
		...columns,
		intents: knownIntents(intents, listed),
		...(areCovered(recordsOf<DocumentRecord>(index, 'documents')) && { ids_are_paths: true }),
	};
}

/** Whether the columns and the sections have all that a hit shows of documents. */
function areCovered(documents: Iterable<DocumentRecord>): boolean {
	for (const { id, path, last_reviewed } of documents) {
		if (id !== path || (last_reviewed !== null && !((daysOf(last_reviewed) ?? 0) > 0))) return false;
	}
	return true;
}

/** Returns the keys of lists that tell whether an index has a directory: as a scope, or as a category. */
function listKeys(scope: string): string[] {
	return [listKey('scope', scope), listKey('category', scope.slice(0, -1))];
}

/**
 * Removes directories that the index has neither as scopes nor as categories. Intents without any are removed only from
 * the end, as an earlier one may match a question first and so hide those after it.
 */
function knownIntents(intents: readonly Intent[], listed: ReadonlySet<string>): Intent[] {
	const isKnown = (scope: string): boolean => listKeys(scope).some((key) => listed.has(key));
	const known = intents.map((intent) => ({ ...intent, scopes: intent.scopes.filter(isKnown) }));
	return known.slice(0, known.map(({ scopes }) => scopes.length > 0).lastIndexOf(true) + 1);
}
