import { hasUnit, type Postings, unitsOf } from '../format/codec/postings.js';

/** Postings with the amount that is added for each of their units. */
interface Entry {
	readonly postings: Postings;
	readonly amount: number;
}

/** Position of each unit in the result plus 1, or 0. Reset after each call, which is faster than allocating. */
let positions = new Uint32Array();

/**
 * Sums amounts by unit: returns the units, and the sum of each at the same position. Creates no object or closure per unit, since a tag may have tens of thousands.
 *
 * @param finders every unit in these is in the result
 * @param others added to units of the result, but do not add units to it
 * @param size number of units of the index
 */
export function tally(finders: readonly Entry[], others: readonly Entry[], size: number) {
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
		// Bits are tested for every unit of the result; a list is iterated.
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

/** Returns the units that are in at least `least` of the lists, ascending. */
export function inAtLeast(lists: readonly Postings[], least: number, size: number): Postings {
	if (lists.length === 1) return lists[0] as Postings;
	const { units, sums } = tally(
		lists.map((postings) => ({ postings, amount: 1 })),
		[],
		size,
	);
	return (least > 1 ? units.filter((_, i) => (sums[i] as number) >= least) : units).sort();
}

/** Returns the units with the highest strengths; ties are broken by unit number. */
export function topUnits(units: Iterable<number>, strengthOf: (unit: number) => number, limit: number): number[] {
	const first: number[] = [];
	for (const unit of units) {
		const strength = strengthOf(unit);
		// Units with equal strength are ordered by number.
		let at = first.length;
		for (; at > 0; at--) {
			const other = first[at - 1] as number;
			if ((strength - strengthOf(other) || other - unit) < 0) break;
		}
		if (at < limit) {
			first.splice(at, 0, unit);
			first.splice(limit);
		}
	}
	return first;
}
