import { hasUnit, type Postings, unitsOf } from '@pinakes/format/codec/postings';

/** Postings, and what is added to each of their units. */
export interface Entry {
	readonly postings: Postings;
	readonly amount: number;
}

/** Units and, at the same positions, the sums of what was added to them. */
export interface Tally {
	readonly units: Uint32Array;
	readonly sums: Float64Array;
}

/** Where each unit was put, counted from 1; all 0 between two calls, as clearing beats new memory. */
let positions = new Uint32Array();

/**
 * Adds up entries by unit. Tens of thousands of units may share a tag, so that there is no object and
 * no closure per unit.
 *
 * @param finders their units are found
 * @param others these count for units that are found, and find none
 * @param size numbers of units lie below it
 */
export function tally(finders: readonly Entry[], others: readonly Entry[], size: number): Tally {
	if (positions.length < size) positions = new Uint32Array(size);
	const lists = finders.map(({ postings, amount }) => ({ list: unitsOf(postings), amount }));
	const units = new Uint32Array(lists.reduce((sum, { list }) => sum + list.length, 0));
	const sums = new Float64Array(units.length);
	let count = 0;
	for (const { list, amount } of lists) {
		for (let i = 0; i < list.length; i++) {
			const unit = list[i] as number;
			if (!positions[unit]) {
				units[count++] = unit;
				positions[unit] = count;
			}
			const position = (positions[unit] as number) - 1;
			sums[position] = (sums[position] as number) + amount;
		}
	}
	for (const { postings, amount } of others) {
		// Bits are asked about every unit found; a list is walked, and its units are compared with those.
		const isBits = typeof postings === 'string';
		const length = isBits ? count : postings.length;
		for (let i = 0; i < length; i++) {
			const position = isBits ? i : (positions[postings[i] as number] as number) - 1;
			const counts = isBits ? hasUnit(postings, units[i] as number) : position >= 0;
			if (counts) sums[position] = (sums[position] as number) + amount;
		}
	}
	for (let i = 0; i < count; i++) positions[units[i] as number] = 0;
	return { units: units.subarray(0, count), sums: sums.subarray(0, count) };
}

/** The units that are in at least so many of the lists, ascending. */
export function inAtLeast(lists: readonly Postings[], least: number, size: number): Postings {
	if (lists.length === 1) return lists[0] as Postings;
	const { units, sums } = tally(
		lists.map((postings) => ({ postings, amount: 1 })),
		[],
		size,
	);
	return (least > 1 ? units.filter((_, i) => (sums[i] as number) >= least) : units).sort();
}
