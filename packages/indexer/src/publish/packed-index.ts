import { crc32, withChecksum } from '@pinakes/query/format/checksum';
import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { DOCUMENT_COLUMNS_FILE, type DocumentColumns } from '@pinakes/query/format/kinds/documents/schema';
import { LEXICON_FILE } from '@pinakes/query/format/kinds/lexicon/schema';
import { MESSAGES_FILE } from '@pinakes/query/format/kinds/messages/schema';
import { smallerPartFile } from '@pinakes/query/format/kinds/messages/smaller-part';
import { CHUNK_BYTES, CHUNKS_TABLE } from '@pinakes/query/format/kinds/text/chunks';
import {
	LIGHT_FOLDING_FILE,
	SEARCH_FOLDING_FILE,
	SECTION_COUNTS_FILE,
} from '@pinakes/query/format/kinds/text/light-text';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE } from '@pinakes/query/format/kinds/text/schema';
import {
	CHECK_BYTES,
	checkedText,
	encodeLengths,
	GROUP_ENTRIES,
	groupBytes,
	LENGTH_BYTES,
	type PackedTable,
	type Packs,
	packFile,
	stretchAddress,
	TEXT_PARTS,
	uncompressedBytes,
} from '@pinakes/query/format/layouts/packs';
import { MANIFEST_FILE, type Manifest } from '@pinakes/query/format/manifest';
import { deflateSync } from 'fflate';
import { sha256Of } from '../base/digest.ts';
import { BuildError } from '../base/report.ts';
import { LazyFiles } from '../spill/lazy-files.ts';
import type { Spill } from '../spill/spill-folder.ts';
import type { SiteFiles } from './agent-skills.ts';
import { ByteList } from './byte-list.ts';
import { partsPerPack } from './pack-sizes.ts';
import type { WebFile } from './web-listing.ts';
import { addLightManifests, type FirstRead, pagesOf } from './write-light-manifest.ts';

/**
 * Files that every search reads first, at the beginning of the first pack. What questions in English and in Chinese read beside is on
 * either side, so that each reads one range.
 */
const READ_FIRST: readonly string[] = [
	smallerPartFile(MESSAGES_FILE, 'search.en'),
	DOCUMENT_COLUMNS_FILE,
	smallerPartFile(LEXICON_FILE, 'search'),
	SECTION_COUNTS_FILE,
	smallerPartFile(MESSAGES_FILE, 'search.zh'),
	SEARCH_FOLDING_FILE,
];

/** How many of them a question in English reads. */
const READ_IN_ENGLISH = 4;

/** Target bytes of packs with files that are not parts of tables. */
const OTHERS_PACK_BYTES = 2 ** 14;

/**
 * Maximum parts of a table whose entry lengths are in the manifest: about a byte each, which saves a round of requests.
 */
const MAX_SHORT = 4096;

/** Length of the version of an index: the first hexadecimal digits of the SHA-256 of its manifest. */
const VERSION_DIGITS = 12;

/** Whether a file is packed on a site; other files have stable names. */
function hasNoPublicName(path: string): boolean {
	return path.startsWith('parts/');
}

/**
 * Puts the parts of an index for pages into packs, and adds the light manifest. The same files give the same bytes in
 * all runtimes, as the compression is part of this package. Compressed parts are in temporary files, from which packs are read.
 *
 * @param files the parts of each table in order
 * @param isPacked whether a file becomes part of packs
 */
export function packedIndex(
	files: Iterable<WebFile>,
	spill: Spill,
	isPacked: (path: string) => boolean = hasNoPublicName,
): SiteFiles {
	const { parts, whole } = collect(files, spill);
	const packed: SiteFiles = new LazyFiles();
	for (const [path, text] of whole) if (!isPacked(path)) packed.set(path, text);
	const { checksum: _, ...manifest } = JSON.parse(whole.get(MANIFEST_FILE) as string) as Manifest;
	// Tables of pages come last, so that a light manifest can leave them out.
	const names = new Set([...Object.keys(manifest.cuts), ...parts.keys()]);
	const none = new ByteList(spill.createFile('none'));
	const entries = new Map([...names].map((table) => [table, parts.get(table) ?? none]));
	const counts = partsPerPack(entries);
	const paged = pagesOf(manifest);
	const columns = JSON.parse(whole.get(DOCUMENT_COLUMNS_FILE) ?? '{}') as Partial<DocumentColumns>;
	const texts = parts.get(SECTION_TEXTS_TABLE) ?? none;
	const textsPerPack = Math.ceil((counts.get(SECTION_TEXTS_TABLE) ?? 1) / TEXT_PARTS) * TEXT_PARTS;
	// A pack of texts has whole groups.
	counts.set(SECTION_TEXTS_TABLE, textsPerPack);
	const tables = [...entries].map(([table, own]) => {
		const isShort = paged.parts[table] === undefined && hasLengths(table, own.length, columns);
		const places = table === SECTIONS_TABLE ? { texts, textsPerPack } : undefined;
		const size = table === CHUNKS_TABLE ? CHECK_BYTES + CHUNK_BYTES : undefined;
		return packTable(own, { perPack: counts.get(table) as number, hasLengths: isShort, size, places });
	});
	const others = packsOfOthers([
		...[...whole].filter(([path]) => isPacked(path)).map(([path, text]): Entry => [path, entryOf(path, text)]),
		...[...paged.files].map(([path, page]): Entry => [path, entryOf(path, page)]),
	]);
	const packs: Packs = {
		version: sha256Of(whole.get(MANIFEST_FILE) as string).slice(0, VERSION_DIGITS),
		others: others.map((pack) => pack.map(([path]) => path)),
		lengths: encodeLengths(others.flatMap((pack) => pack.map(([, { length }]) => length))),
		tables: Object.fromEntries([...names].map((table, i) => [table, tables[i]?.packed as PackedTable])),
	};
	const readers = [...others.map((pack) => () => bytesOf(pack)), ...tables.flatMap((table) => table.packs)];
	for (const [number, read] of readers.entries()) packed.setReader(packFile(packs, number), read);
	packed.set(MANIFEST_FILE, withChecksum(JSON.stringify({ ...manifest, packs })));
	const first = others.slice(0, 1).map((pack): FirstRead => {
		const own = pack.filter(([path]) => READ_FIRST.slice(0, READ_IN_ENGLISH).includes(path));
		return [stretchAddress(packFile(packs, 0), 0), `bytes=0-${bytesOf(own).length - 1}`];
	});
	addLightManifests(packed, manifest, whole, { paged, first, packs });
	return packed;
}

/** The files of an index for pages. */
interface CollectedFiles {
	/** The entries of the parts of each table. */
	readonly parts: ReadonlyMap<string, ByteList>;
	/** The texts of the other files by path. */
	readonly whole: ReadonlyMap<string, string>;
}

function collect(files: Iterable<WebFile>, spill: Spill): CollectedFiles {
	const parts = new Map<string, ByteList>();
	const whole = new Map<string, string>();
	for (const [path, text] of files) {
		const table = parsePartFile(path)?.table;
		if (table === undefined) {
			whole.set(path, text);
			continue;
		}
		const entries = parts.get(table) ?? new ByteList(spill.createFile(`table-${parts.size}`));
		parts.set(table, entries);
		if (table === CHUNKS_TABLE) entries.push(entryWith(path, text, uncompressedBytes(text)));
		else entries.push(entryOf(path, text, table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0));
	}
	return { parts, whole };
}

/** A file in a pack. */
type Entry = readonly [path: string, bytes: Uint8Array];

/** Returns the files of each pack. The first pack has what every search reads; files for other uses are separate. */
function packsOfOthers(entries: readonly Entry[]): Entry[][] {
	const first = READ_FIRST.flatMap((path) => entries.filter((entry) => entry[0] === path));
	const others = entries.filter(([path]) => !READ_FIRST.includes(path));
	const rest = others.filter(([path]) => path !== LIGHT_FOLDING_FILE);
	const folding = others.filter(([path]) => path === LIGHT_FOLDING_FILE);
	return [...(first.length > 0 ? [first] : []), ...packsBySize(rest), ...packsBySize(folding)];
}

function packsBySize(entries: readonly Entry[]): Entry[][] {
	const packs: Entry[][] = [];
	let size = Number.POSITIVE_INFINITY;
	for (const entry of entries) {
		if (size + entry[1].length > OTHERS_PACK_BYTES) {
			packs.push([]);
			size = 0;
		}
		packs.at(-1)?.push(entry);
		size += entry[1].length;
	}
	return packs;
}

/**
 * Whether a manifest has the lengths of a table's entries. Those of texts are in no light one, as their places are before their
 * sections; a search reads no records of documents if all that it shows of these is elsewhere.
 */
function hasLengths(table: string, parts: number, columns: Partial<DocumentColumns>): boolean {
	if (table === SECTION_TEXTS_TABLE) return true;
	return parts <= MAX_SHORT && !(table === 'documents' && columns.ids_are_paths);
}

/** How a table is packed. */
interface Packing {
	readonly perPack: number;
	/** Whether the manifest has the lengths of the entries. */
	readonly hasLengths: boolean;
	/** The length of all entries, if they have the same. */
	readonly size: number | undefined;
	/** The entries of texts, whose places are written into those of their sections. */
	readonly places?: { readonly texts: ByteList; readonly textsPerPack: number } | undefined;
}

/** Puts the parts of a table into packs. */
function packTable(
	entries: ByteList,
	{ perPack, hasLengths, size, places }: Packing,
): { packed: PackedTable; packs: (() => Uint8Array)[] } {
	const packs: (() => Uint8Array)[] = [];
	for (let from = 0; from < entries.length; from += perPack) {
		const to = Math.min(from + perPack, entries.length);
		packs.push(() => {
			const own = entries.range(from, to);
			for (let i = from; places !== undefined && i < to; i++) {
				own.set(placesOf(i, places.texts, places.textsPerPack), entries.startOf(i) - entries.startOf(from));
			}
			return hasLengths || size ? own : Buffer.concat([groupsOf(entries, from, to, groupBytes(to - from)), own]);
		});
	}
	if (size) return { packed: [entries.length, perPack, size], packs };
	if (!hasLengths) return { packed: [entries.length, perPack], packs };
	return { packed: [entries.length, perPack, encodeLengths(entries.lengths())], packs };
}

/** Returns the places of the texts of an entry of sections. */
function placesOf(entry: number, texts: ByteList, perPack: number): Uint8Array {
	const from = Math.min(entry * TEXT_PARTS, texts.length);
	const start = texts.startOf(from) - texts.startOf(from - (from % perPack));
	return groupsOf(texts, from, Math.min(from + TEXT_PARTS, texts.length), start);
}

function bytesOf(entries: readonly Entry[]): Uint8Array {
	return Buffer.concat(entries.map(([, bytes]) => bytes));
}

/** Returns the groups of consecutive entries, the first of which begins at `start`. */
function groupsOf(entries: ByteList, from: number, to: number, first: number): Uint8Array {
	const groups = Buffer.alloc(groupBytes(Math.max(0, to - from)));
	let start = first;
	for (let i = 0; i < to - from; i++) {
		const length = entries.lengthOf(from + i);
		if (i % GROUP_ENTRIES === 0) groups.writeUInt32BE(start, groupBytes(i));
		groups.writeUIntBE(length, groupBytes(i + 1) - LENGTH_BYTES, LENGTH_BYTES);
		start += length;
	}
	return groups;
}

/** Returns the entry of a file in a pack, behind a number of bytes that are not written yet. */
function entryOf(path: string, text: string, before = 0): Uint8Array {
	return entryWith(path, text, deflateSync(Buffer.from(text), { level: 9 }), before);
}

function entryWith(path: string, text: string, bytes: Uint8Array, before = 0): Uint8Array {
	const entry = Buffer.alloc(before + CHECK_BYTES + bytes.length);
	entry.writeUInt32BE(crc32(checkedText(path, text)), before);
	entry.set(bytes, before + CHECK_BYTES);
	if (entry.length >= 2 ** (8 * LENGTH_BYTES)) {
		throw new BuildError(`${path} of the index is too large for a site: publish parts of the documents apart.`);
	}
	return entry;
}
