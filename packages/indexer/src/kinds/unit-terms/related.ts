import { RELATED_SHARES, SHARES } from '@pinakes/query/format/kinds/unit-terms/schema';
import { RELATED, STEMS } from '../../data/related-words.ts';
import { addPosting, type PostingsTable } from '../../write/postings.ts';

/** How much of a related word counts, times the square of their cosine. */
const RELATED_WEIGHT = 0.6;

/** Related words of an index that count for a word, most alike first. */
const MAX_RELATED = 4;

/** Words that related ones are written for, the commonest: an index grows by a few percent, whatever its size. */
const MIN_WORDS = 6000;
const WORDS_PER_UNIT = 30;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const RADIX = DIGITS.length;

/** Characters of a related word: the number of its stem, and their cosine. */
const ENTRY_LENGTH = 4;

/** A word that another one is related to. */
interface RelatedTo {
	/** The number of the stem. */
	readonly stem: number;
	/** How many others are more alike. */
	readonly rank: number;
	readonly cosine: number;
}

/** The table by the words that others are related to; made when it is first asked for, which takes a while. */
let table:
	| { readonly stems: readonly string[]; readonly byWord: ReadonlyMap<string, readonly RelatedTo[]> }
	| undefined;

/**
 * The units that have no word of a meaning but a related one, by the list of their share.
 *
 *     share = odds / (1 + odds)    odds = Σ 0.6 · cosine² · s / (1 - s)    s: the share of a related word
 *
 * as BM25 adds up occurrences before they saturate (Darwish and Oard, "Probabilistic structured query methods", 2003).
 *
 * @param shares for each unit the number of the share, among `SHARES`, that it has of each of its words
 */
export function relatedShares(shares: readonly ReadonlyMap<string, number>[]): PostingsTable[] {
	table ??= readTable();
	const tables = RELATED_SHARES.map((): PostingsTable => new Map());
	const units = unitsByWord(shares);
	const words = relatedWords(units.keys(), MIN_WORDS + WORDS_PER_UNIT * shares.length);
	for (const number of [...words.keys()].sort((a, b) => a - b)) {
		const stem = table.stems[number] as string;
		const odds = new Map<number, number>();
		for (const { word, cosine } of words.get(number) ?? []) {
			for (const unit of units.get(word) ?? []) {
				const share = SHARES[shares[unit]?.get(word) as number] as number;
				const added = (RELATED_WEIGHT * cosine * cosine * share) / (1 - share);
				odds.set(unit, (odds.get(unit) ?? 0) + added);
			}
		}
		for (const unit of [...odds.keys()].sort((a, b) => a - b)) {
			if (shares[unit]?.has(stem)) continue;
			const list = listOf(odds.get(unit) as number);
			if (list !== undefined) addPosting(tables[list] as PostingsTable, stem, unit);
		}
	}
	return tables;
}

/** For each of the commonest stems the words, of those given, that are most alike, in the order of likeness. */
function relatedWords(
	words: Iterable<string>,
	end: number,
): ReadonlyMap<number, readonly { readonly word: string; readonly cosine: number }[]> {
	const found = new Map<number, { word: string; cosine: number; rank: number }[]>();
	for (const word of words) {
		for (const { stem, cosine, rank } of table?.byWord.get(word) ?? []) {
			if (stem >= end) continue;
			const known = found.get(stem);
			if (known === undefined) found.set(stem, [{ word, cosine, rank }]);
			else known.push({ word, cosine, rank });
		}
	}
	for (const related of found.values()) related.sort((a, b) => a.rank - b.rank).splice(MAX_RELATED);
	return found;
}

function readTable(): NonNullable<typeof table> {
	const stems = STEMS.split(' ');
	const byWord = new Map<string, RelatedTo[]>();
	RELATED.split(' ').forEach((row, stem) => {
		for (let i = 0; i < row.length; i += ENTRY_LENGTH) {
			const [first, second, third, last] = [...row.slice(i, i + ENTRY_LENGTH)].map((digit) => DIGITS.indexOf(digit));
			const number = ((first as number) * RADIX + (second as number)) * RADIX + (third as number);
			const word = stems[number] as string;
			const known = byWord.get(word) ?? [];
			known.push({ stem, rank: i / ENTRY_LENGTH, cosine: (last as number) / RADIX });
			byWord.set(word, known);
		}
	});
	return { stems, byWord };
}

function unitsByWord(shares: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, readonly number[]> {
	const units = new Map<string, number[]>();
	shares.forEach((ofUnit, unit) => {
		for (const word of ofUnit.keys()) {
			const known = units.get(word);
			if (known === undefined) units.set(word, [unit]);
			else known.push(unit);
		}
	});
	return units;
}

/** The list of the largest share that is nearly reached; undefined below all of them. */
function listOf(odds: number): number | undefined {
	const share = odds / (1 + odds);
	const list = RELATED_SHARES.filter((least) => share >= 0.75 * least).length - 1;
	return list < 0 ? undefined : list;
}
