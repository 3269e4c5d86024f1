import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readJsonLines } from '../json-lines.js';

/** @typedef {{ query: string, expected: readonly string[] }} Question `expected` has ends of paths */

/** The questions about a site that nothing was tuned on. @param {string} site @returns {Question[]} */
export function questionsOf(site) {
	const known = linesOf('questions.jsonl').filter(({ scope }) => scope.startsWith(`${site}/`));
	const kept = linesOf('site-questions.jsonl').filter((one) => one.site === site && one.half === 'kept');
	return [...known, ...kept];
}

/**
 * The questions beside a folder of a site, in `queries-NAME.json` and, for names of its pages, `queries-NAMEslug.json`: pairs of a question and
 * ends of paths. @param {string} folder @returns {{ questions: Question[], names: Question[] }}
 */
export function questionsBeside(folder) {
	const read = (/** @type {string} */ name) => {
		const file = join(dirname(folder), `queries-${basename(folder)}${name}.json`);
		const pairs = existsSync(file) ? /** @type {[string, string[]][]} */ (JSON.parse(readFileSync(file, 'utf8'))) : [];
		return pairs.map(([query, expected]) => ({ query, expected: expected.map((path) => `${path}.md`) }));
	};
	return { questions: read(''), names: read('slug') };
}

/** @param {string} file */
function linesOf(file) {
	return readJsonLines(new URL(`../../data/${file}`, import.meta.url));
}
