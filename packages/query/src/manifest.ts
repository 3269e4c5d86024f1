import { indexError } from './errors.ts';
import { fits, isRecord, type Shape, tableOf } from './json.ts';
import type { VectorSettings } from './kinds/vectors/format.ts';

/** The file that a reader opens first. */
export const MANIFEST_FILE = 'manifest.json';

/** What a folder that is being replaced is called for the moment between two renames. */
export const PREVIOUS_SUFFIX = '.previous';

/** What stands in `files` for all that it does not list, where a manifest lists no parts of tables. */
export const OTHER_FILES = '';

/** The value of `format` in every manifest. */
export const FORMAT = 'pinakes-index';

/** The version of the on-disk format that this package reads and the indexer writes. */
export const FORMAT_VERSION = 4;

/** The three inverted lists of units. */
export const LISTS = ['tag', 'keyword', 'ide'] as const;

/** The name of an inverted list. */
export type ListName = (typeof LISTS)[number];

/** How many of each thing the index holds. */
export interface Counts {
	readonly units: number;
	readonly packages: number;
	readonly tags: number;
	readonly keywords: number;
	readonly ides: number;
	readonly documents: number;
	/** Sections of documents, each of which is found by its text. */
	readonly sections: number;
}

/** How texts were analysed; queries are analysed the same. */
export interface AnalyzerSettings {
	readonly stemmer: 'porter2';
	readonly stop_words: readonly string[];
}

/**
 * Where each table is cut into parts: the first key of every part, or for records the number of the
 * first. A list of units that is small enough to be read from its public file has no cuts.
 */
export interface Cuts {
	readonly units_by_tag: readonly string[];
	readonly units_by_keyword: readonly string[];
	readonly units_by_ide: readonly string[];
	readonly unit_terms: readonly string[];
	readonly vocabulary: readonly string[];
	readonly units: readonly number[];
	readonly packages: readonly number[];
	readonly text_terms: readonly string[];
	readonly sections: readonly number[];
	readonly section_texts: readonly number[];
	readonly entries: readonly string[];
	readonly doc_lists: readonly string[];
	readonly doc_tags: readonly string[];
	readonly documents: readonly number[];
	/** Empty without vectors. */
	readonly section_vectors: readonly number[];
	readonly term_vectors: readonly string[];
	/** Left out but in an index for pages: see kinds/buckets/format.ts. */
	readonly term_buckets?: readonly number[];
}

/** The tables that are looked up by key, and those that are looked up by number. */
export type KeyTable = Exclude<keyof Cuts, NumberTable>;
export type NumberTable = 'units' | 'packages' | 'sections' | 'section_texts' | 'documents' | 'section_vectors';

/**
 * `manifest.json`: what the index is and every other file with its size in bytes and its SHA-256 in
 * hexadecimal.
 */
export interface Manifest {
	readonly format: typeof FORMAT;
	readonly format_version: number;
	/** Name and version of the program that wrote the index. */
	readonly generator: string;
	readonly analyzer: AnalyzerSettings;
	readonly counts: Counts;
	/** Every IDE that some unit supports, sorted. */
	readonly ides: readonly string[];
	readonly cuts: Cuts;
	/** What encoded the sections; nothing did in an index without it. */
	readonly vectors?: VectorSettings;
	readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

/** What every look-up needs; what only one of them needs it checks itself. */
const SHAPE: Shape = {
	analyzer: { stop_words: [''] },
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
	files: tableOf(Array.isArray),
};

/**
 * Checks what was read as `manifest.json`.
 *
 * @throws PinakesError `not_an_index` where it is something else, `format_version` where another
 * version of the format wrote it, `damaged_part` where fields are missing or of the wrong type
 */
export function checkManifest(json: unknown, place: string): Manifest {
	if (!isRecord(json) || json.format !== FORMAT) {
		throw indexError('not_an_index', place, MANIFEST_FILE, 'is no manifest');
	}
	if (json.format_version !== FORMAT_VERSION) {
		const version = JSON.stringify(json.format_version);
		const what = `has format version ${version}, this reader reads ${FORMAT_VERSION}`;
		throw indexError('format_version', place, MANIFEST_FILE, what);
	}
	if (!fits(json, SHAPE)) throw indexError('damaged_part', place, MANIFEST_FILE, WRONG_SHAPE);
	return json as unknown as Manifest;
}

/** What is said of a file that is not what it should be. */
export const WRONG_SHAPE = 'is damaged';
