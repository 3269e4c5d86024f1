import { plainText } from '@pinakes/query/internal';

/** Matches fenced code; unclosed code extends to the end. */
const FENCED = /(?<![^\n])[ \t>]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;

/** Returns the prose of markdown: without markup, and without code, which names what it handles rather than its purpose. */
export function proseOf(markdown: string): string {
	return plainText(markdown.replace(FENCED, ' '));
}
