import { encodeNumber } from '../codec/numbers.ts';
import { fits, isRecord, type Shape, tableOf } from '../json.ts';

/**
 * A published index has its many small files in packs:
 *
 *     packs/VERSION/0.bin  1.bin  …     entry | entry | …
 *     of a large table                  group | group | … | entry | entry | …
 *
 *     entry       check (32 bits), then the file, compressed by DEFLATE
 *     group       for 8 entries: the offset of the first (32 bits), and their lengths (24 bits each), big endian
 *
 * Entries of `term_chunks` all have one length. After their check they are not compressed: a byte is a character of the file.
 *
 * An entry of `sections` begins with a group of its own, for the parts of `section_texts` with the texts of its sections: who reads
 * a section knows where its text is.
 *
 * The check is the CRC-32 of the file's path, a line feed and its text, so that another file, or one of another build, is
 * detected. The name of the folder changes with the content of any file, so that packs can be cached. Packs of `others`
 * come first, then those of each table. A part's number determines its pack. A host without ranges sends whole packs, so
 * packs of tables of which a search reads many parts are small. The field `packs` of a manifest says where entries are.
 */
export const PACKS_FOLDER = 'packs';

/**
 * A table in packs. Without `lengths`, as for large tables, each pack begins with groups; those of `section_texts` are before `sections`.
 * A number is the length of all its entries, which are not compressed.
 */
export type PackedTable = readonly [parts: number, partsPerPack: number, lengths?: string | number];

/** The field `packs` of a manifest. */
export interface Packs {
	readonly version: string;
	/** Paths of the files that are not parts of tables, by pack, in the order of their entries. */
	readonly others: readonly (readonly string[])[];
	/** Lengths of their entries, encoded by codec/numbers.ts. */
	readonly lengths: string;
	readonly tables: Readonly<Record<string, PackedTable>>;
}

/** Size of a length in a group, and of the offset of its first entry, in bytes. */
export const LENGTH_BYTES = 3;
export const START_BYTES = 4;

/** Entries per group, except for the last of a pack. */
export const GROUP_ENTRIES = 8;

/** Parts of `section_texts` for each part of `sections`: the entries of a group before an entry of `sections`. */
export const TEXT_PARTS = 4;

/** Returns the size of the groups for a number of entries, in bytes. */
export function groupBytes(entries: number): number {
	return LENGTH_BYTES * entries + START_BYTES * Math.ceil(entries / GROUP_ENTRIES);
}

/** Size of the check before an entry, in bytes. */
export const CHECK_BYTES = 4;

/** Returns the text of a file whose entry is not compressed. */
export function uncompressedText(bytes: Uint8Array): string {
	// Not spread, for which an iterator returns each byte in an object.
	return String.fromCharCode.apply(undefined, bytes as unknown as number[]);
}

/** Returns the bytes that the entry of such a file has. */
export function uncompressedBytes(text: string): Uint8Array {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Maximum number of parts of a table in a pack. */
export const MAX_PARTS_PER_PACK = 4096;

const isInteger = (json: unknown): boolean => Number.isSafeInteger(json) && (json as number) >= 0;

function isTable(json: unknown): boolean {
	if (!Array.isArray(json)) return false;
	const [parts, each, lengths] = json as unknown[];
	const isCount = isInteger(each) && (each as number) > 0 && (each as number) <= MAX_PARTS_PER_PACK;
	return isInteger(parts) && isCount && (lengths === undefined || typeof lengths === 'string' || isInteger(lengths));
}

const SHAPE: Shape = {
	// It becomes part of a URL.
	version: (json) => typeof json === 'string' && /^[0-9a-f]+$/.test(json),
	others: [['']],
	lengths: '',
	tables: tableOf(isTable),
};

/** Returns the field `packs` of a parsed manifest; undefined if it is absent or invalid. */
export function packsOf(manifest: unknown): Packs | undefined {
	const packs = isRecord(manifest) ? manifest.packs : undefined;
	return fits(packs, SHAPE) ? (packs as Packs) : undefined;
}

/** Returns the path of a pack. */
export function packFile({ version }: Packs, number: number): string {
	return `${PACKS_FOLDER}/${version}/${number}.bin`;
}

/**
 * Returns the URL of a range of a pack from an offset on. Each range has its own URL, since Chromium requests ranges of
 * the same URL one after another.
 */
export function stretchAddress(pack: string, from: number): string {
	return `${pack}?${from}`;
}

/** Returns the text that the check of an entry is the CRC-32 of. */
export function checkedText(path: string, text: string): string {
	return `${path}\n${text}`;
}

/** Encodes the lengths of consecutive entries. */
export function encodeLengths(lengths: readonly number[]): string {
	return lengths.map(encodeNumber).join('');
}
