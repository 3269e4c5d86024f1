import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { visible } from '@pinakes/query/format/visible';
import { cutOffset } from '../bounds.ts';

export const MARKDOWN_TYPE = 'text/markdown';

/** Characters of a resource for each that a tool's result may have: a host asks for a resource because it wants all of it. */
const RESOURCE_SHARE = 10;

/**
 * Texts as the contents of a resource; what is too long is cut between characters, and says so.
 *
 * @param rest says where the rest is, by how many code units of the texts, one after the other, are there
 */
export function cutContents(
	uri: string,
	texts: readonly string[],
	characters: number,
	rest: (offset: number) => string,
): ReadResourceResult {
	let left = characters * RESOURCE_SHARE;
	let at = 0;
	const contents = texts.flatMap((text) => {
		if (left <= 0) return [];
		const end = cutOffset(text, 0, left);
		left -= end;
		at += end;
		const said = end < text.length ? `\n\n(Cut: ${rest(at)})\n` : '';
		if (said !== '') left = 0;
		return [{ uri, mimeType: MARKDOWN_TYPE, text: visible(text.slice(0, end)) + said }];
	});
	return { contents };
}
