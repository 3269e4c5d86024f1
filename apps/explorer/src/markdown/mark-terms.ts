import { termPattern } from '@pinakes/search-box/text';

/** Marks that one text gets at most. */
const MAX_MARKS = 500;

/** Marks terms in the text of an element, whatever their case, by `mark` elements around them. */
export function markTerms(element: HTMLElement, terms: readonly string[]): void {
	const pattern = termPattern(terms);
	if (pattern === undefined) return;
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	let marks = 0;
	for (const text of texts) {
		const matches = [...text.data.matchAll(pattern)].slice(0, MAX_MARKS - marks);
		marks += matches.length;
		// From the end, so that the matches before stay where they are.
		for (const { index, 0: found } of matches.reverse()) {
			const rest = text.splitText(index);
			rest.splitText(found.length);
			const mark = document.createElement('mark');
			rest.replaceWith(mark);
			mark.append(rest);
		}
	}
}
