import {
	conceptsOf,
	hasCjk,
	IN_CONFLICTS,
	IN_DESCRIPTION,
	lengthNorm,
	SHARE_LISTS,
	SHARES,
	saturation,
	textTerms,
	WEIGHTS,
	WHOLE_IN_CONFLICTS,
} from '@pinakes/query/format';
import type { Unit } from '../../unit.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';
import { addPosting, type PostingsTable, postingsText } from '../../write/postings.ts';
import type { Phrases } from '../lexicon/write.ts';

/** A name is a unit's title, and a description its body. */
const [NAME_WEIGHT = 1, , DESCRIPTION_WEIGHT = 1] = WEIGHTS;

/** Writes the words of the units' own texts, by list. Returns where the table is cut. */
export function writeUnitTerms(
	files: IndexFiles,
	units: readonly Unit[],
	stopWords: readonly string[],
	phrases: Phrases,
): string[] {
	const lists = Array.from({ length: WHOLE_IN_CONFLICTS + 1 }, (): PostingsTable => new Map());
	const add = (list: number, term: string, unit: number): void => addPosting(lists[list] as PostingsTable, term, unit);
	const shares = sharesOf(units, stopWords, phrases);
	units.forEach(({ description, conflicts }, unit) => {
		for (const term of textTerms(description, stopWords)) add(IN_DESCRIPTION, term, unit);
		for (const [term, share] of shares[unit] as ReadonlyMap<string, number>)
			add(SHARE_LISTS[share] as number, term, unit);
		for (const term of textTerms(conflicts ?? '', stopWords)) add(IN_CONFLICTS, term, unit);
		for (const term of textTerms(conflicts ?? '')) add(WHOLE_IN_CONFLICTS, term, unit);
	});
	const rows = new Map<string, string>();
	for (const term of new Set(lists.flatMap((table) => [...table.keys()]))) {
		const row = lists.map((table) => table.get(term) ?? []);
		while (row.at(-1)?.length === 0) row.pop();
		rows.set(term, `[${row.map(postingsText).join(',')}]`);
	}
	return writeTable(files, 'unit_terms', rows);
}

/**
 * What BM25 gives each unit for its terms: the number of the nearest of `SHARES`. The words of the tags and
 * keywords that its author declared count like words of its name, each once, and what the lexicon knows counts
 * by the head of its group too, by which a goal in the other language finds it.
 */
function sharesOf(
	units: readonly Unit[],
	stopWords: readonly string[],
	phrases: Phrases,
): ReadonlyMap<string, number>[] {
	const counted = units.map((unit) => {
		const frequencies = new Map<string, number>();
		const termsOf = (text: string): string[] => {
			const terms = textTerms(text, stopWords);
			const heads = conceptsOf(text, phrases, stopWords).filter((word) => !hasCjk(word) && !terms.includes(word));
			return [...terms, ...heads];
		};
		const count = (terms: Iterable<string>, weight: number): void => {
			for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
		};
		count(termsOf(spaced(unit.name)), NAME_WEIGHT);
		count(termsOf(unit.description), DESCRIPTION_WEIGHT);
		// Tags have words in common (database, database-migration), which are not said more often by that.
		count(new Set(declaredTerms(unit).flatMap(termsOf)), NAME_WEIGHT);
		let length = 0;
		for (const frequency of frequencies.values()) length += frequency;
		return { frequencies, length };
	});
	const average = counted.reduce((sum, { length }) => sum + length, 0) / units.length;
	return counted.map(({ frequencies, length }) => {
		const norm = lengthNorm(length, average);
		return new Map([...frequencies].map(([term, frequency]) => [term, nearestShare(saturation(frequency, norm))]));
	});
}

function declaredTerms({ capability_tags, keywords, tags_origin, keywords_origin }: Unit): string[] {
	const tags = tags_origin === 'declared' ? capability_tags : [];
	return [...new Set([...tags, ...(keywords_origin === 'declared' ? keywords : [])])];
}

/** A name's parts as words: `WeatherTool` is found by `weather`. */
function spaced(name: string): string {
	return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

function nearestShare(share: number): number {
	const distance = (i: number): number => Math.abs(Math.log((SHARES[i] as number) / share));
	return SHARES.reduce((best, _, i) => (distance(i) < distance(best) ? i : best), 0);
}
