/** Decodes percent-encoding; returns the text itself if it is invalid. */
export function percentDecoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
