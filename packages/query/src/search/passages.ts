import { plainText } from '../format/analysis/plain-markdown.js';
import { readableText } from '../format/analysis/readable-markdown.js';
import { type Recipe, together } from '../format/base/recipe.js';
import { shorten } from '../format/base/shown-text.js';
import { documentOf, readSectionLocations, type SectionLocation, type TextStore } from '../text/store.ts';
import { type Topic, termShare } from './topic.ts';

/** Location of a passage in its source. */
export interface Citation extends Pick<SectionLocation, 'headings' | 'lines'> {
	readonly path: string;
}

/** A heading at the beginning of a section, with its line end. */
const HEADING =
	/^(?: {0,3}#{1,6}(?:[ \t][^\r\n]*)?|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[ \t]*)(?:\r\n?|\n|$)/;

/** Whether nothing of a text is shown, as of comments and references. */
function isHidden(text: string): boolean {
	return plainText(text).trim() === '';
}

/** Whether a section or a passage is only a heading, or shows nothing. */
export function isOnlyHeading(section: string): boolean {
	return isHidden(section.replace(HEADING, ''));
}

/** Maximum characters of a block of a passage, unless it is code, and of an excerpt. */
const MAX_BLOCK_LENGTH = 2000;
const MAX_EXCERPT_LENGTH = 300;

/** Matches a block that says little without the next one: a question, what ends in a colon, or bold words alone. */
const LEAD_IN = /[:：?？][*_)"”」\s]*$|^(?:\*\*[^*]+\*\*|__[^_]+__)$/;

/**
 * Returns the passage of a section that has the most terms of a question: the first best block, what it leads in to, and
 * code that follows it. The heading is omitted, unless the section is only a heading.
 */
export function passageOf(section: string, topic: Topic): string {
	const text = isOnlyHeading(section) ? section : section.replace(HEADING, '');
	const spans = spansOf(text).filter(([from, to]) => {
		const block = text.slice(from, to);
		return isCodeBlock(block) || !isHidden(block);
	});
	const blocks = spans.map(([from, to]) => text.slice(from, to));
	let best = 0;
	let most = -1;
	blocks.forEach((block, i) => {
		// A share of 1 cannot be exceeded.
		const share = most === 1 || isCodeBlock(block) ? 0 : termShare(topic, block);
		if (share <= most) return;
		most = share;
		best = i;
	});
	const last = lastOf(blocks, best);
	const whole = text.slice(spans[best]?.[0] ?? 0, spans[last]?.[1] ?? 0);
	if (whole.length <= MAX_BLOCK_LENGTH) return whole;
	const chosen = blocks.slice(best, last + 1);
	return chosen.map((block) => (isCodeBlock(block) ? block : cutBlock(block, topic))).join('\n\n');
}

/** Maximum blocks that belong to the first one of a passage, such as items of a list with blank lines between them. */
const MAX_FURTHER = 20;

/** Returns the number of the last block that belongs to a passage which begins with a block. */
function lastOf(blocks: readonly string[], first: number): number {
	const isCode = (i: number): boolean => i < blocks.length && isCodeBlock(blocks[i] as string);
	const isItem = (i: number): boolean => ITEM.test(blocks[i] ?? '');
	// Items lead on in a list below the first block.
	const leadsOn = (i: number): boolean =>
		LEAD_IN.test(blocks[i] as string) || (i > first && isItem(i) && isItem(i + 1));
	const end = Math.min(blocks.length - 1, first + MAX_FURTHER);
	let last = first;
	while (last < end && !isCode(last + 1) && leadsOn(last)) last++;
	return isCode(last + 1) ? last + 1 : last;
}

/** Matches the lines of a table, and the sentences of a text or as much of one as an excerpt has. */
const ROWS = /[^\n]*\n|[^\n]+$/g;
const SENTENCES = /[^\n]{1,300}?(?:(?<=[.!?;])\s+|(?<=[。！？；])|\n|$)|[^\n]{1,300}|\n/gu;

/**
 * Returns a block from the row or sentence with the most terms of a question on, or from its beginning if that is near enough. A
 * table keeps its head.
 */
function fromBest(block: string, topic: Topic, most: number): string[] {
	const isTable = /^[ \t>]*\|/.test(block);
	const pieces = block.match(isTable ? ROWS : SENTENCES) ?? [];
	const head = isTable ? pieces.splice(0, 2).join('') : '';
	const lengthOf = (some: readonly string[]): number => some.reduce((sum, { length }) => sum + length, head.length);
	const shares = pieces.map((piece) => termShare(topic, piece));
	const best = shares.indexOf(shares.reduce((most, share) => Math.max(most, share), 0));
	if (lengthOf(pieces.slice(0, best + 1)) <= most) return [head, ...pieces];
	let from = best;
	// The end of a block alone would be short.
	for (let left = most - lengthOf(pieces.slice(from)); from > 0; from--) {
		left -= pieces[from - 1]?.length ?? 0;
		if (left < 0) break;
	}
	return [head, ...pieces.slice(from)];
}

/** Cuts a block of text that is too long for a passage. */
function cutBlock(block: string, topic: Topic): string {
	if (block.length <= MAX_BLOCK_LENGTH) return block;
	let cut = '';
	for (const piece of fromBest(block, topic, MAX_BLOCK_LENGTH)) {
		if (cut.length + piece.length > MAX_BLOCK_LENGTH) break;
		cut += piece;
	}
	return cut.trimEnd();
}

/** Returns what a passage says of a question, without markup, in one line. */
export function excerptOf(passage: string, topic: Topic): string {
	const whole = lineOf(passage);
	if (whole.length <= MAX_EXCERPT_LENGTH) return whole;
	const [head, ...rest] = fromBest(passage, topic, MAX_EXCERPT_LENGTH);
	const cut = `${head}${rest.join('')}`;
	return `${head || cut.length === passage.length ? '' : '…'}${shorten(lineOf(cut), MAX_EXCERPT_LENGTH)}`;
}

function lineOf(markdown: string): string {
	return shorten(readableText(markdown, true).text, Number.POSITIVE_INFINITY);
}

/** An opening code fence and its marker. A backtick further on in the line would make it inline code. */
const FENCE = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/;

/** An item of a list. Code in an item may be indented more. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Maximum indentation of a fence outside of lists. */
const MAX_FENCE_DEPTH = 3;

/** Matches the first line of a tab; and the lines before the text of a box or a tab, which belong to it. */
const PANE = /^[ \t]*===[!+]* +"/;
const LABEL =
	/^[ \t>]*(?::{3,} *\{?[A-Za-z]|(?:!!!|\?{3}\+?) +\w|===[!+]* +"|<(?:details|summary)\b)[^\r\n]*(?:(?:\r\n?|\n)[ \t]*:[\w-]+:[^\r\n]*)*$/;

/** Start and end offset of a block in its markdown. */
type Span = readonly [from: number, to: number];

/** Returns the locations of paragraphs, lists, tables and code, in order and without blank lines around them. Code stays whole. */
export function spansOf(markdown: string): Span[] {
	const spans: Span[] = [];
	let from = -1;
	let to = 0;
	let fence: string | undefined;
	let isListed = false;
	const end = (): void => {
		if (from >= 0) spans.push([from, to]);
		from = -1;
	};
	for (const { index, 1: line = '' } of markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
		if (line.trim() === '') {
			if (fence === undefined && !LABEL.test(markdown.slice(from, to))) end();
			continue;
		}
		const [, blanks = '', mark] = FENCE.exec(line) ?? [];
		isListed ||= fence === undefined && ITEM.test(line);
		if (fence === undefined && PANE.test(line)) end();
		const opens = fence === undefined && mark !== undefined && (isListed || blanks.length <= MAX_FENCE_DEPTH);
		if (opens) end();
		if (from < 0) from = index;
		to = index + line.length;
		if (opens) fence = mark;
		else if (fence !== undefined && mark?.startsWith(fence) && line.trim() === mark) {
			end();
			fence = undefined;
		}
	}
	end();
	return spans;
}

/** Whether a block is fenced code. */
export function isCodeBlock(block: string): boolean {
	return FENCE.test(block.split(/[\r\n]/, 1)[0] as string);
}

/** Maximum sections read below a bare title. */
const MAX_READ = 8;

/** A section with its location and text. */
export interface ShownSection {
	readonly section: number;
	readonly location: SectionLocation;
	readonly text: string;
}

/** Reads sections with their locations and texts, in the same order. */
export function* readShown(
	store: TextStore,
	sections: readonly Pick<ShownSection, 'section'>[],
): Recipe<ShownSection[]> {
	const numbers = sections.map(({ section }) => section);
	const [locations, texts] = yield* together(readSectionLocations(store, sections), store.texts(numbers));
	return numbers.map((section, i) => {
		return { section, location: locations[i] as SectionLocation, text: texts[i] as string };
	});
}

/**
 * Replaces each section that is only a heading by the section below it that has the most terms of the question, since a
 * title alone answers nothing.
 */
export function* replaceBareTitles(
	store: TextStore,
	shown: readonly ShownSection[],
	topic: Topic,
): Recipe<readonly ShownSection[]> {
	const bare = shown.filter(({ text }) => isOnlyHeading(text));
	if (bare.length === 0 || store.documents === undefined) return shown;
	const read = yield* readShown(
		store,
		bare.flatMap(({ section }) => nextSections(store, section)),
	);
	return shown.map((one) => (isOnlyHeading(one.text) ? bestBelow(one, read, store, topic) : one));
}

/** Returns the next sections of the same document. */
function nextSections(store: TextStore, section: number): Pick<ShownSection, 'section'>[] {
	const last = Math.min(section + MAX_READ, store.sections - 1);
	const next = Array.from({ length: Math.max(0, last - section) }, (_, i) => ({ section: section + 1 + i }));
	return next.filter((one) => documentOf(store, one.section) === documentOf(store, section));
}

function bestBelow(bare: ShownSection, read: readonly ShownSection[], store: TextStore, topic: Topic): ShownSection {
	const depth = bare.location.headings.length;
	const title = bare.location.headings.at(-1);
	let best = bare;
	let most = -1;
	for (const one of read) {
		const isBelow =
			one.section > bare.section &&
			documentOf(store, one.section) === documentOf(store, bare.section) &&
			one.location.headings.length >= depth &&
			one.location.headings[depth - 1] === title;
		const share = isBelow && !isOnlyHeading(one.text) ? termShare(topic, one.text) : -1;
		if (share <= most) continue;
		most = share;
		best = one;
	}
	return best;
}
