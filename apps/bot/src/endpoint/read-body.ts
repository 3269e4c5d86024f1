/**
 * Reads the text of a response.
 *
 * @param maxBytes maximum bytes
 * @returns undefined for a longer body
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
	if (response.body === null) return '';
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = '';
	for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
		bytes += chunk.length;
		if (bytes > maxBytes) return undefined;
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
