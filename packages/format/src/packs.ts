import { encodeNumber } from './codec/numbers.ts';
import { fits, isRecord, type Shape, tableOf } from './json.ts';

/**
 * A published index has its many small files in packs:
 *
 *     packs/VERSION/0.bin  1.bin  …     entry | entry | …
 *     of a large table                  group | group | … | entry | entry | …
 *
 *     entry       check (32 bits), then the file, compressed by DEFLATE
 *     group       of 32 entries where the first begins (32 bits), and their lengths (24 bits each), big endian
 *
 * The check is the CRC-32 of the file's path, a line feed and its text, so that neither another file nor one of
 * another build is taken for it. The name of the folder changes with the content of any file, for the sake of caches.
 * Packs of `others` come first, then those of one table after the other. A part's number tells its pack. A host without ranges
 * sends whole packs, so those of tables of which a search reads many parts are small. A manifest has in its field `packs` how
 * to find entries.
 */
export const PACKS_FOLDER = 'packs';

/**
 * How the parts of a table lie in packs. Without `lengths`, which a large table does not have, each pack begins with groups. Where
 * they are null, they are in `LENGTHS_FILE`.
 */
export type PackedTable = readonly [parts: number, partsPerPack: number, lengths?: string | null];

/**
 * The lengths of tables that searches read and matches do not, by table, for a light manifest: an object in a file beside what
 * searches read first.
 */
export const LENGTHS_FILE = 'parts/lengths.json';

/** The field `packs` of a manifest. */
export interface Packs {
	readonly version: string;
	/** Paths of the files that are no parts of tables: those of each pack, in the order of their entries. */
	readonly others: readonly (readonly string[])[];
	/** The lengths of their entries: numbers of codec/numbers.ts. */
	readonly lengths: string;
	readonly tables: Readonly<Record<string, PackedTable>>;
}

/** Bytes of a length in a group, and of where its first entry begins. */
export const LENGTH_BYTES = 3;
export const START_BYTES = 4;

/** Entries of each group but the last of a pack. */
export const GROUP_ENTRIES = 32;

/** Returns the bytes of the groups of so many entries. */
export function groupBytes(entries: number): number {
	return LENGTH_BYTES * entries + START_BYTES * Math.ceil(entries / GROUP_ENTRIES);
}

/** Bytes of the check before an entry. */
export const CHECK_BYTES = 4;

/** Maximum number of parts of a table in a pack. */
export const MAX_PARTS_PER_PACK = 4096;

const isInteger = (json: unknown): boolean => Number.isSafeInteger(json) && (json as number) >= 0;

function isTable(json: unknown): boolean {
	if (!Array.isArray(json)) return false;
	const [parts, each, lengths] = json as unknown[];
	const isCount = isInteger(each) && (each as number) > 0 && (each as number) <= MAX_PARTS_PER_PACK;
	return isInteger(parts) && isCount && (lengths === undefined || lengths === null || typeof lengths === 'string');
}

const SHAPE: Shape = {
	// It becomes part of an address.
	version: (json) => typeof json === 'string' && /^[0-9a-f]+$/.test(json),
	others: [['']],
	lengths: '',
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
