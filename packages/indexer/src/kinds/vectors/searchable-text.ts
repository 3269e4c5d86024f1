import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import {
	inverseDocumentFrequency,
	lengthNorms,
	saturation,
	termWeight,
	weightedFrequencies,
} from '@pinakes/query/format/kinds/text/bm25';
import { fieldTerms } from '@pinakes/query/format/kinds/text/document';
import type { SearchableText } from '../../trained-vectors/choose-weight.ts';
import type { TermCounts } from '../../trained-vectors/term-weights.ts';
import { textAnalyzers } from '../text/documents.ts';
import { documentOfSections, type IndexedTerms, type IndexedText, sectionAt } from '../text/indexed.ts';

/** Counts of an index's terms, and the ranks of these terms. */
export interface RankedCounts {
	readonly counts: TermCounts;
	readonly ranks: Uint32Array;
}

/** Counts the terms for training: all but single characters of unspaced text, which are part of too many words. */
export function countTerms(text: IndexedText): RankedCounts {
	const { terms, options } = text;
	const ranks = Uint32Array.from(terms.keys()).filter((rank) => !isSingle(terms[rank] as string, options.grams));
	return { counts: countsOf(text, ranks), ranks };
}

/** Counts the terms with given ranks, in that order. */
export function countsOf({ options, sections, postings }: IndexedTerms, ranks: Uint32Array): TermCounts {
	const starts = new Uint32Array(ranks.length + 1);
	ranks.forEach((rank, term) => {
		const { from, to } = postings.of(rank);
		starts[term + 1] = (starts[term] as number) + to - from;
	});
	const indices = new Uint32Array(starts.at(-1) as number);
	const frequencies = new Float32Array(indices.length);
	const weighted = weightedFrequencies(postings.counts, options.weights);
	ranks.forEach((rank, term) => {
		const { sections: own, counts, from, to } = postings.of(rank);
		const start = starts[term] as number;
		indices.set(own.subarray(from, to), start);
		for (let i = from; i < to; i++) frequencies[start + i - from] = weighted[counts[i] as number] as number;
	});
	return { sections, starts, indices, frequencies };
}

/** Whether a term is a single character, if the index has larger n-grams. */
function isSingle(term: string, grams: readonly number[]): boolean {
	return grams.at(-1) !== 1 && isUnspaced(term) && [...term].length === 1;
}

/** Returns a text index for choosing the weight of vectors. It scores as a search for exact terms does. */
export function searchableText(text: IndexedText): SearchableText {
	const { options, sections, read, terms, postings } = text;
	const norms = lengthNorms(read.lengths);
	const weighted = weightedFrequencies(postings.counts, options.weights);
	const ranks = new Map(terms.map((term, rank) => [term, rank]));
	const cut = bodyCutter(text);
	const scores = new Float64Array(sections);
	return {
		sections,
		documents: documentOfSections(text),
		termsOf: (section) =>
			cut(section)
				.filter((term) => !isSingle(term, options.grams))
				.map((term) => ({ term: ranks.get(term) as number, isGram: isUnspaced(term) })),
		score(asked) {
			scores.fill(0);
			for (const rank of asked) {
				const { sections: numbers, counts, from, to } = postings.of(rank);
				const weight = termWeight(inverseDocumentFrequency(to - from, sections), 1);
				for (let i = from; i < to; i++) {
					const section = numbers[i] as number;
					const share = saturation(weighted[counts[i] as number] as number, norms[section] as number);
					scores[section] = (scores[section] as number) + weight * share;
				}
			}
			return scores;
		},
	};
}

/**
 * Returns a function that tokenizes the body of a section into the terms it was indexed by, in the order of the text.
 */
function bodyCutter(text: IndexedText): (section: number) => string[] {
	const analyzers = textAnalyzers(text.options.grams, text.folding);
	const owners = documentOfSections(text);
	return (section) => {
		const { body } = sectionAt(text, section);
		const analyzer = analyzers(text.read.languages[owners[section] as number] as string);
		return fieldTerms('', { text: body }, analyzer, false).at(-1) as string[];
	};
}
