import { decodeRow, gramNumber, hasCjk } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { sectionsFrom } from './lists-writer.ts';
import { encodeRow, type GramSettings, ownPostings, type Row, type TermPostings } from './row.ts';
import { hasCharacters, hasCounts, moveSections } from './row-bytes.ts';
import { nameText, writeLists } from './row-lists.ts';
import { placeOf, type RowTexts, rowText } from './row-texts.ts';
import { FATES } from './scan-rows.ts';
import { moveRow, type SplicedRow } from './splice-row.ts';
import type { TermTable } from './term-table.ts';
import type { Alphabet } from './terms.ts';

/** What became of the rows of a table. */
export interface RowFates {
	/** Rows that have other terms or postings now, and new ones, by key; without terms for those that are no more. */
	readonly spliced: ReadonlyMap<string, SplicedRow>;
	/** What became of the sections of all others: see `FATES`. */
	readonly fates: Uint8Array;
	/** The new number of each section. */
	readonly moved: Uint32Array;
	/** How n-grams are written now, and whether they were written so before. */
	readonly grams: GramSettings;
	readonly isSameAlphabet: boolean;
	/** The new number of each combination of counts, of which there may be more. */
	readonly ranks: Uint32Array;
}

/** The rows of a table once it was changed; undefined where one is damaged. */
export function patchedRows(
	table: TermTable,
	{ spliced, fates, moved, grams, isSameAlphabet, ranks }: RowFates,
): RowTexts | undefined {
	const { rows } = table;
	const decode = rowDecoder(table, moved.length);
	const encode = rowEncoder(grams, ranks);
	const isRenumbered = hasOtherNumbers(table, grams, ranks);
	const write = (key: string, { names, lists }: SplicedRow): Uint8Array => writeLists(key, names, lists, ranks);
	if (isRenumbered === undefined && isSameAlphabet && !fates.includes(FATES.moved)) {
		const replaced = replacedRows(rows, spliced, write);
		if (replaced !== undefined) return replaced;
	}
	const copy = createSlab();
	const keys: string[] = [];
	const texts: Uint8Array[] = [];
	let next = 0;
	for (const key of withNew(rows, spliced)) {
		const row = rows.keys[next] === key ? next++ : -1;
		const text = rows.texts[row];
		const own = spliced.get(key);
		if (text !== undefined && own === undefined && !isRenumbered?.(key, text)) {
			keys.push(key);
			texts.push(fates[row] === FATES.moved ? copy(moveSections(text, moved)) : text);
			continue;
		}
		if (own?.names.length === 0) continue;
		keys.push(key);
		if (own !== undefined && isSameAlphabet) {
			texts.push(write(key, own));
			continue;
		}
		const changed = own === undefined ? moveRow(decode(row), moved) : toRow(key, own, table.alphabet);
		if (changed === undefined) return undefined;
		texts.push(TEXT.encode(encode(key, changed)));
	}
	return { keys, texts };
}

/** Rows of which some are others now; undefined where any has come or gone. */
function replacedRows(
	rows: RowTexts,
	spliced: RowFates['spliced'],
	write: (key: string, row: SplicedRow) => Uint8Array,
): RowTexts | undefined {
	const texts = rows.texts.slice();
	for (const [key, row] of spliced) {
		const place = placeOf(rows, key);
		if (place < 0 || row.names.length === 0) return undefined;
		texts[place] = write(key, row);
	}
	return { keys: rows.keys, texts };
}

const TEXT = new TextEncoder();

/** A row with its terms as they are. */
function toRow(key: string, { names, lists }: SplicedRow, { characters }: Alphabet): Row {
	let to = 0;
	const postings = Array.from(lists.frequencies, (frequency) => {
		const from = to;
		to += frequency;
		return ownPostings(sectionsFrom(lists.gaps.subarray(from, to)), lists.counts.subarray(from, to));
	});
	return { terms: names.map((name) => nameText(key, name, characters)), postings };
}

/** The keys of a table and those of its new rows. */
function withNew(rows: RowTexts, spliced: ReadonlyMap<string, SplicedRow>): readonly string[] {
	const news = [...spliced.keys()].filter((key) => placeOf(rows, key) < 0);
	return news.length === 0 ? rows.keys : [...rows.keys, ...news].sort(compare);
}

/** Bytes that many rows share, as a buffer for each takes longer than to fill it. */
const SLAB_BYTES = 2 ** 18;

/** Makes what copies bytes. */
function createSlab(): (bytes: Uint8Array) => Uint8Array {
	let slab = new Uint8Array();
	let end = 0;
	return (bytes) => {
		if (end + bytes.length > slab.length) {
			slab = new Uint8Array(Math.max(SLAB_BYTES, bytes.length));
			end = 0;
		}
		slab.set(bytes, end);
		end += bytes.length;
		return slab.subarray(end - bytes.length, end);
	};
}

/** Reads rows of a table as they were; what it gives is undefined where a row is damaged. */
export function rowDecoder({ rows, alphabet, counts }: TermTable, sections: number): (row: number) => Row | undefined {
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

/**
 * Tells of a row whose sections may be what they were whether its terms or counts have other numbers now; undefined
 * where none has.
 */
function hasOtherNumbers(
	{ alphabet: { characters }, counts }: TermTable,
	{ places, size }: GramSettings,
	ranks: Uint32Array,
): ((key: string, row: Uint8Array) => boolean) | undefined {
	// Characters are digits: with more of them all numbers of two digits are others.
	const isOtherRadix = size > 2 && places.size !== characters.length;
	const isMoved = [0, ...characters.map((character, i) => (isOtherRadix || places.get(character) !== i + 1 ? 1 : 0))];
	const isRanked = counts.map((_, number) => (ranks[number] === number ? 0 : 1));
	const [movedCharacters, movedCounts] = [Uint8Array.from(isMoved), Uint8Array.from(isRanked)];
	const [anyCharacter, anyCount] = [movedCharacters.includes(1), movedCounts.includes(1)];
	if (!anyCharacter && !anyCount) return undefined;
	return (key, row) =>
		(anyCount && hasCounts(row, movedCounts)) || (anyCharacter && hasCjk(key) && hasCharacters(row, movedCharacters));
}
