import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import type { ListedOutline } from './read-listed.ts';

/** A document that matches a filter. */
interface FoundOutline {
	readonly outline: ListedOutline;
	/** Whether it is expanded, because one of its headings matches. */
	readonly isOpen: boolean;
}

/** Maximum number of documents that are expanded automatically. */
const MAX_OPEN = 20;

/** Returns the documents whose path, title or headings contain a text, ignoring case; all for an empty text. */
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

/** Returns all headings of a document as one lower-case text, cached. */
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
