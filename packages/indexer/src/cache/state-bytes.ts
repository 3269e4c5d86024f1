import type { DocumentOutline } from '@pinakes/query';
import type { DocumentRecord } from '@pinakes/query/format';
import type { KnownText } from '../kinds/text/read-sources.ts';
import { joined, rowsIn } from '../kinds/text/row-texts.ts';
import type { TermTable } from '../kinds/text/term-table.ts';
import type {
	DocumentBytes,
	DocumentDigests,
	DocumentFacts,
	OtherFacts,
	SourceDocument,
} from '../sources/source-document.ts';
import { DIGEST_LENGTH } from './digest.ts';
import { type BuildState, knownDocuments } from './state.ts';
import { decodeVectors, encodeVectors } from './vector-bytes.ts';

/** A state but for what is bytes behind it: texts of documents, numbers of their sections, and rows of terms. */
interface StateJson {
	readonly settings: string;
	readonly textSettings: string;
	readonly documents: readonly DocumentJson[];
	readonly hasTexts: boolean;
	/** Null where there are no sections. */
	readonly table: TableJson | null;
	readonly units: readonly (readonly [id: string, digest: string])[];
	readonly stages: readonly (readonly [name: string, input: string, result: string, files: readonly string[]])[];
	readonly files: readonly (readonly [path: string, bytes: number, sha256: string, stamp: string])[];
}

type DocumentJson = readonly [
	path: string,
	stamp: string,
	/** All of them, one after the other, in the order of `FACETS`. */
	digests: string,
	headings: number,
	isPlain: boolean,
	/** Where its bytes end, one behind the other, in the order of `BYTES`. */
	ends: readonly number[],
	/** Digests of its sections, one after the other. */
	sections: string,
];

/** Where rows end is among the numbers, and their texts are the last list. */
interface TableJson extends Omit<TermTable, 'rows'> {
	readonly keys: readonly string[];
}

const FACETS = ['source', 'outline', 'record', 'text', 'process'] as const;
const BYTES = ['outline', 'record', 'entry', 'process', 'facts'] as const;

/** Numbers of a section: its length, and the bytes of what is written of it. */
const COLUMNS = ['lengths', 'recordBytes', 'textBytes'] as const;

/** A state as lists of bytes: JSON, texts of documents, numbers of sections, rows, and vectors, if any. */
export function encodeState({ documents, texts, vectors, units, stages, files, ...state }: BuildState): Buffer[] {
	const known = new Map(texts?.documents.map((text) => [text.source, text]));
	const documentTexts: Uint8Array[] = [];
	const numbers: Uint8Array[] = [];
	const json: StateJson = {
		settings: state.settings,
		textSettings: state.textSettings,
		documents: documents.all.map((document): DocumentJson => {
			const { path, stamp, digests, headings, isPlain } = document;
			let end = 0;
			const ends = BYTES.map((part) => {
				const own = document.bytes(part);
				documentTexts.push(own);
				end += own.length;
				return end;
			});
			const text = known.get(digests.source);
			for (const column of COLUMNS) numbers.push(bytesOf(text?.[column] ?? new Uint32Array()));
			const facets = FACETS.map((facet) => digests[facet]).join('');
			return [path, stamp, facets, headings, isPlain, ends, text?.digests ?? ''];
		}),
		hasTexts: texts !== undefined,
		table: texts?.table === undefined ? null : tableJson(texts.table),
		units: [...units],
		stages: [...stages].map(([name, { input, result, files: paths }]) => [name, input, result, paths]),
		files: [...files].map(([path, { bytes, sha256, stamp }]) => [path, bytes, sha256, stamp]),
	};
	const rows = texts?.table === undefined ? undefined : joined(texts.table.rows.texts);
	if (rows !== undefined) numbers.push(bytesOf(rows.ends));
	return [
		Buffer.from(JSON.stringify(json)),
		Buffer.concat(documentTexts),
		Buffer.concat(numbers),
		rows?.bytes ?? Buffer.alloc(0),
		...(vectors === undefined ? [] : encodeVectors(vectors)),
	];
}

function tableJson({ rows, ...table }: TermTable): TableJson {
	return { ...table, keys: rows.keys };
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Reads what `encodeState` wrote; undefined where it is something else. */
export function decodeState(lists: readonly Buffer[]): BuildState | undefined {
	const [text, documentTexts, numberBytes, rows, ...vectors] = lists;
	if (!text || !documentTexts || !numberBytes || !rows) return undefined;
	try {
		const json = JSON.parse(text.toString()) as StateJson;
		const numbers = new Uint32Array(new Uint8Array(numberBytes).buffer);
		const texts: KnownText[] = [];
		let byte = 0;
		let number = 0;
		const documents = json.documents.map((row) => {
			const [, , , , , ends, digests] = row;
			const document = new KeptDocument(row, documentTexts, byte);
			byte += ends.at(-1) as number;
			const count = digests.length / DIGEST_LENGTH;
			const column = (): Uint32Array => {
				number += count;
				return numbers.subarray(number - count, number);
			};
			const [lengths, recordBytes, textBytes] = [column(), column(), column()];
			const { path, digests: facets } = document;
			texts.push({ path, source: facets.source, digests, lengths, recordBytes, textBytes });
			return document;
		});
		const table = json.table === null ? undefined : tableOf(json.table, numbers.subarray(number), rows);
		number += table?.rows.keys.length ?? 0;
		if (byte !== documentTexts.length || number !== numbers.length) return undefined;
		return {
			settings: json.settings,
			textSettings: json.textSettings,
			documents: knownDocuments(documents),
			texts: json.hasTexts ? { documents: texts, table } : undefined,
			vectors: vectors.length === 0 ? undefined : decodeVectors(vectors),
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

/** A document as it was kept. A class, as there are thousands of them, of which most are asked for nothing. */
class KeptDocument implements SourceDocument {
	readonly path: string;
	readonly stamp: string;
	readonly digests: DocumentDigests;
	readonly headings: number;
	readonly isPlain: boolean;
	readonly #ends: DocumentJson[5];
	readonly #bytes: Buffer;
	readonly #start: number;
	#facts: DocumentFacts | undefined;

	/** @param start where its bytes begin among those of all */
	constructor(row: DocumentJson, bytes: Buffer, start: number) {
		this.path = row[0];
		this.stamp = row[1];
		const digests = row[2];
		// In the order of `FACETS`.
		this.digests = {
			source: digests.slice(0, DIGEST_LENGTH),
			outline: digests.slice(DIGEST_LENGTH, 2 * DIGEST_LENGTH),
			record: digests.slice(2 * DIGEST_LENGTH, 3 * DIGEST_LENGTH),
			text: digests.slice(3 * DIGEST_LENGTH, 4 * DIGEST_LENGTH),
			process: digests.slice(4 * DIGEST_LENGTH),
		};
		this.headings = row[3];
		this.isPlain = row[4];
		this.#ends = row[5];
		this.#bytes = bytes;
		this.#start = start;
	}

	bytes(of: keyof DocumentBytes): Buffer {
		const place = BYTES.indexOf(of);
		return this.#bytes.subarray(
			this.#start + (this.#ends[place - 1] ?? 0),
			this.#start + (this.#ends[place] as number),
		);
	}

	facts(): DocumentFacts {
		const read = (of: keyof DocumentBytes): unknown => JSON.parse(this.bytes(of).toString());
		this.#facts ??= {
			...(read('facts') as OtherFacts),
			outline: read('outline') as DocumentOutline,
			record: read('record') as DocumentRecord,
		};
		return this.#facts;
	}

	text(): never {
		return notRead();
	}

	sections(): never {
		return notRead();
	}
}

/** Texts are not cached: whoever needs one reads the file. */
function notRead(): never {
	throw new Error('the text of a document is not in the cache');
}

function tableOf({ keys, ...table }: TableJson, ends: Uint32Array, bytes: Buffer): TermTable {
	if (ends.length !== keys.length || (ends.at(-1) ?? 0) !== bytes.length) throw new TypeError('rows are missing');
	return { ...table, rows: rowsIn(keys, { bytes, ends }) };
}
