/** Base64 (RFC 4648) without padding: not every runtime has its own. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES = new Uint8Array(128).fill(255);
for (let i = 0; i < DIGITS.length; i++) VALUES[DIGITS.charCodeAt(i)] = i;

/** Encodes bytes as base64, signed ones in two's complement. */
export function encodeBytes(bytes: Int8Array | Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const three =
			(((bytes[i] as number) & 255) << 16) | (((bytes[i + 1] ?? 0) & 255) << 8) | ((bytes[i + 2] ?? 0) & 255);
		const digits = Math.min(4, bytes.length - i + 1);
		for (let digit = 0; digit < digits; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
	}
	return text;
}

/** Decodes base64 to signed bytes; undefined for invalid text. */
export function decodeBytes(text: string): Int8Array | undefined {
	if (text.length % 4 === 1) return undefined;
	const bytes = new Int8Array(Math.floor((text.length * 3) / 4));
	let count = 0;
	let bits = 0;
	let buffer = 0;
	for (let i = 0; i < text.length; i++) {
		const value = VALUES[text.charCodeAt(i)] ?? 255;
		if (value === 255) return undefined;
		buffer = ((buffer << 6) | value) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[count++] = buffer >> bits;
	}
	return bytes;
}
