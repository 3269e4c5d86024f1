import type { Cuts } from '@pinakes/query';
import { conceptsOf } from '@pinakes/query/format/analysis/concepts';
import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { daysOf } from '@pinakes/query/format/kinds/documents/days';
import { directoryEnds } from '@pinakes/query/format/kinds/documents/directory-ends';
import {
	CONFIDENCES,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	type Filter,
	listKey,
} from '@pinakes/query/format/kinds/documents/schema';
import { MAX_KEY_LENGTH } from '@pinakes/query/format/kinds/vocabulary/schema';
import { compare } from '../../report.ts';
import { buildAnalyzer } from '../../text/analyzer.ts';
import { fieldsText, objectText } from '../../write/json.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';
import type { Phrases } from '../lexicon/write.ts';
import type { KnowledgeOptions } from './settings.ts';

/** The tables of documents. */
export type DocumentCuts = Pick<Cuts, 'doc_lists' | 'doc_tags' | 'documents'>;

/**
 * Writes what narrows a knowledge base: nothing, where there are no documents.
 *
 * @param records sorted by path, which are the numbers that the text index has as well
 */
export function writeDocuments(
	files: IndexFiles,
	records: readonly DocumentRecord[],
	{ intents }: Pick<KnowledgeOptions, 'intents'>,
	phrases: Phrases,
): DocumentCuts {
	if (records.length === 0) return { doc_lists: [], doc_tags: [], documents: [] };
	const lists = collectLists(records);
	for (const filter of ['tag', 'category'] as const) {
		files.set(`docs.by_${filter}.json`, publicList(records, lists[filter]));
	}
	const columns: DocumentColumns = {
		intents,
		confidences: records.map(({ confidence }) => (confidence ? CONFIDENCES.indexOf(confidence) + 1 : 0)).join(''),
		reviewed: records.map(({ last_reviewed }) => encodeNumber(Math.max(0, daysOf(last_reviewed ?? '') ?? 0))).join(''),
	};
	files.set(DOCUMENT_COLUMNS_FILE, fieldsText(columns));
	const paths: PostingsTable = new Map(records.map(({ path }, number) => [path, [number]]));
	const rows = new Map(
		Object.entries({ ...lists, path: paths }).flatMap(([filter, list]) =>
			[...list].map(
				([value, postings]) => [listKey(filter as Filter | 'path', value), postingsText(postings)] as const,
			),
		),
	);
	return {
		doc_lists: writeTable(files, 'doc_lists', rows),
		doc_tags: writeTable(files, 'doc_tags', tagsByMeaning([...lists.tag.keys()], phrases)),
		documents: writeRecordParts(
			files,
			'documents',
			records.map((record) => JSON.stringify(record)),
		),
	};
}

function collectLists(records: readonly DocumentRecord[]): Readonly<Record<Filter, PostingsTable>> {
	const lists = { scope: new Map(), category: new Map(), tag: new Map(), confidence: new Map() } as const;
	records.forEach(({ path, categories, tags, confidence }, number) => {
		for (const end of directoryEnds(path)) addPosting(lists.scope, end, number);
		for (const category of categories) addPosting(lists.category, normalizeTerm(category), number);
		for (const tag of tags) addPosting(lists.tag, normalizeTerm(tag), number);
		if (confidence !== null) addPosting(lists.confidence, confidence, number);
	});
	return lists;
}

function publicList(records: readonly DocumentRecord[], list: PostingsTable): string {
	const sorted = [...list].sort(([a], [b]) => compare(a, b));
	return objectText(
		sorted.map(([term, numbers]) => [term, JSON.stringify(numbers.map((number) => records[number]?.path))]),
	);
}

/** Tags by their concepts: `Pods` and `pod` have one key, and so have words that the lexicon groups. */
function tagsByMeaning(tags: readonly string[], phrases: Phrases): Map<string, string> {
	const byKey = new Map<string, string[]>();
	for (const tag of tags) {
		const concepts = conceptsOf(tag, phrases, buildAnalyzer());
		if (concepts.length === 0 || concepts.length > MAX_KEY_LENGTH) continue;
		const key = concepts.join(' ');
		byKey.set(key, [...(byKey.get(key) ?? []), tag].sort(compare));
	}
	return new Map([...byKey].map(([key, known]) => [key, JSON.stringify(known)]));
}
