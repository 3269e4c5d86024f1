import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { cutPlace } from '../bounds.ts';

export const MARKDOWN_TYPE = 'text/markdown';

/** Characters of a resource for each that a tool's result may have: a host asks for a resource because it wants all of it. */
const RESOURCE_SHARE = 10;

/** Texts as the contents of a resource; what is too long is cut between characters, and says so. */
export function bounded(uri: string, texts: readonly string[], characters: number): ReadResourceResult {
	let left = characters * RESOURCE_SHARE;
	const contents = texts.flatMap((text) => {
		if (left <= 0) return [];
		const end = cutPlace(text, 0, left);
		left -= end;
		const said = end < text.length ? `\n\n(Cut: pinakes_get gives the rest from offset ${end} on.)\n` : '';
		return [{ uri, mimeType: MARKDOWN_TYPE, text: text.slice(0, end) + said }];
	});
	return { contents };
}
