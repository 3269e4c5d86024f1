import { type Analyzer, analyzerOfUnits, indexTerms, literalTerms } from '@pinakes/query/format/analysis/analyzer';
import { conceptsOf, longestPhrases } from '@pinakes/query/format/analysis/concepts';
import { isUnspaced } from '@pinakes/query/format/analysis/normalize';
import { lengthNorm, saturation } from '@pinakes/query/format/kinds/bm25';
import {
	declaredTerms,
	IN_CONFLICTS,
	IN_DESCRIPTION,
	PROSE_LISTS,
	SHARE_LISTS,
	SHARES,
	WHOLE_IN_CONFLICTS,
} from '@pinakes/query/format/kinds/units';
import type { Unit } from '../../model/unit.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import { type FileTarget, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';
import type { Phrases } from '../lexicon/write.ts';
import { proseOf } from './prose.ts';

/** Weights of an occurrence in a name or declared term, and in a description. */
const NAME_WEIGHT = 2;
const DESCRIPTION_WEIGHT = 1;

/**
 * Writes the terms of units, by list. Returns the cuts of the table.
 *
 * @param languages the added languages of the index
 */
export function writeUnitTerms(
	files: FileTarget,
	units: readonly Unit[],
	phrases: Phrases,
	languages: readonly string[],
	prose: ReadonlyMap<string, string> = new Map(),
): string[] {
	const analyzer = buildAnalyzer();
	const lists = Array.from({ length: (PROSE_LISTS.at(-1) as number) + 1 }, (): PostingsTable => new Map());
	const add = (list: number, term: string, unit: number): void => addPosting(lists[list] as PostingsTable, term, unit);
	const analyze = termsWithHeads(analyzerOfUnits(analyzer, languages), phrases);
	const shares = sharesOf(units.map((unit) => countUnit(unit, analyze)));
	const proseShares = sharesOf(units.map(({ source }) => countTerms([[analyze(proseOf(prose.get(source) ?? '')), 1]])));
	units.forEach(({ description, conflicts }, unit) => {
		for (const term of indexTerms(description, analyzer)) add(IN_DESCRIPTION, term, unit);
		for (const [term, share] of shares[unit] as ReadonlyMap<string, number>)
			add(SHARE_LISTS[share] as number, term, unit);
		for (const [term, share] of proseShares[unit] as ReadonlyMap<string, number>)
			add(PROSE_LISTS[share] as number, term, unit);
		for (const term of indexTerms(conflicts ?? '', analyzer)) add(IN_CONFLICTS, term, unit);
		for (const term of literalTerms(conflicts ?? '', analyzer)) add(WHOLE_IN_CONFLICTS, term, unit);
	});
	const rows = new Map<string, string>();
	for (const term of new Set(lists.flatMap((table) => [...table.keys()]))) {
		const row = lists.map((table) => table.get(term) ?? []);
		while (row.at(-1)?.length === 0) row.pop();
		rows.set(term, `[${row.map(postingsText).join(',')}]`);
	}
	return writeTable(files, 'unit_terms', rows);
}

/** Weighted frequencies of a text's terms, and their sum. */
interface Counted {
	readonly frequencies: ReadonlyMap<string, number>;
	readonly length: number;
}

/**
 * Returns a function that returns the terms of a text, with the heads of its phrases in the lexicon, which match goals
 * in the other language.
 */
function termsWithHeads(analyzer: Analyzer, phrases: Phrases): (text: string) => string[] {
	const options = { stopWords: analyzer.stopWords, longestFrom: longestPhrases(phrases) };
	return (text) => {
		const terms = indexTerms(text, analyzer);
		const known = new Set(terms);
		return [
			...terms,
			...conceptsOf(text, phrases, analyzer, options).filter((word) => !isUnspaced(word) && !known.has(word)),
		];
	};
}

/** Counts the terms of a unit. Words of declared tags and keywords count as words of the name, each once. */
function countUnit(unit: Unit, analyze: (text: string) => string[]): Counted {
	return countTerms([
		[analyze(unit.name), NAME_WEIGHT],
		[analyze(unit.description), DESCRIPTION_WEIGHT],
		// Tags may share words (database, database-migration), which are not more important for that.
		[new Set(declaredTerms(unit).flatMap(analyze)), NAME_WEIGHT],
	]);
}

function countTerms(fields: readonly (readonly [terms: Iterable<string>, weight: number])[]): Counted {
	const frequencies = new Map<string, number>();
	let length = 0;
	for (const [terms, weight] of fields) {
		for (const term of terms) {
			frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
			length += weight;
		}
	}
	return { frequencies, length };
}

/** Returns the BM25 share of each term in each unit, as the index of the nearest of `SHARES`. */
function sharesOf(counted: readonly Counted[]): ReadonlyMap<string, number>[] {
	const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
	return counted.map(({ frequencies, length }) => {
		const norm = lengthNorm(length, average);
		return new Map([...frequencies].map(([term, frequency]) => [term, nearestShare(saturation(frequency, norm))]));
	});
}

function nearestShare(share: number): number {
	const distance = (i: number): number => Math.abs(Math.log((SHARES[i] as number) / share));
	return SHARES.reduce((best, _, i) => (distance(i) < distance(best) ? i : best), 0);
}
