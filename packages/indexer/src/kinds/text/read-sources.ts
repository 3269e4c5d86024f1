import { type SectionRecord, sectionsOf, type TextDocument } from '@pinakes/query/format';
import { DIGEST_LENGTH } from '../../cache/digest.ts';
import { BuildError } from '../../errors.ts';
import { compare, type Report } from '../../report.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import { readDocuments, rowsOf, type SectionRows, type TextSummary } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import { patchTerms } from './patch-terms.ts';
import type { RowTexts } from './row-texts.ts';
import { GONE } from './scan-rows.ts';
import type { SectionPartsBefore } from './section-parts.ts';
import type { TextOptions } from './settings.ts';
import { sortPostings } from './sort.ts';
import type { SectionNumbers } from './splice-row.ts';
import { buildTerms, foldTerms, ranksOf, type TermTable } from './term-table.ts';
import { toIndexed } from './write.ts';

/** The texts of a build, as the next one needs them. */
export interface KnownTexts {
	/** In the order in which their sections are numbered. */
	readonly documents: readonly KnownText[];
	/** Their terms; undefined where there are no sections. */
	readonly table: TermTable | undefined;
}

/** The text of a document. */
export interface KnownText extends TextSummary {
	readonly path: string;
	/** The digest of its source. */
	readonly source: string;
}

/** Texts as far as they had to be read. */
export interface ReadSources extends KnownTexts {
	/** The rows of terms that were there; undefined where all were made anew. */
	readonly before: RowTexts | undefined;
	/** All of them; undefined where not all were read. */
	readonly indexed: IndexedText | undefined;
	/** What is written of the sections of a document. */
	rowsOf(document: number): SectionRows;
}

/** Reads all texts, which are in the order in which they are numbered. */
export function readAll(documents: readonly SourceDocument[], options: TextOptions): ReadSources {
	const read = readDocuments(
		documents.map((document) => document.text()),
		options,
		refuse,
	);
	let end = 0;
	const rows: SectionRows[] = [];
	const known = documents.map((document, i): KnownText => {
		const start = end;
		end += read.sectionCounts[i] as number;
		const own = { records: read.records.slice(start, end), texts: read.texts.slice(start, end) };
		rows.push(own);
		return knownText(document, document.sections(), Uint32Array.from(read.lengths.slice(start, end)), own);
	});
	const built = end === 0 ? undefined : buildTerms(read.collected, options.grams.at(-1) as number);
	return {
		documents: known,
		table: built?.table,
		before: undefined,
		indexed: built && toIndexed(read, built, options),
		rowsOf: (document) => rows[document] as SectionRows,
	};
}

/**
 * Reads some texts of an index, whose terms are in the order of code units then.
 *
 * @param folding of the index: pairs of a character and the one that stands for it
 */
export function readSome(documents: Iterable<TextDocument>, options: TextOptions, folding: string): IndexedText {
	const { collected, ...read } = readDocuments(documents, options, refuse);
	const folded = foldTerms(collected.terms, folding);
	const terms = [...new Set(folded)].sort(compare);
	const postings = sortPostings(collected, ranksOf(folded, terms), terms.length);
	return { options, sections: read.records.length, read, folding, terms, postings };
}

/** What an earlier build wrote of sections: see `SectionRows`. */
export type RowsBefore = Record<keyof SectionRows, Pick<SectionPartsBefore, 'rows'>>;

/**
 * Reads what changed since a build, section by section.
 *
 * @param before what that build wrote
 * @returns undefined where that is so much that all can as well be read
 */
export function readChanged(
	documents: readonly SourceDocument[],
	known: KnownTexts,
	options: TextOptions,
	before: RowsBefore | undefined,
): ReadSources | undefined {
	const { table } = known;
	const compared = compareSections(documents, known.documents);
	const isMuch = compared.filter(({ isSame }) => !isSame).length > documents.length / 2;
	if (table === undefined || isMuch || documents.length === 0) return undefined;
	if (compared.every(({ isSame }) => isSame) && documents.length === known.documents.length) {
		return {
			...known,
			before: table.rows,
			indexed: undefined,
			rowsOf: (document) => rowsOf(documents[document]?.text() as TextDocument),
		};
	}
	const read = readDocuments(changedTexts(documents, compared), options, refuse);
	const numbered = numberSections(compared, known.documents);
	const size = options.grams.at(-1) as number;
	const patched = patchTerms(
		table,
		{ ...numbered, collected: read.collected, former: formerTerms(compared, before, options) },
		size,
	);
	if (patched === undefined) return undefined;
	const rows = new Map<number, SectionRows>();
	const rowsOfDocument = (document: number): SectionRows => {
		const made = rows.get(document) ?? rowsOf((documents[document] as SourceDocument).text());
		rows.set(document, made);
		return made;
	};
	let next = 0;
	const texts = documents.map((document, i): KnownText => {
		const { old, digests, before, behind, isSame } = compared[i] as Compared;
		if (isSame) return old as KnownText;
		const lengths = new Uint32Array(digests.length / DIGEST_LENGTH);
		for (let section = 0; section < lengths.length; section++) {
			const behindEnd = section - lengths.length;
			if (section < before) lengths[section] = old?.lengths[section] as number;
			else if (-behindEnd <= behind) lengths[section] = old?.lengths.at(behindEnd) as number;
			else lengths[section] = read.lengths[next++] as number;
		}
		return knownText(document, digests, lengths, rowsOfDocument(i));
	});
	return { documents: texts, table: patched, before: table.rows, indexed: undefined, rowsOf: rowsOfDocument };
}

/** A document beside what it was: how many of its sections at both ends are the same. */
interface Compared {
	/** What it was; undefined where there was none. */
	readonly old: KnownText | undefined;
	/** Of its sections as they are. */
	readonly digests: string;
	readonly before: number;
	readonly behind: number;
	/** Whether its file is what it was. */
	readonly isSame: boolean;
}

function compareSections(documents: readonly SourceDocument[], known: readonly KnownText[]): Compared[] {
	const knownByPath = new Map(known.map((text) => [text.path, text]));
	return documents.map((document): Compared => {
		const old = knownByPath.get(document.path);
		if (old !== undefined && old.source === document.digests.source) {
			return { old, digests: old.digests, before: old.lengths.length, behind: 0, isSame: true };
		}
		const digests = document.sections();
		return { old, digests, ...commonEnds(old?.digests ?? '', digests), isSame: false };
	});
}

/** How many digests two lists have in common from their beginnings, and of the rest from their ends. */
function commonEnds(old: string, now: string): Pick<Compared, 'before' | 'behind'> {
	const shorter = Math.min(old.length, now.length) / DIGEST_LENGTH;
	const at = (list: string, i: number): string => list.slice(i * DIGEST_LENGTH, (i + 1) * DIGEST_LENGTH);
	let before = 0;
	while (before < shorter && at(old, before) === at(now, before)) before++;
	const last = (list: string, i: number): string => at(list, list.length / DIGEST_LENGTH - 1 - i);
	let behind = 0;
	while (behind < shorter - before && last(old, behind) === last(now, behind)) behind++;
	return { before, behind };
}

/** The sections that are not what they were. */
function* changedTexts(documents: readonly SourceDocument[], compared: readonly Compared[]): Generator<TextDocument> {
	for (const [i, { digests, before, behind }] of compared.entries()) {
		const end = digests.length / DIGEST_LENGTH - behind;
		if (end === before) continue;
		const text = (documents[i] as SourceDocument).text();
		yield { ...text, sections: sectionsOf(text).slice(before, end) };
	}
}

/** Terms that sections had which changed, and perhaps some more; undefined where their texts are not there any more. */
function formerTerms(
	compared: readonly Compared[],
	before: RowsBefore | undefined,
	options: TextOptions,
): readonly string[] | undefined {
	const texts: TextDocument[] = [];
	for (const { old, before: from, behind, isSame } of compared) {
		if (isSame || old === undefined) continue;
		const to = old.lengths.length - behind;
		const records = before?.records.rows(old.source, from, to);
		const bodies = before?.texts.rows(old.source, from, to);
		if (records === undefined || bodies === undefined) return undefined;
		for (const [i, record] of records.entries()) {
			const { id, title = id, headings } = JSON.parse(record) as SectionRecord;
			const section = { ...(headings && { headings }), text: JSON.parse(bodies[i] as string) as string };
			texts.push({ id: `${id} ${from + i}`, title, sections: [section] });
		}
	}
	return readDocuments(texts, options, refuse).collected.terms;
}

/** The new numbers of old sections, and the numbers of those that were read. */
function numberSections(compared: readonly Compared[], known: readonly KnownText[]): SectionNumbers {
	const starts = new Map<KnownText, number>();
	let sections = 0;
	for (const text of known) {
		starts.set(text, sections);
		sections += text.lengths.length;
	}
	const moved = new Uint32Array(sections).fill(GONE);
	const isReread = new Uint8Array(sections);
	const read: number[] = [];
	let start = 0;
	for (const { old, digests, before, behind } of compared) {
		const count = digests.length / DIGEST_LENGTH;
		const oldStart = (old && starts.get(old)) ?? 0;
		const oldCount = old?.lengths.length ?? 0;
		for (let i = 0; i < before; i++) moved[oldStart + i] = start + i;
		for (let i = 1; i <= behind; i++) moved[oldStart + oldCount - i] = start + count - i;
		for (let i = before; i < count - behind; i++) {
			read.push(start + i);
			// Most changes leave a document as many sections as it had: what is at the place of one is that one.
			if (i >= oldCount - behind) continue;
			moved[oldStart + i] = start + i;
			isReread[oldStart + i] = 1;
		}
		start += count;
	}
	return { moved, isReread, read: Uint32Array.from(read), count: start };
}

function knownText(
	{ path, digests: { source } }: SourceDocument,
	digests: string,
	lengths: Uint32Array,
	{ records, texts }: SectionRows,
): KnownText {
	return { path, source, digests, lengths, recordBytes: bytesOf(records), textBytes: bytesOf(texts) };
}

function bytesOf(texts: readonly string[]): Uint32Array {
	return Uint32Array.from(texts, (json) => Buffer.byteLength(json));
}

/** Paths are ids that no two files have. */
const refuse: Report = ({ message, mend }) => {
	throw new BuildError(`${message}; ${mend}.`);
};
