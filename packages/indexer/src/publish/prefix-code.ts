/**
 * Returns how many bits each symbol has in the shortest prefix code (Huffman) without codes of more than `maxBits`; 0 for one
 * that does not occur.
 *
 * @param counts how often each symbol occurs
 */
export function codeBits(counts: readonly number[], maxBits: number): Uint8Array {
	const symbols = [...counts.keys()].filter((symbol) => counts[symbol]);
	const bits = new Uint8Array(counts.length);
	let groups = symbols.map((symbol) => ({ count: counts[symbol] as number, symbols: [symbol] }));
	// A single symbol has a bit as well.
	if (groups.length === 1) bits[symbols[0] as number] = 1;
	while (groups.length > 1) {
		const [rarest, second, ...others] = groups.sort((a, b) => a.count - b.count) as [Group, Group];
		const joined = [...rarest.symbols, ...second.symbols];
		for (const symbol of joined) (bits[symbol] as number)++;
		groups = [...others, { count: rarest.count + second.count, symbols: joined }];
	}
	// More even counts have codes of more even lengths.
	const isTooLong = bits.some((one) => one > maxBits);
	return isTooLong
		? codeBits(
				counts.map((count) => Math.ceil(count / 2)),
				maxBits,
			)
		: bits;
}

/** Symbols that begin with the same bits. */
interface Group {
	readonly count: number;
	readonly symbols: number[];
}

/** Returns the code of each symbol as a number, by how many bits it has. Shorter codes come first, then lower symbols. */
export function prefixCodes(bits: Uint8Array): Uint32Array {
	const codes = new Uint32Array(bits.length);
	let next = 0;
	for (let length = 1; length <= Math.max(...bits); length++) {
		next *= 2;
		for (const [symbol, own] of bits.entries()) if (own === length) codes[symbol] = next++;
	}
	return codes;
}
