import { Parser } from 'htmlparser2';
import {
	addLetters,
	type Element,
	isMostlyLinks,
	lettersOf,
	MAX_ELEMENT_DEPTH,
	mayBeMenu,
	NO_LETTERS,
} from './rules.ts';

/** How the content of a page is recognized. */
type ContentChoice = 'pagefind' | 'main' | 'article' | 'body';

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

/** An open element that may be a menu. */
interface Candidate {
	readonly offset: number;
	/** Number of open elements around it. */
	readonly depth: number;
	letters: typeof NO_LETTERS;
}

/** Finds elements that are called menus and consist of links, in a page without marked content. */
class MenuFinder {
	/** Offsets of the menus in the text of the page. */
	readonly found = new Set<number>();
	private readonly candidates: Candidate[] = [];
	private depth = 0;
	private links = 0;

	open(element: Element, offset: number): void {
		if (element.name === 'a') this.links++;
		if (mayBeMenu(element)) this.candidates.push({ offset, depth: this.depth, letters: NO_LETTERS });
		this.depth++;
	}

	text(data: string): void {
		const last = this.candidates.at(-1);
		if (last !== undefined)
			last.letters = addLetters(last.letters, lettersOf(data, this.links > 0 ? 'page' : undefined));
	}

	close(name: string): void {
		this.depth--;
		if (name === 'a') this.links--;
		const last = this.candidates.at(-1);
		if (last?.depth !== this.depth) return;
		this.candidates.pop();
		if (isMostlyLinks(last.letters)) this.found.add(last.offset);
		const around = this.candidates.at(-1);
		if (around !== undefined) around.letters = addLetters(around.letters, last.letters);
	}
}
