import { dirname, join, resolve } from 'node:path';
import type { DocumentOutline } from '@pinakes/query';
import { groupBy, oneLine, shorten } from '@pinakes/query/internal';
import { isThere, MAX_FILE_BYTES, pathBelow, readNamed, statOf, UnreadableError, writeNamed } from '../base/files.ts';
import { BuildError } from '../base/report.ts';
import { prefixesOf } from '../formats/list-folder.ts';
import { MAP_END, MAP_START, markersIn } from '../formats/map-markers.ts';
import { countCharacters } from './compile.ts';

/** Default maximum characters of a map: about a thousand tokens. */
export const DEFAULT_MAP_BUDGET = 4000;

/**
 * Writes a map of documents into a file, between the markers, or at the end if there are none. The file itself is not
 * listed.
 *
 * @param folders source folders of the index, for paths relative to the file
 * @param budget maximum characters, including the markers
 * @returns whether the file was changed
 * @throws BuildError if the file is not a regular file, its markers do not match, or a document is not there
 */
export function writeDocumentMap(
	documents: readonly DocumentOutline[],
	file: string,
	folders: readonly string[],
	budget: number = DEFAULT_MAP_BUDGET,
): boolean {
	const folder = dirname(file);
	const gone = folders.find((name) => !statOf(resolve(name))?.isDirectory());
	if (gone !== undefined) throw new BuildError(`${gone} is not a folder: name the one that was built.`);
	const prefixes = prefixesOf(folders);
	const roots = [[folder, ''] as const, ...folders.map((root, i) => [root, prefixes[i] as string] as const)];
	const listed = documents
		.map((document) => ({ ...document, path: pathFrom(folder, document.path, roots) }))
		.filter(({ path }) => resolve(folder, path) !== resolve(file));
	const before = statOf(file) === undefined ? '' : readText(file);
	const after = withMap(before, compileMap(listed, budget), file);
	if (after === before) return false;
	writeNamed(file, after);
	return true;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a file of which the other parts are kept, so that nothing of it may be lost. */
function readText(file: string): string {
	try {
		return UTF8.decode(readNamed(file, MAX_FILE_BYTES));
	} catch (cause) {
		if (cause instanceof UnreadableError) throw new BuildError(`${file}: ${cause.message}; ${cause.fix}.`);
		throw new BuildError(`${file} is not UTF-8: save it as UTF-8, or name another one.`);
	}
}

/** Returns a text with its map replaced. The map has the line ends of the text. */
export function withMap(text: string, map: string, file: string): string {
	const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
	const lines = text.split('\n');
	const own = map.replaceAll('\n', lineEnd);
	const [starts, ends] = markersIn(lines);
	const [start, end] = [starts[0], ends[0]];
	if (start === undefined && end === undefined) {
		const missing = [`${lineEnd}${lineEnd}`, lineEnd].findIndex((each) => text.endsWith(each));
		const between = text === '' ? '' : lineEnd.repeat(missing < 0 ? 2 : missing);
		return text + between + own + lineEnd;
	}
	if (start === undefined || end === undefined || starts.length > 1 || ends.length > 1 || end < start) {
		throw new BuildError(
			`${file} must have one line ${MAP_START} and after it one line ${MAP_END}: remove both to have the map at the end.`,
		);
	}
	const isCut = lines[end]?.endsWith('\r') === true;
	return [...lines.slice(0, start), isCut ? `${own}\r` : own, ...lines.slice(end + 1)].join('\n');
}

/**
 * Returns the path of a document relative to the folder of the map.
 *
 * @param roots folders in which its file may be, with the prefix that paths of the index have before those in the folder
 */
function pathFrom(folder: string, path: string, roots: readonly (readonly [root: string, prefix: string])[]): string {
	const found = roots.find(([root, prefix]) => path.startsWith(prefix) && isThere(root, path.slice(prefix.length)));
	if (found !== undefined) return pathBelow(folder, join(found[0], path.slice(found[1].length)));
	throw new BuildError(
		`${path} of the index is in none of these folders: ${roots.map(([root]) => root).join(', ')}. Name the folder that was built before --into, or build the index again.`,
	);
}

/** Numbers of sections per document that are tried, largest first. */
const SECTIONS = [Number.POSITIVE_INFINITY, 8, 4, 2, 0];

/** Maximum characters of a title or a heading. */
const MAX_TEXT = 80;

/**
 * Compiles a map of documents that fits a budget: a line per document with path, title and sections. If that does not
 * fit, with fewer sections, then only paths, then folders with their number of documents, as many as fit.
 *
 * @param budget maximum characters, including the markers
 */
export function compileMap(documents: readonly DocumentOutline[], budget: number): string {
	const forms = [
		...SECTIONS.map((most) => documents.map((document) => lineOf(document, most))),
		documents.map(({ path }) => `- ${quoted(oneLine(path))}`),
		foldersOf(documents),
	];
	const fitting = forms.map(mapOf).find((map) => countCharacters(map) <= budget);
	if (fitting !== undefined) return fitting;
	const folders = foldersOf(documents);
	for (let kept = folders.length - 1; kept > 0; kept--) {
		const map = mapOf([...folders.slice(0, kept), `- and ${folders.length - kept} more folders`]);
		if (countCharacters(map) <= budget) return map;
	}
	return mapOf([`- ${documents.length} documents`]);
}

function mapOf(lines: readonly string[]): string {
	return [MAP_START, ...lines, MAP_END].join('\n');
}

/** Returns the line of a document. Its sections are the highest level with more than one heading. */
function lineOf({ path, title, headings }: DocumentOutline, most: number): string {
	let level = headings;
	while (level.length === 1) level = level[0]?.children ?? [];
	const names = level.map(({ text }) => text).filter((text) => text !== '');
	const sections = names.slice(0, most).map(shown);
	return `- ${quoted(oneLine(path))}: ${shown(title)}${sections.length === 0 ? '' : ` (${sections.join('; ')})`}`;
}

function foldersOf(documents: readonly DocumentOutline[]): string[] {
	const folders = groupBy(documents, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1) || './');
	return [...folders].map(([folder, { length }]) => {
		return `- ${quoted(oneLine(folder))}: ${length} ${length === 1 ? 'document' : 'documents'}`;
	});
}

/** Returns an untrusted title or heading on one line, shortened. Paths stay whole, as agents open them. */
function shown(text: string): string {
	return quoted(shorten(oneLine(text), MAX_TEXT));
}

/** Returns a line in quotation marks if it has markup, and without `<`, so that it neither ends the map nor begins a comment. */
function quoted(line: string): string {
	return /[<>`"]/.test(line) ? JSON.stringify(line).replaceAll('<', '\\u003c') : line;
}
