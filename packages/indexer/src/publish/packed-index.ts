import { crc32, withChecksum } from '@pinakes/query/format/checksum';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { DOCUMENT_COLUMNS_FILE } from '@pinakes/query/format/kinds/documents/schema';
import { LEXICON_FILE } from '@pinakes/query/format/kinds/lexicon/schema';
import { MESSAGES_FILE } from '@pinakes/query/format/kinds/messages/schema';
import { smallerPartFile } from '@pinakes/query/format/kinds/messages/smaller-part';
import { SUGGESTIONS_FOLDER } from '@pinakes/query/format/kinds/suggestions/schema';
import { LIGHT_FOLDING_FILE, lightText, SEARCH_FOLDING_FILE } from '@pinakes/query/format/kinds/text/light-text';
import {
	SECTION_TEXTS_TABLE,
	SECTIONS_TABLE,
	TEXT_FILE,
	type TextSettings,
} from '@pinakes/query/format/kinds/text/schema';
import { LIGHT_MANIFEST_FILE, SEARCH_MANIFEST_FILE } from '@pinakes/query/format/light-manifest';
import { MANIFEST_FILE, type Manifest } from '@pinakes/query/format/manifest';
import { partCount } from '@pinakes/query/format/manifest-pages';
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
} from '@pinakes/query/format/packs';
import { deflateSync } from 'fflate';
import { BuildError } from '../errors.ts';
import type { IndexFiles } from '../write/parts.ts';
import { sha256Of } from '../write/sha256.ts';
import type { SiteFiles } from './agent-skills.ts';
import { partsPerPack } from './pack-sizes.ts';
import { isForSearches } from './search-layout.ts';
import { type FirstRead, type LightFields, lightManifest, pagesOf, withoutLengths } from './write-light-manifest.ts';

/**
 * Files that every search reads first, at the beginning of the first pack. What questions in English and in Chinese read beside is on
 * either side, so that each reads one range.
 */
const READ_FIRST: readonly string[] = [
	smallerPartFile(MESSAGES_FILE, 'search.en'),
	DOCUMENT_COLUMNS_FILE,
	smallerPartFile(LEXICON_FILE, 'search'),
	smallerPartFile(MESSAGES_FILE, 'search.zh'),
	SEARCH_FOLDING_FILE,
];

/** How many of them a question in English reads. */
const READ_IN_ENGLISH = 3;

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
	return path.startsWith('parts/') || path.startsWith(`${SUGGESTIONS_FOLDER}/`);
}

/**
 * Puts the parts of an index for pages into packs, and adds the light manifest. The same files give the same bytes in
 * all runtimes, as the compression is part of this package.
 *
 * @param isPacked whether a file becomes part of packs
 */
export function packedIndex(files: IndexFiles, isPacked: (path: string) => boolean = hasNoPublicName): SiteFiles {
	const { checksum: _, ...manifest } = JSON.parse(files.get(MANIFEST_FILE) as string) as Manifest;
	const partsOf = (table: string): string[] =>
		Array.from({ length: partCount(manifest, table) }, (_, part) => partFile(table, part));
	const parts = new Map(Object.keys(manifest.cuts).map((table) => [table, partsOf(table)]));
	const isPart = new Set([...parts.values()].flat());
	const entryAt = (path: string, table = ''): Entry => [
		path,
		entryOf(path, files.get(path) ?? '', table === SECTIONS_TABLE ? groupBytes(TEXT_PARTS) : 0),
	];
	const entries = new Map([...parts].map(([table, paths]) => [table, paths.map((path) => entryAt(path, table))]));
	const counts = partsPerPack(
		new Map([...entries].map(([table, own]) => [table, own.map(([, { length }]) => length)])),
	);
	writePlaces(entries, counts);
	const paged = pagesOf(manifest);
	const tables = [...entries].map(([table, own]) => {
		const isShort = paged.parts[table] === undefined && hasLengths(table, own.length, files);
		return packTable(own, counts.get(table) as number, isShort);
	});
	const packedTables = new Map([...parts.keys()].map((table, i) => [table, tables[i]?.packed as PackedTable]));
	const others = packsOfOthers([
		...[...files.keys()].filter((path) => isPacked(path) && !isPart.has(path)).map((path) => entryAt(path)),
		...[...paged.files].map(([path, page]): Entry => [path, entryOf(path, page)]),
	]);
	const packs: Packs = {
		version: sha256Of(files.get(MANIFEST_FILE) as string).slice(0, VERSION_DIGITS),
		others: others.map((pack) => pack.map(([path]) => path)),
		lengths: lengthsOf(others.flat()),
		tables: Object.fromEntries(packedTables),
	};
	const packed: SiteFiles = new Map([...files].filter(([path]) => !isPacked(path)));
	const contents = [...others.map(bytesOf), ...tables.flatMap((table) => table.packs)];
	for (const [number, bytes] of contents.entries()) packed.set(packFile(packs, number), bytes);
	packed.set(MANIFEST_FILE, withChecksum(JSON.stringify({ ...manifest, packs })));
	const first = others.slice(0, 1).map((pack): FirstRead => {
		const own = pack.filter(([path]) => READ_FIRST.slice(0, READ_IN_ENGLISH).includes(path));
		return [stretchAddress(packFile(packs, 0), 0), `bytes=0-${bytesOf(own).length - 1}`];
	});
	const settings = files.get(TEXT_FILE);
	// The places of texts are before their sections.
	const searchTables = withoutLengths(packs.tables, (table) => table === SECTION_TEXTS_TABLE);
	const light: LightFields = {
		paged,
		first,
		others: [...files.keys()].filter((path) => !isPart.has(path)),
		text: (settings && lightText(JSON.parse(settings) as TextSettings)) ?? null,
		packs: { ...packs, tables: searchTables },
	};
	const isForSearch = (table: string): boolean => Object.hasOwn(manifest.regular ?? {}, table);
	const matchTables = withoutLengths(searchTables, isForSearch);
	const forMatch: LightFields = { ...light, text: undefined, packs: { ...packs, tables: matchTables } };
	packed.set(SEARCH_MANIFEST_FILE, lightManifest(manifest, light));
	packed.set(LIGHT_MANIFEST_FILE, lightManifest(manifest, isForSearches(manifest) ? light : forMatch));
	return packed;
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

/** Writes the places of texts into the entries of their sections. A pack of texts has whole groups. */
function writePlaces(entries: ReadonlyMap<string, readonly Entry[]>, counts: Map<string, number>): void {
	const texts = entries.get(SECTION_TEXTS_TABLE) ?? [];
	const perPack = Math.ceil((counts.get(SECTION_TEXTS_TABLE) ?? 1) / TEXT_PARTS) * TEXT_PARTS;
	counts.set(SECTION_TEXTS_TABLE, perPack);
	let start = 0;
	for (const [i, [, entry]] of (entries.get(SECTIONS_TABLE) ?? []).entries()) {
		if ((i * TEXT_PARTS) % perPack === 0) start = 0;
		const own = texts.slice(i * TEXT_PARTS, (i + 1) * TEXT_PARTS);
		entry.set(groupsOf(own, start));
		start += bytesOf(own).length;
	}
}

/**
 * Whether a manifest has the lengths of a table's entries. Those of texts are in no light one, as their places are before their
 * sections; a search reads no records of documents if all that it shows of these is elsewhere.
 */
function hasLengths(table: string, parts: number, files: IndexFiles): boolean {
	if (table === SECTION_TEXTS_TABLE) return true;
	const columns = table === 'documents' && JSON.parse(files.get(DOCUMENT_COLUMNS_FILE) ?? '{}');
	return parts <= MAX_SHORT && !columns.ids_are_paths;
}

/** Puts the parts of a table into packs. */
function packTable(
	entries: readonly Entry[],
	perPack: number,
	hasLengths: boolean,
): { packed: PackedTable; packs: Uint8Array[] } {
	const packs: Uint8Array[] = [];
	for (let from = 0; from < entries.length; from += perPack) {
		const own = entries.slice(from, from + perPack);
		packs.push(hasLengths ? bytesOf(own) : Buffer.concat([groupsOf(own, groupBytes(own.length)), bytesOf(own)]));
	}
	const packed: PackedTable = hasLengths ? [entries.length, perPack, lengthsOf(entries)] : [entries.length, perPack];
	return { packed, packs };
}

function bytesOf(entries: readonly Entry[]): Uint8Array {
	return Buffer.concat(entries.map(([, bytes]) => bytes));
}

/** Returns the groups of entries, the first of which begins at `start`. */
function groupsOf(entries: readonly Entry[], first: number): Uint8Array {
	const groups = Buffer.alloc(groupBytes(entries.length));
	let start = first;
	for (const [i, [, { length }]] of entries.entries()) {
		if (i % GROUP_ENTRIES === 0) groups.writeUInt32BE(start, groupBytes(i));
		groups.writeUIntBE(length, groupBytes(i + 1) - LENGTH_BYTES, LENGTH_BYTES);
		start += length;
	}
	return groups;
}

/** Returns the entry of a file in a pack, behind a number of bytes that are not written yet. */
function entryOf(path: string, text: string, before = 0): Uint8Array {
	const compressed = deflateSync(Buffer.from(text), { level: 9 });
	const entry = Buffer.alloc(before + CHECK_BYTES + compressed.length);
	entry.writeUInt32BE(crc32(checkedText(path, text)), before);
	entry.set(compressed, before + CHECK_BYTES);
	if (entry.length >= 2 ** (8 * LENGTH_BYTES)) {
		throw new BuildError(`${path} of the index is too large for a site: publish parts of the documents apart.`);
	}
	return entry;
}

function lengthsOf(entries: readonly Entry[]): string {
	return encodeLengths(entries.map(([, { length }]) => length));
}
