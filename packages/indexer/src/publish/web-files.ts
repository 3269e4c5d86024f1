import { parsePartFile, partFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE } from '@pinakes/query/format/kinds/buckets/schema';
import { DOCUMENT_COLUMNS_FILE } from '@pinakes/query/format/kinds/documents/schema';
import { FOLDING_FILE, type Folding } from '@pinakes/query/format/kinds/folding/schema';
import { LEXICON_FILE, type Lexicon } from '@pinakes/query/format/kinds/lexicon/schema';
import { MESSAGE_LANGUAGES, MESSAGES_FILE, type Messages } from '@pinakes/query/format/kinds/messages/schema';
import { OTHER_MESSAGES, SEARCH_MESSAGES, smallerPartFile } from '@pinakes/query/format/kinds/messages/smaller-part';
import { SIZES_FILE } from '@pinakes/query/format/kinds/sizes/schema';
import { CHUNKS_TABLE } from '@pinakes/query/format/kinds/text/chunks';
import {
	LIGHT_FOLDING_FILE,
	lightFolding,
	lightText,
	MAX_LIGHT_DOCUMENTS,
	SEARCH_FOLDING_FILE,
	SECTION_COUNTS_FILE,
} from '@pinakes/query/format/kinds/text/light-text';
import {
	SECTION_TEXTS_TABLE,
	SECTIONS_TABLE,
	type SectionRecord,
	TERMS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/format/kinds/text/schema';
import { TRANSLATIONS_TABLE, translationBucketKey } from '@pinakes/query/format/kinds/translations/schema';
import {
	SECTION_VECTORS_TABLE,
	TERM_VECTORS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
} from '@pinakes/query/format/kinds/vectors/schema';
import { isPageFile } from '@pinakes/query/format/layouts/manifest-pages';
import { TEXT_PARTS } from '@pinakes/query/format/layouts/packs';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { LazyFiles } from '../spill/lazy-files.ts';
import { lazyMap } from '../spill/lazy-map.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { objectText } from '../write/json.ts';
import { recordParts, type TableRow, tableRuns } from '../write/parts.ts';
import { bucketFiles } from './buckets.ts';
import { publishedColumns } from './document-columns.ts';
import { type FineRows, toFineRows } from './fine-rows.ts';
import { linesIn, rowsIn, type WholeIndex } from './read-index.ts';
import { isForSearches } from './search-layout.ts';
import { shortenCut } from './shorten-cuts.ts';
import { titleLists } from './title-lists.ts';
import { type WebFile, WebListing, type WebParts } from './web-listing.ts';

/**
 * Target size of parts that are fetched over a network, by table, in bytes. A search needs only one line of the part of
 * almost every term and hit.
 */
const TARGET_BYTES: ReadonlyMap<string, number> = new Map([
	['text_terms', 3072],
	['doc_lists', 6144],
	['doc_tags', 2048],
	['unit_terms', 4096],
	['vocabulary', 4096],
	['units', 8192],
	[TRANSLATIONS_TABLE, 2048],
]);

/** Target size of parts of rows that are not fine, which few look-ups read. */
const RARE_TARGET_BYTES = 16_384;

const SECTIONS_OF_PART = 8;

/** Records of a part of regular tables, whose cuts need not be listed. */
const REGULAR_RECORDS: ReadonlyMap<string, number> = new Map([
	[SECTIONS_TABLE, SECTIONS_OF_PART],
	[SECTION_TEXTS_TABLE, SECTIONS_OF_PART / TEXT_PARTS],
	['documents', 4],
]);

/** Excluded tables: megabytes of vectors improve the order of results only a little. */
const EXCLUDED: ReadonlySet<string> = new Set([
	SECTION_VECTORS_TABLE,
	TERM_VECTORS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
]);

/**
 * Returns the files of an index for pages, the parts of each table in order and the manifest last: the same content in
 * smaller parts and without vectors. Searches by text have the same results. The index is read part by part.
 *
 * @param urls addresses of the sections by document, instead of those in the index
 */
export function* webFiles(
	index: WholeIndex,
	spill: Spill,
	urls?: ReadonlyMap<string, readonly string[]>,
): Generator<WebFile> {
	const { manifest } = index;
	const listing = new WebListing();
	const fine = fineRowsOf(index, spill);
	// Matches read translations as well, and would have to load the lengths of buckets for them.
	const hasBucketsOfTranslations = fine !== undefined && isForSearches(manifest);
	for (const [table, first] of Object.entries(manifest.cuts) as [string, readonly (string | number)[]][]) {
		const records = REGULAR_RECORDS.get(table);
		if (table === BUCKETS_TABLE) {
			// Indexes for pages already have buckets.
			yield* listing.regular(table, 1, partsOf(index, table));
		} else if (EXCLUDED.has(table) || (table === TRANSLATIONS_TABLE && hasBucketsOfTranslations)) {
			yield* listing.table(table, recordParts(table, []));
		} else if (typeof first[0] === 'string') {
			const isRare = table === TERMS_TABLE && fine !== undefined;
			const rows = isRare ? fine.rows : rowsIn(linesIn(index, table));
			yield* listing.table(table, rowParts(table, rows, isRare ? RARE_TARGET_BYTES : TARGET_BYTES.get(table)));
		} else {
			const own = linesIn(index, table);
			const lines = table === SECTIONS_TABLE && urls !== undefined ? withUrls(own, urls) : own;
			if (records === undefined || first.length === 0) {
				yield* listing.table(table, recordParts(table, lines, TARGET_BYTES.get(table)));
			} else yield* listing.regular(table, records, recordParts(table, lines, Number.POSITIVE_INFINITY, records));
		}
	}
	if (manifest.cuts[BUCKETS_TABLE] === undefined) {
		const translations = hasBucketsOfTranslations ? rowsIn(linesIn(index, TRANSLATIONS_TABLE)) : [];
		const rows = concatenated([
			titleLists(index, fine?.titled ?? new Map(), spill, { chunks: fine?.chunks, titlesOf: fine?.titlesOf }),
			lazyMap(translations, ([key, json]): TableRow => [translationBucketKey(key), json]),
			fine?.fine ?? [],
		]);
		yield* listing.regular(BUCKETS_TABLE, 1, bucketFiles(rows, spill));
	}
	if (fine !== undefined && fine.chunks.length > 0) {
		const parts = lazyMap(fine.chunks, (text, number): WebFile => [partFile(CHUNKS_TABLE, number), text]);
		yield* listing.regular(CHUNKS_TABLE, 1, parts);
	}
	const others = otherFiles(index, fine);
	addLightFolding(others, listing.usedIn(others), isForSearches(manifest));
	addSmallerParts(others);
	addSectionCounts(others);
	others.set(SIZES_FILE, listing.sizesWith(others));
	yield* listing.others(others);
	const { files: _, checksum, vectors, unit_vectors, ...fields } = manifest;
	yield [MANIFEST_FILE, listing.manifest(fields)];
}

/** Returns the files that are not parts of tables. */
function otherFiles(index: WholeIndex, fine: FineRows | undefined): LazyFiles<string> {
	const { manifest, files } = index;
	const others = new LazyFiles<string>();
	for (const path of files.keys()) {
		const table = parsePartFile(path)?.table;
		if (path === MANIFEST_FILE || isPageFile(path) || (table !== undefined && manifest.cuts[table])) continue;
		others.setReader(path, () => files.get(path) as string);
	}
	if (fine !== undefined) others.set(TEXT_FILE, JSON.stringify(fine.settings));
	const columns = publishedColumns(index);
	if (columns !== undefined) others.set(DOCUMENT_COLUMNS_FILE, JSON.stringify(columns));
	return others;
}

function* partsOf({ manifest, files }: WholeIndex, table: string): Generator<WebFile> {
	for (const part of (manifest.cuts[table] ?? []).keys()) {
		const path = partFile(table, part);
		yield [path, files.get(path) ?? ''];
	}
}

/** Returns the parts of a table by key, and then its cuts. */
function* rowParts(table: string, rows: Iterable<TableRow>, aim: number | undefined): WebParts {
	const cuts: string[] = [];
	let last: string | undefined;
	for (const part of tableRuns(rows, aim)) {
		yield [partFile(table, cuts.length), objectText(part)];
		cuts.push(shortenCut((part[0] as TableRow)[0], last));
		last = part.at(-1)?.[0];
	}
	return cuts;
}

function* concatenated(all: readonly Iterable<TableRow>[]): Generator<TableRow> {
	for (const rows of all) yield* rows;
}

function withUrls(records: Iterable<string>, urls: ReadonlyMap<string, readonly string[]>): Iterable<string> {
	const next = new Map<string, number>();
	return lazyMap(records, (json) => {
		const { url: _, ...record } = JSON.parse(json) as SectionRecord;
		const number = next.get(record.id) ?? 0;
		next.set(record.id, number + 1);
		return JSON.stringify({ ...record, url: urls.get(record.id)?.[number] });
	});
}

/**
 * Adds the light forms of query folding: only pairs whose second character occurs in the index; those of the text settings too if
 * matches read it, as they do not read these.
 *
 * @param isUsed whether the index has each UTF-16 code unit
 */
function addLightFolding(files: LazyFiles<string>, isUsed: Uint8Array, isForSearch: boolean): void {
	const { pairs } = JSON.parse(files.get(FOLDING_FILE) ?? '{"pairs":""}') as Folding;
	const { folding } = JSON.parse(files.get(TEXT_FILE) ?? '{"folding":""}') as TextSettings;
	const known = new Set(lightText({ folding }) && folding.match(/../gsu));
	const add = (path: string, isLeftOut: (pair: string) => boolean): void => {
		const used = pairs.replace(/(.)(.)/gsu, (pair, _, to: string) =>
			isUsed[to.charCodeAt(0)] === 1 && !isLeftOut(pair) ? pair : '',
		);
		const light = lightFolding(used);
		if (light !== undefined) files.set(path, JSON.stringify({ pairs: light }));
	};
	add(SEARCH_FOLDING_FILE, (pair) => known.has(pair));
	if (!isForSearch) add(LIGHT_FOLDING_FILE, () => false);
}

/** Adds copies of parts with only the fields that a search needs, or a match. */
function addSmallerParts(files: LazyFiles<string>): void {
	const { phrases, ...others } = JSON.parse(files.get(LEXICON_FILE) as string) as Lexicon;
	const emptied = { ...others, terms: {}, forbidden: [], constraints: {}, negations: [] } satisfies Omit<
		Lexicon,
		'phrases'
	>;
	files.set(smallerPartFile(LEXICON_FILE, 'search'), JSON.stringify({ ...emptied, phrases }));
	const messages = Object.entries(JSON.parse(files.get(MESSAGES_FILE) as string) as Messages);
	for (const language of MESSAGE_LANGUAGES) {
		const ofSearch = messages
			.filter(([name]) => name.startsWith(SEARCH_MESSAGES))
			.map(([name, said]) => [name, { en: [], zh: [], [language]: said[language] }]);
		files.set(smallerPartFile(MESSAGES_FILE, `search.${language}`), JSON.stringify(Object.fromEntries(ofSearch)));
	}
	const ofMatch = messages.filter(([name]) => !OTHER_MESSAGES.some((prefix) => name.startsWith(prefix)));
	files.set(smallerPartFile(MESSAGES_FILE, 'match'), JSON.stringify(Object.fromEntries(ofMatch)));
}

/** Adds the numbers of sections of many documents, which a light manifest does not have. */
function addSectionCounts(files: LazyFiles<string>): void {
	const { documents = '' } = JSON.parse(files.get(TEXT_FILE) ?? '{}') as Partial<TextSettings>;
	if (documents.length > MAX_LIGHT_DOCUMENTS) files.set(SECTION_COUNTS_FILE, JSON.stringify({ documents }));
}

function fineRowsOf(index: WholeIndex, spill: Spill): FineRows | undefined {
	const settings = index.files.get(TEXT_FILE);
	if (settings === undefined) return undefined;
	const table = { rows: rowsIn(linesIn(index, TERMS_TABLE)), settings: JSON.parse(settings) as TextSettings };
	return toFineRows(table, index.manifest.counts.sections, spill);
}
