import type { DocumentOutline } from '@pinakes/query';
import { shorten } from '@pinakes/query/format/shorten';
import { oneLine } from '@pinakes/query/format/visible';
import { countCharacters } from '../catalog/compile.ts';
import { MAP_END, MAP_START } from './settings.ts';

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
	const sections = level.slice(0, most).map(({ text }) => shown(text));
	return `- ${quoted(oneLine(path))}: ${shown(title)}${sections.length === 0 ? '' : ` (${sections.join('; ')})`}`;
}

function foldersOf(documents: readonly DocumentOutline[]): string[] {
	const counts = new Map<string, number>();
	for (const { path } of documents) {
		const folder = path.slice(0, path.lastIndexOf('/') + 1) || './';
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].map(([folder, count]) => {
		return `- ${quoted(oneLine(folder))}: ${count} ${count === 1 ? 'document' : 'documents'}`;
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
