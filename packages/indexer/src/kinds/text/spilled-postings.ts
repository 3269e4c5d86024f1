import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SpillFolder } from '../../spill/spill-folder.ts';
import { type Collected, createCombinations, type Postings, toPostings } from './collect.ts';
import { withCompounds, wordsByLanguage } from './compounds.ts';
import { Dictionary } from './dictionary.ts';
import type { ReadDocuments, SectionTexts } from './documents.ts';
import { type SpilledTerms, TermRuns } from './term-runs.ts';

/** Postings of some documents. */
interface CollectedDocuments extends Pick<ReadDocuments, 'collected' | 'languages' | 'sectionCounts'> {
	/** Number of their first section. */
	readonly first: number;
}

interface Chunk extends Omit<CollectedDocuments, 'collected'> {
	readonly file: string;
}

/** Postings of all documents on disk, which are read a chunk of documents at a time. */
export class SpilledPostings {
	readonly #folder: SpillFolder;
	readonly #chunks: Chunk[] = [];
	readonly #words = new Map<string, Set<string>>();
	#sections = 0;

	/** @param folder where files are written */
	constructor(folder: SpillFolder) {
		this.#folder = folder;
	}

	/** Writes the postings of the next documents. */
	add(documents: Omit<CollectedDocuments, 'first'>): void {
		const { collected, languages, sectionCounts } = documents;
		for (const [language, own] of wordsByLanguage(documents)) {
			const words = this.#words.get(language) ?? new Set();
			this.#words.set(language, words);
			for (const word of own) words.add(word);
		}
		const file = join(this.#folder.open(), `${this.#chunks.length}.postings`);
		writeFileSync(file, serialize(toPostings(collected)));
		this.#chunks.push({ file, first: this.#sections, languages, sectionCounts });
		this.#sections += collected.ends.length;
	}

	/** Reads the postings as collected. */
	*collected(): Generator<CollectedDocuments> {
		for (const { file, ...chunk } of this.#chunks) yield { ...chunk, collected: readPostings(file) };
	}

	/** Reads the postings with the parts of compounds. */
	*indexed(): Generator<CollectedDocuments> {
		for (const chunk of this.collected()) yield { ...chunk, collected: withCompounds(chunk, this.#words) };
	}

	/**
	 * Creates the table of all terms.
	 *
	 * @param size of the largest n-grams
	 * @throws BuildError if there are too many n-grams of this size to be numbered
	 */
	terms(size: number): SpilledTerms {
		const runs = new TermRuns(this.#folder);
		for (const { collected, first } of this.indexed()) runs.add(collected, first);
		return runs.merge(size);
	}
}

function readPostings(file: string): Collected {
	const { words, combinations, terms, counts, ends } = deserialize(readFileSync(file)) as Postings;
	return { dictionary: new Dictionary(words), combinations: createCombinations(combinations), terms, counts, ends };
}

/** The sections of all documents on disk, and their postings. */
export interface SpilledDocuments extends SectionTexts {
	readonly postings: SpilledPostings;
}
