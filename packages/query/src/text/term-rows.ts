import type { Row, TermPostings } from '../format/kinds/postings.js';

/** Merges rows, with terms sorted, since the order of keys is not always that of terms. */
export function joinRows(rows: readonly Row[]): Row {
	const entries = rows.flatMap(({ terms, postings }) => terms.map((term, i) => [term, postings[i]] as const));
	entries.sort(([a], [b]) => (a < b ? -1 : 1));
	const size = rows.reduce((sum, row) => sum + row.size, 0);
	return {
		terms: entries.map(([term]) => term),
		postings: entries.map(([, postings]) => postings as TermPostings),
		size,
	};
}
