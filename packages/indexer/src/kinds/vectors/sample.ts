import { type SectionRecord, sectionsOf, type TextDocument, type TextSection } from '@pinakes/query/format';
import { digestOf } from '../../cache/digest.ts';
import { compare } from '../../report.ts';
import type { IndexedText } from '../text/indexed.ts';
import { ownPostings, type TermPostings } from '../text/row.ts';

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
 * Tells of the sections of a document, one after the other, which are learnt from: by their names, so that a section
 * whose text changes stays in the sample or out of it, and one that comes or goes leaves the others where they are.
 *
 * @param id the document's
 * @returns told the headings of the next section
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

/** The sections of a document that are learnt from, and their places among all of its sections. */
export function sampledSections(
	document: TextDocument,
	every: number,
): readonly { readonly section: TextSection; readonly place: number }[] {
	const isSampled = createSampling(document.id, every);
	return sectionsOf(document).flatMap((section, place) =>
		isSampled(section.headings ?? []) ? [{ section, place }] : [],
	);
}

/**
 * The sections of a text that are learnt from, as a text of their own. It does not depend on any other section: its
 * terms are in the order of code units.
 */
export function sampleOf(text: IndexedText, every: number): IndexedText {
	const { read } = text;
	const isIn = areSampled(text, every);
	const kept = <T>(rows: readonly T[]): T[] => rows.filter((_, section) => isIn[section]);
	const texts = kept(read.texts);
	let start = 0;
	const sectionCounts = read.sectionCounts.map((count) => {
		start += count;
		return isIn.subarray(start - count, start).reduce((sum, one) => sum + one, 0);
	});
	return {
		...text,
		...termsOf(text, isIn),
		sections: texts.length,
		read: {
			records: kept(read.records),
			texts,
			lengths: kept(read.lengths),
			ids: read.ids,
			sectionCounts,
			bytes: texts.reduce((sum, json) => sum + Buffer.byteLength(JSON.parse(json) as string), 0),
		},
	};
}

/** 1 for each section that is learnt from, else 0. */
function areSampled({ read: { ids, records, sectionCounts } }: IndexedText, every: number): Uint8Array {
	const isIn = new Uint8Array(records.length);
	let section = 0;
	ids.forEach((id, document) => {
		const isSampled = createSampling(id, every);
		for (const end = section + (sectionCounts[document] as number); section < end; section++) {
			const { headings = [] } = JSON.parse(records[section] as string) as SectionRecord;
			isIn[section] = isSampled(headings) ? 1 : 0;
		}
	});
	return isIn;
}

/** The terms of some sections, which are numbered anew, and their postings. */
function termsOf({ terms, postings }: IndexedText, isIn: Uint8Array): Pick<IndexedText, 'terms' | 'postings'> {
	const numbers = new Uint32Array(isIn.length);
	let sections = 0;
	isIn.forEach((one, section) => {
		numbers[section] = sections;
		sections += one;
	});
	const own = terms.flatMap((term, rank) => {
		const left = postingsIn(postings.of(rank), isIn, numbers);
		return left === undefined ? [] : [[term, left] as const];
	});
	own.sort(([a], [b]) => compare(a, b));
	return {
		terms: own.map(([term]) => term),
		postings: { counts: postings.counts, of: (rank) => (own[rank] as (typeof own)[number])[1] },
	};
}

/** The postings of some sections; undefined where there are none. */
function postingsIn(
	{ sections, counts, from, to }: TermPostings,
	isIn: Uint8Array,
	numbers: Uint32Array,
): TermPostings | undefined {
	let length = 0;
	for (let i = from; i < to; i++) length += isIn[sections[i] as number] as number;
	if (length === 0) return undefined;
	const [own, ownCounts] = [new Uint32Array(length), new Uint32Array(length)];
	let at = 0;
	for (let i = from; i < to; i++) {
		const section = sections[i] as number;
		if (isIn[section] === 0) continue;
		own[at] = numbers[section] as number;
		ownCounts[at++] = counts[i] as number;
	}
	return ownPostings(own, ownCounts);
}
