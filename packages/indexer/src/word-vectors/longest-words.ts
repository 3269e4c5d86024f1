/** The tree's root, and the key of an empty slot. */
const ROOT = 0;
const EMPTY = 0;

const CHARACTERS = 2 ** 16;

/**
 * Words as a tree of their characters in a hash table, so that each character of a text takes one look-up. A node is the
 * slot of its key: of its parent and its character.
 */
export class LongestWords {
	readonly #keys: Float64Array;
	/** Number of the word that ends at a node, or -1. */
	readonly #numbers: Int32Array;

	/**
	 * @param words distinct, without U+0000
	 * @param prefix only words that begin with it are found, by what follows
	 */
	constructor(words: readonly string[], prefix = '') {
		const { length } = words.filter((word) => word.startsWith(prefix)).join('');
		const size = 2 ** Math.ceil(Math.log2(length + 2));
		this.#keys = new Float64Array(size);
		this.#numbers = new Int32Array(size).fill(-1);
		words.forEach((word, number) => {
			if (word.startsWith(prefix)) this.#numbers[this.#add(word, prefix.length)] = number;
		});
	}

	/** Adds the nodes of a word from an offset on. Returns the last one. */
	#add(word: string, from: number): number {
		let node = ROOT;
		for (let i = from; i < word.length; i++) {
			const code = word.charCodeAt(i);
			const slot = this.#slotOf(node, code);
			this.#keys[slot] = node * CHARACTERS + code;
			node = slot;
		}
		return node;
	}

	/** Returns the number of the longest word at an offset of a text, given by its UTF-16 code units; -1 for none. */
	find(text: Uint16Array, from: number, to: number): number {
		let longest = -1;
		let node = ROOT;
		for (let i = from; i < to; i++) {
			node = this.#slotOf(node, text[i] as number);
			if (this.#keys[node] === EMPTY) break;
			if (this.#numbers[node] !== -1) longest = this.#numbers[node] as number;
		}
		return longest;
	}

	/** Returns the slot of a node, or the empty slot for it. */
	#slotOf(parent: number, code: number): number {
		const keys = this.#keys;
		const key = parent * CHARACTERS + code;
		let slot = Math.imul(parent ^ Math.imul(code, 0x9e3779b1), 0x85ebca6b) >>> 13;
		do slot = (slot + 1) & (keys.length - 1);
		while (slot === ROOT || (keys[slot] !== key && keys[slot] !== EMPTY));
		return slot;
	}
}
