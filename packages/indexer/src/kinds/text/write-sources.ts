import {
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
} from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import { BuildError } from '../../errors.ts';
import type { Report } from '../../report.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import { listText } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import { type ReadDocuments, readDocuments, rowsOf, type SectionRows, type TextSummary } from './documents.ts';
import { GONE, patchTerms } from './patch-terms.ts';
import type { TextOptions } from './settings.ts';
import { buildTerms, type TermTable } from './term-table.ts';
import { type WrittenText, writeTerms } from './write.ts';

/** The texts of a build, as the next one needs them. */
export interface KnownTexts {
	/** The digests of the documents' sources, in the order in which their sections are numbered. */
	readonly sources: readonly string[];
	/** What is known of the sections of each. */
	readonly summaries: readonly TextSummary[];
	/** Their terms; undefined where there are no sections. */
	readonly table: TermTable | undefined;
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
	const read = (known && readChanged(documents, known, options)) ?? readAll(documents, options);
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
		known: { sources: documents.map(({ digests }) => digests.source), summaries, table },
	};
}

/** Texts as far as they had to be read. */
interface ReadSources {
	readonly summaries: readonly TextSummary[];
	readonly table: TermTable | undefined;
	/** What is written of the sections of a document. */
	rowsOf(document: number): SectionRows;
}

function readAll(documents: readonly SourceDocument[], options: TextOptions): ReadSources {
	const read = readDocuments(textsOf(documents), options, refuse);
	const { summaries, rows } = byDocument(read);
	const size = options.grams.at(-1) as number;
	const table = read.records.length === 0 ? undefined : buildTerms(read.collected, size).table;
	return { summaries, table, rowsOf: (document) => rows[document] as SectionRows };
}

/** Reads what changed since a build; undefined where that is so much that all can as well be read. */
function readChanged(
	documents: readonly SourceDocument[],
	known: KnownTexts,
	options: TextOptions,
): ReadSources | undefined {
	const { sources, table } = known;
	const places = new Map(sources.map((source, place) => [source, place]));
	const added = documents.filter(({ digests }) => !places.has(digests.source));
	if (table === undefined || added.length > documents.length / 2) return undefined;
	const read = readDocuments(textsOf(added), options, refuse);
	const fresh = byDocument(read);
	const summaries: TextSummary[] = [];
	const rows = new Map<number, SectionRows>();
	const moved = new Uint32Array(known.summaries.reduce((sum, { lengths }) => sum + lengths.length, 0)).fill(GONE);
	const addedSections: number[] = [];
	const starts = startsOf(known.summaries);
	let section = 0;
	let next = 0;
	documents.forEach(({ digests }, document) => {
		const place = places.get(digests.source);
		const summary = (place === undefined ? fresh.summaries[next] : known.summaries[place]) as TextSummary;
		for (let i = 0; i < summary.lengths.length; i++, section++) {
			if (place === undefined) addedSections.push(section);
			else moved[(starts[place] as number) + i] = section;
		}
		if (place === undefined) rows.set(document, fresh.rows[next++] as SectionRows);
		summaries.push(summary);
	});
	const changes = { moved, added: Uint32Array.from(addedSections), collected: read.collected };
	const patched = section === 0 ? undefined : patchTerms(table, changes, options.grams.at(-1) as number);
	if (section > 0 && patched === undefined) return undefined;
	const rowsOfDocument = (document: number): SectionRows => {
		const known = rows.get(document) ?? rowsOf((documents[document] as SourceDocument).text());
		rows.set(document, known);
		return known;
	};
	return { summaries, table: patched, rowsOf: rowsOfDocument };
}

function* textsOf(documents: readonly SourceDocument[]): Generator<ReturnType<SourceDocument['text']>> {
	for (const document of documents) yield document.text();
}

/** The number of each document's first section. */
function startsOf(summaries: readonly TextSummary[]): number[] {
	let start = 0;
	return summaries.map(({ lengths }) => {
		start += lengths.length;
		return start - lengths.length;
	});
}

/** What was read of each document. */
function byDocument({ records, texts, lengths, sectionCounts }: ReadDocuments): {
	readonly summaries: readonly TextSummary[];
	readonly rows: readonly SectionRows[];
} {
	let from = 0;
	const rows = sectionCounts.map((count) => {
		from += count;
		return { records: records.slice(from - count, from), texts: texts.slice(from - count, from) };
	});
	let first = 0;
	const summaries = rows.map((own) => {
		const own_lengths = lengths.slice(first, first + own.records.length);
		first += own.records.length;
		return { lengths: own_lengths, recordBytes: own.records.map(bytesOf), textBytes: own.texts.map(bytesOf) };
	});
	return { summaries, rows };
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
