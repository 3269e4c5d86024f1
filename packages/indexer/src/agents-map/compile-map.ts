import type { DocumentOutline } from '@pinakes/query';
import { oneLine } from '@pinakes/query/format/visible';
import { countCharacters } from '../catalog/compile.ts';
import { MAP_END, MAP_START } from './settings.ts';

/** How many sections of a document are listed; fewer where the budget is small. */
const SECTIONS = [Number.POSITIVE_INFINITY, 8, 4, 2, 0];

/** Characters of a title or a heading. */
const MAX_TEXT = 80;

/**
 * Compiles a map of documents that fits a budget: a line to each with its path, title and sections; then with fewer sections,
 * paths alone, folders with their number of documents, and as many of these as fit.
 *
 * @param budget characters, with the markers
 */
export function compileMap(documents: readonly DocumentOutline[], budget: number): string {
	const forms = [
		...SECTIONS.map((most) => documents.map((document) => lineOf(document, most))),
		documents.map(({ path }) => `- ${shown(path)}`),
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

/** The sections are the highest level of headings that a document has more than one of. */
function lineOf({ path, title, headings }: DocumentOutline, most: number): string {
	let level = headings;
	while (level.length === 1) level = level[0]?.children ?? [];
	const sections = level.slice(0, most).map(({ text }) => shown(text));
	return `- ${shown(path)}: ${shown(title)}${sections.length === 0 ? '' : ` (${sections.join('; ')})`}`;
}

function foldersOf(documents: readonly DocumentOutline[]): string[] {
	const counts = new Map<string, number>();
	for (const { path } of documents) {
		const folder = path.slice(0, path.lastIndexOf('/') + 1) || './';
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].map(([folder, count]) => `- ${shown(folder)}: ${count} documents`);
}

/**
 * A text of a stranger in one line: quoted where it has markup, without `<`, so that it neither closes the map nor begins a
 * comment.
 */
function shown(text: string): string {
	const line = oneLine(text);
	const characters = [...line];
	const short = characters.length <= MAX_TEXT ? line : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
	return /[<>`"]/.test(short) ? JSON.stringify(short).replaceAll('<', '\\u003c') : short;
}
