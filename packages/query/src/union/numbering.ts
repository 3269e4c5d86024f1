import { PinakesError } from '@pinakes/format/errors';
import { fits } from '@pinakes/format/json';
import { type Recipe, ready } from '@pinakes/format/recipe';
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

/** Sorted names of the documents or units of a segment, and the numbers of removed ones. */
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
	const numbering = emptyNumbering(lists.map(({ names, gone }) => [names.length, gone?.length ?? 0]));
	const goneFrom = lists.map(() => 0);
	const next = lists.map(() => 0);
	const skipGone = (list: number): void => {
		const { gone } = lists[list] as Named;
		while (gone !== undefined && gone[goneFrom[list] as number] === next[list]) {
			goneFrom[list] = (goneFrom[list] as number) + 1;
			next[list] = (next[list] as number) + 1;
		}
	};
	lists.forEach((_, list) => {
		skipGone(list);
	});
	let last: { readonly name: string; readonly list: number } | undefined;
	for (let number = 0; number < numbering.size; number++) {
		const { name, list } = firstOf(lists, next);
		if (last?.name === name) {
			const [one, other] = [segments[last.list], segments[list]].map((segment) => segment?.name);
			const fix = 'rename it in one of them, or build one index of both';
			throw new PinakesError('invalid_value', `${one} and ${other} both have the ${what} ${name}: ${fix}.`);
		}
		assign(numbering, number, list, next[list] as number);
		next[list] = (next[list] as number) + 1;
		skipGone(list);
		last = { name, list };
	}
	return numbering;
}

/** The number of items of a segment, and the numbers of removed ones, ascending. */
export interface Counted {
	readonly count: number;
	readonly gone?: Uint32Array | undefined;
}

/**
 * Numbers items of segments in a stored order: pairs of a segment and the number of its next items, without removed
 * ones. Returns undefined if the order does not fit the segments.
 */
export function numberByOrder(order: Uint32Array, lists: readonly Counted[]): Numbering | undefined {
	if (!lists.every(({ count, gone = [] }) => fits(count, 0) && gone.length <= count)) return undefined;
	const numbering = emptyNumbering(lists.map(({ count, gone }) => [count, gone?.length ?? 0]));
	const goneFrom = lists.map(() => 0);
	const next = lists.map(() => 0);
	let number = 0;
	for (let i = 0; i + 1 < order.length; i += 2) {
		const list = order[i] as number;
		const { count, gone } = lists[list] ?? { count: 0 };
		const end = number + (order[i + 1] as number);
		if (end > numbering.size) return undefined;
		for (; number < end; number++) {
			let index = next[list] as number;
			while (gone?.[goneFrom[list] as number] === index) {
				goneFrom[list] = (goneFrom[list] as number) + 1;
				index++;
			}
			if (!(index < count)) return undefined;
			assign(numbering, number, list, index);
			next[list] = index + 1;
		}
	}
	return number === numbering.size ? numbering : undefined;
}

/** Returns the smallest of the next names of all lists. */
function firstOf(lists: readonly Named[], next: readonly number[]): { readonly name: string; readonly list: number } {
	let first: { readonly name: string; readonly list: number } | undefined;
	for (let list = 0; list < lists.length; list++) {
		const name = lists[list]?.names[next[list] as number];
		if (name !== undefined && (first === undefined || name < first.name)) first = { name, list };
	}
	return first as { name: string; list: number };
}

/**
 * Numbers sections in the order of their documents.
 *
 * @param owners the document number of each section, by segment
 */
export function numberSections(documents: Numbering, owners: readonly Uint32Array[]): Numbering {
	const firsts = owners.map((own, segment) => {
		const starts = new Uint32Array((documents.numbers[segment] as Uint32Array).length + 1).fill(own.length);
		for (let section = own.length - 1; section >= 0; section--) starts[own[section] as number] = section;
		// A document without sections starts where the next one does.
		for (let i = starts.length - 2; i >= 0; i--) {
			if (own[starts[i] as number] !== i) starts[i] = starts[i + 1] as number;
		}
		return starts;
	});
	const goneIn = owners.map((own, segment) => {
		const numbers = documents.numbers[segment] as Uint32Array;
		let count = 0;
		for (let section = 0; section < own.length; section++) if (numbers[own[section] as number] === GONE) count++;
		return count;
	});
	const numbering = emptyNumbering(owners.map((own, segment) => [own.length, goneIn[segment] as number]));
	const { numbers, segments, indices } = numbering;
	let next = 0;
	for (let number = 0; number < documents.size; number++) {
		const segment = documents.segments[number] as number;
		const index = documents.indices[number] as number;
		const starts = firsts[segment] as Uint32Array;
		const own = numbers[segment] as Uint32Array;
		const end = starts[index + 1] as number;
		for (let section = starts[index] as number; section < end; section++, next++) {
			own[section] = next;
			segments[next] = segment;
			indices[next] = section;
		}
	}
	return numbering;
}

function emptyNumbering(lists: readonly (readonly [count: number, gone: number])[]): Numbering {
	const size = lists.reduce((sum, [count, gone]) => sum + count - gone, 0);
	return {
		size,
		numbers: lists.map(([count]) => new Uint32Array(count).fill(GONE)),
		segments: new Uint16Array(size),
		indices: new Uint32Array(size),
	};
}

function assign({ numbers, segments, indices }: Numbering, number: number, segment: number, index: number): void {
	(numbers[segment] as Uint32Array)[index] = number;
	segments[number] = segment;
	indices[number] = index;
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

/** Merges ascending lists of numbers. */
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
