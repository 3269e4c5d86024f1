import { PinakesError } from '../format/errors.js';
import { fits } from '../format/json.js';
import { type Recipe, ready } from '../format/recipe.js';
import type { SectionDocuments } from '../text/store.ts';
import { inEach, type Segment } from './segment.ts';

/** Stands for the number of a removed document, section or unit. */
export const GONE = 0xffffffff;

/** Numbers of documents, sections or units in the union of segments. */
export interface Numbering {
	readonly size: number;
	/** Number in the union, or `GONE`, by segment and number in it. Ascending within a segment. */
	readonly numbers: readonly Uint32Array[];
	/** Segment, and number in it, by number in the union. */
	readonly segments: Uint16Array;
	readonly indices: Uint32Array;
}

/** The number of items of a segment, and the numbers of removed ones, ascending. */
interface Counted {
	readonly count: number;
	readonly gone?: Uint32Array | undefined;
}

/** Sorted names of the documents or units of a segment, and the numbers of removed ones, ascending. */
interface Named {
	readonly names: readonly string[];
	readonly gone?: Uint32Array | undefined;
}

/**
 * Numbers items of segments by name, in the order of code units, as a single index of all does.
 *
 * @param what the kind of item, for the error
 * @throws PinakesError `invalid_value` for a name that two segments have
 */
export function numberByName(lists: readonly Named[], segments: readonly Segment[], what: string): Numbering {
	const items = lists
		.flatMap(({ names, gone }, segment) =>
			Array.from(remaining({ count: names.length, gone }), (index) => ({
				name: names[index] as string,
				segment,
				index,
			})),
		)
		.sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
	items.forEach(({ name, segment }, i) => {
		const last = items[i - 1];
		if (last?.name !== name) return;
		const [one, other] = [segments[last.segment], segments[segment]].map((own) => own?.name);
		const fix = what === 'document' ? 'give one of them a prefix' : 'rename it in one of them';
		throw new PinakesError('invalid_value', `${one} and ${other} both have the ${what} ${name}: ${fix}.`);
	});
	return numberItems(
		lists.map(({ names }) => names.length),
		Uint16Array.from(items, ({ segment }) => segment),
		Uint32Array.from(items, ({ index }) => index),
	);
}

/**
 * Numbers items of segments in a stored order: pairs of a segment and the number of its next items, without removed
 * ones. Returns undefined if the order does not fit the segments.
 */
export function numberByOrder(order: Uint32Array, lists: readonly Counted[]): Numbering | undefined {
	if (!lists.every(({ count, gone = [] }) => fits(count, 0) && gone.length <= count)) return undefined;
	const left = lists.map(remaining);
	const size = left.reduce((sum, { length }) => sum + length, 0);
	const segments = new Uint16Array(size);
	const indices = new Uint32Array(size);
	const next = lists.map(() => 0);
	let end = 0;
	for (let i = 0; i + 1 < order.length; i += 2) {
		const segment = order[i] as number;
		const stop = end + (order[i + 1] as number);
		const own = left[segment];
		let first = next[segment] as number;
		if (own === undefined || stop - end > own.length - first) return undefined;
		for (; end < stop; end++) {
			segments[end] = segment;
			indices[end] = own[first++] as number;
		}
		next[segment] = first;
	}
	const counts = lists.map(({ count }) => count);
	return end === size ? numberItems(counts, segments, indices) : undefined;
}

/**
 * Numbers sections in the order of their documents.
 *
 * @param owners the document number of each section, ascending, by segment
 */
export function numberSections(documents: Numbering, owners: readonly SectionDocuments[]): Numbering {
	const size = owners.reduce((sum, { length }) => sum + length, 0);
	const segments = new Uint16Array(size);
	const indices = new Uint32Array(size);
	const next = owners.map(() => 0);
	let end = 0;
	for (let number = 0; number < documents.size; number++) {
		const segment = documents.segments[number] as number;
		const index = documents.indices[number] as number;
		const own = owners[segment] as SectionDocuments;
		let section = next[segment] as number;
		// Sections of removed documents are passed over.
		while ((own.at(section) as number) < index) section++;
		for (; own.at(section) === index; section++, end++) {
			segments[end] = segment;
			indices[end] = section;
		}
		next[segment] = section;
	}
	return numberItems(
		owners.map(({ length }) => length),
		segments.subarray(0, end),
		indices.subarray(0, end),
	);
}

/** Returns the numbers of the items that are not removed. */
function remaining({ count, gone = new Uint32Array() }: Counted): Uint32Array {
	const left = new Uint32Array(count - gone.length);
	let removed = 0;
	for (let index = 0; index < count; index++) {
		if (gone[removed] === index) removed++;
		else left[index - removed] = index;
	}
	return left;
}

/** Numbers items in the given order. */
function numberItems(counts: readonly number[], segments: Uint16Array, indices: Uint32Array): Numbering {
	const numbers = counts.map((count) => new Uint32Array(count).fill(GONE));
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

/** Counts the items of a segment that are not removed. */
export function countRemaining(numbers: Uint32Array = new Uint32Array()): number {
	let count = 0;
	for (let i = 0; i < numbers.length; i++) if (numbers[i] !== GONE) count++;
	return count;
}

/** Converts numbers of a segment to numbers in the union, ascending, without removed ones. */
export function renumber(numbers: Uint32Array, own: Uint32Array): Uint32Array {
	return numbers.map((number) => own[number] as number).filter((number) => number !== GONE);
}

export function mergeAscending(lists: readonly Uint32Array[]): Uint32Array {
	const filled = lists.filter(({ length }) => length > 0);
	const [first = new Uint32Array()] = filled;
	if (filled.length < 2) return first;
	const merged = new Uint32Array(filled.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const list of filled) {
		merged.set(list, end);
		end += list.length;
	}
	return merged.sort();
}
