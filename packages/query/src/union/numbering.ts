import { PinakesError } from '../format/base/errors.js';
import { need, type Recipe, ready, together } from '../format/base/recipe.js';
import { readFilterValues } from '../format/kinds/documents.js';
import { ALL_PACKAGES_FILE, ALL_UNITS_FILE } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import { openTextStore } from '../text/open-text-store.ts';
import { documentOf } from '../text/store.ts';

/** An index of some of the documents of a union. */
export interface Segment {
	readonly opened: Opened;
	/** Name for errors, such as its folder. */
	readonly name: string;
	/** Prefix of its paths in the union. Its tables have it: see `withPrefix`. */
	readonly prefix?: string | undefined;
}

/** Runs a recipe on a segment: the parts that it reads are marked with the segment. */
export function* inSegment<T>(segment: number, recipe: Recipe<T>): Recipe<T> {
	let step = recipe.next();
	while (!step.done) {
		const parts = step.value.map((part) => ({ ...part, segment }));
		step = recipe.next(yield parts);
	}
	return step.value;
}

/** Runs a recipe on each segment, all at the same time. */
export function* inEach<T>(
	segments: readonly Segment[],
	recipeOf: (segment: Segment, position: number) => Recipe<T>,
): Recipe<T[]> {
	const recipes = segments.map((segment, i) => inSegment(i, recipeOf(segment, i)));
	return (yield* together(...recipes)) as T[];
}

/**
 * Runs a recipe on each segment that has a table with entries, all at the same time; undefined for the others. Tables of
 * optional features are not in every index.
 */
export function inEachWith<T>(
	table: string,
	segments: readonly Segment[],
	recipeOf: (opened: Opened) => Recipe<T>,
): Recipe<(T | undefined)[]> {
	return inEach(segments, ({ opened }) => (opened.cuts[table]?.length ? recipeOf(opened) : ready(undefined)));
}

/** Returns the distinct defined values, sorted. */
export function distinct<T>(values: readonly T[]): T[] {
	return [...new Set(values.filter((value) => value !== undefined))].sort();
}

/** Returns a recipe that runs once; later calls get the same value. */
export function recipeOnce<T>(recipe: () => Recipe<T>): () => Recipe<T> {
	let value: T | undefined;
	return function* () {
		value ??= yield* recipe();
		return value;
	};
}

/** Numbers of documents, sections or units in the union of segments. */
export interface Numbering {
	readonly size: number;
	/** Number in the union, by segment and number in it. Ascending within a segment. */
	readonly numbers: readonly Uint32Array[];
	/** Segment, and number in it, by number in the union. */
	readonly segments: Uint16Array;
	readonly indices: Uint32Array;
}

/**
 * Numbers items of segments by name, in the order of code units, as a single index of all does.
 *
 * @param what the kind of item, for the error
 * @throws PinakesError `invalid_value` for a name that two segments have
 */
function numberByName(lists: readonly (readonly string[])[], segments: readonly Segment[], what: string): Numbering {
	const items = lists
		.flatMap((names, segment) => names.map((name, index) => ({ name, segment, index })))
		.sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
	items.forEach(({ name, segment }, i) => {
		const last = items[i - 1];
		if (last?.name !== name) return;
		const [one, other] = [segments[last.segment], segments[segment]].map((own) => own?.name);
		const fix = what === 'document' ? 'give one of them a prefix' : 'rename it in one of them';
		throw new PinakesError('invalid_value', `${one} and ${other} both have the ${what} ${name}: ${fix}.`);
	});
	return numberItems(
		lists,
		Uint16Array.from(items, ({ segment }) => segment),
		Uint32Array.from(items, ({ index }) => index),
	);
}

/**
 * Numbers sections in the order of their documents.
 *
 * @param owners the document number of each section, ascending, by segment
 */
export function numberSections(documents: Numbering, owners: readonly Uint32Array[]): Numbering {
	const size = owners.reduce((sum, { length }) => sum + length, 0);
	const segments = new Uint16Array(size);
	const indices = new Uint32Array(size);
	const next = owners.map(() => 0);
	let end = 0;
	for (let number = 0; number < documents.size; number++) {
		const segment = documents.segments[number] as number;
		const index = documents.indices[number] as number;
		const own = owners[segment] as Uint32Array;
		let section = next[segment] as number;
		for (; own[section] === index; section++, end++) {
			segments[end] = segment;
			indices[end] = section;
		}
		next[segment] = section;
	}
	return numberItems(owners, segments, indices);
}

/** Numbers the items of lists in the given order. */
function numberItems(lists: readonly ArrayLike<unknown>[], segments: Uint16Array, indices: Uint32Array): Numbering {
	const numbers = lists.map(({ length }) => new Uint32Array(length));
	for (let number = 0; number < segments.length; number++) {
		(numbers[segments[number] as number] as Uint32Array)[indices[number] as number] = number;
	}
	return { size: segments.length, numbers, segments, indices };
}

/**
 * Reads records of the union from the segments that have them.
 *
 * @param numbers numbers in the union
 * @returns records in the order of the numbers
 */
export function* readNumbered<T>(
	segments: readonly Segment[],
	numbering: Numbering,
	numbers: readonly number[],
	read: (segment: Segment, indices: readonly number[], position: number) => Recipe<readonly T[]>,
): Recipe<T[]> {
	const indices = segments.map((): number[] => []);
	const indexes = numbers.map((number) => {
		const own = indices[numbering.segments[number] as number] as number[];
		return own.push(numbering.indices[number] as number) - 1;
	});
	const found = yield* inEach(segments, (segment, i) => {
		const own = indices[i] as number[];
		return own.length === 0 ? ready<readonly T[]>([]) : read(segment, own, i);
	});
	return numbers.map((number, i) => found[numbering.segments[number] as number]?.[indexes[i] as number] as T);
}

/** Converts numbers of a segment to numbers in the union, ascending. */
export function renumber(numbers: Uint32Array, own: Uint32Array): Uint32Array {
	return numbers.map((number) => own[number] as number);
}

/** Merges ascending numbers. */
export function mergeAscending(lists: readonly Uint32Array[]): Uint32Array {
	const merged = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const list of lists) {
		merged.set(list, end);
		end += list.length;
	}
	return merged.sort();
}

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
			return numberByName(yield* inEach(segments, ({ opened }) => readPaths(opened)), segments, 'document');
		}),
		units: byIds('units', 'unit'),
		packages: byIds('packages', 'package'),
	};
}

/** Reads the sorted ids of the units or packages of each segment. */
export function readNameLists(segments: readonly Segment[], kind: NameList): Recipe<(readonly string[])[]> {
	return inEach(segments, ({ opened }) =>
		opened.counts[kind] === 0
			? ready<readonly string[]>([])
			: need<readonly string[]>({ file: NAME_LISTS[kind], shape: [''] }),
	);
}

/** Reads the paths of a segment's documents, in order; their ids if they have no paths. */
export function* readPaths(opened: Opened): Recipe<readonly string[]> {
	if (opened.cuts.documents?.length > 0) return yield* readFilterValues(opened, 'path');
	const store = yield* openTextStore(opened);
	const firsts: number[] = [];
	for (let section = 0; section < store.sections; section++) {
		if (section === 0 || documentOf(store, section) !== documentOf(store, section - 1)) firsts.push(section);
	}
	return (yield* store.records(firsts)).map(({ id }) => id);
}
