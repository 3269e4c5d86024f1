/**
 * Sections, ascending, each with the sum of what lists have for it. Memory and time depend on their number, not on that of
 * all sections.
 */
export interface SectionSums {
	/** May be longer than `size`, as `sums` may be. */
	readonly sections: Uint32Array;
	readonly sums: Float64Array;
	size: number;
}

/** Creates sums with room for so many sections, and none of them yet. */
export function createSums(capacity: number): SectionSums {
	return { sections: new Uint32Array(capacity), sums: new Float64Array(capacity), size: 0 };
}

/**
 * Adds the values of sections, ascending, to sums.
 *
 * @param factor of the values
 * @param into where to write the new sums
 */
export function addValues(
	{ sections: own, sums, size }: SectionSums,
	others: Uint32Array,
	values: Float32Array,
	factor: number,
	into = createSums(size + others.length),
): SectionSums {
	const { sections, sums: added } = into;
	const { length } = others;
	let i = 0;
	let j = 0;
	let next = 0;
	while (i < size && j < length) {
		const a = own[i] as number;
		const b = others[j] as number;
		// Without branches, which processors cannot predict here: each is 1 if its section comes next.
		const isOwn = 1 - ((b - a) >>> 31);
		const isOther = 1 - ((a - b) >>> 31);
		sections[next] = isOwn * a + (1 - isOwn) * b;
		added[next++] = isOwn * (sums[i] as number) + isOther * factor * (values[j] as number);
		i += isOwn;
		j += isOther;
	}
	for (; i < size; i++) {
		sections[next] = own[i] as number;
		added[next++] = sums[i] as number;
	}
	for (; j < length; j++) {
		sections[next] = others[j] as number;
		added[next++] = factor * (values[j] as number);
	}
	into.size = next;
	return into;
}
