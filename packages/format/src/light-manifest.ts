import { decodeNumbers } from './codec/numbers.ts';
import { fits, isRecord, type Shape, tableOf } from './json.ts';
import { OTHER_FILES } from './manifest.ts';

/**
 * The manifest as a page loads it: without the bytes and the SHA-256 of every file, which are most of it. An index that
 * is published for pages has it beside `manifest.json`:
 *
 *     manifest.light.json   the fields of the manifest, and instead of `files` and `cuts`
 *       version             differs for every content of the index
 *       tables              { "text_terms": ["", "dat", …], "sections": "numbers", … }   the cuts of each table
 *       others              ["outline.json", …]                                          the files that are no parts of tables
 *       first               ["parts/text.json", …]                                       what a search reads before anything else
 *
 * The cuts of records are numbers of codec/numbers.ts, each as the difference to the one before. A page that opens the index
 * makes no list of the parts, of which there are thousands.
 */
export const LIGHT_MANIFEST_FILE = 'manifest.light.json';

/** The cuts of a table in a light manifest: keys, or numbers as text. */
export type LightCuts = readonly string[] | string;

/** A manifest as it is expanded, and what the index's content is known by. */
export interface ExpandedManifest {
	readonly version: string;
	/** The fields of a manifest, to be checked as any is; the bytes and SHA-256 of files are unknown, and 0 and empty. */
	readonly manifest: {
		readonly files: Readonly<Record<string, readonly unknown[]>>;
		readonly [field: string]: unknown;
	};
}

const isCuts = (json: unknown): boolean => fits(json, '') || fits(json, ['']);
const SHAPE: Shape = { version: '', tables: tableOf(isCuts), others: [''] };

/** The manifest that a light one stands for; undefined where it is none. */
export function expandManifest(light: unknown): ExpandedManifest | undefined {
	if (!isRecord(light) || !fits(light, SHAPE)) return undefined;
	const { version, tables, others, ...fields } = light as {
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
