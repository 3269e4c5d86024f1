import { search } from '@pinakes/query/search';

/**
 * @typedef {object} Question
 * @property {string} query
 * @property {string} scope the directory where the answer is
 * @property {readonly string[]} expected ends of the paths of pages that answer it
 *
 * @typedef {object} Found
 * @property {number | null} rank of the first page that was expected, from 1; null where it is not among ten
 * @property {string} top the first page
 * @property {string} method
 * @property {number} candidates
 * @property {number} comparisons of vectors
 * @property {string} ratio of documents that filters left out
 *
 * @typedef {object} Asked
 * @property {number} documents of the index
 * @property {number} sections
 * @property {readonly (Question & { scoped: Found, open: Found, text: Found })[]} questions with their scope, without
 * it, and without it by text alone
 */

/** Maximum number of results that are searched for an expected page. */
const LIMIT = 10;

/**
 * Reads questions, one to a line.
 *
 * @param {string} text
 * @param {string} file
 * @returns {Question[]}
 */
export function readQuestions(text, file) {
	return text.split(/\r?\n/).flatMap((line, i) => {
		if (line.trim() === '') return [];
		try {
			const { query, scope, expected } = JSON.parse(line);
			if (typeof query === 'string' && typeof scope === 'string' && Array.isArray(expected)) {
				return [{ query, scope, expected: expected.map(String) }];
			}
		} catch {
			// Said below.
		}
		throw new Error(`${file}:${i + 1}: not a question with a query, a scope and a list of expected pages.`);
	});
}

/**
 * Searches an index for all questions.
 *
 * @param {import('@pinakes/query').Index} index
 * @param {readonly Question[]} questions
 * @returns {Promise<Asked>}
 */
export async function askQuestions(index, questions) {
	const answered = [];
	for (const question of questions) {
		const { query, scope, expected } = question;
		/** @param {import('@pinakes/query/search').KnowledgeOptions} options */
		const ask = async (options) => foundOf(await search(index, query, { limit: LIMIT, ...options }), expected);
		answered.push({
			...question,
			scoped: await ask({ scope }),
			open: await ask({}),
			text: await ask({ vectors: 'none' }),
		});
	}
	const { documents, sections } = index.manifest.counts;
	return { documents, sections, questions: answered };
}

/**
 * @param {import('@pinakes/query/search').SearchResult} result
 * @param {readonly string[]} expected
 * @returns {Found}
 */
function foundOf({ results, search_stats, filter_stats }, expected) {
	const place = results.findIndex(({ path }) => expected.some((end) => path.endsWith(`/${end}`)));
	return {
		rank: place < 0 ? null : place + 1,
		top: results[0]?.path ?? '',
		method: search_stats.method,
		candidates: search_stats.candidates,
		comparisons: search_stats.vector_comparisons ?? 0,
		ratio: filter_stats.filter_ratio,
	};
}
