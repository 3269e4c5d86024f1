import { hasChecksum } from '../checksum.ts';
import { decodeNumbers } from '../codec/numbers.ts';
import { fits, isRecord, parseJson, type Shape, tableOf } from '../json.ts';
import { FORMAT_VERSION, OTHER_FILES } from '../manifest.ts';

/**
 * The manifest that pages load: without the size and SHA-256 of every file, which are most of its bytes. A published
 * index has it beside `manifest.json`:
 *
 *     manifest.light.json   the fields of the manifest, and instead of `files` and `cuts`:
 *       version             identifies the content of the index
 *       tables              { "text_terms": ["", "dat", …], "units": "numbers", … }      the cuts of each table
 *       others              ["outline.json", …]                                          the files that are not parts of tables
 *       first               [["packs/…/0.bin?0", "bytes=0-99"]]                            what every search reads first
 *       text                the light text settings, null if there are none: kinds/text/light-text.ts; of many documents only `folding`
 *       packs               as in the manifest
 *
 *     manifest.search.json  the same
 *
 * In an index with units, manifest.light.json has no `text`, and `packs` without the regular tables, as matches do not need
 * them: who reads one of these goes on with manifest.search.json.
 *
 * The cuts of records are encoded as differences (codec/numbers.ts). The parts are not listed: there are thousands.
 */
export const LIGHT_MANIFEST_FILE = 'manifest.light.json';

/** The light manifest with all that searches need. */
export const SEARCH_MANIFEST_FILE = 'manifest.search.json';

/** The cuts of a table in a light manifest: keys, or numbers as text. */
export type LightCuts = readonly string[] | string;

/** An expanded manifest and the version of the index's content. */
export interface ExpandedManifest {
	readonly version: string;
	/** Not yet checked. The sizes of files are 0 and their SHA-256 empty. */
	readonly manifest: {
		readonly files: Readonly<Record<string, readonly unknown[]>>;
		readonly text?: { readonly folding: string; readonly grams?: unknown } | null;
		readonly regular?: object;
		readonly [field: string]: unknown;
	};
}

const isCuts = (json: unknown): boolean => fits(json, '') || fits(json, ['']);
const isText = (json: unknown): boolean => (json ?? null) === null || fits(json, { folding: '' });
const SHAPE: Shape = { version: '', tables: tableOf(isCuts), others: [''], text: isText };

/**
 * Converts the text of a light manifest to a manifest, except for the checksum; undefined if it is invalid.
 */
export function expandManifest(text: string | undefined): ExpandedManifest | undefined {
	const light = parseJson(text);
	if (!isRecord(light) || !fits(light, SHAPE)) return undefined;
	// Kept, since opening the index then reports the other version by its name.
	if (light.format_version === FORMAT_VERSION && !hasChecksum(text as string)) return undefined;
	const { version, tables, others, checksum, ...fields } = light as {
		checksum: string;
		version: string;
		tables: Record<string, LightCuts>;
		others: string[];
	};
	const cuts: [string, readonly unknown[]][] = [];
	for (const [table, written] of Object.entries(tables)) {
		const first = typeof written === 'string' ? sumsOf(written) : written;
		if (first === undefined) return undefined;
		cuts.push([table, first]);
	}
	const files = Object.fromEntries([OTHER_FILES, ...others].map((name) => [name, [0, '']]));
	return { version, manifest: { ...fields, cuts: Object.fromEntries(cuts), files } };
}

function sumsOf(text: string): number[] | undefined {
	let sum = 0;
	const steps = decodeNumbers(text);
	return (
		steps &&
		Array.from(steps, (step) => {
			sum += step;
			return sum;
		})
	);
}
