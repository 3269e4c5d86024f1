import { hasUnspacedLetter } from '@pinakes/query/format/analysis/characters';
import { type Collected, selectSections } from '../text/collect.ts';
import type { SectionTexts } from '../text/documents.ts';
import type { IndexedText } from '../text/indexed.ts';
import { sortTerms } from '../text/term-table.ts';
import { areSampled } from './sampling.ts';

/**
 * Returns the sampled sections of a text as a separate text. It does not depend on other sections: its terms are in the
 * order of code units.
 */
export function sampleOf(text: IndexedText, every: number): IndexedText {
	const isIn = areSampled(text.read, every);
	return sampleText(text, text.read, isIn, selectSections(text.collected, isIn));
}

/**
 * Creates the text of a sample.
 *
 * @param isIn 1 for each section of the sample
 * @param collected postings of these sections
 */
export function sampleText(
	{ options, folding }: Pick<IndexedText, 'options' | 'folding'>,
	read: SectionTexts,
	isIn: Uint8Array,
	collected: Collected,
): IndexedText {
	const texts = kept(read.texts, isIn);
	let start = 0;
	const sectionCounts = read.sectionCounts.map((count) => {
		start += count;
		return isIn.subarray(start - count, start).reduce((sum, one) => sum + one, 0);
	});
	return {
		options,
		folding,
		...sortTerms(collected, folding),
		collected,
		sections: texts.length,
		read: {
			records: kept(read.records, isIn),
			texts,
			lengths: kept(read.lengths, isIn),
			ids: read.ids,
			sectionCounts,
			languages: read.languages,
			bytes: texts.reduce((sum, json) => sum + Buffer.byteLength(JSON.parse(json) as string), 0),
			unspaced: texts.filter(hasUnspacedLetter).length,
		},
	};
}

function kept<T>(rows: Iterable<T>, isIn: Uint8Array): T[] {
	const found: T[] = [];
	let section = 0;
	for (const row of rows) if (isIn[section++] === 1) found.push(row);
	return found;
}
