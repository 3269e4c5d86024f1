import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { FieldCounts } from '@pinakes/query/format/kinds/text/schema';
import { mergeSorted } from '../../spill/merge-sorted.ts';
import { NumberFile } from '../../spill/number-file.ts';
import type { SpillFolder } from '../../spill/spill-folder.ts';
import { type Rows, SpilledRows } from '../../spill/spilled-rows.ts';
import { allFolding, foldingFor } from '../../words/folding.ts';
import { NumberList } from '../../write/number-list.ts';
import { mergeSortedRows, type TableRow } from '../../write/parts.ts';
import type { Collected } from './collect.ts';
import { encodeNumbers, encodeRow, encodeWords, type TermPostings } from './row.ts';
import { rankCounts } from './sort.ts';
import { charactersOf, frequenciesOf, sortTerms, type TermTable } from './term-table.ts';
import { type Alphabet, createAlphabet, gramNumbering, keyLengthOf, rowKey } from './terms.ts';

/** Sorted terms of some sections on disk, and for each the number of postings, their sections and their counts. */
interface TermList {
	readonly terms: SpilledRows;
	readonly postings: NumberFile;
}

/** Sorted postings of some sections on disk. */
interface TermRun {
	readonly words: TermList;
	readonly grams: TermList;
	/** Combinations of occurrences by field, and the number of postings with each. */
	readonly counts: readonly FieldCounts[];
	readonly frequencies: Uint32Array;
}

/** The table of all terms, merged from sorted runs on disk. */
export interface SpilledTerms {
	readonly table: TermTable;
	/** All terms, sorted by code units. */
	readonly terms: Rows;
}

/**
 * Sorts postings in runs of sections, and merges the runs (single-pass in-memory indexing: Heinz and Zobel, "Efficient
 * single-pass index construction for text databases", 2003). Terms are folded when a run is sorted: the folding of a
 * variant does not depend on other texts, since its canonical character is then in the folding as well.
 */
export class TermRuns {
	readonly #folder: SpillFolder;
	readonly #runs: TermRun[] = [];
	readonly #characters = new Set<string>();

	/** @param folder where files are written */
	constructor(folder: SpillFolder) {
		this.#folder = folder;
	}

	/** Sorts and writes the postings of the next sections. */
	add(collected: Collected, firstSection: number): void {
		for (const character of charactersOf(collected.dictionary, frequenciesOf(collected))) {
			this.#characters.add(character);
		}
		const { terms, postings } = sortTerms(collected, allFolding());
		const run = this.#runs.length;
		const listOf = (kind: string): TermList => ({
			terms: new SpilledRows(this.#folder.createFile(`${run}.${kind}`), true),
			postings: new NumberFile(this.#folder.createFile(`${run}.${kind}-postings`)),
		});
		const [words, grams] = [listOf('words'), listOf('grams')];
		const frequencies = new Uint32Array(postings.counts.length);
		terms.forEach((term, rank) => {
			const list = isUnspaced(term) ? grams : words;
			const { sections, counts, from, to } = postings.of(rank);
			list.terms.push(term);
			list.postings.push(to - from);
			for (let i = from; i < to; i++) list.postings.push((sections[i] as number) + firstSection);
			for (let i = from; i < to; i++) {
				const count = counts[i] as number;
				list.postings.push(count);
				frequencies[count] = (frequencies[count] as number) + 1;
			}
		});
		for (const list of [words, grams]) {
			list.terms.flush();
			list.postings.finish();
		}
		this.#runs.push({ words, grams, counts: postings.counts, frequencies });
	}

	/**
	 * Merges all runs.
	 *
	 * @param size of the largest n-grams
	 * @throws BuildError if there are too many n-grams of this size to be numbered
	 */
	merge(size: number): SpilledTerms {
		const runs = this.#runs;
		const terms = new SpilledRows(this.#folder.createFile('terms'), true);
		for (const { text } of mergeSorted(runs.map(({ words }) => words.terms))) terms.push(text);
		const keyLength = keyLengthOf(terms.length);
		const alphabet = createAlphabet();
		for (const { text } of mergeSorted(runs.map(({ grams }) => grams.terms))) {
			terms.push(text);
			alphabet.add(...followingPoints(text));
		}
		const points = alphabet.sorted();
		const ranked = rankCounts(
			runs.flatMap(({ counts }) => counts),
			runs.flatMap(({ frequencies }) => [...frequencies]),
		);
		let next = 0;
		const numbers = runs.map(({ counts }) => {
			next += counts.length;
			return ranked.numbers.subarray(next - counts.length, next);
		});
		const lists = (kind: 'words' | 'grams'): readonly NumberedList[] =>
			runs.map((run, i) => ({ ...run[kind], numbers: numbers[i] as Uint32Array }));
		const rows = mergeSortedRows(
			wordRows(lists('words'), keyLength),
			gramRows(lists('grams'), gramNumbering(points, size)),
		);
		return {
			terms,
			table: {
				rows,
				keyLength,
				alphabet: points.map((point) => String.fromCodePoint(point)),
				counts: ranked.counts,
				folding: foldingFor(this.#characters),
			},
		};
	}
}

/** Returns the second and third code point of an n-gram, or 0. */
function followingPoints(gram: string): Parameters<Alphabet['add']> {
	const [, second, third] = gram;
	return [second?.codePointAt(0) ?? 0, third?.codePointAt(0) ?? 0];
}

interface NumberedList extends TermList {
	/** The number of each combination of counts in the index. */
	readonly numbers: Uint32Array;
}

/** Terms of a row, and their postings. */
interface Group {
	readonly key: string;
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
}

function* wordRows(lists: readonly NumberedList[], keyLength: number): Generator<TableRow> {
	for (const { key, terms, postings } of groupsOf(lists, (word) => rowKey(word, keyLength, false))) {
		yield [key, JSON.stringify(encodeRow(key, encodeWords(key, terms), postings))];
	}
}

function* gramRows(lists: readonly NumberedList[], numberOf: ReturnType<typeof gramNumbering>): Generator<TableRow> {
	for (const { key, terms, postings } of groupsOf(lists, (gram) => rowKey(gram, 0, true))) {
		const numbers = terms.map((gram) => numberOf(...followingPoints(gram)));
		const order = [...terms.keys()].sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
		const encoded = encodeNumbers(order.map((i) => numbers[i] as number));
		yield [
			key,
			JSON.stringify(
				encodeRow(
					key,
					encoded,
					order.map((i) => postings[i] as TermPostings),
				),
			),
		];
	}
}

/** Yields terms with the same key, one row at a time. */
function* groupsOf(lists: readonly NumberedList[], keyOf: (term: string) => string): Generator<Group> {
	const readers = lists.map(({ postings }) => postings.reader());
	let terms: string[] = [];
	let ends: number[] = [];
	let sections = new NumberList();
	let counts = new NumberList();
	const finish = (): Group => {
		const own = { sections: sections.view(), counts: counts.view() };
		const postings = ends.map((to, i) => ({ ...own, from: i === 0 ? 0 : (ends[i - 1] as number), to }));
		return { key: keyOf(terms[0] as string), terms, postings };
	};
	for (const { text, lists: found } of mergeSorted(lists.map((list) => list.terms))) {
		if (terms.length > 0 && keyOf(text) !== keyOf(terms[0] as string)) {
			yield finish();
			terms = [];
			ends = [];
			sections = new NumberList();
			counts = new NumberList();
		}
		for (const list of found) {
			const take = readers[list] as (count: number) => Uint32Array;
			const [count = 0] = take(1);
			sections.append(take(count));
			const { numbers } = lists[list] as NumberedList;
			for (const number of take(count)) counts.push(numbers[number] as number);
		}
		terms.push(text);
		ends.push(sections.length);
	}
	if (terms.length > 0) yield finish();
}
