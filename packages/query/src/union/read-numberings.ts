import { readFilterValues } from '../format/kinds/documents/read.js';
import { ALL_PACKAGES_FILE, ALL_UNITS_FILE } from '../format/kinds/unit-lists/schema.js';
import type { Manifest } from '../format/manifest.js';
import { need, type Recipe, ready } from '../format/recipe.js';
import { openTextStore } from '../text/open-text-store.ts';
import { documentOf } from '../text/store.ts';
import { type Numbering, numberByName } from './numbering.ts';
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

/** Returns the numberings of documents, units and packages; sections are numbered with the texts. */
export function numberingsOf(segments: readonly Segment[]): Omit<Numberings, 'sections'> {
	const byIds = (kind: NameList, what: string): (() => Recipe<Numbering>) =>
		recipeOnce(function* () {
			return numberByName(yield* readNameLists(segments, kind), segments, what);
		});
	return {
		documents: recipeOnce(function* () {
			return numberByName(yield* inEach(segments, ({ manifest }) => readPaths(manifest)), segments, 'document');
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
