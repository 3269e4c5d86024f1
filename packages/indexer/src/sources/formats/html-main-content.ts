import { Parser } from 'htmlparser2';
import { type Element, MAX_DEPTH } from './html-rules.ts';

/** How the content of a page is recognized. */
export type ContentChoice = 'pagefind' | 'main' | 'article' | 'body';

/** Predicates for the element with the content of a page. */
export const MAIN: Readonly<Record<ContentChoice, (element: Element) => boolean>> = {
	pagefind: ({ attributes }) => attributes['data-pagefind-body'] !== undefined,
	main: ({ name, attributes }) => name === 'main' || attributes.role === 'main',
	article: ({ name }) => name === 'article',
	// Fragments have no body.
	body: ({ name }) => name !== 'html',
};

/** Returns how the content of a page is recognized; undefined for a page that only redirects. */
export function chooseContent(text: string): ContentChoice | undefined {
	const found = new Set<ContentChoice>();
	let redirects = false;
	let depth = 0;
	let articles = 0;
	let noScript = 0;
	const parser: Parser = new Parser({
		onclosetag(name) {
			depth--;
			if (name === 'noscript') noScript--;
		},
		onopentag(name, attributes) {
			// Errors are reported by the second pass.
			if (++depth > MAX_DEPTH) parser.pause();
			if (name === 'noscript') noScript++;
			const isRefresh = name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh';
			// Within noscript it only leads readers without scripts to another page.
			if (isRefresh && noScript === 0) redirects = true;
			if (name === 'article') articles++;
			for (const choice of ['pagefind', 'main', 'article'] as const) {
				if (MAIN[choice]({ name, attributes })) found.add(choice);
			}
		},
	});
	parser.write(text);
	parser.end();
	if (redirects) return undefined;
	// Several articles are parts of a page, whose text around them counts as well.
	if (articles > 1) found.delete('article');
	return (['pagefind', 'main', 'article'] as const).find((choice) => found.has(choice)) ?? 'body';
}
