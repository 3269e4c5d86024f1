import { isUnspaced } from '@pinakes/query/internal';
import { NumberList } from '../../base/encode.ts';
import { BlockFile, type Spill } from '../../base/spill.ts';
import { allFolding } from '../../words/folding.ts';
import type { Postings, SectionTexts } from './collect.ts';
import { type DocumentPostings, withCompounds, wordsByLanguage } from './compounds.ts';
import { rankCounts, sortTerms, type Term } from './sort.ts';

interface Run extends Pick<SectionTexts, 'languages' | 'sectionCounts'> {
	readonly first: number;
	/** Reads the postings, from memory or a file. */
	read(): Postings;
}

/** The sections of all documents, and their postings. */
export interface GatheredText extends SectionTexts {
	readonly postings: PostingRuns;
}

/**
 * Postings of all documents: runs on disk, which are read and sorted one at a time and then merged (single-pass in-memory
 * indexing, Heinz and Zobel 2003), or a single one in memory.
 */
export class PostingRuns {
	readonly #runs: Run[] = [];
	readonly #words = new Map<string, Set<string>>();
	#sections = 0;

	/** @param folder where sorted runs are written if there are several */
	constructor(private readonly folder?: Spill) {}

	/**
	 * Adds the postings of the next documents.
	 *
	 * @param read reads them again; default: from memory, which is for a single run
	 */
	add({ postings, languages, sectionCounts }: DocumentPostings, read = (): Postings => postings): void {
		for (const [language, own] of wordsByLanguage({ postings, languages, sectionCounts })) {
			const words = this.#words.get(language) ?? new Set();
			this.#words.set(language, words);
			for (const word of own) words.add(word);
		}
		this.#runs.push({ first: this.#sections, languages, sectionCounts, read });
		this.#sections += postings.ends.length;
	}

	/** Reads the postings with the parts of compounds. */
	*indexed(): Generator<Pick<Run, 'first'> & { readonly postings: Postings }> {
		for (const run of this.#runs) {
			yield { first: run.first, postings: withCompounds({ ...run, postings: run.read() }, this.#words) };
		}
	}

	/**
	 * Returns all terms, sorted by code units, which can be iterated once; all combinations of occurrences by field in postings,
	 * the most frequent first; and the distinct characters of text without spaces.
	 */
	terms() {
		const characters = new Set<string>();
		const file = this.#runs.length > 1 && this.folder ? new BlockFile(this.folder.createFile('terms')) : undefined;
		const runs = Array.from(this.indexed(), ({ postings, first }) => {
			for (const word of postings.words) {
				if (isUnspaced(word)) for (const character of word) characters.add(character);
			}
			const run = sortTerms(postings, allFolding());
			return file === undefined ? run : { ...run, terms: writeTerms(run.terms, file, first) };
		});
		const ranked = rankCounts(
			runs.flatMap(({ counts }) => counts),
			runs.flatMap(({ frequencies }) => [...frequencies]),
		);
		const terms: Iterable<Term> = { [Symbol.iterator]: () => mergeRuns(runs, ranked.numbers) };
		return { terms, counts: ranked.counts, characters };
	}
}

const BLOCK_LENGTH = 2 ** 14;

/** Writes terms to a file, from which they are read whenever they are iterated. */
function writeTerms(all: Iterable<Term>, file: BlockFile, firstSection: number): Iterable<Term> {
	/** Terms with the ends of their postings. */
	let [terms, ends]: [string[], number[]] = [[], []];
	let [sections, counts] = [new NumberList(), new NumberList()];
	const writeBlock = () => file.add({ terms, ends, sections: sections.view().slice(), counts: counts.view().slice() });
	const blocks: ReturnType<typeof writeBlock>[] = [];
	const flush = (): void => {
		blocks.push(writeBlock());
		[terms, ends] = [[], []];
		[sections, counts] = [new NumberList(), new NumberList()];
	};
	for (const [term, own] of all) {
		for (let i = own.from; i < own.to; i++) sections.push((own.sections[i] as number) + firstSection);
		counts.append(own.counts.subarray(own.from, own.to));
		terms.push(term);
		if (ends.push(sections.length) + sections.length >= BLOCK_LENGTH) flush();
	}
	flush();
	return {
		*[Symbol.iterator]() {
			for (const read of blocks) {
				const block = read();
				let from = 0;
				for (const [i, term] of block.terms.entries()) {
					const to = block.ends[i] as number;
					yield [term, { sections: block.sections, counts: block.counts, from, to }];
					from = to;
				}
			}
		},
	};
}

/**
 * Yields the terms of all runs with their postings.
 *
 * @param numbers the numbers in the index of the combinations of counts of all runs
 */
function* mergeRuns(runs: readonly ReturnType<typeof sortTerms>[], numbers: Uint32Array): Generator<Term> {
	const offsets: number[] = [];
	let offset = 0;
	for (const run of runs) {
		offsets.push(offset);
		offset += run.counts.length;
	}
	const countOf = (list: number, count: number): number => numbers[(offsets[list] as number) + count] as number;
	for (const own of merged(runs.map(({ terms }) => terms))) {
		const [[list, [term, { sections, counts, from, to }]]] = own as [[number, Term]];
		if (own.length === 1) {
			// In place, as arrays for a hundred thousand terms would take longer to allocate than to process.
			for (let i = from; i < to; i++) counts[i] = countOf(list, counts[i] as number);
			yield [term, { sections, counts, from, to }];
			continue;
		}
		const all = { sections: new NumberList(), counts: new NumberList() };
		for (const [list, [, postings]] of own) {
			all.sections.append(postings.sections.subarray(postings.from, postings.to));
			for (let i = postings.from; i < postings.to; i++) all.counts.push(countOf(list, postings.counts[i] as number));
		}
		yield [term, { sections: all.sections.view(), counts: all.counts.view(), from: 0, to: all.sections.length }];
	}
}

/** Merges sorted lists of terms: yields each term as the lists have it, with their numbers. */
function* merged(lists: readonly Iterable<Term>[]) {
	const iterators = lists.map((list) => list[Symbol.iterator]());
	const heads = iterators.map((iterator): Term | undefined => iterator.next().value);
	for (;;) {
		let found: [list: number, term: Term][] = [];
		for (const [list, term] of heads.entries()) {
			const first = found[0]?.[1][0];
			if (term === undefined || (first !== undefined && term[0] > first)) continue;
			if (term[0] !== first) found = [];
			found.push([list, term]);
		}
		if (found.length === 0) return;
		yield found;
		for (const [list] of found) heads[list] = iterators[list]?.next().value;
	}
}
