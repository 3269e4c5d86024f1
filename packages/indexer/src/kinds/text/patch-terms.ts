import { decodeRow, foldingOf, gramNumber, hasCjk } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import type { Collected } from './collect.ts';
import { encodeRow, type GramSettings, ownPostings, type Row, type TermPostings } from './row.ts';
import { hasCharacters, hasCounts } from './row-bytes.ts';
import { type ReadTerm, type RowChange, rowChanges } from './row-changes.ts';
import { rowText } from './row-texts.ts';
import { createRowWriter, type Run } from './row-writer.ts';
import { FATES, scanRows } from './scan-rows.ts';
import { rankCounts, sortPostings } from './sort.ts';
import { createCounts, createSplice, moveRow, type SectionNumbers } from './splice-row.ts';
import { foldTerms, ranksOf, type TermTable } from './term-table.ts';
import { type Alphabet, addCharacters, gramSettings, keyLengthFor, orderAlphabet, rowKey } from './terms.ts';

/** What became of the sections of a table, and the terms of those that were read. */
export interface SectionChanges extends SectionNumbers {
	readonly collected: Collected;
}

/** A table that was changed. */
export interface PatchedTerms {
	readonly table: TermTable;
	/** Its rows that are those of the old table, byte for byte. */
	readonly copies: readonly Run[];
}

/**
 * Changes a table as its sections changed. The table is the one that `buildTerms` would have made of all sections.
 *
 * @param size the size of the largest n-grams
 * @returns undefined where the table is damaged, or its words are so many or so few now that rows have other keys
 * @throws RangeError for a table that is damaged
 */
export function patchTerms(table: TermTable, changes: SectionChanges, size: number): PatchedTerms | undefined {
	const places = new Map(table.rows.keys.map((key, row) => [key, row]));
	const counts = createCounts(table);
	const characters = new Map(table.alphabet.characters.map((one, i) => [one, table.alphabet.frequencies[i] as number]));
	let { words } = table;
	const tell = (term: string, times: 1 | -1): void => {
		if (hasCjk(term)) addCharacters(characters, term, times);
		else words += times;
	};
	const { fates, hits } = scanRows(table.rows, changes.moved, changes.isReread);
	const byRow = rowChanges(table, hits, readTerms(changes, table, places), changes, size);
	const decode = rowDecoder(table, changes.moved.length);
	const splice = createSplice(changes, counts);
	const spliced = new Map<string, Row>();
	for (const key of new Set([...table.rows.keys, ...byRow.keys()])) {
		const row = places.get(key);
		const fate = row === undefined ? FATES.same : fates[row];
		const change = byRow.get(key) ?? NO_CHANGE;
		if (fate !== FATES.gone && change === NO_CHANGE) continue;
		const old = row === undefined ? NO_TERMS : decode(row);
		if (old === undefined) return undefined;
		spliced.set(key, splice(old, change, fate === FATES.same, tell));
	}
	if (keyLengthFor(words) !== table.keyLength) return undefined;
	const alphabet = orderAlphabet(characters);
	const { counts: list, frequencies, numbers } = rankCounts(counts.list, counts.frequencies);
	const grams = gramSettings(alphabet, size);
	const encode = rowEncoder(grams, numbers);
	const isRenumbered = renumbered(table, grams, numbers);
	const writer = createRowWriter(table.rows, changes.moved);
	const news = [...spliced.keys()].filter((key) => !places.has(key));
	const keys = news.length === 0 ? table.rows.keys : [...table.rows.keys, ...news].sort(compare);
	for (const key of keys) {
		const row = places.get(key) ?? -1;
		const own = spliced.get(key);
		if (own === undefined && !isRenumbered(row)) {
			if (fates[row] === FATES.moved) writer.move(row);
			else writer.copy(row);
			continue;
		}
		const changed = own ?? moveRow(decode(row), changes.moved);
		if (changed === undefined) return undefined;
		if (changed.terms.length > 0) writer.add(key, encode(key, changed));
	}
	const { rows, copies } = writer.finish();
	const folding = patchedFolding(table, alphabet, rows.keys, news.length > 0 || rows.keys.length !== places.size);
	const { keyLength } = table;
	return { table: { rows, keyLength, words, alphabet, counts: list, frequencies, folding }, copies };
}

/** The folding of a changed table, which depends on the characters that it has. */
function patchedFolding(table: TermTable, alphabet: Alphabet, keys: readonly string[], haveChanged: boolean): string {
	const before = new Set(table.alphabet.characters);
	const isSameAlphabet =
		alphabet.characters.length === before.size && alphabet.characters.every((character) => before.has(character));
	return isSameAlphabet && !haveChanged ? table.folding : foldingFor(charactersOf(keys, alphabet));
}

/** The characters of all n-grams. */
function charactersOf(keys: readonly string[], { characters }: Alphabet): Set<string> {
	return new Set([...keys.filter(hasCjk), ...characters]);
}

const NO_TERMS: Row = { terms: [], postings: [] };
const NO_CHANGE: RowChange = { lost: new Set(), gained: [] };

/** Terms that were read, by row, in the order of code units. */
function readTerms(
	{ collected }: SectionChanges,
	{ rows, alphabet, keyLength, folding }: TermTable,
	places: ReadonlyMap<string, number>,
): Map<string, ReadTerm[]> {
	const characters = new Set(collected.terms.filter(hasCjk).flatMap((gram) => [...gram]));
	// What a table has is folded already, and it tells of what was folded to that.
	for (const variant of foldingOf(folding).keys()) characters.delete(variant);
	const inAlphabet = new Set(alphabet.characters);
	const isKnown = [...characters].every((character) => places.has(character) || inAlphabet.has(character));
	const all = (): string[] => [...characters, ...charactersOf(rows.keys, alphabet)];
	const folded = foldTerms(collected.terms, isKnown ? folding : foldingFor(all()));
	const terms = [...new Set(folded)].sort(compare);
	const postings = sortPostings(collected, ranksOf(folded, terms), terms.length);
	const byRow = new Map<string, ReadTerm[]>();
	terms.forEach((term, rank) => {
		const key = rowKey(term, keyLength);
		const row = byRow.get(key) ?? [];
		byRow.set(key, row);
		row.push({ term, postings: postings.of(rank), counts: postings.counts });
	});
	return byRow;
}

/** Reads rows of a table as they were; what it gives is undefined where a row is damaged. */
function rowDecoder({ rows, alphabet, counts }: TermTable, sections: number): (row: number) => Row | undefined {
	const bounds = { alphabet: alphabet.characters, sections, counts: counts.length };
	return (row) => decodeRow(rows.keys[row] as string, JSON.parse(rowText(rows, row)) as string, bounds);
}

/** Writes rows by the alphabet and the counts as they are now. */
function rowEncoder(grams: GramSettings, ranks: Uint32Array): (key: string, row: Row) => string {
	return (key, { terms, postings }) => {
		const order = orderOf(key, terms, grams);
		const row = {
			terms: order.map((i) => terms[i] as string),
			postings: order.map((i) => ranked(postings[i] as TermPostings, ranks)),
		};
		return JSON.stringify(encodeRow(key, row, grams));
	};
}

/** The order in which a row has its terms. */
function orderOf(key: string, terms: readonly string[], { places, size }: GramSettings): number[] {
	const order = [...terms.keys()];
	if (!hasCjk(key)) return order.sort((a, b) => compare(terms[a] as string, terms[b] as string));
	const numbers = terms.map((term) => gramNumber(term, places, size));
	return order.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
}

function ranked({ sections, counts, from, to }: TermPostings, ranks: Uint32Array): TermPostings {
	let isSame = true;
	for (let i = from; isSame && i < to; i++) isSame = ranks[counts[i] as number] === counts[i];
	if (isSame) return { sections, counts, from, to };
	const numbers = counts.slice(from, to).map((count) => ranks[count] as number);
	return ownPostings(sections.slice(from, to), numbers);
}

/** Tells of a row whose sections may be what they were whether its terms or counts have other numbers now. */
function renumbered(
	{ rows, alphabet: { characters }, counts }: TermTable,
	{ places, size }: GramSettings,
	ranks: Uint32Array,
): (row: number) => boolean {
	// Characters are digits: with more of them all numbers of two digits are others.
	const isOtherRadix = size > 2 && places.size !== characters.length;
	const isMoved = [0, ...characters.map((character, i) => (isOtherRadix || places.get(character) !== i + 1 ? 1 : 0))];
	const isRanked = counts.map((_, number) => (ranks[number] === number ? 0 : 1));
	const [movedCharacters, movedCounts] = [Uint8Array.from(isMoved), Uint8Array.from(isRanked)];
	const [anyCharacter, anyCount] = [movedCharacters.includes(1), movedCounts.includes(1)];
	return (row) =>
		(anyCount && hasCounts(rows, row, movedCounts)) ||
		(anyCharacter && hasCjk(rows.keys[row] as string) && hasCharacters(rows, row, movedCharacters));
}
