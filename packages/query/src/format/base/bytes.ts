import { web } from './web.ts';

let decoder: InstanceType<typeof web.TextDecoder> | undefined;

/** Returns content as text; undefined for bytes that are not UTF-8. */
export function textOf(content: Uint8Array | string): string | undefined {
	if (typeof content === 'string') return content;
	try {
		decoder ??= new web.TextDecoder('utf-8', { fatal: true });
		return decoder.decode(content);
	} catch {
		return undefined;
	}
}

/** The checksum of a manifest is its last field: eight hexadecimal digits before the closing brace. */
const FIELD_START = ',"checksum":"';
const DIGITS = 8;
const FIELD_LENGTH = FIELD_START.length + DIGITS + '"}'.length;

/**
 * Adds a checksum to the JSON text of an object, as its last field: the CRC-32 of all text before that field, in
 * UTF-16, little-endian. It detects damage; only a signature detects forgery.
 *
 * @param json text that ends with the brace of an object with fields
 */
export function withChecksum(json: string): string {
	const content = json.slice(0, -1);
	return `${content}${FIELD_START}${crc32(content).toString(16).padStart(DIGITS, '0')}"}`;
}

/** Whether the checksum of a text is valid. */
export function hasChecksum(text: string): boolean {
	return withChecksum(`${text.slice(0, -FIELD_LENGTH)}}`) === text;
}

/** The generator polynomial of CRC-32, with its bits reversed. */
const POLYNOMIAL = 0xedb88320;

let table: Int32Array | undefined;

/** Computes the CRC-32 of a text in UTF-16, little-endian. */
export let crc32 = (text: string): number => {
	table ??= Int32Array.from({ length: 256 }, (_, byte) => {
		let rest = byte;
		for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
		return rest;
	});
	let rest = -1;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		rest = (table[(rest ^ unit) & 255] as number) ^ (rest >>> 8);
		rest = (table[(rest ^ (unit >> 8)) & 255] as number) ^ (rest >>> 8);
	}
	return ~rest >>> 0;
};

/**
 * Replaces `crc32` by a function of the runtime, which is many times faster in a new process, where the function above
 * is not compiled yet.
 */
export function setCrc32(ofRuntime: (text: string) => number): void {
	crc32 = ofRuntime;
}

/** Computes the 32-bit FNV-1a hash of a text's UTF-16 code units, as a signed integer. */
export function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash;
}

/** Decodes percent-encoding; returns the text itself if it is invalid. */
export function percentDecoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
