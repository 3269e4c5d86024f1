import { PinakesError } from './errors.ts';
import { isRecord, isStrings } from './json.ts';

/** The file that a reader opens first. */
export const MANIFEST_FILE = 'manifest.json';

/** What a folder that is being replaced is called for the moment between two renames. */
export const PREVIOUS_SUFFIX = '.previous';

/** The value of `format` in every manifest. */
export const FORMAT = 'pinakes-index';

/** The version of the on-disk format that this package reads and the indexer writes. */
export const FORMAT_VERSION = 1;

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
}

/** How texts were analysed; queries are analysed the same. */
export interface AnalyzerSettings {
	readonly stemmer: 'porter';
	readonly stop_words: readonly string[];
}

/** Where each kind of part is cut: first keys of blocks, or first numbers of ranges. */
export interface Cuts {
	/** First terms of the blocks of each list, or null where only the public file is written. */
	readonly lists: Readonly<Record<ListName, readonly string[] | null>>;
	readonly unit_terms: readonly string[];
	readonly conflict_words: readonly string[];
	readonly vocabulary: readonly string[];
	readonly units: readonly number[];
	readonly packages: readonly number[];
}

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
	/** Words in the longest key of the vocabulary. */
	readonly longest_term: number;
	readonly cuts: Cuts;
	readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

/**
 * Checks what was read as `manifest.json`.
 *
 * @throws PinakesError `not_an_index` where it is something else, `format_version` where another
 * version of the format wrote it, `damaged_part` where fields are missing or of the wrong type
 */
export function checkManifest(json: unknown, place: string): Manifest {
	if (!isRecord(json) || json.format !== FORMAT) {
		throw new PinakesError(
			'not_an_index',
			`${place}: ${MANIFEST_FILE} is not that of a Pinakes index. Name the folder that \`pinakes build --out\` wrote.`,
			MANIFEST_FILE,
		);
	}
	if (json.format_version !== FORMAT_VERSION) {
		throw new PinakesError(
			'format_version',
			`${place}: the index has format version ${String(json.format_version)}, this reader reads version ${FORMAT_VERSION}. Build the index again with the matching \`pinakes\`, or use the @pinakes/query that it was built for.`,
			MANIFEST_FILE,
		);
	}
	if (!hasShape(json)) {
		throw new PinakesError(
			'damaged_part',
			`${place}: ${MANIFEST_FILE} lacks fields or has some of the wrong type. Build the index again.`,
			MANIFEST_FILE,
		);
	}
	return json as unknown as Manifest;
}

function hasShape(json: Record<string, unknown>): boolean {
	const { analyzer, counts, cuts, files } = json;
	if (!isRecord(analyzer) || !isRecord(counts) || !isRecord(cuts) || !isRecord(files) || !isRecord(cuts.lists)) return false;
	const { lists } = cuts;
	return (
		isStrings(analyzer.stop_words) &&
		['units', 'packages', 'tags', 'keywords', 'ides', 'documents'].every((name) => isCount(counts[name])) &&
		LISTS.every((name) => lists[name] === null || isStrings(lists[name])) &&
		isStrings(cuts.unit_terms) &&
		isStrings(cuts.conflict_words) &&
		isStrings(cuts.vocabulary) &&
		isCounts(cuts.units) &&
		isCounts(cuts.packages) &&
		isStrings(json.ides) &&
		isCount(json.longest_term) &&
		Object.values(files).every(
			(entry) => Array.isArray(entry) && isCount(entry[0]) && typeof entry[1] === 'string',
		)
	);
}

function isCount(value: unknown): boolean {
	return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isCounts(value: unknown): boolean {
	return Array.isArray(value) && value.every(isCount);
}
