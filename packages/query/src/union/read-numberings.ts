import { decodeNumbers } from '../format/codec/numbers.js';
import { readFilterValues } from '../format/kinds/documents/read.js';
import { damaged } from '../format/kinds/tables.js';
import { ALL_PACKAGES_FILE, ALL_UNITS_FILE } from '../format/kinds/unit-lists/schema.js';
import type { Manifest } from '../format/manifest.js';
import { need, type Recipe, ready } from '../format/recipe.js';
import { openTextStore } from '../text/open-text-store.ts';
import { documentOf } from '../text/store.ts';
import { type Numbering, numberByName, numberByOrder } from './numbering.ts';
import { inEach, recipeOnce, type Segment } from './segment.ts';

const NAME_LISTS = { units: ALL_UNITS_FILE, packages: ALL_PACKAGES_FILE };

/** What has a file that lists all ids. */
export type NameList = keyof typeof NAME_LISTS;

/** Numberings of a union, each read on demand. */
export interface Numberings {
	/** Ordered by path. */
	documents(): Recipe<Numbering>;
	/** Ordered by document. */
	sections(): Recipe<Numbering>;
	/** Ordered by id. */
	units(): Recipe<Numbering>;
	packages(): Recipe<Numbering>;
}

/**
 * Returns the numberings of documents, units and packages; sections are numbered with the texts.
 *
 * @param order the stored order of the documents (format's segments-manifest.ts), with which paths need not be read
 */
export function numberingsOf(segments: readonly Segment[], order?: string): Omit<Numberings, 'sections'> {
	const byIds = (kind: NameList, what: string): (() => Recipe<Numbering>) =>
		recipeOnce(function* () {
			const lists = yield* readNameLists(segments, kind);
			return numberByName(
				lists.map((names) => ({ names })),
				segments,
				what,
			);
		});
	return {
		documents: recipeOnce(function* () {
			if (order !== undefined) return numberDocuments(segments, order);
			const lists = yield* inEach(segments, ({ manifest }) => readPaths(manifest));
			return numberByName(
				lists.map((names, i) => ({ names, gone: segments[i]?.gone })),
				segments,
				'document',
			);
		}),
		units: byIds('units', 'unit'),
		packages: byIds('packages', 'package'),
	};
}

/** Reads the sorted ids of the units or packages of each segment. */
export function readNameLists(segments: readonly Segment[], kind: NameList): Recipe<(readonly string[])[]> {
	return inEach(segments, ({ manifest }) =>
		manifest.counts[kind] === 0
			? ready<readonly string[]>([])
			: need<readonly string[]>({ file: NAME_LISTS[kind], shape: [''] }),
	);
}

function numberDocuments(segments: readonly Segment[], order: string): Numbering {
	const counted = segments.map(({ manifest, gone }) => ({ count: manifest.counts.documents, gone }));
	return numberByOrder(decodeNumbers(order) ?? damaged('documents'), counted) ?? damaged('documents');
}

/** Reads the paths of a segment's documents, in order; their ids if they have no paths. */
function* readPaths(manifest: Manifest): Recipe<readonly string[]> {
	if (manifest.cuts.documents?.length > 0) return yield* readFilterValues(manifest, 'path');
	const store = yield* openTextStore(manifest);
	const firsts: number[] = [];
	for (let section = 0; section < store.sections; section++) {
		if (section === 0 || documentOf(store, section) !== documentOf(store, section - 1)) firsts.push(section);
	}
	return (yield* store.records(firsts)).map(({ id }) => id);
}
