import {
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	sectionsOf,
	type TextDocument,
} from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import { BuildError } from '../../errors.ts';
import type { Report } from '../../report.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import { listText } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import { readDocuments, rowsOf, type SectionRows, type TextSummary } from './documents.ts';
import type { IndexedText } from './indexed.ts';
import { GONE, patchTerms } from './patch-terms.ts';
import type { TextOptions } from './settings.ts';
import { buildTerms, type TermTable } from './term-table.ts';
import { toIndexed, type WrittenText, writeTerms } from './write.ts';

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

/** Texts that were written. */
export interface WrittenSources extends WrittenText {
	readonly known: KnownTexts;
}

/**
 * Writes the texts of markdown files: those that are known from before are not read again.
 *
 * @param documents in the order in which they are numbered
 * @param known the texts of an earlier build with the same options
 */
export function writeSourceTexts(
	documents: readonly SourceDocument[],
	known: KnownTexts | undefined,
	options: TextOptions,
	stages: Stages,
): WrittenSources {
	const read: ReadSources = (known && readChanged(documents, known, options)) ?? readAll(documents, options);
	const { summaries, table } = read;
	const writeRows = (
		name: typeof SECTIONS_TABLE | typeof SECTION_TEXTS_TABLE,
		field: keyof SectionRows,
		aim: number,
		sizes: readonly (readonly number[])[],
	): number[] => {
		const cuts = cutsOf(sizes.flat(), aim);
		const stretches = stretchesOf(documents, summaries, cuts);
		stretches.forEach((part, number) => {
			const input = (): string =>
				part.map(({ document, from, to }) => `${documents[document]?.digests.source} ${from} ${to}`).join('\n');
			stages.part(name, number, input, () =>
				listText(part.flatMap(({ document, from, to }) => read.rowsOf(document)[field].slice(from, to))),
			);
		});
		return cuts;
	};
	const lengths = summaries.flatMap((summary) => summary.lengths);
	const sectionCounts = summaries.map((summary) => summary.lengths.length);
	const cuts = {
		text_terms:
			table === undefined
				? []
				: stages.always((files) => writeTerms(files, table, { lengths, sectionCounts }, options)),
		sections: writeRows(
			SECTIONS_TABLE,
			'records',
			SECTIONS_PART_BYTES,
			summaries.map(({ recordBytes }) => recordBytes),
		),
		section_texts: writeRows(
			SECTION_TEXTS_TABLE,
			'texts',
			SECTION_TEXTS_PART_BYTES,
			summaries.map(({ textBytes }) => textBytes),
		),
	};
	return {
		cuts,
		documents: documents.length,
		sections: lengths.length,
		ids: documents.map(({ path }) => path),
		sectionCounts,
		indexed: read.indexed,
		known: {
			documents: documents.map(({ path, digests: { source } }, i) => ({
				path,
				source,
				...(summaries[i] as TextSummary),
			})),
			table,
		},
	};
}

/** Texts as far as they had to be read. */
interface ReadSources {
	readonly summaries: readonly TextSummary[];
	readonly table: TermTable | undefined;
	/** All of them; undefined where not all were read. */
	readonly indexed?: IndexedText;
	/** What is written of the sections of a document. */
	rowsOf(document: number): SectionRows;
}

function readAll(documents: readonly SourceDocument[], options: TextOptions): ReadSources {
	const read = readDocuments(textsOf(documents), options, refuse);
	let first = 0;
	const rows = read.sectionCounts.map((count) => {
		first += count;
		return { records: read.records.slice(first - count, first), texts: read.texts.slice(first - count, first) };
	});
	let next = 0;
	const summaries = documents.map((document, i) => {
		const digests = document.sections();
		next += digests.length;
		return summaryOf(digests, read.lengths.slice(next - digests.length, next), rows[i] as SectionRows);
	});
	const rowsOfDocument = (document: number): SectionRows => rows[document] as SectionRows;
	if (read.records.length === 0) return { summaries, table: undefined, rowsOf: rowsOfDocument };
	const built = buildTerms(read.collected, options.grams.at(-1) as number);
	return { summaries, table: built.table, indexed: toIndexed(read, built, options), rowsOf: rowsOfDocument };
}

/**
 * Reads what changed since a build, section by section; undefined where that is so much that all can as well be read.
 */
function readChanged(
	documents: readonly SourceDocument[],
	{ documents: known, table }: KnownTexts,
	options: TextOptions,
): ReadSources | undefined {
	const knownByPath = new Map(known.map((text) => [text.path, text]));
	const changed = documents.filter(({ path, digests }) => knownByPath.get(path)?.source !== digests.source);
	if (table === undefined || changed.length > documents.length / 2) return undefined;
	const starts = startsOf(known);
	const moved = new Uint32Array(known.reduce((sum, { lengths }) => sum + lengths.length, 0)).fill(GONE);
	const added: number[] = [];
	const toRead: TextDocument[] = [];
	let section = 0;
	for (const document of documents) {
		const { path, digests } = document;
		const old = knownByPath.get(path);
		const oldDigests = old?.digests ?? [];
		const digestsNow = old?.source === digests.source ? old.digests : document.sections();
		const same = commonEnds(oldDigests, digestsNow);
		const oldStart = starts.get(path) ?? 0;
		for (let i = 0; i < same.before; i++) moved[oldStart + i] = section + i;
		for (let i = 1; i <= same.behind; i++) {
			moved[oldStart + oldDigests.length - i] = section + digestsNow.length - i;
		}
		const end = digestsNow.length - same.behind;
		if (end > same.before)
			toRead.push({ ...document.text(), sections: sectionsOf(document.text()).slice(same.before, end) });
		for (let i = same.before; i < end; i++) added.push(section + i);
		section += digestsNow.length;
	}
	if (section === 0) return undefined;
	const read = readDocuments(toRead, options, refuse);
	const changes = { moved, added: Uint32Array.from(added), collected: read.collected };
	const patched = patchTerms(table, changes, options.grams.at(-1) as number);
	if (patched === undefined) return undefined;
	const rows = new Map<SourceDocument, SectionRows>();
	const rowsOfDocument = (document: SourceDocument): SectionRows => {
		const made = rows.get(document) ?? rowsOf(document.text());
		rows.set(document, made);
		return made;
	};
	let nextRead = 0;
	const summaries = documents.map((document): TextSummary => {
		const old = knownByPath.get(document.path);
		if (old?.source === document.digests.source) return old;
		const digests = document.sections();
		const same = commonEnds(old?.digests ?? [], digests);
		const count = digests.length - same.before - same.behind;
		nextRead += count;
		const lengths = [
			...(old?.lengths.slice(0, same.before) ?? []),
			...read.lengths.slice(nextRead - count, nextRead),
			...(same.behind > 0 ? (old?.lengths.slice(-same.behind) ?? []) : []),
		];
		return summaryOf(digests, lengths, rowsOfDocument(document));
	});
	return { summaries, table: patched, rowsOf: (document) => rowsOfDocument(documents[document] as SourceDocument) };
}

function summaryOf(
	digests: readonly string[],
	lengths: readonly number[],
	{ records, texts }: SectionRows,
): TextSummary {
	return { digests, lengths, recordBytes: records.map(bytesOf), textBytes: texts.map(bytesOf) };
}

/** How many items two lists have in common from their beginnings, and of the rest from their ends. */
function commonEnds(
	old: readonly string[],
	now: readonly string[],
): { readonly before: number; readonly behind: number } {
	const shorter = Math.min(old.length, now.length);
	let before = 0;
	while (before < shorter && old[before] === now[before]) before++;
	let behind = 0;
	while (behind < shorter - before && old.at(-1 - behind) === now.at(-1 - behind)) behind++;
	return { before, behind };
}

function* textsOf(documents: readonly SourceDocument[]): Generator<TextDocument> {
	for (const document of documents) yield document.text();
}

/** The number of each document's first section, by path. */
function startsOf(known: readonly KnownText[]): Map<string, number> {
	let start = 0;
	return new Map(
		known.map(({ path, lengths }) => {
			start += lengths.length;
			return [path, start - lengths.length];
		}),
	);
}

function bytesOf(json: string): number {
	return Buffer.byteLength(json);
}

/** Sections of one document that stand in one part: from the first to behind the last, counted in the document. */
interface Stretch {
	readonly document: number;
	readonly from: number;
	readonly to: number;
}

/** Which sections of which documents each part has. */
function stretchesOf(
	documents: readonly SourceDocument[],
	summaries: readonly TextSummary[],
	cuts: readonly number[],
): Stretch[][] {
	const parts: Stretch[][] = cuts.map(() => []);
	let part = -1;
	let section = 0;
	documents.forEach((_, document) => {
		const count = summaries[document]?.lengths.length ?? 0;
		for (let from = 0; from < count; ) {
			if (cuts[part + 1] === section + from) part++;
			const end = cuts[part + 1] ?? Number.POSITIVE_INFINITY;
			const to = Math.min(count, end - section);
			parts[part]?.push({ document, from, to });
			from = to;
		}
		section += count;
	});
	return parts;
}

/** Paths are ids that no two files have. */
const refuse: Report = ({ message, mend }) => {
	throw new BuildError(`${message}; ${mend}.`);
};
