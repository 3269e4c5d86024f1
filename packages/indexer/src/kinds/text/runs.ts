import type { FieldCounts } from '@pinakes/query/internal';
import { NumberList } from '../../base/encode.ts';
import { lazyMap, mergeSorted, NumberFile, type Rows, type Spill, SpilledRows } from '../../base/spill.ts';
import { allFolding } from '../../words/folding.ts';
import type { Collected, SectionTexts } from './collect.ts';
import { type CollectedDocuments, withCompounds, wordsByLanguage } from './compounds.ts';
import { addCharacters, rankCounts, type SortedTerms, sortTerms, type Term } from './sort.ts';

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

	/** Returns all terms, sorted. */
	terms(): GatheredTerms {
		if (this.#runs.length > 1) {
			const runs = new TermRuns(this.#folder as Spill);
			for (const { collected, first } of this.indexed()) runs.add(collected, first);
			return runs.merge();
		}
		const [run] = this.indexed();
		const { collected } = run as CollectedDocuments;
		const characters = new Set<string>();
		addCharacters(collected, characters);
		const { terms, postings } = sortTerms(collected, allFolding());
		const sorted = lazyMap(terms, (term, rank): Term => [term, postings.of(rank)]);
		return { terms, sorted: { terms: sorted, counts: postings.counts, characters } };
	}
}

/** The sections of all documents, and their postings. */
export interface GatheredText extends SectionTexts {
	readonly postings: PostingRuns;
}

/** Sorted postings of some sections: terms, and for each the number of postings, their sections and their counts. */
interface TermRun {
	readonly terms: SpilledRows;
	readonly postings: NumberFile;
	/** Combinations of occurrences by field, and the number of postings with each. */
	readonly counts: readonly FieldCounts[];
	readonly frequencies: Uint32Array;
}

/** All terms, merged from sorted runs. */
export interface GatheredTerms {
	readonly sorted: SortedTerms;
	/** All terms, sorted by code units, once `sorted` was iterated. */
	readonly terms: Rows;
}

/** Sorts postings in runs of sections, and merges the runs (single-pass in-memory indexing, Heinz and Zobel 2003). */
class TermRuns {
	readonly #folder: Spill;
	readonly #runs: TermRun[] = [];
	readonly #characters = new Set<string>();

	/** @param folder where runs are written */
	constructor(folder: Spill) {
		this.#folder = folder;
	}

	/** Creates a list of terms. */
	#rows(name: string): SpilledRows {
		return new SpilledRows(() => this.#folder.createFile(name), { isExact: true });
	}

	/** Sorts the postings of the next sections. */
	add(collected: Collected, firstSection: number): void {
		addCharacters(collected, this.#characters);
		const { terms, postings } = sortTerms(collected, allFolding());
		const run = this.#runs.length;
		const rows = this.#rows(`${run}.terms`);
		const numbers = new NumberFile(this.#folder.createFile(`${run}.postings`));
		const frequencies = new Uint32Array(postings.counts.length);
		terms.forEach((term, rank) => {
			const { sections, counts, from, to } = postings.of(rank);
			rows.push(term);
			numbers.push(to - from);
			for (let i = from; i < to; i++) numbers.push((sections[i] as number) + firstSection);
			for (let i = from; i < to; i++) {
				const count = counts[i] as number;
				numbers.push(count);
				frequencies[count] = (frequencies[count] as number) + 1;
			}
		});
		rows.flush();
		numbers.finish();
		this.#runs.push({ terms: rows, postings: numbers, counts: postings.counts, frequencies });
	}

	/** Merges all runs. */
	merge(): GatheredTerms {
		const runs = this.#runs;
		const ranked = rankCounts(
			runs.flatMap(({ counts }) => counts),
			runs.flatMap(({ frequencies }) => [...frequencies]),
		);
		let next = 0;
		const numbers = runs.map(({ counts }) => {
			next += counts.length;
			return ranked.numbers.subarray(next - counts.length, next);
		});
		const terms = this.#rows('terms');
		const merged = mergedTerms(
			runs.map(({ terms: rows, postings }, i) => ({ terms: rows, postings, numbers: numbers[i] as Uint32Array })),
			terms,
		);
		return { terms, sorted: { terms: merged, counts: ranked.counts, characters: this.#characters } };
	}
}

interface NumberedRun extends Pick<TermRun, 'terms' | 'postings'> {
	/** The number of each combination of counts in the index. */
	readonly numbers: Uint32Array;
}

/** Yields the terms of all runs with their postings, and notes the terms. */
function* mergedTerms(runs: readonly NumberedRun[], noted: SpilledRows): Generator<Term> {
	const readers = runs.map(({ postings }) => postings.reader());
	for (const { text, lists } of mergeSorted(runs.map(({ terms }) => terms))) {
		noted.push(text);
		const sections = new NumberList(64);
		const counts = new NumberList(64);
		for (const list of lists) {
			const take = readers[list] as (count: number) => Uint32Array;
			const [count = 0] = take(1);
			sections.append(take(count));
			const { numbers } = runs[list] as NumberedRun;
			const own = take(count);
			for (let i = 0; i < count; i++) counts.push(numbers[own[i] as number] as number);
		}
		yield [text, { sections: sections.view(), counts: counts.view(), from: 0, to: sections.length }];
	}
}
