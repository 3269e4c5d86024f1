import type { DocumentOutline, Heading } from '@pinakes/query';
import type { TextDocument, TextSection } from '@pinakes/query/format';
import type { EntrySource } from '../kinds/entries/write.ts';
import { readChains } from '../process/chains.ts';
import type { Split } from './front-matter.ts';
import { countLines, flatHeadings } from './outline.ts';

/**
 * Characters of a title, or of a heading that others stand below, that sections are found by: each has them, so that a
 * long one would be in the index as often as there are sections.
 */
const LONGEST_ABOVE = 1000;

function abovePart(text: string): string {
	return text.length <= LONGEST_ABOVE ? text : `${text.slice(0, LONGEST_ABOVE).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A heading with the path that leads to it. */
interface Placed {
	readonly path: readonly string[];
	readonly line: number;
}

/**
 * The sections of a markdown file, each with its own text alone: from its heading to the line before the
 * next one of any level. What precedes the first heading is a section without headings, unless it is blank
 * and there are others. All of them together are the file without its front matter.
 *
 * @param split the file, cut at its front matter
 * @param headings its outline
 */
export function markdownSections(
	{ body, bodyOffset }: Pick<Split, 'body' | 'bodyOffset'>,
	headings: readonly Heading[],
): TextSection[] {
	const starts = lineStarts(body);
	const lastLine = bodyOffset + starts.length;
	const placed = [...flatten(headings, [])];
	const section = (path: readonly string[], first: number, last: number): TextSection => ({
		...(path.length > 0 ? { headings: path } : {}),
		text: body.slice(starts[first - bodyOffset - 1], starts[last - bodyOffset]),
		...(last >= first ? { lines: [first, last] } : {}),
	});
	const sections = placed.map(({ path, line }, i) => section(path, line, (placed[i + 1]?.line ?? lastLine + 1) - 1));
	const before = section([], bodyOffset + 1, (placed[0]?.line ?? lastLine + 1) - 1);
	return placed.length === 0 || before.text.trim() !== '' ? [before, ...sections] : sections;
}

/** A markdown file as a text that is searched. */
export function toDocument(
	{ path, title, headings }: DocumentOutline,
	split: Pick<Split, 'body' | 'bodyOffset'>,
): TextDocument {
	return { id: path, title: abovePart(title), sections: markdownSections(split, headings) };
}

/** A markdown file as sections that are retrieved. */
export function toEntry({ path, title, headings }: DocumentOutline, text: string): EntrySource {
	const flat = flatHeadings(headings);
	const chains = readChains(text, new Set(flat.map(({ line }) => line)));
	return { path, title, headings: flat, chains, last_line: countLines(text) };
}

/** Headings in the order of the file. */
function* flatten(headings: readonly Heading[], above: readonly string[]): Generator<Placed> {
	for (const { text, first_line, children } of headings) {
		const path = [...above, text];
		yield { path, line: first_line };
		yield* flatten(children, [...above, abovePart(text)]);
	}
}

/** Where each line begins; lines end as CommonMark has it, by a line feed, a carriage return, or both. */
function lineStarts(text: string): number[] {
	const starts = text === '' ? [] : [0];
	for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
		const next = index + end.length;
		if (next < text.length) starts.push(next);
	}
	return starts;
}

/** A heading at the beginning, with a # before it or a line below it. */
const HEADING = /^(?: {0,3}#[^\r\n]*|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[^\S\r\n]*(?=[\r\n]|$))/;

/** The text of a section without its heading. */
export function belowHeading(text: string): string {
	return text.replace(HEADING, '');
}
