/** Matches the names of pages that stand for their folder. */
const INDEX_PAGE = /(?:^|\/)(?:_?index|readme)\.[^/]*$/i;

/** Whether a page stands for its folder. */
export function isIndexPage(path: string): boolean {
	return INDEX_PAGE.test(path);
}

/** Minimum share of the pages of a version or language that another one has too, and minimum number of these pages. */
export const MIN_SHARED = 0.5;
export const MIN_PAGES = 2;

/** Returns the name of a folder without words, such as those for folders of versions; empty if no other word is left. */
export function withoutWords(name: string, words: RegExp): string {
	return name.replace(words, '').replace(/^[-_]/, '');
}

/** Returns the folder of a path, without a trailing slash. */
export function directoryOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
