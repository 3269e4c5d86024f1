import { crc32, withChecksum } from '@pinakes/query/format/checksum';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { decodeNumbers, encodeNumber } from '@pinakes/query/format/codec/numbers';
import { DOCUMENT_COLUMNS_FILE } from '@pinakes/query/format/kinds/documents/schema';
import { LEXICON_FILE } from '@pinakes/query/format/kinds/lexicon/schema';
import { MESSAGES_FILE } from '@pinakes/query/format/kinds/messages/schema';
import { searchPartFile } from '@pinakes/query/format/kinds/messages/search-part';
import { SUGGESTIONS_FOLDER } from '@pinakes/query/format/kinds/suggestions/schema';
import { LIGHT_FOLDING_FILE, LIGHT_TEXT_FILE } from '@pinakes/query/format/kinds/text/light-text';
import { LIGHT_MANIFEST_FILE, type LightCuts } from '@pinakes/query/format/light-manifest';
import { MANIFEST_FILE, type Manifest } from '@pinakes/query/format/manifest';
import {
	CHECK_BYTES,
	checkedText,
	encodeLengths,
	LENGTH_BYTES,
	OFFSET_BYTES,
	PAGE_BYTES,
	PAGE_ENTRIES,
	type Packs,
	packFile,
	stretchAddress,
} from '@pinakes/query/format/packs';
import { partCount } from '@pinakes/query/format/pages';
import { deflateSync } from 'fflate';
import { BuildError } from '../errors.ts';
import type { IndexFiles } from '../write/parts.ts';
import { sha256Of } from '../write/sha256.ts';
import type { SiteFiles } from './agent-skills.ts';

/** Files that every search reads first, one after the other at the beginning of the first pack. */
const READ_FIRST: readonly string[] = [
	LIGHT_TEXT_FILE,
	DOCUMENT_COLUMNS_FILE,
	searchPartFile(LEXICON_FILE),
	searchPartFile(MESSAGES_FILE),
];

/** Bytes of the smallest packs, and of the largest, unless there were more than `MAX_PACKS`. */
const MIN_PACK_BYTES = 4096;
const MAX_PACK_BYTES = 2 ** 18;

/** Maximum number of packs. */
const MAX_PACKS = 1_500;

/** Of all bytes, this many times the root is the size of a pack, so that there are 1,500 packs of 128 kB. */
const PACK_ROOT = 9.3;

/** Parts of a table up to which the manifest has their lengths; beyond, one more round of requests costs less. */
const MAX_SHORT = 2048;

/** Length of the version of an index, the first digits of the SHA-256 of its manifest. */
const VERSION_DIGITS = 12;

/** What is packed for a site; other files of an index have public names. */
function hasNoPublicName(path: string): boolean {
	return path.startsWith('parts/') || path.startsWith(`${SUGGESTIONS_FOLDER}/`);
}

/**
 * Puts the parts of an index for pages into packs, and adds the light manifest. The same files give the same bytes: the
 * compression is this package's own, whatever zlib the runtime has.
 *
 * @param isPacked whether a file becomes part of packs
 */
export function packedIndex(files: IndexFiles, isPacked: (path: string) => boolean = hasNoPublicName): SiteFiles {
	const { checksum: _, ...manifest } = JSON.parse(files.get(MANIFEST_FILE) as string) as Manifest;
	const tables = Object.keys(manifest.cuts).map((table) => [table, partCount(manifest, table)] as const);
	const parts = tables.map(([table, count]) => Array.from({ length: count }, (_, part) => partFile(table, part)));
	const isPart = new Set(parts.flat());
	const others = inOrder([...files.keys()].filter((path) => isPacked(path) && !isPart.has(path)));
	const [first = [], ...entries] = [others, ...parts].map((paths) =>
		paths.map((path) => entryOf(path, files.get(path) ?? '')),
	);
	const firstBytes = Buffer.concat(first);
	const { directory, starts } = directoryOf(firstBytes.length, entries);
	const bytes = Buffer.concat([firstBytes, directory, ...entries.flat()]);
	const packs: Packs = {
		version: sha256Of(files.get(MANIFEST_FILE) as string).slice(0, VERSION_DIGITS),
		size: packSize(bytes.length),
		others,
		lengths: lengthsOf(first),
		directory: firstBytes.length,
		tables: Object.fromEntries(
			tables.map(([table, count], i): [string, Packs['tables'][string]] => {
				const isShort = count > 0 && count <= MAX_SHORT;
				return [table, isShort ? [count, starts[i] as number, lengthsOf(entries[i] as Uint8Array[])] : [count]];
			}),
		),
	};
	const packed: SiteFiles = new Map([...files].filter(([path]) => !isPacked(path)));
	for (let pack = 0; pack * packs.size < bytes.length; pack++) {
		packed.set(packFile(packs, pack), bytes.subarray(pack * packs.size, (pack + 1) * packs.size));
	}
	packed.set(MANIFEST_FILE, withChecksum(JSON.stringify({ ...manifest, packs })));
	packed.set(
		LIGHT_MANIFEST_FILE,
		lightManifest(
			manifest,
			packs,
			[...files.keys()].filter((path) => !isPart.has(path)),
		),
	);
	return packed;
}

/** What every search reads comes first; what only some read at once does not lie beside it. */
function inOrder(others: readonly string[]): string[] {
	const rank = (path: string): number => (READ_FIRST.includes(path) ? 0 : path === LIGHT_FOLDING_FILE ? 2 : 1);
	return [0, 1, 2].flatMap((wanted) => others.filter((path) => rank(path) === wanted));
}

/** A file as it is in a pack. */
function entryOf(path: string, text: string): Uint8Array {
	const compressed = deflateSync(Buffer.from(text), { level: 9 });
	const entry = Buffer.alloc(CHECK_BYTES + compressed.length);
	entry.writeUInt32BE(crc32(checkedText(path, text)));
	entry.set(compressed, CHECK_BYTES);
	if (entry.length >= 2 ** (8 * LENGTH_BYTES)) {
		throw new BuildError(`${path} of the index is too large for a site: publish parts of the documents apart.`);
	}
	return entry;
}

/** Returns the directory that begins at an offset, and where the entries of each group after it begin. */
function directoryOf(
	from: number,
	groups: readonly (readonly Uint8Array[])[],
): { directory: Uint8Array; starts: number[] } {
	const count = groups.reduce((sum, { length }) => sum + length, 0);
	const directory = Buffer.alloc(Math.ceil(count / PAGE_ENTRIES) * PAGE_BYTES);
	let at = from + directory.length;
	let number = 0;
	const starts = groups.map((group) => {
		const start = at;
		for (const { length } of group) {
			const page = Math.floor(number / PAGE_ENTRIES) * PAGE_BYTES;
			const index = number++ % PAGE_ENTRIES;
			if (index === 0) directory.writeUInt32BE(at, page);
			directory.writeUIntBE(length, page + OFFSET_BYTES + index * LENGTH_BYTES, LENGTH_BYTES);
			at += length;
		}
		return start;
	});
	return { directory, starts };
}

function lengthsOf(entries: readonly Uint8Array[]): string {
	return encodeLengths(entries.map(({ length }) => length));
}

/**
 * The number of packs grows with the root of the bytes, so that a host without ranges sends packs that are not much larger
 * than what is needed of them.
 */
function packSize(bytes: number): number {
	const size = Math.min(MAX_PACK_BYTES, Math.max(MIN_PACK_BYTES, PACK_ROOT * Math.sqrt(bytes)));
	return Math.ceil(Math.max(size, bytes / MAX_PACKS));
}

function lightManifest(manifest: Omit<Manifest, 'checksum'>, packs: Packs, others: readonly string[]): string {
	const { files: _, cuts, ...fields } = manifest;
	const firstEnd = (decodeNumbers(packs.lengths) ?? new Uint32Array())
		.subarray(0, packs.others.filter((path) => READ_FIRST.includes(path)).length)
		.reduce((sum, length) => sum + length, 0);
	const tables = Object.entries(cuts).map(([table, first = []]): [string, LightCuts] => [
		table,
		typeof first[0] === 'number' ? steps(first as readonly number[]) : (first as readonly string[]),
	]);
	return withChecksum(
		JSON.stringify({
			...fields,
			version: packs.version,
			tables: Object.fromEntries(tables),
			others: others.filter((path) => path !== MANIFEST_FILE),
			first: ranges(packs, firstEnd),
			packs,
		}),
	);
}

/** The first bytes as requests: for each pack its address and the value of a header `Range`. */
function ranges(packs: Packs, bytes: number): [address: string, range: string][] {
	return Array.from({ length: Math.ceil(bytes / packs.size) }, (_, pack) => {
		const end = Math.min(bytes - pack * packs.size, packs.size);
		return [stretchAddress(packFile(packs, pack), 0), `bytes=0-${end - 1}`];
	});
}

function steps(numbers: readonly number[]): string {
	return numbers.map((number, i) => encodeNumber(number - (numbers[i - 1] ?? 0))).join('');
}
