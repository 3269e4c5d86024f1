import { foldingOf, hasCjk } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import type { Collected } from './collect.ts';
import { patchedRows } from './patched-rows.ts';
import type { GramSettings } from './row.ts';
import { moveSections } from './row-bytes.ts';
import { type ReadTerm, type RowChange, rowChanges, termNames } from './row-changes.ts';
import { placeOf } from './row-texts.ts';
import { FATES, scanRows } from './scan-rows.ts';
import { rerankCounts, sortPostings } from './sort.ts';
import {
	type Counts,
	createCounts,
	createSplice,
	renumbered,
	type SectionNumbers,
	type SplicedRow,
	type Tell,
} from './splice-row.ts';
import { foldTerms, ranksOf, type TermTable } from './term-table.ts';
import { type Alphabet, addCharacters, gramSettings, keyLengthFor, reorderAlphabet, rowKey } from './terms.ts';

/** What became of the sections of a table, and the terms of those that were read. */
export interface SectionChanges extends SectionNumbers {
	readonly collected: Collected;
	/** Terms that the sections had which were read anew, and others perhaps; undefined where that is not known. */
	readonly former: readonly string[] | undefined;
}

/**
 * Changes a table as its sections changed. The table is the one that `buildTerms` would have made of all sections.
 *
 * @param size the size of the largest n-grams
 * @returns undefined where the table is damaged, or its words are so many or so few now that rows have other keys
 * @throws RangeError for a table that is damaged
 */
export function patchTerms(table: TermTable, changes: SectionChanges, size: number): TermTable | undefined {
	const { rows, keyLength } = table;
	const before = gramSettings(table.alphabet, size);
	const { fates, hits } = scanRows(rows, rowsToScan(table, changes), changes.moved, changes.isReread);
	const byRow = rowChanges(table, hits, readTerms(changes, table, before), changes);
	const counts = createCounts(table);
	const characters = new Map(table.alphabet.characters.map((one, i) => [one, table.alphabet.frequencies[i] as number]));
	let { words } = table;
	const spliced = splicedRows(table, fates, byRow, changes, counts, (term, times) => {
		if (hasCjk(term)) addCharacters(characters, term, times);
		else words += times;
	});
	if (spliced === undefined || keyLengthFor(words) !== keyLength) return undefined;
	const alphabet = reorderAlphabet(table.alphabet, characters);
	const isSameAlphabet = alphabet.characters === table.alphabet.characters;
	const grams = isSameAlphabet ? before : gramSettings(alphabet, size);
	const { counts: list, frequencies, numbers } = rerankCounts(table, counts.list, counts.frequencies);
	const patched = patchedRows(table, { spliced, fates, moved: changes.moved, grams, isSameAlphabet, ranks: numbers });
	if (patched === undefined) return undefined;
	const folding = patchedFolding(table, alphabet, patched.keys);
	return { rows: patched, keyLength, words, alphabet, counts: list, frequencies, folding };
}

/** Rows that may have postings of sections that are not what they were. */
function rowsToScan({ rows, keyLength, folding }: TermTable, { former, moved }: SectionChanges): Iterable<number> {
	if (former === undefined || moved.some((now, section) => now !== section)) return rows.keys.keys();
	const keys = new Set(foldTerms(former, folding).map((term) => rowKey(term, keyLength)));
	return [...keys]
		.map((key) => placeOf(rows, key))
		.filter((row) => row >= 0)
		.sort((a, b) => a - b);
}

/** Rows whose terms or postings change, by key; undefined where one is damaged. */
function splicedRows(
	table: TermTable,
	fates: Uint8Array,
	changes: ReadonlyMap<string, RowChange>,
	numbers: SectionNumbers,
	counts: Counts,
	tell: Tell,
): Map<string, SplicedRow> | undefined {
	const { rows } = table;
	const splice = createSplice(numbers, table, counts, tell);
	const spliceMoved = createSplice(renumbered(numbers), table, counts, tell);
	const spliced = new Map<string, SplicedRow>();
	const change = (key: string, row: number): boolean => {
		const [text, own] = [rows.texts[row], changes.get(key) ?? NO_CHANGE];
		const isMoved = text !== undefined && fates[row] === FATES.moved;
		const changed =
			fates[row] === FATES.gone
				? splice(key, text, own, false)
				: spliceMoved(key, isMoved ? moveSections(text, numbers.moved) : text, own, true);
		if (changed !== undefined) spliced.set(key, changed);
		return changed !== undefined;
	};
	for (const key of changes.keys()) if (!change(key, placeOf(rows, key))) return undefined;
	for (let row = fates.indexOf(FATES.gone); row >= 0; row = fates.indexOf(FATES.gone, row + 1)) {
		const key = rows.keys[row] as string;
		if (!changes.has(key) && !change(key, row)) return undefined;
	}
	return spliced;
}

/** The folding of a changed table, which depends on the characters that it has. */
function patchedFolding(table: TermTable, alphabet: Alphabet, keys: readonly string[]): string {
	const isSame = hasSame(table.alphabet.characters, alphabet.characters) && hasSame(table.rows.keys, keys);
	return isSame ? table.folding : foldingFor(charactersOf(keys, alphabet));
}

/** Whether two lists, of which each item stands there once, have the same items in any order. */
function hasSame(one: readonly string[], other: readonly string[]): boolean {
	if (one === other) return true;
	const items = new Set(one);
	return one.length === other.length && other.every((item) => items.has(item));
}

/** The characters of all n-grams. */
function charactersOf(keys: readonly string[], { characters }: Alphabet): Set<string> {
	return new Set([...keys.filter(hasCjk), ...characters]);
}

const NO_CHANGE: RowChange = { lost: new Set(), gained: [] };

/** Terms that were read, by row, in the order of code units. */
function readTerms(
	{ collected }: SectionChanges,
	{ rows, alphabet, keyLength, folding }: TermTable,
	grams: GramSettings,
): Map<string, ReadTerm[]> {
	const characters = new Set(collected.terms.filter(hasCjk).flatMap((gram) => [...gram]));
	// What a table has is folded already, and it tells of what was folded to that.
	for (const variant of foldingOf(folding).keys()) characters.delete(variant);
	const inAlphabet = new Set(alphabet.characters);
	const isKnown = [...characters].every((character) => inAlphabet.has(character) || placeOf(rows, character) >= 0);
	const all = (): string[] => [...characters, ...charactersOf(rows.keys, alphabet)];
	const folded = foldTerms(collected.terms, isKnown ? folding : foldingFor(all()));
	const terms = [...new Set(folded)].sort(compare);
	const postings = sortPostings(collected, ranksOf(folded, terms), terms.length);
	const nameOf = termNames(grams);
	const byRow = new Map<string, ReadTerm[]>();
	terms.forEach((term, rank) => {
		const key = rowKey(term, keyLength);
		const row = byRow.get(key) ?? [];
		byRow.set(key, row);
		row.push({ term, name: nameOf(term), postings: postings.of(rank), counts: postings.counts });
	});
	return byRow;
}
