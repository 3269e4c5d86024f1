import { termPattern } from '@pinakes/search-box/text';

/** Maximum number of highlights in a text. */
const MAX_MARKS = 500;

/** Highlights terms in the text of an element by `mark` elements, ignoring case. */
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
		// From the end, so that offsets of earlier matches stay valid.
		for (const { index, 0: found } of matches.reverse()) {
			const rest = text.splitText(index);
			rest.splitText(found.length);
			const mark = document.createElement('mark');
			rest.replaceWith(mark);
			mark.append(rest);
		}
	}
}
