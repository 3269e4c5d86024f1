import { partFile } from './codec/cuts.ts';
import { decodeNumbers } from './codec/numbers.ts';
import { fits, isRecord, type Shape, tableOf } from './json.ts';

/**
 * The manifest as a page loads it: without the SHA-256 of every file, which are most of its bytes. An index that is
 * published for pages has it beside `manifest.json`:
 *
 *     manifest.light.json   the fields of the manifest, and instead of `files` and `cuts`
 *       tables              { "sections": [numbers or keys, "sizes"], … }   cuts, and the bytes of each part
 *       others              { "outline.json": 1234, … }                     bytes of the files that are no parts of tables
 *
 * The cuts of records are numbers of codec/numbers.ts, each as the difference to the one before; so are sizes, as they
 * are.
 */
export const LIGHT_MANIFEST_FILE = 'manifest.light.json';

/** What stands in a light manifest for a table: the first key or number of each part, and the bytes of each. */
export type LightTable = readonly [cuts: readonly string[] | string, sizes: string];

const SHAPE: Shape = { tables: tableOf(isTable), others: tableOf(0) };

function isTable(json: unknown): boolean {
	if (!Array.isArray(json)) return false;
	const [cuts, sizes] = json as unknown[];
	return fits(sizes, '') && (fits(cuts, '') || fits(cuts, ['']));
}

/**
 * The manifest that a light one stands for, with empty texts for each SHA-256; undefined where it is none. It is held
 * against its shape where it is opened, as any manifest is.
 */
export function expandManifest(light: unknown): object | undefined {
	if (!isRecord(light) || !fits(light, SHAPE)) return undefined;
	const { tables, others, ...fields } = light as { tables: Record<string, LightTable>; others: Record<string, number> };
	const files: [string, unknown][] = Object.entries(others).map(([file, bytes]) => [file, [bytes, '']]);
	const cuts: [string, unknown][] = [];
	for (const [table, [first, encodedSizes]] of Object.entries(tables)) {
		const sizes = decodeNumbers(encodedSizes);
		const steps = typeof first === 'string' ? decodeNumbers(first) : undefined;
		if (sizes === undefined || (typeof first === 'string' && steps === undefined)) return undefined;
		let number = 0;
		cuts.push([table, steps === undefined ? first : Array.from(steps, (step) => (number += step))]);
		sizes.forEach((bytes, part) => {
			files.push([partFile(table, part), [bytes, '']]);
		});
	}
	return { ...fields, cuts: Object.fromEntries(cuts), files: Object.fromEntries(files) };
}
