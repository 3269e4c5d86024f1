import { Parser } from 'htmlparser2';
import { MenuFinder } from './menu-finder.ts';
import { type Element, MAX_ELEMENT_DEPTH } from './rules.ts';

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

/** Elements around the content, whose headings are not the page's. */
const AROUND = new Set(['header', 'footer', 'nav', 'aside']);

/** Whether the title of a page is beside its article, as in JSDoc: so are descriptions, then. */
class TitleFinder {
	private readonly open_: string[] = [];
	private isInside = false;
	private outside = 0;

	open({ name, attributes }: Element): void {
		const isIn = (other: string): boolean => this.open_.includes(other);
		if (name === 'h1' && isIn('article')) this.isInside = true;
		else if (name === 'h1' && !this.open_.some((each) => AROUND.has(each))) this.outside++;
		// A heading that links to another page is that of the site.
		else if (name === 'a' && isIn('h1') && !isIn('article') && !(attributes.href ?? '#').startsWith('#'))
			this.outside--;
		if (name === 'h1' || name === 'article' || AROUND.has(name)) this.open_.push(name);
	}

	close(name: string): void {
		if (this.open_.at(-1) === name) this.open_.pop();
	}

	get isBesideArticle(): boolean {
		return this.outside > 0 && !this.isInside;
	}
}

interface Content {
	readonly choice: ContentChoice;
	/** Offsets of menus, of a page without marked content. */
	readonly menus: ReadonlySet<number>;
}

/** Returns how the content of a page is recognized; undefined for a page that only redirects, or shows results of a search. */
export function chooseContent(text: string): Content | undefined {
	const found = new Set<ContentChoice>();
	let redirects = false;
	let depth = 0;
	let articles = 0;
	let noScript = 0;
	const titles = new TitleFinder();
	const menus = new MenuFinder();
	const parser: Parser = new Parser({
		onclosetag(name) {
			depth--;
			if (name === 'noscript') noScript--;
			titles.close(name);
			menus.close(name);
		},
		ontext(data) {
			menus.text(data);
		},
		onopentag(name, attributes) {
			// Errors are reported by the second pass.
			if (++depth > MAX_ELEMENT_DEPTH) parser.pause();
			if (name === 'noscript') noScript++;
			const isRefresh = name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh';
			// Within noscript it only leads readers without scripts to another page.
			if (isRefresh && noScript === 0) redirects = true;
			// Doxygen has a page for the results of each first letter.
			if (name === 'body' && attributes.class === 'SRPage') redirects = true;
			if (name === 'article') articles++;
			titles.open({ name, attributes });
			menus.open({ name, attributes }, parser.startIndex);
			for (const choice of ['pagefind', 'main', 'article'] as const) {
				if (MAIN[choice]({ name, attributes })) found.add(choice);
			}
		},
	});
	parser.write(text);
	parser.end();
	if (redirects) return undefined;
	// Several articles are parts of a page, whose text around them counts as well.
	if (articles > 1 || titles.isBesideArticle) found.delete('article');
	const choice = (['pagefind', 'main', 'article'] as const).find((each) => found.has(each)) ?? 'body';
	return { choice, menus: menus.found };
}
