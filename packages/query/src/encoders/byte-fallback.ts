import { utf8Bytes } from './utf8-bytes.ts';

/** The tokens `<0x41>` of a text's bytes; undefined where a vocabulary does not have all of them. */
export function byteTokens(text: string, tokens: ReadonlyMap<string, number>): number[] | undefined {
	const found: number[] = [];
	for (const byte of utf8Bytes(text)) {
		const token = tokens.get(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
		if (token === undefined) return undefined;
		found.push(token);
	}
	return found;
}
