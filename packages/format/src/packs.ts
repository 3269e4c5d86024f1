import { encodeNumber } from './codec/numbers.ts';
import { fits, isRecord, type Shape, tableOf } from './json.ts';

/**
 * A published index has its many small files in few packs. They are the stretches of one long file, each of `size` bytes
 * but the last:
 *
 *     packs/VERSION/0.bin  1.bin  …     entry | entry | … | directory | entry | entry | …
 *
 *     directory   of every 16 entries: offset of the first (32 bits), then 16 lengths (24 bits), big endian
 *     entry       check (32 bits), then the file, compressed by DEFLATE
 *
 * The check is the CRC-32 of the file's path, a line feed and its text, so that neither another file nor one of
 * another build is taken for it. The name of the folder changes with the content of any file, for the sake of caches.
 * The entries of `others` come first, so that what every search reads is in the first pack. The directory has the parts
 * of tables, which follow it, one table after the other. A manifest has in its field `packs` how to find them; `others`
 * and parts of small tables without the directory.
 */
export const PACKS_FOLDER = 'packs';

/** The field `packs` of a manifest. */
export interface Packs {
	readonly version: string;
	/** Bytes of each pack but the last. */
	readonly size: number;
	/** Paths of the files that are no parts of tables, in the order of their entries. */
	readonly others: readonly string[];
	/** The lengths of their entries: numbers of codec/numbers.ts. */
	readonly lengths: string;
	/** Where the directory begins. */
	readonly directory: number;
	/** How many parts each table has; of a small one also where its entries begin, and their lengths. */
	readonly tables: Readonly<Record<string, readonly [count: number, at?: number, lengths?: string]>>;
}

/** Entries of a page of the directory. A look-up needs one of them, and the headers of an answer cost more than a page. */
export const PAGE_ENTRIES = 16;

/** Bytes of a length, and of the offset before the lengths of a page. */
export const LENGTH_BYTES = 3;
export const OFFSET_BYTES = 4;

/** Bytes of a page of the directory. */
export const PAGE_BYTES = OFFSET_BYTES + LENGTH_BYTES * PAGE_ENTRIES;

/** Bytes of the check before an entry. */
export const CHECK_BYTES = 4;

const isInteger = (json: unknown): boolean => Number.isSafeInteger(json) && (json as number) >= 0;

const isTable = (json: unknown): boolean =>
	Array.isArray(json) &&
	isInteger(json[0]) &&
	(json.length === 1 || (json.length === 3 && isInteger(json[1]) && typeof json[2] === 'string'));

const SHAPE: Shape = {
	// It becomes part of an address.
	version: (json) => typeof json === 'string' && /^[0-9a-f]+$/.test(json),
	size: (json) => isInteger(json) && (json as number) > 0,
	others: [''],
	lengths: '',
	directory: isInteger,
	tables: tableOf(isTable),
};

/** Returns the field `packs` of a parsed manifest; undefined for one without, or an invalid one. */
export function packsOf(manifest: unknown): Packs | undefined {
	const packs = isRecord(manifest) ? manifest.packs : undefined;
	return fits(packs, SHAPE) ? (packs as Packs) : undefined;
}

/** Returns the path of a pack. */
export function packFile({ version }: Packs, number: number): string {
	return `${PACKS_FOLDER}/${version}/${number}.bin`;
}

/**
 * Returns the address of a stretch of a pack on a web server, from a byte on. Each has its own: of one address, Chromium
 * asks for one stretch after the other.
 */
export function stretchAddress(pack: string, from: number): string {
	return `${pack}?${from}`;
}

/** What an entry's check is the CRC-32 of. */
export function checkedText(path: string, text: string): string {
	return `${path}\n${text}`;
}

/** Encodes lengths of consecutive entries. */
export function encodeLengths(lengths: readonly number[]): string {
	return lengths.map(encodeNumber).join('');
}
