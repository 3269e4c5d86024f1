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
const DIGIT_VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));
const RADIX = DIGITS.length;

/** Characters of a related word: the number of its stem, and their cosine. */
const ENTRY_LENGTH = 4;

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
	const tables = RELATED_SHARES.map((): PostingsTable => new Map());
	const units = unitsByWord(shares);
	const stems = STEMS.split(' ');
	const rows = RELATED.split(' ');
	for (const [number, stem] of stems.slice(0, MIN_WORDS + WORDS_PER_UNIT * shares.length).entries()) {
		const odds = new Map<number, number>();
		for (const [other, cosine] of relatedIn(rows[number] as string, stems, units)) {
			for (const unit of units.get(other) ?? []) {
				const share = SHARES[shares[unit]?.get(other) as number] as number;
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

/** The related words of a row that some unit has, with their cosines. */
function relatedIn(
	row: string,
	stems: readonly string[],
	units: ReadonlyMap<string, unknown>,
): (readonly [word: string, cosine: number])[] {
	const related: [string, number][] = [];
	for (let i = 0; i < row.length && related.length < MAX_RELATED; i += ENTRY_LENGTH) {
		const [first, second, third, last] = [...row.slice(i, i + ENTRY_LENGTH)].map(
			(digit) => DIGIT_VALUES.get(digit) ?? 0,
		);
		const word = stems[((first as number) * RADIX + (second as number)) * RADIX + (third as number)] as string;
		if (units.has(word)) related.push([word, (last as number) / RADIX]);
	}
	return related;
}

/** The list of the largest share that is nearly reached; undefined below all of them. */
function listOf(odds: number): number | undefined {
	const share = odds / (1 + odds);
	const list = RELATED_SHARES.filter((least) => share >= 0.75 * least).length - 1;
	return list < 0 ? undefined : list;
}
