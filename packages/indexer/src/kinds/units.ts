import type { Manifest, PackageRecord, UnitRecord } from '@pinakes/query';
import {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	type Analyzer,
	analyzerOfUnits,
	callNameOf,
	conceptsOf,
	declaredTerms,
	IN_CONFLICTS,
	IN_DESCRIPTION,
	indexTerms,
	isUnspaced,
	LISTS,
	type ListName,
	lengthNorm,
	listTable,
	literalTerms,
	longestPhrases,
	MAX_KEY_LENGTH,
	normalizeTerm,
	PROSE_LISTS,
	publicListFile,
	SHARE_LISTS,
	SHARES,
	SPLIT_ABOVE_BYTES,
	saturation,
	type VocabularyEntry,
	WHOLE_IN_CONFLICTS,
} from '@pinakes/query/internal';
import { addPosting, listText, objectText, type PostingsTable, postingsText } from '../base/encode.ts';
import { compare } from '../base/report.ts';
import type { Unit } from '../model/unit.ts';
import { searchedText } from '../parse/sections.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { withoutNegated } from '../words/negated.ts';
import type { Phrases } from './lexicon.ts';
import { type FileTarget, writeRecordParts, writeTable } from './parts.ts';

/** Writes the records of units and packages, both sorted by id. Returns the cuts of the tables. */
export function writeRecords(
	files: FileTarget,
	units: readonly Unit[],
	packages: readonly PackageRecord[],
): { units: number[]; packages: number[] } {
	const numbers = new Map(packages.map(({ package_id }, number) => [package_id, number]));
	const records = units.map((unit): UnitRecord => {
		const number = unit.package_id === null ? undefined : numbers.get(unit.package_id);
		return { ...unit, package: number ?? null };
	});
	files.set(ALL_PACKAGES_FILE, listText(packages.map(({ package_id }) => JSON.stringify(package_id))));
	const textsOf = (all: readonly object[]): string[] => all.map((record) => JSON.stringify(record));
	return {
		units: writeRecordParts(files, 'units', textsOf(records)),
		packages: writeRecordParts(files, 'packages', textsOf(packages)),
	};
}

/** Postings of every list, sorted by term. */
type UnitLists = Readonly<Record<ListName, PostingsTable>>;

const LIST_FIELDS = { tag: 'capability_tags', keyword: 'keywords', ide: 'ide_support' } as const;

/** Collects the lists of units, which are sorted by id. */
export function collectLists(units: readonly Unit[]): UnitLists {
	const lists = { tag: new Map(), keyword: new Map(), ide: new Map() };
	for (const list of LISTS) {
		const table: PostingsTable = new Map();
		units.forEach((unit, number) => {
			for (const term of unit[LIST_FIELDS[list]].map(normalizeTerm)) {
				if (term !== '') addPosting(table, term, number);
			}
		});
		lists[list] = new Map([...table].sort(([a], [b]) => compare(a, b)));
	}
	return lists;
}

/** Cuts of the lists; empty for lists that are read from public files. */
type ListCuts = Pick<Manifest['cuts'], `units_by_${ListName}`>;

/** Writes the public file of each list, and also tables if any of these files is larger than `splitAboveBytes`. */
export function writeLists(
	files: FileTarget,
	units: readonly Unit[],
	lists: UnitLists,
	splitAboveBytes = SPLIT_ABOVE_BYTES,
): ListCuts {
	const ids = units.map((unit) => JSON.stringify(unit.unit_id));
	files.set(ALL_UNITS_FILE, listText(ids));
	let largest = 0;
	for (const list of LISTS) {
		const rows = [...lists[list]].map(([term, postings]): [string, string] => {
			return [term, `[${postings.map((number) => ids[number]).join(',')}]`];
		});
		const text = objectText(rows);
		files.set(publicListFile(list), text);
		largest = Math.max(largest, Buffer.byteLength(text));
	}
	const cuts = LISTS.map((list) => {
		const rows = new Map([...lists[list]].map(([term, postings]) => [term, postingsText(postings)]));
		return [listTable(list), largest > splitAboveBytes ? writeTable(files, listTable(list), rows) : []];
	});
	return Object.fromEntries(cuts) as ListCuts;
}

/** Returns the concepts of a term as a key: `Pods` and `pod` have the same one, and so have synonyms. Empty if it has none or too many. */
export function conceptKey(term: string, phrases: Phrases): string {
	const concepts = conceptsOf(term, phrases, buildAnalyzer());
	return concepts.length > MAX_KEY_LENGTH ? '' : concepts.join(' ');
}

/** Writes tags and keywords by their concepts. Returns the cuts of the table. */
export function writeVocabulary(files: FileTarget, lists: UnitLists, phrases: Phrases): string[] {
	const entries = new Map<string, { readonly [List in keyof VocabularyEntry]: string[] }>();
	for (const list of ['tag', 'keyword'] as const) {
		for (const term of lists[list].keys()) {
			const key = conceptKey(term, phrases);
			if (key === '') continue;
			const entry = entries.get(key) ?? { tag: [], keyword: [] };
			entry[list].push(term);
			entries.set(key, entry);
		}
	}
	const rows = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]));
	return writeTable(files, 'vocabulary', rows);
}

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
		for (const term of indexTerms(withoutNegated(description), analyzer)) add(IN_DESCRIPTION, term, unit);
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

/** Returns a function that returns the terms of a text, with the heads of its phrases in the lexicon, which match goals in the other language. */
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

/** Counts the terms of a unit. What it is called by belongs to the name where its words are not in it. Words of declared tags and keywords count as words of the name, each once. */
function countUnit(unit: Unit, analyze: (text: string) => string[]) {
	const name = analyze(unit.name);
	const called = analyze(callNameOf(unit).replace(/[-_.]+/g, ' ')).filter((term) => !name.includes(term));
	return countTerms([
		[[...name, ...called], NAME_WEIGHT],
		[analyze(unit.description), DESCRIPTION_WEIGHT],
		// Tags may share words (database, database-migration), which are not more important for that.
		[new Set(declaredTerms(unit).flatMap(analyze)), NAME_WEIGHT],
	]);
}

/** Returns the weighted frequencies of terms, and their sum. */
function countTerms(fields: readonly (readonly [terms: Iterable<string>, weight: number])[]) {
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
function sharesOf(counted: readonly ReturnType<typeof countTerms>[]): ReadonlyMap<string, number>[] {
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

/** Matches fenced code; unclosed code extends to the end. */
const FENCED = /(?<![^\n])[ \t>]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;

/** Returns the prose of markdown: without markup, and without code, which names what it handles rather than its purpose. */
export function proseOf(markdown: string): string {
	return searchedText(markdown.replace(FENCED, ' '));
}
