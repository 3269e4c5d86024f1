import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { FieldCounts } from '@pinakes/query/format/kinds/text/schema';
import { mergeSorted } from '../../spill/merge-sorted.ts';
import { NumberFile } from '../../spill/number-file.ts';
import type { Spill } from '../../spill/spill-folder.ts';
import { type Rows, SpilledRows } from '../../spill/spilled-rows.ts';
import { allFolding, foldingFor } from '../../words/folding.ts';
import { NumberList } from '../../write/number-list.ts';
import { mergeSortedRows, type TableRow } from '../../write/parts.ts';
import type { Collected, SectionTexts } from './collect.ts';
import { type CollectedDocuments, withCompounds, wordsByLanguage } from './compounds.ts';
import { encodeNumbers, encodeRow, encodeWords, type TermPostings } from './row.ts';
import { rankCounts } from './sort.ts';
import { charactersOf, frequenciesOf, sortTerms, type TermTable } from './term-table.ts';
import { type Alphabet, createAlphabet, gramNumbering, keyLengthOf, rowKey } from './terms.ts';

/** Postings of documents, and where they begin. */
interface Run extends Pick<SectionTexts, 'languages' | 'sectionCounts'> {
	/** Number of the first section. */
	readonly first: number;
	/** Reads the postings as collected, from memory or a file. */
	read(): Collected;
}

/** Postings of all documents: runs on disk, which are read one at a time, or a single one in memory. */
export class PostingRuns {
	readonly #folder: Spill | undefined;
	readonly #runs: Run[] = [];
	readonly #words = new Map<string, Set<string>>();
	#sections = 0;

	/** @param folder where sorted runs are written if there are several */
	constructor(folder?: Spill) {
		this.#folder = folder;
	}

	/**
	 * Adds the postings of the next documents.
	 *
	 * @param read reads them again; default: from memory, which is for a single run
	 */
	add({ collected, languages, sectionCounts }: CollectedDocuments, read = (): Collected => collected): void {
		for (const [language, own] of wordsByLanguage({ collected, languages, sectionCounts })) {
			const words = this.#words.get(language) ?? new Set();
			this.#words.set(language, words);
			for (const word of own) words.add(word);
		}
		this.#runs.push({ first: this.#sections, languages, sectionCounts, read });
		this.#sections += collected.ends.length;
	}

	/** Reads the postings as collected. */
	*collected(): Generator<Run & CollectedDocuments> {
		for (const run of this.#runs) yield { ...run, collected: run.read() };
	}

	/** Reads the postings with the parts of compounds. */
	*indexed(): Generator<Run & CollectedDocuments> {
		for (const run of this.collected()) yield { ...run, collected: withCompounds(run, this.#words) };
	}

	/**
	 * Creates the table of all terms.
	 *
	 * @param size of the largest n-grams
	 * @throws BuildError if there are too many n-grams of this size to be numbered
	 */
	terms(size: number): WrittenTerms {
		const runs = new TermRuns(this.#runs.length > 1 ? this.#folder : undefined);
		for (const { collected, first } of this.indexed()) runs.add(collected, first);
		return runs.merge(size);
	}
}

/** The sections of all documents, and their postings. */
export interface GatheredText extends SectionTexts {
	readonly postings: PostingRuns;
}

/** Sorted terms of some sections, and for each the number of postings, their sections and their counts. */
interface TermList {
	readonly terms: SpilledRows;
	readonly postings: NumberFile;
}

/** Sorted postings of some sections. */
interface TermRun {
	readonly words: TermList;
	readonly grams: TermList;
	/** Combinations of occurrences by field, and the number of postings with each. */
	readonly counts: readonly FieldCounts[];
	readonly frequencies: Uint32Array;
}

/** The table of all terms, merged from sorted runs. */
export interface WrittenTerms {
	readonly table: TermTable;
	/** All terms, sorted by code units. */
	readonly terms: Rows;
}

/**
 * Sorts postings in runs of sections, and merges the runs (single-pass in-memory indexing: Heinz and Zobel, "Efficient
 * single-pass index construction for text databases", 2003). Terms are folded when a run is sorted: the folding of a
 * variant does not depend on other texts, since its canonical character is then in the folding as well.
 */
class TermRuns {
	readonly #folder: Spill | undefined;
	readonly #runs: TermRun[] = [];
	readonly #characters = new Set<string>();

	/** @param folder where runs are written; undefined to keep a single one in memory */
	constructor(folder: Spill | undefined) {
		this.#folder = folder;
	}

	/** Creates a list of terms, which stays in memory without a folder. */
	#rows(name: string): SpilledRows {
		const folder = this.#folder;
		return new SpilledRows(folder && (() => folder.createFile(name)), { isExact: true });
	}

	/** Sorts the postings of the next sections. */
	add(collected: Collected, firstSection: number): void {
		for (const character of charactersOf(collected.dictionary, frequenciesOf(collected))) {
			this.#characters.add(character);
		}
		const { terms, postings } = sortTerms(collected, allFolding());
		const run = this.#runs.length;
		const listOf = (kind: string): TermList => ({
			terms: this.#rows(`${run}.${kind}`),
			postings: new NumberFile(this.#folder?.createFile(`${run}.${kind}-postings`)),
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
	merge(size: number): WrittenTerms {
		const runs = this.#runs;
		const terms = this.#rows('terms');
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

/** Yields terms with the same key, one row at a time; its postings are valid until the next. */
function* groupsOf(lists: readonly NumberedList[], keyOf: (term: string) => string): Generator<Group> {
	const readers = lists.map(({ postings }) => postings.reader());
	let terms: string[] = [];
	let ends: number[] = [];
	let key = '';
	const sectionList = new NumberList();
	const countList = new NumberList();
	const finish = (): Group => {
		const [sections, counts] = [sectionList.view(), countList.view()];
		let from = 0;
		const postings = ends.map((to): TermPostings => {
			const own = { sections, counts, from, to };
			from = to;
			return own;
		});
		return { key, terms, postings };
	};
	for (const { text, lists: found } of mergeSorted(lists.map((list) => list.terms))) {
		const next = keyOf(text);
		if (next !== key && terms.length > 0) {
			yield finish();
			terms = [];
			ends = [];
			sectionList.clear();
			countList.clear();
		}
		key = next;
		for (const list of found) {
			const take = readers[list] as (count: number) => Uint32Array;
			const [count = 0] = take(1);
			sectionList.append(take(count));
			const { numbers } = lists[list] as NumberedList;
			const own = take(count);
			for (let i = 0; i < count; i++) countList.push(numbers[own[i] as number] as number);
		}
		terms.push(text);
		ends.push(sectionList.length);
	}
	if (terms.length > 0) yield finish();
}
