import type { Cuts, Manifest } from '@pinakes/query';
import {
	BUCKETS_TABLE,
	DOCUMENT_COLUMNS_FILE,
	encodeNumber,
	type KeyTable,
	LEXICON_FILE,
	type Lexicon,
	LIGHT_MANIFEST_FILE,
	LIGHT_TEXT_FILE,
	type LightCuts,
	lightText,
	MANIFEST_FILE,
	MESSAGES_FILE,
	type NumberTable,
	partFile,
	SEARCH_MESSAGES,
	SIZES_FILE,
	type Sizes,
	searchPartFile,
	sizesByKind,
	TERMS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/format';
import { listManifest } from '../write/manifest.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../write/parts.ts';
import { sha256Of } from '../write/sha256.ts';
import { writeBuckets } from './buckets.ts';
import { type FineRows, toFineRows } from './fine-rows.ts';
import type { WholeIndex } from './read-index.ts';
import { titleLists } from './title-lists.ts';

/**
 * Bytes that parts aim at where each is fetched over a network, by table; others keep theirs. A search reads a part for
 * almost every hit that it ranks and every term that it looks for, of which it needs a line.
 */
const AIMS: ReadonlyMap<string, number> = new Map([
	['text_terms', 3072],
	['sections', 8192],
	['section_texts', 8192],
	['documents', 8192],
	['doc_lists', 6144],
	['doc_tags', 2048],
	['unit_terms', 4096],
	['vocabulary', 4096],
	['units', 8192],
]);

/** The same for rows beside fine ones, which few look-ups read. */
const SELDOM_AIM = 16_384;

/** Records that a part has at most. Where nearly all parts have as many, few bytes of a manifest say so. */
const MOST_RECORDS: ReadonlyMap<string, number> = new Map([
	['sections', 8],
	['section_texts', 2],
	['documents', 4],
]);

/** Digits of the SHA-256 of a manifest that its index is known by. */
const VERSION_DIGITS = 12;

/** What every search reads before it reads anything else, for a page that asks for it while it still loads the reader. */
const READ_FIRST: readonly string[] = [
	LIGHT_TEXT_FILE,
	DOCUMENT_COLUMNS_FILE,
	searchPartFile(LEXICON_FILE),
	searchPartFile(MESSAGES_FILE),
];

/** Tables that a first look-up over a network would wait for: megabytes of vectors for a little better order. */
const LEFT_OUT: ReadonlySet<string> = new Set(['section_vectors', 'term_vectors']);

/**
 * An index cut for pages: the same content in smaller parts, without vectors, and with a light manifest beside the whole
 * one. Look-ups give the same answers.
 */
export function webIndex(index: WholeIndex): IndexFiles {
	const { manifest, files } = index;
	const cut: IndexFiles = new Map();
	const cuts: Record<string, readonly (string | number)[]> = {};
	const isPart = new Set<string>([MANIFEST_FILE]);
	const fine = fineRowsOf(index);
	for (const [table, first] of Object.entries(manifest.cuts) as [keyof Cuts, readonly (string | number)[]][]) {
		// An index that was cut for pages keeps its buckets.
		cuts[table] = first;
		if (table === BUCKETS_TABLE) continue;
		first.forEach((_, part) => {
			isPart.add(partFile(table, part));
		});
		const lines = LEFT_OUT.has(table) ? [] : linesIn(index, table);
		const aim = AIMS.get(table);
		if (typeof first[0] === 'string') {
			const isSeldom = table === TERMS_TABLE && fine !== undefined;
			cuts[table] = writeTable(
				cut,
				table as KeyTable,
				isSeldom ? fine.rows : rowsIn(lines),
				isSeldom ? SELDOM_AIM : aim,
			);
		} else cuts[table] = writeRecordParts(cut, table as NumberTable, lines, aim, MOST_RECORDS.get(table));
	}
	cuts[BUCKETS_TABLE] ??= writeBuckets(cut, [...titleLists(index), ...(fine?.fine ?? [])]);
	for (const [path, text] of files) if (!isPart.has(path)) cut.set(path, text);
	if (fine !== undefined) cut.set(TEXT_FILE, JSON.stringify(fine.settings));
	addLightText(cut);
	addSearchParts(cut);
	cut.set(SIZES_FILE, sizesText(cut));
	const { files: _, vectors, ...fields } = manifest;
	const content = { ...fields, cuts: cuts as unknown as Cuts };
	listManifest(cut, content);
	cut.set(LIGHT_MANIFEST_FILE, lightManifest(cut, content));
	return cut;
}

/** Adds the light form of what holds for all texts. */
function addLightText(files: IndexFiles): void {
	const text = files.get(TEXT_FILE);
	if (text === undefined) return;
	const light = lightText(JSON.parse(text) as TextSettings);
	if (light !== undefined) files.set(LIGHT_TEXT_FILE, JSON.stringify(light));
}

/** Adds what a search needs of parts that are mostly for other look-ups. */
function addSearchParts(files: IndexFiles): void {
	const { phrases, ...others } = JSON.parse(files.get(LEXICON_FILE) as string) as Lexicon;
	const emptied = { ...others, terms: {}, forbidden: [], constraints: {}, negations: [] } satisfies Omit<
		Lexicon,
		'phrases'
	>;
	files.set(searchPartFile(LEXICON_FILE), JSON.stringify({ ...emptied, phrases }));
	const messages = Object.entries(JSON.parse(files.get(MESSAGES_FILE) as string) as Record<string, unknown>);
	const said = messages.filter(([name]) => name.startsWith(SEARCH_MESSAGES));
	files.set(searchPartFile(MESSAGES_FILE), JSON.stringify(Object.fromEntries(said)));
}

/** The light manifest has no sizes, which no look-up needs. */
function sizesText(files: IndexFiles): string {
	const sizes = [...files].map(([path, text]): [string, number] => [path, Buffer.byteLength(text)]);
	return JSON.stringify({ kinds: sizesByKind(sizes) } satisfies Sizes);
}

function fineRowsOf(index: WholeIndex): FineRows | undefined {
	const settings = index.files.get(TEXT_FILE);
	if (settings === undefined) return undefined;
	const table = { rows: rowsIn(linesIn(index, TERMS_TABLE)), settings: JSON.parse(settings) as TextSettings };
	return toFineRows(table, index.manifest.counts.sections);
}

/** The entries of a table, which has one to a line. */
export function linesIn({ manifest, files }: WholeIndex, table: keyof Cuts): string[] {
	return (manifest.cuts[table] ?? []).flatMap((_, part) => {
		const lines = (files.get(partFile(table, part)) ?? '').split('\n').slice(1, -1);
		return lines.map((line) => line.replace(/,$/, ''));
	});
}

/** The JSON texts of entries by their keys. */
function rowsIn(lines: readonly string[]): Map<string, string> {
	return new Map(
		lines.map((line): [string, string] => {
			const [key = ''] = KEY.exec(line) ?? [];
			return [JSON.parse(key.slice(0, -1)) as string, line.slice(key.length)];
		}),
	);
}

/** A key at the beginning of a line, with its colon. */
const KEY = /^"(?:[^"\\]|\\.)*":/;

function lightManifest(files: IndexFiles, { cuts, ...fields }: Omit<Manifest, 'files'>): string {
	const isPart = new Set<string>([MANIFEST_FILE]);
	const tables: [string, LightCuts][] = [];
	for (const [table, first] of Object.entries(cuts) as [string, readonly string[] | readonly number[]][]) {
		first.forEach((_, part) => {
			isPart.add(partFile(table, part));
		});
		tables.push([
			table,
			typeof first[0] === 'number' ? steps(first as readonly number[]) : (first as readonly string[]),
		]);
	}
	return JSON.stringify({
		...fields,
		version: sha256Of(files.get(MANIFEST_FILE) as string).slice(0, VERSION_DIGITS),
		tables: Object.fromEntries(tables),
		others: [...files.keys()].filter((path) => !isPart.has(path)),
		first: READ_FIRST.filter((path) => files.has(path)),
	});
}

function steps(numbers: readonly number[]): string {
	return numbers.map((number, i) => encodeNumber(number - (numbers[i - 1] ?? 0))).join('');
}
