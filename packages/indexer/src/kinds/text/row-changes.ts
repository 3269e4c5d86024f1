import { decodeWords, type FieldCounts, gramNumber, hasCjk } from '@pinakes/query/format';
import type { GramSettings, TermPostings } from './row.ts';
import { countsAt, gramNumbers, termsText } from './row-bytes.ts';
import type { TermName } from './row-lists.ts';
import type { Hits } from './scan-rows.ts';
import type { SectionNumbers } from './splice-row.ts';
import type { TermTable } from './term-table.ts';

/** A term of sections that were read: their numbers are those among the read ones. */
export interface ReadTerm {
	readonly term: string;
	/** As the table names it. */
	readonly name: TermName;
	readonly postings: TermPostings;
	/** What the numbers of its counts stand for. */
	readonly counts: readonly FieldCounts[];
}

/** What is to be changed in a row since sections were read again. */
export interface RowChange {
	/** The places of terms that lose what they have in these sections. */
	readonly lost: ReadonlySet<number>;
	/** Terms, and what they get. */
	readonly gained: readonly ReadTerm[];
}

/**
 * Holds the terms that sections have, once they were read again, against those that they had. Who changes a section
 * leaves most of its words alone: those that are there as often as before are no change.
 *
 * @param hits the postings that those sections had
 * @param read the terms of all sections that were read, by row
 * @param numbers the new numbers of the sections that were read, and of all sections by their old ones
 * @returns what is to be changed, by the key of the row
 */
export function rowChanges(
	table: TermTable,
	hits: Hits,
	read: ReadonlyMap<string, readonly ReadTerm[]>,
	numbers: Pick<SectionNumbers, 'read' | 'moved'>,
): Map<string, RowChange> {
	const changes = new Map<string, RowChange>();
	const { rows } = table;
	const postingsOf = readPostings(table, numbers.read);
	for (const [key, terms] of read) changes.set(key, { lost: NOTHING, gained: terms });
	for (let from = 0, to = 0; from < hits.rows.length; from = to) {
		const row = hits.rows[from] as number;
		while (hits.rows[to] === row) to++;
		const key = rows.keys[row] as string;
		const had = hadPostings(key, rows.texts[row] as Uint8Array, hits, from, to, numbers.moved);
		const gained: ReadTerm[] = [];
		for (const term of read.get(key) ?? []) {
			const before = had.get(term.name);
			if (before !== undefined && before.postings === postingsOf(term)) had.delete(term.name);
			else gained.push(term);
		}
		const lost = new Set(Array.from(had.values(), ({ place }) => place));
		if (lost.size + gained.length > 0) changes.set(key, { lost, gained });
		else changes.delete(key);
	}
	return changes;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Names terms: a word, or the number of an n-gram; an n-gram that can have none yet stands for itself. */
export function termNames({ places, size }: GramSettings): (term: string) => TermName {
	return (term) => {
		if (!hasCjk(term)) return term;
		const [, ...rest] = term;
		return rest.every((character) => places.has(character)) ? gramNumber(term, places, size) : term;
	};
}

/** A term of a row: its place there, and in which sections it was how often, as a text. */
interface HadTerm {
	readonly place: number;
	postings: string;
}

/** What the sections had of a row, by the names of its terms. */
function hadPostings(
	key: string,
	row: Uint8Array,
	hits: Hits,
	from: number,
	to: number,
	moved: Uint32Array,
): Map<TermName, HadTerm> {
	const terms = hits.terms.subarray(from, to);
	const words = hasCjk(key) ? undefined : decodeWords(key, termsText(row));
	const names = words === undefined ? gramNumbers(row, terms) : Array.from(terms, (place) => words[place]);
	const counts = countsAt(row, hits.places.subarray(from, to));
	const had = new Map<TermName, HadTerm>();
	for (let i = 0; i < terms.length; i++) {
		const name = names[i] ?? '';
		const term = had.get(name) ?? { place: terms[i] as number, postings: '' };
		had.set(name, term);
		term.postings += posting(moved[hits.sections[from + i] as number] as number, counts[i]);
	}
	return had;
}

/** Tells in which sections a term is how often, as a text: the sections ascend. */
function readPostings({ counts }: TermTable, sections: Uint32Array): (term: ReadTerm) => string {
	const numbers = new Map(counts.map((fields, number) => [fields.join(' '), number]));
	return ({ postings: { sections: places, counts: own, from, to }, counts: combinations }) => {
		let text = '';
		for (let i = from; i < to; i++) {
			const fields = combinations[own[i] as number] as FieldCounts;
			text += posting(sections[places[i] as number] as number, numbers.get(fields.join(' ')));
		}
		return text;
	};
}

function posting(section: number, count: number | undefined): string {
	return `${section}:${count} `;
}
