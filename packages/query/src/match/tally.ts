import { hasUnit, type Postings, unitsOf } from '../codec/postings.ts';

/** Postings, and what is added to each of their units. */
export interface Entry {
	readonly postings: Postings;
	readonly amount: number;
}

/** Units and, at the same places, the sums of what was added to them. */
export interface Tally {
	readonly units: Uint32Array;
	readonly sums: Float64Array;
}

/** Sums by unit, all 0 between two calls: to clear what was touched is cheaper than new memory. */
let scratch = new Float64Array();

/**
 * Adds up entries by unit. Tens of thousands of units may share a tag, so that there is no object and
 * no closure per unit.
 *
 * @param finders their units are found
 * @param others these count for units that are found, and find none
 * @param size numbers of units lie below it
 */
export function tally(finders: readonly Entry[], others: readonly Entry[], size: number): Tally {
	if (scratch.length < size) scratch = new Float64Array(size);
	const lists = finders.map(({ postings, amount }) => ({ list: unitsOf(postings), amount }));
	const units = new Uint32Array(lists.reduce((sum, { list }) => sum + list.length, 0));
	let count = 0;
	for (const { list, amount } of lists) {
		for (let i = 0; i < list.length; i++) {
			const unit = list[i] as number;
			if (scratch[unit] === 0) units[count++] = unit;
			scratch[unit] = (scratch[unit] as number) + amount;
		}
	}
	for (const { postings, amount } of others) {
		// Bits are asked about every unit found; a list is walked, and its units are held against those.
		const isBits = typeof postings === 'string';
		const list = isBits ? units.subarray(0, count) : postings;
		for (let i = 0; i < list.length; i++) {
			const unit = list[i] as number;
			if (isBits ? hasUnit(postings, unit) : scratch[unit] !== 0) scratch[unit] = (scratch[unit] as number) + amount;
		}
	}
	const sums = new Float64Array(count);
	for (let i = 0; i < count; i++) {
		const unit = units[i] as number;
		sums[i] = scratch[unit] as number;
		scratch[unit] = 0;
	}
	return { units: units.subarray(0, count), sums };
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
