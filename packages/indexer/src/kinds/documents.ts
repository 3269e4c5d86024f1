import {
	CHANGE_LIST,
	CONFIDENCES,
	type Cuts,
	DISCONTINUED,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	daysOf,
	directoryEnds,
	encodeNumber,
	type Filter,
	groupBy,
	listedValues,
	listKey,
	normalizeTerm,
	SUPERSEDED,
} from '@pinakes/query/internal';
import { addPosting, fieldsText, objectText, type PostingsTable, postingsText } from '../base/encode.ts';
import { compare } from '../base/report.ts';
import { lazyMap, type Rows } from '../base/spill.ts';
import { INTENTS } from '../data/documents.ts';
import type { StoredEditions } from './editions.ts';
import type { Phrases } from './lexicon.ts';
import {
	type FileTarget,
	mergeSortedRows,
	sorted,
	type TableRow,
	writeRecordParts,
	writeSortedTable,
	writeTable,
} from './parts.ts';
import { conceptKey } from './units.ts';

/**
 * Writes document metadata; nothing without documents.
 *
 * @param records JSON texts sorted by path; their numbers are those of the text index
 * @param changeLists documents that list changes
 */
export function writeDocuments(
	files: FileTarget,
	records: Rows,
	phrases: Phrases,
	editions: StoredEditions,
	changeLists: ReadonlySet<number>,
): Pick<Cuts, 'doc_lists' | 'doc_tags' | 'documents'> {
	if (records.length === 0) return { doc_lists: [], doc_tags: [], documents: [] };
	const lists: Lists = {
		scope: new Map(),
		category: new Map(),
		tag: new Map(),
		confidence: new Map(),
		field: new Map(),
	};
	const paths: string[] = [];
	const confidences: number[] = [];
	const status: number[] = [];
	const reviewed: string[] = [];
	/** Whether the columns and the sections have all that a hit shows of documents. */
	let areCovered = true;
	for (const json of records) {
		const record = JSON.parse(json) as DocumentRecord;
		const { confidence, last_reviewed } = record;
		addToLists(lists, record, paths.length);
		const isOlder = (numbers: ReadonlySet<number>): boolean => confidence !== 'deprecated' && numbers.has(paths.length);
		const isChangeList = confidence === null && changeLists.has(paths.length);
		confidences.push(confidence === null ? 0 : CONFIDENCES.indexOf(confidence) + 1);
		const older = isOlder(editions.superseded) ? SUPERSEDED : isOlder(editions.discontinued) ? DISCONTINUED : 0;
		status.push(older + (isChangeList ? CHANGE_LIST : 0));
		paths.push(record.path);
		const days = Math.max(0, daysOf(last_reviewed ?? '') ?? 0);
		reviewed.push(encodeNumber(days));
		areCovered &&= record.id === record.path && (last_reviewed === null || days > 0);
	}
	for (const filter of ['tag', 'category'] as const) {
		files.set(`docs.by_${filter}.json`, publicList(paths, lists[filter]));
	}
	const columns: DocumentColumns = {
		intents: [...editions.intents, ...INTENTS],
		confidences: confidences.join(''),
		...(status.some(Boolean) && { status: status.join('') }),
		reviewed: reviewed.join(''),
		...editions.columns,
		...(areCovered && { ids_are_paths: true }),
	};
	files.set(DOCUMENT_COLUMNS_FILE, fieldsText(columns));
	const rows = Object.entries(lists).flatMap(([filter, list]) =>
		Array.from(list, ([value, postings]): TableRow => [listKey(filter as keyof Lists, value), postingsText(postings)]),
	);
	const pathRows = lazyMap(paths, (path, number): TableRow => [listKey('path', path), postingsText([number])]);
	return {
		doc_lists: writeSortedTable(files, 'doc_lists', mergeSortedRows(pathRows, sorted(rows))),
		doc_tags: writeTable(files, 'doc_tags', tagsByMeaning([...lists.tag.keys()], phrases)),
		documents: writeRecordParts(files, 'documents', records),
	};
}

type Lists = Readonly<Record<Filter | 'field', PostingsTable>>;

function addToLists(
	lists: Lists,
	{ path, categories, tags, confidence, fields = {} }: DocumentRecord,
	number: number,
): void {
	for (const end of directoryEnds(path)) addPosting(lists.scope, end, number);
	for (const category of categories) addPosting(lists.category, normalizeTerm(category), number);
	for (const tag of tags) addPosting(lists.tag, normalizeTerm(tag), number);
	if (confidence !== null) addPosting(lists.confidence, confidence, number);
	for (const [name, values] of listedValues(fields)) {
		for (const value of values) addPosting(lists.field, `${name} ${value}`, number);
	}
}

function publicList(paths: readonly string[], list: PostingsTable): string {
	const entries = [...list].sort(([a], [b]) => compare(a, b));
	return objectText(entries.map(([term, numbers]) => [term, JSON.stringify(numbers.map((number) => paths[number]))]));
}

function tagsByMeaning(tags: readonly string[], phrases: Phrases): Map<string, string> {
	const byKey = groupBy(tags, (tag) => conceptKey(tag, phrases));
	byKey.delete('');
	return new Map([...byKey].map(([key, known]) => [key, JSON.stringify(known.sort(compare))]));
}
