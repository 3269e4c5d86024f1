/**
 * What SentencePiece replaces characters by, as a tokenizer has it in `precompiled_charsmap`, in base64:
 *
 *     4 bytes     length of the trie in bytes, little-endian
 *     the trie    a double array: a 32-bit number to a node, little-endian
 *     the rest    the replacements, each with a zero byte behind it; a leaf of the trie says where one begins
 */
import { decodeBytes } from '../codec/bytes.ts';
import { modelError } from './model-error.ts';
import type { Normalize } from './normalizers.ts';
import { type TokenizerPart, textAt } from './tokenizer-part.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** A character with the marks upon it, which may have one replacement; a line break of two characters. */
const CLUSTER = /\r\n|\p{Cc}|[^\p{Cc}\p{M}]?[\p{M}\p{Join_Control}\uff9e\uff9f]*/gu;

/** Clusters of so many bytes or more are replaced by characters, as in the tokenizers that models were trained with. */
const LONG_CLUSTER = 6;

/**
 * Reads a `Precompiled` normalizer.
 *
 * @throws PinakesError `invalid_model` where its map is damaged
 */
export function readPrecompiled(part: TokenizerPart): Normalize {
	const bytes = base64Bytes(textAt(part, 'precompiled_charsmap') as string);
	const damaged = modelError(part.place, 'has a precompiled_charsmap that is damaged');
	if (bytes === undefined || bytes.length < 4) throw damaged;
	const view = new DataView(bytes.buffer);
	const trieBytes = view.getUint32(0, true);
	if (trieBytes === 0 || trieBytes % 4 !== 0 || 4 + trieBytes > bytes.length) throw damaged;
	const trie = Uint32Array.from({ length: trieBytes / 4 }, (_, i) => view.getUint32(4 + 4 * i, true));
	const replacements = bytes.subarray(4 + trieBytes);
	const known = new Map<string, string | undefined>();
	const replacementOf = (text: string): string | undefined => {
		if (known.size > MOST_KNOWN) known.clear();
		if (!known.has(text)) known.set(text, textFrom(replacements, firstLeaf(trie, utf8Bytes(text))));
		return known.get(text);
	};
	return (text) =>
		text.replace(CLUSTER, (cluster) => {
			const whole = utf8Bytes(cluster).length < LONG_CLUSTER ? replacementOf(cluster) : undefined;
			if (whole !== undefined) return whole;
			let replaced = '';
			for (const character of cluster) replaced += replacementOf(character) ?? character;
			return replaced;
		});
}

const MOST_KNOWN = 20_000;

/** What the trie holds for the shortest beginning of a key that it has; undefined for none. */
function firstLeaf(trie: Uint32Array, key: readonly number[]): number | undefined {
	let place = offsetOf(trie[0] as number);
	for (const byte of key) {
		if (byte === 0) return undefined;
		place ^= byte;
		const node = trie[place];
		if (node === undefined || (node & 0x800000ff) !== byte) return undefined;
		place ^= offsetOf(node);
		if ((node >>> 8) & 1) return (trie[place] ?? 0) & 0x7fffffff;
	}
	return undefined;
}

function offsetOf(node: number): number {
	return (node >>> 10) << ((node & 512) >>> 6);
}

/** The text that begins at a place and ends before a zero byte. */
function textFrom(bytes: Uint8Array, from: number | undefined): string | undefined {
	if (from === undefined || from > bytes.length) return undefined;
	const end = bytes.indexOf(0, from);
	return utf8Text(bytes.subarray(from, end === -1 ? bytes.length : end));
}

/** Short texts: what is no UTF-8 gives other characters, and no error. */
function utf8Text(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; ) {
		const first = bytes[i++] as number;
		const more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
		let code = more === 0 ? first : first & (0x3f >> more);
		for (let j = 0; j < more; j++) code = (code << 6) | ((bytes[i++] ?? 0) & 0x3f);
		text += String.fromCodePoint(Math.min(code, 0x10ffff));
	}
	return text;
}

function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
	const signed = decodeBytes(text.replace(/=+$/, ''));
	return signed && new Uint8Array(signed);
}
