import { decodeNumbers, encodeNumber } from '../../codec/numbers.ts';
import { type DecodedPostings, postingArrays } from './row-postings.ts';

/**
 * Postings that are not in rows, but in blocks: the chunks of chunks.ts. The last text of a row has the numbers of those of its
 * terms that have so many postings: that of the first block, then for each such term
 *
 *     the maximum share of its weight that a section gets (bm25.ts), as the bits of a 32-bit float
 *     the number of blocks with postings, and of those with the lengths of all its sections, which follow
 *     the last section of each block, as differences of neighbours, the first from -1
 *
 * A row of one n-gram may have another text: a longer n-gram, the base of its postings. The blocks then have only the postings that
 * the base does not have, or has with other counts.
 */

/** Minimum postings of a term that are stored in blocks. */
export const MIN_POSTINGS_IN_BLOCKS = 2048;

/** Location of the blocks of a term's postings, with the blocks that were read. */
export interface Blocks {
	/** Document frequency of the term, counted in sections. */
	readonly size: number;
	/** Maximum share of the term's weight that a section gets. */
	readonly greatest: number;
	/** Number of the first block. Those with the lengths follow the last one. */
	readonly first: number;
	/** Number of blocks with lengths. */
	readonly lengths: number;
	/** The last section of each block. */
	readonly lasts: Uint32Array;
	/** Decoded blocks by number; undefined for unread ones. */
	readonly read: (DecodedPostings | undefined)[];
	/** The term whose postings these change. */
	readonly baseTerm?: string | undefined;
	/** The blocks of that term; set when they are known. */
	base?: Blocks | undefined;
}

/** Encodes the locations of blocks of a row's terms. */
export function encodeBlocks(first: number, terms: readonly Pick<Blocks, 'greatest' | 'lengths' | 'lasts'>[]): string {
	const numbers = terms.flatMap(({ greatest, lengths, lasts }) => {
		const [bits = 0] = new Uint32Array(Float32Array.of(greatest).buffer);
		return [bits, lasts.length, lengths, ...Array.from(lasts, (last, i) => last - (lasts[i - 1] ?? -1))];
	});
	return [first, ...numbers].map(encodeNumber).join('');
}

/**
 * Decodes the locations of blocks of a row's terms.
 *
 * @param sizes number of postings of each term
 * @returns the blocks of each term, undefined for terms without blocks; undefined for invalid text
 */
export function decodeBlocks(text: string, sizes: Uint32Array): (Blocks | undefined)[] | undefined {
	const numbers = decodeNumbers(text);
	let at = 0;
	const next = (): number => numbers?.[at++] ?? 0;
	let first = next();
	const found = Array.from(sizes, (size): Blocks | undefined => {
		if (size < MIN_POSTINGS_IN_BLOCKS) return undefined;
		const [greatest = 0] = new Float32Array(Uint32Array.of(next()).buffer);
		const count = next();
		const lengths = next();
		// Many times faster than `Uint32Array.from` with a function.
		const lasts = new Uint32Array(Math.min(count, numbers?.length ?? 0));
		let last = -1;
		for (let i = 0; i < lasts.length; i++) {
			last += next();
			lasts[i] = last;
		}
		const own = first;
		first += count + lengths;
		return { size, greatest, first: own, lengths, lasts, read: [] };
	});
	return at === numbers?.length ? found : undefined;
}

/** Returns blocks that are read on their own. */
export function copyBlocks({ read, base, ...blocks }: Blocks): Blocks {
	return { ...blocks, read: [...read], base: base && copyBlocks(base) };
}

/** Joins the blocks that were read. */
export function joinBlocks({ read: blocks, base }: Pick<Blocks, 'read' | 'base'>): DecodedPostings {
	const read = blocks.filter((block) => block !== undefined);
	const joined = postingArrays(read.reduce((sum, { sections }) => sum + sections.length, 0));
	let at = 0;
	for (const { sections, counts } of read) {
		joined.sections.set(sections, at);
		joined.counts.set(counts, at);
		at += sections.length;
	}
	return base ? changed(joinBlocks(base), joined) : joined;
}

/** Adds postings to others, in place of those of the same sections. */
function changed(base: DecodedPostings, changes: DecodedPostings): DecodedPostings {
	const { sections, counts } = postingArrays(base.sections.length + changes.sections.length);
	let count = 0;
	let next = 0;
	const push = (from: DecodedPostings, at: number): void => {
		sections[count] = from.sections[at] as number;
		counts[count++] = from.counts[at] as number;
	};
	changes.sections.forEach((section, at) => {
		while ((base.sections[next] as number) < section) push(base, next++);
		if (base.sections[next] === section) next++;
		push(changes, at);
	});
	while (next < base.sections.length) push(base, next++);
	return { sections: sections.subarray(0, count), counts: counts.subarray(0, count) };
}
