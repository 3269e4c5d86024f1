import type { Heading } from '@pinakes/query';

/** The texts of headings and of those below them, in the order of their document. */
export function headingTexts(headings: readonly Heading[]): string[] {
	return headings.flatMap(({ text, children }) => [text, ...headingTexts(children)]);
}
