/** The UTF-8 bytes of a well-formed text. The runtime's own encoder is not everywhere. */
export function utf8Bytes(text: string): number[] {
	const bytes: number[] = [];
	for (const character of text) {
		const code = character.codePointAt(0) as number;
		const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
		bytes.push(more === 0 ? code : ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more)));
		for (let i = more - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 0x3f));
	}
	return bytes;
}
