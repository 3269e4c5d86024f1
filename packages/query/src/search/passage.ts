import { plainText } from '../format/analysis/plain-markdown.js';
import { shorten } from '../format/shorten.js';
import { isCodeBlock, spansOf } from './blocks.ts';
import { type Topic, termShare } from './topic.ts';

/** A heading at the beginning of a section, with its line end. */
const HEADING =
	/^(?: {0,3}#{1,6}(?:[ \t][^\r\n]*)?|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[ \t]*)(?:\r\n?|\n|$)/;

/** Whether nothing of a text is shown, as of comments and references. */
function isHidden(text: string): boolean {
	return plainText(text).trim() === '';
}

/** Whether a section is only a heading. */
export function isOnlyHeading(section: string): boolean {
	return isHidden(section.replace(HEADING, ''));
}

/**
 * Returns the passage of a section that has the most terms of a question: the first best block, and code that follows
 * it. The heading is omitted, unless the section is only a heading.
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
	const next = blocks[best + 1];
	const last = next !== undefined && isCodeBlock(next) ? best + 1 : best;
	return text.slice(spans[best]?.[0] ?? 0, spans[last]?.[1] ?? 0);
}

/** Maximum characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 300;

/**
 * Matches the opening bracket of a link or picture whose target was removed, blanks before punctuation, the marks of
 * quotations, and lines below the headings of tables.
 */
const LEFT_OVER = /!?\[(?![^[\]\n]*\])| (?=[.,;:?)]+(?:\s|$))|^[ >]*>|^[ |:-]+$/gm;

/** Matches links by reference, where brackets after a word are code, and variables in three braces. */
const REFERENCE = /(?<!\w)!?\[([^[\]\n]+)\]\[[^[\]\n]*\]|\{(\{\{[^{}]*\}\})\}/g;

/** Returns the beginning of a passage without markup, in one line. */
export function excerptOf(passage: string): string {
	return shorten(plainText(passage.replace(REFERENCE, '$1$2')).replace(LEFT_OVER, ''), MAX_EXCERPT_LENGTH);
}
