import type { AnalyzerSettings } from '../analysis/language.ts';
import { hasChecksum } from '../base/bytes.ts';
import { indexError, PinakesError } from '../base/errors.ts';
import { fits, isRecord, isShare, optional, parseJson, type Shape, tableOf } from '../base/json.ts';
import { arePages, type FileEntry, type Pages, REGULAR, type RegularTables } from './pages.ts';

/** `vectors` and `unit_vectors` of a manifest: the encoder, and the weight of vectors relative to text. */
export interface VectorSettings {
	/** `static`, or the name of an Encoder, such as `model2vec:potion-base-8M`. */
	readonly embedder: string;
	/** Must equal that of an encoder of a query; for static vectors that of the table of words. */
	readonly fingerprint: string;
	readonly dimensions: number;
	/** Weight of a cosine of 1, relative to the maximum text score of the query; 0 if vectors are not used. */
	readonly weight: number;
	/** Squared length that a query's vector loses for a word without a row. */
	readonly unknown: number;
}

/** The file beside `manifest.json` with its Ed25519 signature, in base64. */
export const SIGNATURE_FILE = 'manifest.sig';

/** The file that a reader opens first. */
export const MANIFEST_FILE = 'manifest.json';

/** Suffix of the old folder while a new one replaces it, between two renames. */
export const PREVIOUS_SUFFIX = '.previous';

/** The value of `format` in every manifest. */
export const FORMAT = 'pinakes-index';

/** The version of the format that this package reads and the indexer writes. */
export const FORMAT_VERSION = 10;

/** The inverted lists of units. */
export const LISTS = ['tag', 'keyword', 'ide'] as const;

export type ListName = (typeof LISTS)[number];

/** Numbers of items in the index. */
export type Counts = Readonly<
	Record<'units' | 'packages' | 'tags' | 'keywords' | 'ides' | 'documents' | 'sections', number>
>;

/** Tables whose parts are found by key, and by number. Those of vectors are empty without vectors. */
type KeyTable =
	| `units_by_${ListName}`
	| `text_${'words' | 'postings'}`
	| `doc_${'lists' | 'tags'}`
	| 'unit_terms'
	| 'vocabulary'
	| 'entries'
	| 'section_words';
type NumberTable = 'units' | 'packages' | 'text_blocks' | 'documents' | `section${'s' | '_texts' | '_vectors'}`;

/**
 * The first key of every part of each table, or the number of its first record; for a paged table, those of its pages
 * (manifest-pages.ts). A list of units that is read from its public file has no cuts.
 */
export interface Cuts
	extends Readonly<Record<KeyTable, readonly string[]>>,
		Readonly<Record<NumberTable, readonly number[]>> {
	/** Tables that only their own reader checks. */
	readonly [table: string]: readonly string[] | readonly number[] | undefined;
}

/**
 * Maps the evidence that sections answer a question to probability (kinds/calibration.ts). The build measures the level
 * with general questions; a small index has a usual one.
 */
export interface Calibration {
	readonly source: 'measured' | 'built-in';
	/** Evidence that questions which the index does not answer usually reach: see kinds/calibration.ts. */
	readonly level: number;
	/** Share of texts with characters of scripts without spaces (Han, kana, hangul), 0 to 1. */
	readonly unspaced: number;
}

/**
 * A table in packs: its parts, and how many are in a pack. With `lengths`, those of all entries, encoded by codec/numbers.ts, reading
 * an entry of a small table takes one request less.
 */
export type PackedTable = readonly [parts: number, partsPerPack: number, lengths?: string];

/** The field `packs` of a manifest. */
export interface Packs {
	readonly version: string;
	/** Offsets of the entries of files that are not parts of tables, and of their ends, in the first pack. */
	readonly others: Readonly<Record<string, readonly [from: number, to: number]>>;
	/** Texts of small files that every search reads, which are in no pack. */
	readonly inline?: Readonly<Record<string, string>>;
	readonly tables: Readonly<Record<string, PackedTable>>;
	/** Only in a small index: the tables that the last pack repeats as one entry, and its bytes. */
	readonly all?: { readonly tables: readonly string[]; readonly bytes: number };
}

/** `manifest.json` as parsed. */
export interface Manifest {
	readonly format: typeof FORMAT;
	readonly format_version: number;
	/** Name and version of the program that wrote the index. */
	readonly generator: string;
	/** How texts were analysed, for the analysis of queries. */
	readonly analyzer: AnalyzerSettings;
	readonly counts: Counts;
	/** Every IDE that some unit supports, sorted. */
	readonly ides: readonly string[];
	readonly cuts: Cuts;
	/** Of sections. Default: the built-in map. */
	readonly calibration?: Calibration;
	/** Absent in an index without vectors. */
	readonly vectors?: VectorSettings;
	/** Absent in an index without units, or without vectors of units. */
	readonly unit_vectors?: VectorSettings;
	/** The files that are not parts of tables; `parts/files.json` lists these. SHA-256 is hexadecimal. */
	readonly files: Readonly<Record<string, FileEntry>>;
	/** Only in a large index. */
	readonly pages?: Pages;
	/** Only in a published index; the cuts of these tables are [0]. */
	readonly regular?: RegularTables;
	/** Where the files are, if they are packed: see sources/packs.ts. */
	readonly packs?: Packs;
	/** CRC-32 of the text before this field: see checksum.ts. */
	readonly checksum: string;
}

const CALIBRATION: Shape = {
	unspaced: isShare,
	level: (json: unknown) => Number.isFinite(json) && (json as number) > 0,
};

/** A path below the folder of the index, as a manifest may come from a stranger. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Whether all names of files or tables are paths below the index. */
function arePaths(json: unknown): boolean {
	return Object.keys(json as object).every((path) => PATH.test(path));
}

/** Fields that every look-up needs. Those of a single look-up are checked there. */
const SHAPE: Shape = {
	analyzer: { languages: [''], stop_words: [''], request_phrases: [''], names: /* @__PURE__ */ optional(['']) },
	counts: { units: 0 },
	ides: [''],
	cuts: {
		units_by_tag: [''],
		units_by_keyword: [''],
		units_by_ide: [''],
		unit_terms: [''],
		vocabulary: [''],
		units: [0],
		packages: [0],
	},
	files: /* @__PURE__ */ tableOf(Array.isArray),
	regular: /* @__PURE__ */ optional(REGULAR),
	calibration: /* @__PURE__ */ optional(CALIBRATION),
};

/**
 * Parses and validates `manifest.json`.
 *
 * @param text undefined for bytes that are not UTF-8
 * @param index name of the index in error messages
 * @throws PinakesError `not_an_index` for other text, `format_version` for another version of the format,
 * `damaged_part` for another checksum, or missing or invalid fields
 */
export function readManifest(text: string | undefined, index: string): Manifest {
	const json = parseJson(text);
	if (!isRecord(json) || json.format !== FORMAT) {
		throw indexError('not_an_index', index, MANIFEST_FILE, 'is not the manifest of an index');
	}
	if (json.format_version !== FORMAT_VERSION) {
		const version = JSON.stringify(json.format_version);
		const what = `has format version ${version}, this reader reads ${FORMAT_VERSION}: build it again with pinakes build`;
		throw new PinakesError('format_version', `${index}: ${MANIFEST_FILE} ${what}.`, MANIFEST_FILE);
	}
	const hasPages = json.pages === undefined || arePages(json.pages, json.cuts);
	if (!hasChecksum(text as string) || !fits(json, SHAPE) || !hasPages || !arePaths(json.files) || !arePaths(json.cuts))
		throw indexError('damaged_part', index, MANIFEST_FILE, WRONG_SHAPE);
	return json as unknown as Manifest;
}

export const WRONG_SHAPE = 'is damaged';
