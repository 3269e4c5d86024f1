import { readJsonLines } from '../json-lines.js';

/** @typedef {{ query: string, expected: readonly string[] }} Question `expected` has ends of paths */

/** The questions about a site that nothing was tuned on. @param {string} site @returns {Question[]} */
export function questionsOf(site) {
	const known = linesOf('questions.jsonl').filter(({ scope }) => scope.startsWith(`${site}/`));
	const kept = linesOf('site-questions.jsonl').filter((one) => one.site === site && one.half === 'kept');
	return [...known, ...kept];
}

/** @param {string} file */
function linesOf(file) {
	return readJsonLines(new URL(`../../data/${file}`, import.meta.url));
}
