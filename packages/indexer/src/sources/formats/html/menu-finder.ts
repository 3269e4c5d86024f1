import { addLetters, isMostlyLinks, lettersOf, NO_LETTERS } from './letters.ts';
import { type Element, mayBeMenu } from './rules.ts';

/** An open element that may be a menu. */
interface Candidate {
	readonly offset: number;
	/** Number of open elements around it. */
	readonly depth: number;
	letters: typeof NO_LETTERS;
}

/** Finds elements that are called menus and consist of links, in a page without marked content. */
export class MenuFinder {
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
