/** A fenced block of a page, as the tests of the documentation read it. @typedef {{ language: string, name: string, text: string }} ShownBlock */

/** A fenced block: its language, the name of its file or a remark, and its text. */
export const BLOCK = /^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm;

/** What a block says after its language where it is not run, with the reason after it. */
export const NOT_RUN = 'not run: ';

/** The fenced blocks of a page. @param {string} markdown @returns {ShownBlock[]} */
export function shownBlocks(markdown) {
	return [...markdown.matchAll(BLOCK)].map(([, language = '', name = '', text = '']) => ({ language, name, text }));
}

/**
 * The output of a command without what differs from run to run: times, and the sizes of an index with all that a build
 * writes.
 *
 * @param {string} output
 */
export function steady(output) {
	return output.replace(/(?:\d+ files, )?\d+ bytes/g, 'N bytes').replace(/\d[\d.,]* (µs|ms|毫秒|s\b)/g, 'N $1');
}
