/**
 * Reads the text of a response.
 *
 * @param most bytes that are read at most
 * @returns undefined for a body that is longer
 */
export async function readBody(response: Response, most: number): Promise<string | undefined> {
	if (response.body === null) return '';
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = '';
	for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
		bytes += chunk.length;
		if (bytes > most) return undefined;
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
