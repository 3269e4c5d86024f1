import { createHash } from 'node:crypto';
import {
	ALL_PARTS,
	BLOCKS_TABLE,
	CHECK_BYTES,
	checkedText,
	crc32,
	DOCUMENT_COLUMNS_FILE,
	ENCODER_DIRECTIONS_FILE,
	encodeNumber,
	FILES_FILE,
	MANIFEST_FILE,
	MAX_PARTS_PER_PACK,
	OFFSET_BYTES,
	PART_SEPARATOR,
	type PackedTable,
	type Packs,
	POSTINGS_TABLE,
	packFile,
	parsePartFile,
	SECTION_TEXTS_TABLE,
	SECTION_VECTORS_TABLE,
	SECTION_WORDS_TABLE,
	SECTIONS_TABLE,
	type SectionRecord,
	TEXT_FILE,
	TRANSLATIONS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
	WORDS_TABLE,
} from '@pinakes/query/internal';
import { deflateSync, inflateSync } from 'fflate';
import { BuildError } from '../base/report.ts';
import { LazyFiles, lazyMap, readFully, type Spill, writeAll } from '../base/spill.ts';
import type { ListedFile, ManifestFields } from '../base/write-folder.ts';
import { listedFile, manifestFiles } from '../kinds/manifest.ts';
import { type FileTarget, RecordParts, TableParts } from '../kinds/parts.ts';
import { linesIn, rowsIn, type WholeIndex } from './read-index.ts';
import type { SiteFiles } from './skills.ts';

/** A growing list of byte strings in a file. In memory it has the end of each. */
export class ByteList {
	private readonly ends: number[] = [];

	/** @param file descriptor of an empty file */
	constructor(private readonly file: number) {}

	get length(): number {
		return this.ends.length;
	}

	/** Total bytes of the items. */
	get bytes(): number {
		return this.startOf(this.length);
	}

	/** Appends an item. */
	push(item: Uint8Array): void {
		writeAll(this.file, item);
		this.ends.push(this.bytes + item.length);
	}

	/** Returns the bytes of consecutive items. */
	range(from: number, to: number): Buffer {
		const start = this.startOf(from);
		const bytes = Buffer.allocUnsafe(this.startOf(to) - start);
		readFully(this.file, bytes, start);
		return bytes;
	}

	/** Returns where an item starts, or that after the last one would. */
	startOf(item: number): number {
		return this.ends[item - 1] ?? 0;
	}

	/** Returns the lengths of consecutive items in bytes; by default of all. */
	lengths(from = 0, to = this.length): number[] {
		return Array.from({ length: to - from }, (_, i) => this.startOf(from + i + 1) - this.startOf(from + i));
	}
}

/** Target size of parts that are fetched over a network, by table, in bytes. A search needs only one line of the part of almost every term and hit. */
const TARGET_BYTES: ReadonlyMap<string, number> = new Map([
	[POSTINGS_TABLE, 1024],
	[WORDS_TABLE, 8192],
	['doc_lists', 6144],
	['doc_tags', 2048],
	['unit_terms', 4096],
	['vocabulary', 4096],
	['units', 8192],
	[TRANSLATIONS_TABLE, 1024],
]);

/** Records of a part, for tables of which a look-up reads single records. The cuts of these need not be listed. */
const RECORDS: ReadonlyMap<string, number> = new Map([
	[BLOCKS_TABLE, 1],
	[SECTIONS_TABLE, 8],
	[SECTION_TEXTS_TABLE, 2],
	['documents', 4],
]);

/** Excluded tables: vectors improve the order of results only a little. */
const EXCLUDED: ReadonlySet<string> = new Set([
	SECTION_VECTORS_TABLE,
	SECTION_WORDS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
]);

/** Length of the version of an index: the first hexadecimal digits of the SHA-256 of its packs. */
const VERSION_DIGITS = 12;

/** Maximum parts of a table whose entry lengths are in the manifest: two bytes each, which saves a round of requests. */
const MAX_LISTED_LENGTHS = 512;

/** Maximum parts of a table whose first keys are all in the manifest: about five bytes each, which saves a round of requests. */
const MAX_UNPAGED_PARTS = 256;

/** Files that every search reads, and the maximum length of one that is in the manifest. */
const READ_ALWAYS = [TEXT_FILE, DOCUMENT_COLUMNS_FILE];
const MAX_INLINE_LENGTH = 8192;

/** Documents and units up to which a site has a pack of everything that a search reads, and the tables of that. */
const SMALL_SITE = 300;
const SEARCHED_TABLES = [WORDS_TABLE, POSTINGS_TABLE, BLOCKS_TABLE, SECTIONS_TABLE, SECTION_TEXTS_TABLE];

/** Files that are written again, or that only questions with vectors need. */
const NOT_PACKED: ReadonlySet<string> = new Set([MANIFEST_FILE, FILES_FILE, ENCODER_DIRECTIONS_FILE]);

/** Whether a file is packed on a site; other files have stable names. */
function isPacked(path: string): boolean {
	return path !== FILES_FILE && path.startsWith('parts/');
}

/**
 * Returns the files of an index for a site: the same lines of the same tables, in smaller parts and without vectors, which are in
 * packs. The same index gives the same bytes in all runtimes, as the compression is part of this package. Compressed parts are in
 * temporary files, from which packs are read.
 *
 * @param urls addresses of the sections by document, instead of those in the index
 */
export function packedIndex(index: WholeIndex, spill: Spill, urls?: ReadonlyMap<string, readonly string[]>): SiteFiles {
	const { tables, listed, fields } = cutTables(index, spill, urls);
	const others = new Map<string, string>();
	for (const path of index.files.keys()) {
		const table = parsePartFile(path)?.table;
		if (NOT_PACKED.has(path) || (table !== undefined && index.manifest.cuts[table])) continue;
		const text = index.files.get(path) as string;
		// A public list of nothing, as of the skills of a site without any.
		if (!isPacked(path) && (text === '[]' || text === '{}')) continue;
		others.set(path, text);
		listed.set(path, listedFile(text));
	}
	const written = manifestFiles(listed, fields, MAX_UNPAGED_PARTS);
	for (const [path, text] of written) {
		const table = parsePartFile(path)?.table;
		if (path === MANIFEST_FILE) continue;
		if (table === undefined) others.set(path, text);
		else entriesOf(tables, table, spill).push(entryOf(path, text));
	}
	const packed: SiteFiles = new LazyFiles();
	for (const [path, text] of others) if (!isPacked(path)) packed.set(path, text);
	// Otherwise they would take two rounds of requests.
	const inline: Record<string, string> = {};
	for (const path of READ_ALWAYS) {
		const text = others.get(path);
		if (text !== undefined && text.length <= MAX_INLINE_LENGTH) inline[path] = text;
	}
	const first = packOf(
		[...others]
			.filter(([path]) => isPacked(path) && !Object.hasOwn(inline, path))
			.map(([path, text]) => [path, entryOf(path, text)]),
	);
	const contents: (() => Uint8Array)[] = [() => first.bytes];
	const size = index.manifest.counts.documents + index.manifest.counts.units;
	const counts = partsPerPack(tables, size);
	const packedTables: Record<string, PackedTable> = {};
	for (const [table, entries] of tables) {
		const each = counts.get(table) as number;
		packedTables[table] =
			entries.length <= MAX_LISTED_LENGTHS
				? [entries.length, each, entries.lengths().map(encodeNumber).join('')]
				: [entries.length, each];
		for (let from = 0; from < entries.length; from += each) {
			const to = Math.min(from + each, entries.length);
			contents.push(() => Buffer.concat([offsetsOf(entries.lengths(from, to)), entries.range(from, to)]));
		}
	}
	const all = size <= SMALL_SITE && tables.has(WORDS_TABLE) ? allParts(tables) : undefined;
	if (all) contents.push(() => all.bytes);
	const hash = createHash('sha256');
	for (const content of contents) hash.update(content());
	const version = hash.digest('hex').slice(0, VERSION_DIGITS);
	for (const [number, content] of contents.entries()) packed.setReader(packFile({ version }, number), content);
	const packs: Packs = {
		version,
		others: first.ranges,
		inline,
		tables: packedTables,
		...(all && { all: { tables: all.tables, bytes: all.bytes.length } }),
	};
	const manifest = manifestFiles(listed, { ...fields, packs }, MAX_UNPAGED_PARTS).get(MANIFEST_FILE) as string;
	packed.set(MANIFEST_FILE, manifest);
	return packed;
}

/** Returns the compressed parts of each table, and what a manifest says of them. */
function cutTables(index: WholeIndex, spill: Spill, urls?: ReadonlyMap<string, readonly string[]>) {
	const { manifest } = index;
	const tables = new Map<string, ByteList>();
	const listed = new Map<string, ListedFile>();
	const target: FileTarget = {
		set(path, text) {
			entriesOf(tables, parsePartFile(path)?.table as string, spill).push(entryOf(path, text));
			listed.set(path, listedFile(text));
		},
	};
	const cuts: Record<string, readonly (string | number)[]> = {};
	const regular: Record<string, readonly [parts: number, records: number]> = {};
	for (const [table, first = []] of Object.entries(manifest.cuts) as [string, readonly (string | number)[]][]) {
		cuts[table] = [];
		if (first.length === 0 || EXCLUDED.has(table)) continue;
		const lines = linesIn(index, table);
		if (typeof first[0] === 'string') {
			const parts = new TableParts(target, table, TARGET_BYTES.get(table));
			for (const row of rowsIn(lines)) parts.push(...row);
			cuts[table] = parts.finish();
			continue;
		}
		const records = RECORDS.get(table);
		const parts = new RecordParts(target, table, records ? Number.POSITIVE_INFINITY : TARGET_BYTES.get(table), records);
		for (const line of table === SECTIONS_TABLE && urls ? withUrls(lines, urls) : lines) parts.push(line);
		cuts[table] = parts.finish();
		if (records) {
			regular[table] = [cuts[table].length, records];
			cuts[table] = [0];
		}
	}
	const { files: _, checksum, vectors, unit_vectors, ...fields } = manifest;
	const cutFields: ManifestFields = { ...fields, cuts: cuts as ManifestFields['cuts'], regular };
	return { tables, listed, fields: cutFields };
}

function entriesOf(tables: Map<string, ByteList>, table: string, spill: Spill): ByteList {
	const entries = tables.get(table) ?? new ByteList(spill.createFile(`table-${tables.size}`));
	tables.set(table, entries);
	return entries;
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

function entryOf(path: string, text: string): Uint8Array {
	const bytes = deflateSync(Buffer.from(text), { level: 9 });
	const entry = Buffer.alloc(CHECK_BYTES + bytes.length);
	entry.writeUInt32BE(crc32(checkedText(path, text)));
	entry.set(bytes, CHECK_BYTES);
	return entry;
}

/** Returns one entry of all parts of the tables that a search reads. */
function allParts(tables: ReadonlyMap<string, ByteList>): { tables: readonly string[]; bytes: Uint8Array } {
	const texts: string[] = [];
	const names = SEARCHED_TABLES.filter((table) => tables.has(table));
	for (const table of names) {
		const entries = tables.get(table) as ByteList;
		for (let i = 0; i < entries.length; i++) {
			texts.push(Buffer.from(inflateSync(entries.range(i, i + 1).subarray(CHECK_BYTES))).toString());
		}
	}
	return { tables: names, bytes: entryOf(ALL_PARTS, texts.join(PART_SEPARATOR)) };
}

/** Returns a pack of some files, and where each is in it. */
function packOf(entries: readonly (readonly [path: string, bytes: Uint8Array])[]) {
	let end = OFFSET_BYTES * (entries.length + 1);
	const ranges = entries.map(([path, { length }]) => {
		end += length;
		return [path, [end - length, end]] as const;
	});
	const offsets = offsetsOf(entries.map(([, { length }]) => length));
	return { bytes: Buffer.concat([offsets, ...entries.map(([, bytes]) => bytes)]), ranges: Object.fromEntries(ranges) };
}

function offsetsOf(lengths: readonly number[]): Buffer {
	const offsets = Buffer.alloc(OFFSET_BYTES * (lengths.length + 1));
	let end = offsets.length;
	offsets.writeUInt32BE(end);
	for (const [i, length] of lengths.entries()) {
		end += length;
		if (end >= 2 ** (8 * OFFSET_BYTES))
			throw new BuildError('the index is too large for a site: publish parts of the documents apart.');
		offsets.writeUInt32BE(end, OFFSET_BYTES * (i + 1));
	}
	return offsets;
}

/** Minimum bytes of packs; `MAX_PACK_BYTES` is the maximum of packs with more than one entry. */
const MIN_PACK_BYTES = 2048;
const MAX_PACK_BYTES = 2 ** 18;

/** Size of a pack by table, in multiples of the square root of its bytes: small for tables that every search reads. */
const PACK_ROOTS: ReadonlyMap<string, number> = new Map([
	[POSTINGS_TABLE, 2.25],
	[BLOCKS_TABLE, 8],
	[SECTIONS_TABLE, 2.8],
	[SECTION_TEXTS_TABLE, 6.7],
]);
const PACK_ROOT = 40;

/**
 * A small site has few packs, by the number of its documents and units, but at least a few. They are of one size, as a host without
 * ranges sends whole packs.
 */
const CONTENTS_PER_PACK = 6;
const FEW_PACKS = 24;

/** Maximum number of packs of all tables, as hosts limit the number of files. Exceeded only if packs would have to be larger than the maximum. */
const MAX_PACKS = 1900;

/** Factor by which packs grow until there are few enough. */
const GROWTH = 1.05;

/**
 * Returns the number of parts per pack for each table. Packs are as small as their number allows.
 *
 * @param tables the number of parts and their total bytes, by table
 * @param contents the number of documents and units of the index
 */
export function partsPerPack(
	tables: ReadonlyMap<string, Pick<ByteList, 'length' | 'bytes'>>,
	contents: number,
): Map<string, number> {
	const isSmall = contents <= SMALL_SITE;
	const maxPacks = isSmall ? Math.max(FEW_PACKS, contents / CONTENTS_PER_PACK) : MAX_PACKS;
	const total = Array.from(tables.values()).reduce((sum, { bytes }) => sum + bytes, 0);
	const sizes = Array.from(tables, ([table, { length, bytes }]) => {
		const wanted = isSmall ? total / maxPacks : (PACK_ROOTS.get(table) ?? PACK_ROOT) * Math.sqrt(bytes);
		return { table, parts: length, bytes: Math.max(bytes, 1), wanted: Math.max(MIN_PACK_BYTES, wanted) };
	});
	for (let growth = 1; ; growth *= GROWTH) {
		const counts = sizes.map(({ table, parts, bytes, wanted }): [string, number] => {
			const size = Math.min(MAX_PACK_BYTES, growth * wanted);
			return [table, Math.min(MAX_PARTS_PER_PACK, Math.max(1, Math.floor((size * parts) / bytes)))];
		});
		const packs = sizes.reduce((sum, { parts }, i) => sum + Math.ceil(parts / (counts[i]?.[1] as number)), 0);
		const areLargest = sizes.every(({ wanted }) => growth * wanted >= MAX_PACK_BYTES);
		if (packs <= maxPacks || areLargest) return new Map(counts);
	}
}
