import { number, table } from './table.js';

/**
 * Returns a page of questions with their results.
 *
 * @param {import('./ask-questions.js').Asked} asked
 */
export function questionsPage({ documents, sections, questions }) {
	const compared = questions.reduce((sum, { scoped }) => sum + scoped.comparisons, 0);
	const full = sections * questions.length;
	const most = Math.max(...questions.map(({ scoped }) => scoped.comparisons));
	const share = ((compared / full) * 100).toFixed(1);
	return `# Questions asked of real documentation

Written by \`node bench/bin/questions.js\`, which builds an index with vectors of ${number(documents)} pages in ${number(sections)}
sections, those of TiDB in Chinese and of Redis in English, and asks the questions of [bench/data/questions.jsonl](../data/questions.jsonl)
by [\`search\`](../../docs/guides/search.md): with the directory as the scope in which a reader would look, without it, and without it by text alone.
Each names the pages that answer it.

With their scopes, the ${questions.length} questions take ${number(compared)} comparisons of vectors, ${number(most)} at most for one; full scans would
take ${number(full)}. That is ${share} %.

${table(
	['page that answers it', 'with scope', 'without scope', 'without scope, text alone'],
	[
		['first', 1],
		['among the first 3', 3],
		['among the first 10', 10],
	].map(([label, most]) => [
		`${label}`,
		...['scoped', 'open', 'text'].map((kind) => `${countWithin(questions, kind, Number(most))} of ${questions.length}`),
	]),
)}
**rank** is that of the first page that answers the question, with its scope / without / without by text alone; - where it is not
among the first ten. The other columns are those of the search with its scope: the first page, how it was retrieved, the documents
that the filter left and the share that it left out, and the sections whose vectors were compared.

${table(
	['question', 'scope', 'first page', 'rank', 'method', 'documents', 'left out', 'compared'],
	questions.map(({ query, scope, scoped, open, text }) => [
		query,
		scope,
		scoped.top,
		[scoped, open, text].map(({ rank }) => rank ?? '-').join(' / '),
		scoped.method,
		`${scoped.candidates}`,
		scoped.ratio,
		`${scoped.comparisons}`,
	]),
	5,
)}`;
}

/**
 * @param {import('./ask-questions.js').Asked['questions']} questions
 * @param {string} kind
 * @param {number} most
 */
function countWithin(questions, kind, most) {
	return questions.filter((question) => (question[/** @type {'open'} */ (kind)].rank ?? most + 1) <= most).length;
}
