import { plainText } from '@pinakes/query/format/analysis/plain-markdown';

/** A block of code between two fences; one that nothing closes runs to the end. */
const FENCED = /(?<![^\n])[ \t>]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;

/** Markdown as prose: without code, which names what it handles rather than what it is for, and without markup. */
export function proseOf(markdown: string): string {
	return plainText(markdown.replace(FENCED, ' '));
}
