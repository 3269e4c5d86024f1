import type { IndexedTerms } from './indexed.ts';
import { rowDecoder } from './patched-rows.ts';
import type { KnownTexts } from './read-sources.ts';
import type { TermPostings } from './row.ts';
import type { TextOptions } from './settings.ts';

/**
 * Reads the terms of all texts and their postings back from their rows.
 *
 * @throws TypeError where there are none, or a row is damaged
 */
export function readTerms({ documents, table }: KnownTexts, options: TextOptions): IndexedTerms {
	const sections = documents.reduce((sum, { lengths }) => sum + lengths.length, 0);
	if (table === undefined) throw new TypeError('there are no terms');
	const decode = rowDecoder(table, sections);
	const rows = table.rows.keys.map((key, row) => {
		const decoded = decode(row);
		if (decoded === undefined) throw new TypeError(`the row of terms ${JSON.stringify(key)} is damaged`);
		return decoded;
	});
	const postings = rows.flatMap((row) => row.postings);
	return {
		options,
		sections,
		terms: rows.flatMap((row) => row.terms),
		postings: { counts: table.counts, of: (rank) => postings[rank] as TermPostings },
	};
}
