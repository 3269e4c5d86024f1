import { fnv1a } from '@pinakes/query/format/fnv1a';

const BITS = 2 ** 26;

/** A Bloom filter with one hash: a set of texts that takes 8 MB however many there are, with few false positives. */
export class HashFilter {
	readonly #bits = new Uint32Array(BITS / 32);

	add(text: string): void {
		const hash = hashOf(text);
		this.#bits[hash >>> 5] = (this.#bits[hash >>> 5] as number) | (1 << (hash & 31));
	}

	/** Whether a text was added; also true for a few others. */
	has(text: string): boolean {
		const hash = hashOf(text);
		return ((this.#bits[hash >>> 5] as number) & (1 << (hash & 31))) !== 0;
	}
}

/** Returns the hash of a text, cut to the number of bits. */
function hashOf(text: string): number {
	const hash = fnv1a(text);
	return (hash ^ (hash >>> 26)) & (BITS - 1);
}
