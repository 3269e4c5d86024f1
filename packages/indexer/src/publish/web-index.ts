import type { Manifest } from '@pinakes/query';
import {
	encodeNumber,
	type KeyTable,
	LIGHT_MANIFEST_FILE,
	type LightCuts,
	MANIFEST_FILE,
	type NumberTable,
	partFile,
	SIZES_FILE,
	type Sizes,
	sizesByKind,
} from '@pinakes/query/format';
import { listManifest } from '../write/manifest.ts';
import { type IndexFiles, writeRecordParts, writeTable } from '../write/parts.ts';
import { sha256Of } from '../write/sha256.ts';
import type { WholeIndex } from './read-index.ts';

/**
 * Bytes that parts aim at where each is fetched over a network, by table; others keep theirs. A search reads a part for
 * almost every hit that it ranks and every term that it looks for, of which it needs a line.
 */
const AIMS: ReadonlyMap<string, number> = new Map([
	['text_terms', 4096],
	['sections', 1536],
	['section_texts', 4096],
	['entries', 2048],
	['documents', 2048],
	['doc_lists', 1536],
	['doc_tags', 2048],
	['unit_terms', 4096],
	['vocabulary', 4096],
	['units', 8192],
]);

/** Digits of the SHA-256 of a manifest that its index is known by. */
const VERSION_DIGITS = 12;

/** Tables that a first look-up over a network would wait for: megabytes of vectors for a little better order. */
const LEFT_OUT: ReadonlySet<string> = new Set(['section_vectors', 'term_vectors']);

/**
 * An index cut for pages: the same content in smaller parts, without vectors, and with a light manifest beside the whole
 * one. Look-ups give the same answers.
 */
export function webIndex({ manifest, files }: WholeIndex): IndexFiles {
	const cut: IndexFiles = new Map();
	const cuts: Record<string, readonly (string | number)[]> = {};
	const isPart = new Set<string>([MANIFEST_FILE]);
	for (const [table, first] of Object.entries(manifest.cuts) as [
		KeyTable | NumberTable,
		readonly (string | number)[],
	][]) {
		const parts = first.map((_, part) => partFile(table, part));
		for (const part of parts) isPart.add(part);
		const lines = LEFT_OUT.has(table) ? [] : parts.flatMap((part) => linesOf(files.get(part) ?? ''));
		cuts[table] = recut(cut, table, typeof first[0] === 'string', lines);
	}
	for (const [path, text] of files) if (!isPart.has(path)) cut.set(path, text);
	cut.set(SIZES_FILE, sizesText(cut));
	const { files: _, vectors, ...fields } = manifest;
	const content = { ...fields, cuts: cuts as unknown as Manifest['cuts'] };
	listManifest(cut, content);
	cut.set(LIGHT_MANIFEST_FILE, lightManifest(cut, content));
	return cut;
}

/** The light manifest has no sizes, which no look-up needs. */
function sizesText(files: IndexFiles): string {
	const sizes = [...files].map(([path, text]): [string, number] => [path, Buffer.byteLength(text)]);
	return JSON.stringify({ kinds: sizesByKind(sizes) } satisfies Sizes);
}

/** The entries of a part, which has one to a line. */
export function linesOf(part: string): string[] {
	const lines = part.split('\n').slice(1, -1);
	return lines.map((line) => line.replace(/,$/, ''));
}

function recut(files: IndexFiles, table: string, isKeyed: boolean, lines: readonly string[]): (string | number)[] {
	const aim = AIMS.get(table);
	if (!isKeyed) return writeRecordParts(files, table as NumberTable, lines, aim);
	const rows = lines.map((line): [string, string] => {
		const [key = ''] = KEY.exec(line) ?? [];
		return [JSON.parse(key.slice(0, -1)) as string, line.slice(key.length)];
	});
	return writeTable(files, table as KeyTable, new Map(rows), aim);
}

/** A key at the beginning of a line, with its colon. */
const KEY = /^"(?:[^"\\]|\\.)*":/;

function lightManifest(files: IndexFiles, { cuts, ...fields }: Omit<Manifest, 'files'>): string {
	const isPart = new Set<string>([MANIFEST_FILE]);
	const tables: [string, LightCuts][] = [];
	for (const [table, first] of Object.entries(cuts) as [string, readonly string[] | readonly number[]][]) {
		first.forEach((_, part) => {
			isPart.add(partFile(table, part));
		});
		tables.push([
			table,
			typeof first[0] === 'number' ? steps(first as readonly number[]) : (first as readonly string[]),
		]);
	}
	return JSON.stringify({
		...fields,
		version: sha256Of(files.get(MANIFEST_FILE) as string).slice(0, VERSION_DIGITS),
		tables: Object.fromEntries(tables),
		others: [...files.keys()].filter((path) => !isPart.has(path)),
	});
}

function steps(numbers: readonly number[]): string {
	return numbers.map((number, i) => encodeNumber(number - (numbers[i - 1] ?? 0))).join('');
}
