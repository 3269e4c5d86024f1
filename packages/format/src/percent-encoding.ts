/** A text without percent-encoding; the text itself where its encoding is invalid. */
export function percentDecoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
