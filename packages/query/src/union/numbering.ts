import { PinakesError } from '../format/errors.js';
import { type Recipe, ready } from '../format/recipe.js';
import type { SectionDocuments } from '../text/store.ts';
import { inEach, type Segment } from './segment.ts';

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
export function numberByName(
	lists: readonly (readonly string[])[],
	segments: readonly Segment[],
	what: string,
): Numbering {
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
		lists.map(({ length }) => length),
		Uint16Array.from(items, ({ segment }) => segment),
		Uint32Array.from(items, ({ index }) => index),
	);
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
		for (; own.at(section) === index; section++, end++) {
			segments[end] = segment;
			indices[end] = section;
		}
		next[segment] = section;
	}
	return numberItems(
		owners.map(({ length }) => length),
		segments,
		indices,
	);
}

/** Numbers items in the given order. */
function numberItems(counts: readonly number[], segments: Uint16Array, indices: Uint32Array): Numbering {
	const numbers = counts.map((count) => new Uint32Array(count));
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
