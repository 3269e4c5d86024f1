import { decodeWords, gramNumber, hasCjk } from '@pinakes/query/format';
import type { ReadTerm, SectionChanges } from './patch-terms.ts';
import type { GramSettings } from './row.ts';
import { countsAt, gramNumbers, type Hits, termsText } from './row-bytes.ts';
import type { RowTexts } from './row-texts.ts';
import type { TermTable } from './term-table.ts';
import { gramSettings } from './terms.ts';

/**
 * Tells the rows of which sections that were read again have just the terms that they had, and as often. These are most,
 * since who changes a section leaves most of its words alone.
 *
 * @param hits the postings that those sections had
 * @param read the terms of all sections that were read, by row
 * @param size the size of the largest n-grams
 * @returns 1 for each such row, and for those without any of these sections
 */
export function rowsReadAgain(
	{ rows, alphabet, counts }: TermTable,
	hits: Hits,
	read: ReadonlyMap<string, readonly ReadTerm[]>,
	changes: Pick<SectionChanges, 'moved' | 'read'>,
	size: number,
): Uint8Array {
	const isSame = Uint8Array.from(rows.keys, (key) => (read.has(key) ? 0 : 1));
	const grams = gramSettings(alphabet, size);
	const combinations = new Map(counts.map((fields, number) => [fields.join(' '), number]));
	for (let from = 0, to = 0; from < hits.rows.length; from = to) {
		const row = hits.rows[from] as number;
		while (hits.rows[to] === row) to++;
		const key = rows.keys[row] as string;
		const now = postingsOf(read.get(key) ?? [], changes.read, grams, combinations);
		isSame[row] = now.size === to - from && hasPostings(now, rows, row, hits, from, to, changes.moved) ? 1 : 0;
	}
	return isSame;
}

/** The number of a posting's count, by its term, or the number of its n-gram, and its section. */
type Postings = ReadonlyMap<string, number | undefined>;

function nameOf(term: string | number, section: number): string {
	return `${section} ${term}`;
}

/** What was read of a row. */
function postingsOf(
	terms: readonly ReadTerm[],
	sections: Uint32Array,
	grams: GramSettings,
	combinations: ReadonlyMap<string, number>,
): Postings {
	const named = new Map<string, number | undefined>();
	for (const { term, postings, counts } of terms) {
		const name = termName(term, grams);
		for (let i = postings.from; i < postings.to; i++) {
			const section = sections[postings.sections[i] as number] as number;
			const fields = counts[postings.counts[i] as number] ?? [];
			named.set(nameOf(name, section), combinations.get(fields.join(' ')));
		}
	}
	return named;
}

/** A word, or the number of an n-gram; an n-gram that cannot have one yet stands for itself. */
function termName(term: string, { places, size }: GramSettings): string | number {
	if (!hasCjk(term)) return term;
	const [, ...rest] = term;
	return rest.every((character) => places.has(character)) ? gramNumber(term, places, size) : term;
}

/** Whether all hits of a row are among postings. */
function hasPostings(
	postings: Postings,
	rows: RowTexts,
	row: number,
	hits: Hits,
	from: number,
	to: number,
	moved: Uint32Array,
): boolean {
	const places = hits.terms.subarray(from, to);
	const key = rows.keys[row] as string;
	const words = hasCjk(key) ? undefined : decodeWords(key, termsText(rows, row));
	const terms = words === undefined ? gramNumbers(rows, row, places) : Array.from(places, (place) => words[place]);
	const counts = countsAt(rows, row, hits.places.subarray(from, to));
	for (let i = 0; i < terms.length; i++) {
		const section = moved[hits.sections[from + i] as number] as number;
		if (postings.get(nameOf(terms[i] ?? '', section)) !== counts[i]) return false;
	}
	return true;
}
