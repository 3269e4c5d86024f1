/** Matches the names of pages that stand for their folder. */
const INDEX_PAGE = /(?:^|\/)(?:_?index|readme)\.[^/]*$/i;

/** Whether a page stands for its folder. */
export function isIndexPage(path: string): boolean {
	return INDEX_PAGE.test(path);
}

/** Returns the folder of a path, without a trailing slash. */
export function directoryOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
