import { hasUnspacedLetter } from '@pinakes/query/format/analysis/characters';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { digestOf } from '../../build/digest.ts';
import { type Collected, selectSections } from '../text/collect.ts';
import type { SectionTexts } from '../text/documents.ts';
import type { IndexedText } from '../text/indexed.ts';
import { sortTerms } from '../text/term-table.ts';

/** Number of sections from which vectors are learnt as well as from all. */
const ENOUGH_SECTIONS = 1_500;

/** Bytes of a digest that decide whether a section is in the sample. */
const DIGEST_BYTES = 3;

/** Returns the reciprocal of the sampling rate for a number of sections: a power of two, 1 if all are needed. */
export function samplingInterval(sections: number): number {
	let every = 1;
	while (sections >= 2 * every * ENOUGH_SECTIONS) every *= 2;
	return every;
}

/**
 * Returns a function that tells whether the next section of a document is in the sample. Sections are chosen by hashing
 * document id and heading path, so that a section with a changed text stays in or out of the sample, and added or
 * removed sections do not affect others.
 *
 * @param id the document's
 * @returns called with the headings of each section, in order
 */
export function createSampling(id: string, every: number): (headings: readonly string[]) => boolean {
	const met = new Map<string, number>();
	return (headings) => {
		const path = JSON.stringify(headings);
		const before = met.get(path) ?? 0;
		met.set(path, before + 1);
		const bytes = Buffer.from(digestOf(id, path, `${before}`), 'base64url');
		return bytes.readUIntBE(0, DIGEST_BYTES) % every === 0;
	};
}

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

/** Returns 1 for each sampled section, else 0. */
export function areSampled({ ids, records, sectionCounts }: SectionTexts, every: number): Uint8Array {
	const isIn = new Uint8Array(records.length);
	const rest = records[Symbol.iterator]();
	let section = 0;
	ids.forEach((id, document) => {
		const isSampled = createSampling(id, every);
		for (const end = section + (sectionCounts[document] as number); section < end; section++) {
			const { headings = [] } = JSON.parse(rest.next().value as string) as SectionRecord;
			isIn[section] = isSampled(headings) ? 1 : 0;
		}
	});
	return isIn;
}
