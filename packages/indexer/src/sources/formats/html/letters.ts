/** What comes before the first heading is a menu if at least this share of its letters is in links. */
const MIN_LINKED = 2 / 3;

const LETTERS = /[\p{L}\p{N}]/gu;

/** Numbers of letters: all, those of links to pages, and those of links within the page. */
interface Letters {
	readonly all: number;
	readonly page: number;
	readonly anchor: number;
}

export const NO_LETTERS: Letters = { all: 0, page: 0, anchor: 0 };

export function lettersOf(text: string, link?: 'page' | 'anchor'): Letters {
	const count = text.match(LETTERS)?.length ?? 0;
	return { ...NO_LETTERS, all: count, ...(link && { [link]: count }) };
}

/** Adds up two counts. */
export function addLetters(a: Letters, b: Letters): Letters {
	return { all: a.all + b.all, page: a.page + b.page, anchor: a.anchor + b.anchor };
}

const SENTENCE_END = /[.!?。！？]["')”’）」]?$/;

/** Whether these letters are mostly in links, as those of menus are. */
export function isMostlyLinks({ all, page, anchor }: Letters): boolean {
	return all > 0 && page + anchor >= MIN_LINKED * all;
}

/** Whether a text is a sentence, rather than a list of links or a label. */
export function isSentence(text: string, { all, page, anchor }: Letters): boolean {
	return SENTENCE_END.test(text) && page + anchor < (1 - MIN_LINKED) * all;
}
