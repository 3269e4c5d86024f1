import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { digestOf } from '../../build/digest.ts';
import { type Collected, selectSections } from '../text/collect.ts';
import type { SectionTexts } from '../text/documents.ts';
import type { IndexedText } from '../text/indexed.ts';
import { sortTerms } from '../text/term-table.ts';

/** Vectors that are learnt from so many sections are as good as those that are learnt from all. */
const ENOUGH_SECTIONS = 1_500;

/** Bytes of a digest that tell whether a section is learnt from. */
const DIGEST_BYTES = 3;

/** One of how many sections is learnt from, by how many there are: a power of two, 1 where all are needed. */
export function everyFor(sections: number): number {
	let every = 1;
	while (sections >= 2 * every * ENOUGH_SECTIONS) every *= 2;
	return every;
}

/**
 * Returns whether vectors are learnt from a section, for the sections of a document in order: by their names, so that a section
 * whose text changes stays in the sample or out of it, and one that comes or goes leaves the others where they are.
 *
 * @param id the document's
 * @returns called with the headings of the next section
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
 * The sections of a text that are learnt from, as a separate text. It does not depend on any other section: its
 * terms are in the order of code units.
 */
export function sampleOf(text: IndexedText, every: number): IndexedText {
	const isIn = areSampled(text.read, every);
	return sampleText(text, text.read, isIn, selectSections(text.collected, isIn));
}

/**
 * Puts a sample together.
 *
 * @param isIn 1 for each section that is in it
 * @param collected the postings of these sections
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
			unspaced: texts.filter(isUnspaced).length,
		},
	};
}

function kept<T>(rows: Iterable<T>, isIn: Uint8Array): T[] {
	const found: T[] = [];
	let section = 0;
	for (const row of rows) if (isIn[section++] === 1) found.push(row);
	return found;
}

/** 1 for each section that is learnt from, else 0. */
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
