import { decodeRow, type FieldCounts, foldingOf, gramNumber, hasCjk } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { foldingFor } from '../../text/folding.ts';
import type { Collected } from './collect.ts';
import { encodeRow, type GramSettings, ownPostings, type Row, type TermPostings } from './row.ts';
import { type Fate, fateOf, hasCharacters, hasCounts, moveSections } from './row-text.ts';
import { rankCounts, type SortedPostings, sortPostings } from './sort.ts';
import { foldTerms, ranksOf, type TermTable } from './term-table.ts';
import { addCharacters, gramSettings, keyLengthFor, orderAlphabet, rowKey } from './terms.ts';

/** What became of the sections of a table. */
export interface SectionChanges {
	/** The new number of each old section; `GONE` for those that are no more. Ascending but for these. */
	readonly moved: Uint32Array;
	/** The new numbers of the sections that were added, ascending. */
	readonly added: Uint32Array;
	/** Their terms. */
	readonly collected: Collected;
}

/** The number of a section that is no more. */
export const GONE = 0xffffffff;

/**
 * Changes a table as its sections changed. The table is the one that `buildTerms` would have made of all sections.
 *
 * @param size the size of the largest n-grams
 * @returns undefined where the table is damaged, or its words are so many or so few now that rows have other keys
 */
export function patchTerms(table: TermTable, changes: SectionChanges, size: number): TermTable | undefined {
	const known = new Set([...[...table.rows.keys()].filter(hasCjk), ...table.alphabet.characters]);
	const added = addedTerms(changes, table, known);
	const counts = createCounts(table);
	const spliced = new Map<string, Row>();
	const characters = new Map(table.alphabet.characters.map((one, i) => [one, table.alphabet.frequencies[i] as number]));
	let { words } = table;
	const tell = (term: string, times: 1 | -1): void => {
		if (hasCjk(term)) addCharacters(characters, term, times);
		else words += times;
	};
	const decode = rowDecoder(table, changes.moved.length);
	const splice = createSplice(changes, counts);
	const isInPlace = changes.moved.every((section, i) => section === i);
	const fates = new Map<string, Fate>();
	for (const key of new Set([...table.rows.keys(), ...added.keys()])) {
		const json = table.rows.get(key);
		const fate = isInPlace || json === undefined ? 'same' : fateOf(json, changes.moved);
		fates.set(key, fate);
		const fresh = added.get(key);
		if (fresh === undefined && fate !== 'gone') continue;
		const old = json === undefined ? NO_TERMS : decode(key);
		if (old === undefined) return undefined;
		spliced.set(key, splice(old, fresh, tell));
	}
	if (keyLengthFor(words) !== table.keyLength) return undefined;
	const alphabet = orderAlphabet(characters);
	const ranked = rankCounts(counts.list, counts.frequencies);
	const grams = gramSettings(alphabet, size);
	const encode = rowEncoder(grams, ranked.numbers);
	const isRenumbered = renumbered(table, grams, ranked.numbers);
	const rows = new Map<string, string>();
	for (const [key, json] of table.rows) {
		const row = spliced.get(key);
		spliced.delete(key);
		if (row === undefined && !isRenumbered(key, json)) {
			rows.set(key, fates.get(key) === 'moved' ? moveSections(json, changes.moved) : json);
			continue;
		}
		const old = row === undefined ? decode(key) : NO_TERMS;
		if (old === undefined) return undefined;
		const changed = row ?? splice(old, undefined, tell);
		if (changed.terms.length > 0) rows.set(key, encode(key, changed));
	}
	for (const [key, row] of spliced) if (row.terms.length > 0) rows.set(key, encode(key, row));
	const present = new Set([...[...rows.keys()].filter(hasCjk), ...alphabet.characters]);
	const isSameText = present.size === known.size && [...present].every((character) => known.has(character));
	const folding = isSameText ? table.folding : foldingFor(present);
	const { counts: list, frequencies } = ranked;
	return { rows, keyLength: table.keyLength, words, alphabet, counts: list, frequencies, folding };
}

const NO_TERMS: Row = { terms: [], postings: [] };

/** Terms that were added, by row, in the order of code units. */
function addedTerms(
	{ collected }: SectionChanges,
	{ keyLength, folding }: TermTable,
	known: ReadonlySet<string>,
): Map<string, AddedTerm[]> {
	const characters = new Set(collected.terms.filter(hasCjk).flatMap((gram) => [...gram]));
	// What a table has is folded already, and it tells of what was folded to that.
	for (const variant of foldingOf(folding).keys()) characters.delete(variant);
	const isKnown = [...characters].every((character) => known.has(character));
	const folded = foldTerms(collected.terms, isKnown ? folding : foldingFor([...characters, ...known]));
	const terms = [...new Set(folded)].sort(compare);
	const postings = sortPostings(collected, ranksOf(folded, terms), terms.length);
	const byRow = new Map<string, AddedTerm[]>();
	terms.forEach((term, rank) => {
		const key = rowKey(term, keyLength);
		const row = byRow.get(key) ?? [];
		byRow.set(key, row);
		row.push({ term, postings: postings.of(rank), counts: postings.counts });
	});
	return byRow;
}

/** A term of sections that were added: their numbers are those among the added ones. */
interface AddedTerm extends Pick<SortedPostings, 'counts'> {
	readonly term: string;
	readonly postings: TermPostings;
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
function rowDecoder({ rows, alphabet, counts }: TermTable, sections: number): (key: string) => Row | undefined {
	const bounds = { alphabet: alphabet.characters, sections, counts: counts.length };
	return (key) => decodeRow(key, JSON.parse(rows.get(key) as string) as string, bounds);
}

/** Takes sections out of a row and puts others in. */
type Splice = (row: Row, added: readonly AddedTerm[] | undefined, tell: Tell) => Row;

/** Told of terms that are there for the first time, and of those that are no more. */
type Tell = (term: string, times: 1 | -1) => void;

function createSplice({ moved, added: numbers }: SectionChanges, counts: Counts): Splice {
	const remaining = ({ sections, counts: old, from, to }: TermPostings): TermPostings => {
		const places = new Uint32Array(to - from);
		const kept = new Uint32Array(to - from);
		let length = 0;
		for (let i = from; i < to; i++) {
			const place = moved[sections[i] as number] as number;
			const count = old[i] as number;
			if (place === GONE) counts.frequencies[count] = (counts.frequencies[count] as number) - 1;
			else {
				places[length] = place;
				kept[length++] = count;
			}
		}
		return ownPostings(places, kept, length);
	};
	const isUntouched = ({ sections, from, to }: TermPostings): boolean => {
		for (let i = from; i < to; i++) if (moved[sections[i] as number] !== sections[i]) return false;
		return true;
	};
	const fresh = ({ postings, counts: own }: AddedTerm): TermPostings => {
		const { sections, counts: old, from, to } = postings;
		const combinations = old.slice(from, to).map((count) => counts.numberOf(own[count] as FieldCounts));
		for (const number of combinations) counts.frequencies[number] = (counts.frequencies[number] as number) + 1;
		return ownPostings(
			sections.slice(from, to).map((section) => numbers[section] as number),
			combinations,
		);
	};
	return (row, added = [], tell) => {
		const terms: string[] = [];
		const postings: TermPostings[] = [];
		const addedByTerm = new Map(added.map((one) => [one.term, one]));
		for (const [i, term] of row.terms.entries()) {
			const one = addedByTerm.get(term);
			addedByTerm.delete(term);
			const old = row.postings[i] as TermPostings;
			const left = isUntouched(old) ? old : remaining(old);
			const merged = one === undefined ? left : mergePostings(left, fresh(one));
			if (merged.from === merged.to) {
				tell(term, -1);
				continue;
			}
			terms.push(term);
			postings.push(merged);
		}
		for (const one of addedByTerm.values()) {
			tell(one.term, 1);
			terms.push(one.term);
			postings.push(fresh(one));
		}
		return { terms, postings };
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
	{ alphabet: { characters }, counts }: TermTable,
	{ places, size }: GramSettings,
	ranks: Uint32Array,
): (key: string, row: string) => boolean {
	// Characters are digits: with more of them all numbers of two digits are others.
	const isOtherRadix = size > 2 && places.size !== characters.length;
	const isMoved = [0, ...characters.map((character, i) => (isOtherRadix || places.get(character) !== i + 1 ? 1 : 0))];
	const isRanked = counts.map((_, number) => (ranks[number] === number ? 0 : 1));
	const [movedCharacters, movedCounts] = [Uint8Array.from(isMoved), Uint8Array.from(isRanked)];
	const [anyCharacter, anyCount] = [movedCharacters.includes(1), movedCounts.includes(1)];
	return (key, row) =>
		(anyCount && hasCounts(row, movedCounts)) || (anyCharacter && hasCjk(key) && hasCharacters(row, movedCharacters));
}
