import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldMarks, INSIDE, MAX_PIECES, MAX_RUN, NO_FOLDING, runsOf } from '@pinakes/query/internal';
import { sha256Of } from '../../base/digest.ts';
import { MAX_FILE_BYTES, readNamed } from '../../base/files.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import { type DenseMatrix, denseMatrix } from './directions.ts';

/** Dimensions of a word's vector; those with the largest variance among texts come first. */
export const TABLE_DIMENSIONS = 256;

/** Bytes of a word's numbers: two to a byte. */
export const PAIRS = TABLE_DIMENSIONS / 2;

/** Values of a number. */
const LEVELS = 16;

/** Added to each number, so that it is not negative. */
export const OFFSET = 8;

/**
 * The vectors of English word pieces and Chinese words that are shipped with the indexer, in `data`:
 *
 *     word-vectors.txt   a word, a piece of words (##ing) or a sign to a line, sorted
 *     word-vectors.bin   a scale for each, as 32-bit numbers; then their numbers from -7 to 7, plus 8, two to a byte
 *
 * research/word-vectors makes them.
 */
interface WordTable {
	readonly words: readonly string[];
	/** Whole words and the beginnings of others. */
	readonly whole: LongestWords;
	/** Pieces inside of words. */
	readonly inside: LongestWords;
	/** Characters of each word or piece in a text. */
	readonly lengths: Uint8Array;
	/** Identifies the table: the first digits of its SHA-256. */
	readonly fingerprint: string;
	/** Scale of each word's vector. */
	readonly scales: Float64Array;
	/** Numbers of all words, two per byte, the first in the low bits. */
	readonly pairs: Uint8Array;
}

const FINGERPRINT_LENGTH = 12;

let table: WordTable | undefined;

/** Reads the table on first use. */
export function wordTable(): WordTable {
	table ??= readTable();
	return table;
}

function readTable(): WordTable {
	// The command line bundles this module, but not its data.
	const folder = join(dirname(createRequire(import.meta.url).resolve('@pinakes/indexer/package.json')), 'data');
	const read = (name: string): Buffer => readNamed(join(folder, name), MAX_FILE_BYTES);
	const words = read('word-vectors.txt').toString('utf8').split('\n');
	const bytes = read('word-vectors.bin');
	return {
		words,
		whole: new LongestWords(words),
		inside: new LongestWords(words, INSIDE),
		lengths: Uint8Array.from(words, (word) => word.length - (word.startsWith(INSIDE) ? INSIDE.length : 0)),
		fingerprint: sha256Of(bytes).slice(0, FINGERPRINT_LENGTH),
		scales: Float64Array.from(words, (_, word) => bytes.readFloatLE(4 * word)),
		pairs: bytes.subarray(4 * words.length),
	};
}

/** Returns the vectors of words, a row for each. */
export function wholeVectors({ scales, pairs }: WordTable, words: readonly number[]): DenseMatrix {
	const vectors = denseMatrix(words.length, TABLE_DIMENSIONS);
	let at = 0;
	for (const word of words) {
		const scale = scales[word] as number;
		for (let pair = word * PAIRS; pair < (word + 1) * PAIRS; pair++) {
			const both = pairs[pair] as number;
			vectors.values[at++] = scale * ((both & 15) - OFFSET);
			vectors.values[at++] = scale * ((both >> 4) - OFFSET);
		}
	}
	return vectors;
}

/** Returns the squared length of each word's vector in `wholeVectors`. */
export function squaredLengths({ words, scales, pairs }: WordTable): Float64Array {
	const squares = new Float64Array(LEVELS);
	return Float64Array.from(words, (_, word) => {
		for (let i = 0; i < LEVELS; i++) squares[i] = Math.fround((scales[word] as number) * (i - OFFSET)) ** 2;
		let sum = 0;
		for (let pair = word * PAIRS; pair < (word + 1) * PAIRS; pair++) {
			const both = pairs[pair] as number;
			sum += squares[both & 15] as number;
			sum += squares[both >> 4] as number;
		}
		return sum;
	});
}

/** Maximum characters of a text that are encoded: its beginning shows its topic, and further words change the sum little. */
export const MAX_STATIC_LENGTH = 1_000;

/** Kinds of characters: a sign, 2, is a run of its own, and no word has others. */
const OTHER = 0;
const LETTER = 1;
const HAN = 3;

/** The first and the last Chinese character of the table. */
export const FIRST_HAN = 0x3400;
export const LAST_HAN = 0x9fff;

/** Kinds of ASCII characters: the number of runs of a doubled one. */
const KINDS = Uint8Array.from(
	{ length: 0x80 },
	(_, code) => runsOf(String.fromCharCode(code, code), NO_FOLDING).length,
);

/** Characters of the text that is being split, folded, and its words; longer texts get larger ones. */
let codes = new Uint16Array(2 * MAX_STATIC_LENGTH);
let words = new Uint32Array(codes.length);

/** Splits a text into words of the table, as numbers, as `cutRun` splits its runs, but without a string for each. */
export function cutText(text: string): Uint32Array {
	const normalized = foldMarks(text.slice(0, MAX_STATIC_LENGTH)).toLowerCase();
	const { length } = normalized;
	if (length > codes.length) {
		codes = new Uint16Array(length);
		words = new Uint32Array(length);
	}
	for (let i = 0; i < length; i++) codes[i] = normalized.charCodeAt(i);
	let count = 0;
	for (let from = 0; from < length; ) {
		const kind = kindOf(codes[from] as number);
		let to = from + 1;
		if (kind === LETTER || kind === HAN) while (to < length && kindOf(codes[to] as number) === kind) to++;
		if (kind !== OTHER) count = addRun(kind, from, Math.min(to, from + MAX_RUN), count);
		from = to;
	}
	return words.slice(0, count);
}

function kindOf(code: number): number {
	if (code < KINDS.length) return KINDS[code] as number;
	return code >= FIRST_HAN && code <= LAST_HAN ? HAN : OTHER;
}

/** Adds the words of a run. Returns the new number of words. */
function addRun(kind: number, from: number, to: number, count: number): number {
	const { whole, inside, lengths } = wordTable();
	if (kind === HAN) foldHan(from, to);
	const last = kind === HAN ? Number.POSITIVE_INFINITY : count + MAX_PIECES;
	let next = count;
	for (let at = from; at < to && next < last; ) {
		const word = (kind === HAN || at === from ? whole : inside).find(codes, at, to);
		if (word === -1 && kind !== HAN) break;
		if (word !== -1) words[next++] = word;
		at += word === -1 ? 1 : (lengths[word] as number);
	}
	return next;
}

/** What each Chinese character is folded to. */
let folded: Uint16Array | undefined;

/** Folds a run of Chinese characters in place. */
function foldHan(from: number, to: number): void {
	folded ??= Uint16Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, i) => {
		return (
			buildAnalyzer()
				.folding.get(FIRST_HAN + i)
				?.charCodeAt(0) ?? FIRST_HAN + i
		);
	});
	for (let i = from; i < to; i++) codes[i] = folded[(codes[i] as number) - FIRST_HAN] as number;
}

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
