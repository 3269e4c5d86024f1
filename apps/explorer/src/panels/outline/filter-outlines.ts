import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import type { ListedOutline } from './read-listed.ts';

/** A document that a filter leaves. */
export interface FoundOutline {
	readonly outline: ListedOutline;
	/** Whether one of its headings has the filter's text, so that it is unfolded. */
	readonly isOpen: boolean;
}

/** Documents that are unfolded by themselves at most. */
const MAX_OPEN = 20;

/** The documents whose path, title or headings have a text, whatever its case; all for an empty one. */
export function filterOutlines(outlines: readonly ListedOutline[], filter: string): FoundOutline[] {
	const text = filter.trim().toLowerCase();
	if (text === '') return outlines.map((outline) => ({ outline, isOpen: false }));
	const found: FoundOutline[] = [];
	let open = 0;
	for (const outline of outlines) {
		const hasHeading = textsOf(outline).includes(text);
		if (!hasHeading && !`${outline.path}\n${outline.title}`.toLowerCase().includes(text)) continue;
		found.push({ outline, isOpen: hasHeading && open++ < MAX_OPEN });
	}
	return found;
}

const texts = new WeakMap<ListedOutline, string>();

/** All headings of a document as one text in lower case, worked out once. */
function textsOf(outline: ListedOutline): string {
	let text = texts.get(outline);
	if (text === undefined) {
		text = headingTexts(outline.headings ?? [])
			.join('\n')
			.toLowerCase();
		texts.set(outline, text);
	}
	return text;
}
