import { decodeRow, type FieldCounts, foldingOf, gramNumber, hasCjk } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import type { Collected } from './collect.ts';
import { encodeRow, type GramSettings, ownPostings, type Row, type TermPostings } from './row.ts';
import { FATES, GONE, hasCharacters, hasCounts, scanRows } from './row-bytes.ts';
import { type ReadTerm, type RowChange, rowChanges } from './row-changes.ts';
import { rowText } from './row-texts.ts';
import { createRowWriter, type Run } from './row-writer.ts';

import { rankCounts, sortPostings } from './sort.ts';
import { foldTerms, ranksOf, type TermTable } from './term-table.ts';
import { type Alphabet, addCharacters, gramSettings, keyLengthFor, orderAlphabet, rowKey } from './terms.ts';

/** What became of the sections of a table. */
export interface SectionChanges {
	/** The new number of each old section; `GONE` for those that are no more. Ascending but for these. */
	readonly moved: Uint32Array;
	/** 1 for each old section that is still there and was read anew, with other terms perhaps. */
	readonly isReread: Uint8Array;
	/** The new numbers of the sections that were read: those of before, and those that were added; ascending. */
	readonly read: Uint32Array;
	/** Their terms. */
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
	const decode = rowDecoder(table, changes.moved.length);
	const splice = createSplice(changes, counts);
	const { fates, hits } = scanRows(table.rows, changes.moved, changes.isReread);
	const byRow = rowChanges(table, hits, readTerms(changes, table, places), changes, size);
	const spliced = new Map<string, Row>();
	for (const [row, key] of table.rows.keys.entries()) {
		const change = byRow.get(key) ?? NO_CHANGE;
		const fate = fates[row];
		if (fate !== FATES.gone && change === NO_CHANGE) continue;
		const old = decode(row);
		if (old === undefined) return undefined;
		spliced.set(key, splice(old, change, fate === FATES.same, tell));
	}
	for (const [key, change] of byRow) {
		if (!places.has(key)) spliced.set(key, splice(NO_TERMS, change, true, tell));
	}
	if (keyLengthFor(words) !== table.keyLength) return undefined;
	const alphabet = orderAlphabet(characters);
	const ranked = rankCounts(counts.list, counts.frequencies);
	const grams = gramSettings(alphabet, size);
	const encode = rowEncoder(grams, ranked.numbers);
	const isRenumbered = renumbered(table, grams, ranked.numbers);
	const writer = createRowWriter(table.rows, changes.moved);
	const write = (key: string, row: Row): void => {
		if (row.terms.length > 0) writer.add(key, encode(key, row));
	};
	const news = [...spliced.keys()].filter((key) => !places.has(key)).sort(compare);
	let nextNew = 0;
	for (const [row, key] of table.rows.keys.entries()) {
		for (; nextNew < news.length && compare(news[nextNew] as string, key) < 0; nextNew++) {
			write(news[nextNew] as string, spliced.get(news[nextNew] as string) as Row);
		}
		const own = spliced.get(key);
		if (own === undefined && !isRenumbered(row)) {
			if (fates[row] === FATES.moved) writer.move(row);
			else writer.copy(row);
			continue;
		}
		const old = own ?? decode(row);
		if (old === undefined) return undefined;
		write(key, own ?? moveRow(old, changes.moved));
	}
	for (const key of news.slice(nextNew)) write(key, spliced.get(key) as Row);
	const { rows, copies } = writer.finish();
	const folding = patchedFolding(table, alphabet, rows.keys, news.length > 0 || rows.keys.length !== places.size);
	const { counts: list, frequencies } = ranked;
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

/** Combinations of occurrences, old ones and new ones, and how many postings have each. */
interface Counts {
	readonly list: FieldCounts[];
	readonly frequencies: number[];
	numberOf(fields: FieldCounts): number;
}

function createCounts(table: TermTable): Counts {
	const list = [...table.counts];
	const frequencies = [...table.frequencies];
	const numbers = new Map(list.map((fields, number) => [fields.join(' '), number]));
	return {
		list,
		frequencies,
		numberOf(fields) {
			const key = fields.join(' ');
			const known = numbers.get(key);
			if (known !== undefined) return known;
			numbers.set(key, list.length);
			frequencies.push(0);
			return list.push(fields) - 1;
		},
	};
}

/** Reads rows of a table as they were; what it gives is undefined where a row is damaged. */
function rowDecoder({ rows, alphabet, counts }: TermTable, sections: number): (row: number) => Row | undefined {
	const bounds = { alphabet: alphabet.characters, sections, counts: counts.length };
	return (row) => decodeRow(rows.keys[row] as string, JSON.parse(rowText(rows, row)) as string, bounds);
}

/**
 * Changes a row.
 *
 * @param stays whether all sections of the row are where they were
 */
type Splice = (row: Row, change: RowChange, stays: boolean, tell: Tell) => Row;

/** Told of terms that are there for the first time, and of those that are no more. */
type Tell = (term: string, times: 1 | -1) => void;

function createSplice({ moved, isReread, read: numbers }: SectionChanges, counts: Counts): Splice {
	/** Postings with new numbers, without those of sections that are gone, and on demand of those that were read again. */
	const remaining = ({ sections, counts: old, from, to }: TermPostings, isLost: boolean): TermPostings => {
		const places = new Uint32Array(to - from);
		const kept = new Uint32Array(to - from);
		let length = 0;
		for (let i = from; i < to; i++) {
			const section = sections[i] as number;
			const place = moved[section] as number;
			const count = old[i] as number;
			if (place === GONE || (isLost && isReread[section] === 1)) {
				counts.frequencies[count] = (counts.frequencies[count] as number) - 1;
			} else {
				places[length] = place;
				kept[length++] = count;
			}
		}
		return ownPostings(places, kept, length);
	};
	const fresh = ({ postings, counts: own }: ReadTerm): TermPostings => {
		const { sections, counts: old, from, to } = postings;
		const combinations = old.slice(from, to).map((count) => counts.numberOf(own[count] as FieldCounts));
		for (const number of combinations) counts.frequencies[number] = (counts.frequencies[number] as number) + 1;
		return ownPostings(
			sections.slice(from, to).map((section) => numbers[section] as number),
			combinations,
		);
	};
	return (row, { lost, gained }, stays, tell) => {
		const terms: string[] = [];
		const postings: TermPostings[] = [];
		const gainedByTerm = new Map(gained.map((one) => [one.term, one]));
		for (const [i, term] of row.terms.entries()) {
			const one = gainedByTerm.get(term);
			gainedByTerm.delete(term);
			const old = row.postings[i] as TermPostings;
			const isLost = lost.has(i);
			const left = stays && !isLost ? old : remaining(old, isLost);
			const merged = one === undefined ? left : mergePostings(left, fresh(one));
			if (merged.from === merged.to) {
				tell(term, -1);
				continue;
			}
			terms.push(term);
			postings.push(merged);
		}
		for (const one of gainedByTerm.values()) {
			tell(one.term, 1);
			terms.push(one.term);
			postings.push(fresh(one));
		}
		return { terms, postings };
	};
}

/** A row with its sections numbered anew, of which none is gone. */
function moveRow({ terms, postings }: Row, moved: Uint32Array): Row {
	return {
		terms,
		postings: postings.map(({ sections, counts, from, to }) =>
			ownPostings(
				sections.slice(from, to).map((section) => moved[section] as number),
				counts.slice(from, to),
			),
		),
	};
}

/** Two lists of postings that have no section in common. */
function mergePostings(one: TermPostings, other: TermPostings): TermPostings {
	const length = one.to - one.from + other.to - other.from;
	const sections = new Uint32Array(length);
	const counts = new Uint32Array(length);
	let i = one.from;
	let j = other.from;
	for (let at = 0; at < length; at++) {
		const isFirst = j === other.to || (i < one.to && (one.sections[i] as number) < (other.sections[j] as number));
		const from = isFirst ? one : other;
		const place = isFirst ? i++ : j++;
		sections[at] = from.sections[place] as number;
		counts[at] = from.counts[place] as number;
	}
	return ownPostings(sections, counts);
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
