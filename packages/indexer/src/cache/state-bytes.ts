import { decodeNumbers, encodeNumber, type FieldCounts } from '@pinakes/query/format';
import type { TextSummary } from '../kinds/text/documents.ts';
import type { TermTable } from '../kinds/text/term-table.ts';
import type { DocumentFacts, SourceDocument } from '../sources/source-document.ts';
import { DIGEST_LENGTH } from './digest.ts';
import type { BuildState } from './state.ts';

/** A state but for the facts of documents and the rows of terms, which are bytes behind it. */
interface StateJson {
	readonly settings: string;
	readonly textSettings: string;
	readonly documents: readonly DocumentJson[];
	/** Null where nothing is known of texts. */
	readonly table: TableJson | null;
	readonly hasTexts: boolean;
	readonly units: readonly (readonly [id: string, digest: string])[];
	readonly stages: readonly (readonly [name: string, input: string, result: string, files: readonly string[]])[];
	readonly files: readonly (readonly [path: string, bytes: number, sha256: string, stamp: string])[];
}

/** Digests and lists of numbers are texts without a gap. */
type DocumentJson = readonly [
	path: string,
	digests: string,
	isPlain: boolean,
	factsBytes: number,
	outlineBytes: number,
	sectionDigests: string,
	lengths: string,
	recordBytes: string,
	textBytes: string,
];

/** Rows have the bytes that they take, or stand here where they are not ASCII. */
interface TableJson extends Omit<TermTable, 'rows'> {
	readonly rows: readonly (readonly [key: string, row: number | string])[];
}

/** What facts begin with, before the outline. */
const BEFORE_OUTLINE = '{"outline":'.length;

/** A state as lists of bytes: JSON, facts of the documents, rows. */
export function encodeState({ settings, textSettings, documents, texts, units, stages, files }: BuildState): Buffer[] {
	const summaries = new Map(texts?.documents.map((text) => [text.source, text]));
	const facts: Uint8Array[] = [];
	const json: StateJson = {
		settings,
		textSettings,
		documents: [...documents.values()].map((document): DocumentJson => {
			const { path, digests, isPlain } = document;
			const bytes = document.factsText();
			facts.push(bytes);
			const {
				digests: sections = [],
				lengths = [],
				recordBytes = [],
				textBytes = [],
			} = summaries.get(digests.source) ?? {};
			return [
				path,
				[digests.source, digests.outline, digests.record, digests.text, digests.process].join(''),
				isPlain,
				bytes.length,
				Buffer.byteLength(document.outlineText()),
				sections.join(''),
				...([lengths, recordBytes, textBytes].map((numbers) => numbers.map(encodeNumber).join('')) as [
					string,
					string,
					string,
				]),
			];
		}),
		table: texts?.table === undefined ? null : { ...texts.table, rows: [...texts.table.rows].map(rowJson) },
		hasTexts: texts !== undefined,
		units: [...units],
		stages: [...stages].map(([name, { input, result, files: paths }]) => [name, input, result, paths]),
		files: [...files].map(([path, { bytes, sha256, stamp }]) => [path, bytes, sha256, stamp]),
	};
	const rows = [...(texts?.table?.rows.values() ?? [])].filter(isAscii).join('');
	return [Buffer.from(JSON.stringify(json)), Buffer.concat(facts), Buffer.from(rows, 'latin1')];
}

function rowJson([key, row]: readonly [string, string]): TableJson['rows'][number] {
	return [key, isAscii(row) ? row.length : row];
}

function isAscii(text: string): boolean {
	return Buffer.byteLength(text) === text.length;
}

/** Reads what `encodeState` wrote; undefined where it is something else. */
export function decodeState(lists: readonly Buffer[]): BuildState | undefined {
	const [text, facts, rows] = lists;
	if (text === undefined || facts === undefined || rows === undefined) return undefined;
	try {
		const json = JSON.parse(text.toString()) as StateJson;
		const summaries: (TextSummary & { path: string; source: string })[] = [];
		const documents: SourceDocument[] = [];
		let from = 0;
		for (const row of json.documents) {
			const document = documentOf(row, facts.subarray(from, from + row[3]));
			documents.push(document);
			summaries.push({ path: document.path, source: document.digests.source, ...summaryOf(row) });
			from += row[3];
		}
		const table = json.table === null ? undefined : tableOf(json.table, rows);
		return {
			settings: json.settings,
			textSettings: json.textSettings,
			documents: new Map(documents.map((document) => [document.digests.source, document])),
			texts: json.hasTexts ? { documents: summaries, table } : undefined,
			units: new Map(json.units),
			stages: new Map(
				json.stages.map(([name, input, result, paths]) => [name, { input, result, files: paths.map(checkedPath) }]),
			),
			files: new Map(json.files.map(([path, bytes, sha256, stamp]) => [checkedPath(path), { bytes, sha256, stamp }])),
		};
	} catch {
		return undefined;
	}
}

/** A path of a file of an index, which leads nowhere else. */
function checkedPath(path: string): string {
	if (!/^(?:parts\/)?[\w.-]+\.json$/.test(path)) throw new TypeError('this is no file of an index');
	return path;
}

function documentOf([path, digests, isPlain, , outlineBytes]: DocumentJson, bytes: Buffer): SourceDocument {
	const [source = '', outline = '', record = '', text = '', process = ''] = cutDigests(digests);
	let facts: DocumentFacts | undefined;
	return {
		path,
		digests: { source, outline, record, text, process },
		isPlain,
		factsText: () => bytes,
		outlineText: () => bytes.toString('utf8', BEFORE_OUTLINE, BEFORE_OUTLINE + outlineBytes),
		facts() {
			facts ??= JSON.parse(bytes.toString()) as DocumentFacts;
			return facts;
		},
		text: notRead,
		sections: notRead,
	};
}

/** Texts are not cached: whoever needs one reads the file. */
function notRead(): never {
	throw new Error('the text of a document is not in the cache');
}

function summaryOf([, , , , , sections, lengths, recordBytes, textBytes]: DocumentJson): TextSummary {
	return {
		digests: cutDigests(sections),
		lengths: numbersOf(lengths),
		recordBytes: numbersOf(recordBytes),
		textBytes: numbersOf(textBytes),
	};
}

function cutDigests(text: string): string[] {
	return Array.from({ length: text.length / DIGEST_LENGTH }, (_, i) =>
		text.slice(i * DIGEST_LENGTH, (i + 1) * DIGEST_LENGTH),
	);
}

function numbersOf(text: string): number[] {
	const numbers = decodeNumbers(text);
	if (numbers === undefined) throw new TypeError('these are no numbers');
	return [...numbers];
}

function tableOf({ rows: places, ...table }: TableJson, bytes: Buffer): TermTable {
	const text = bytes.toString('latin1');
	let from = 0;
	const rows = new Map(
		places.map(([key, row]) => {
			if (typeof row === 'string') return [key, row];
			from += row;
			return [key, text.slice(from - row, from)];
		}),
	);
	return { ...table, counts: table.counts as readonly FieldCounts[], rows };
}
