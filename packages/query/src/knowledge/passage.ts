import type { Lexicon } from '../kinds/lexicon/format.ts';
import { conceptsOf } from '../text/concepts.ts';
import { blocksOf, isCode } from './blocks.ts';

/** What a question is about, to tell how much of it a text has. */
export interface Topic {
	readonly concepts: ReadonlySet<string>;
	readonly lexicon: Lexicon;
}

/** What a question is about: its words by what they mean, without those that say nothing. */
export function topicOf(query: string, lexicon: Lexicon, stopWords: readonly string[]): Topic {
	return { concepts: new Set(conceptsOf(query, lexicon.phrases, stopWords)), lexicon };
}

/** The share of a question that a text has, 0 to 1. */
export function shareOf({ concepts, lexicon }: Topic, text: string): number {
	const found = new Set(conceptsOf(text, lexicon.phrases).filter((concept) => concepts.has(concept)));
	return concepts.size === 0 ? 0 : found.size / concepts.size;
}

/** A heading at the beginning of a section. */
const HEADING = /^ {0,3}#{1,6}[ \t][^\n]*$|^[^\n]+\n {0,3}(?:=+|-+)[ \t]*$/;

/**
 * The passage of a section that tells most about a question: the block with the greatest share of it, of equal ones
 * the first, and the code that follows it. Without its heading, unless there is nothing else.
 */
export function passageOf(section: string, topic: Topic): string {
	const blocks = blocksOf(section);
	const [first = '', ...others] = blocks;
	const body = HEADING.test(first) ? others : blocks;
	let best = 0;
	let most = -1;
	body.forEach((block, i) => {
		const share = isCode(block) ? 0 : shareOf(topic, block);
		if (share <= most) return;
		most = share;
		best = i;
	});
	const next = body[best + 1];
	return [body[best] ?? first, ...(next !== undefined && isCode(next) ? [next] : [])].join('\n\n');
}

/** A text in at most so many characters, cut at the end of a sentence or word. */
export function shorten(text: string, most: number): string {
	const plain = text.replace(/\s+/g, ' ').trim();
	if (plain.length <= most) return plain;
	const cut = plain.slice(0, most);
	const end = Math.max(...['. ', '。', '！', '？', '; '].map((sign) => cut.lastIndexOf(sign)));
	const word = cut.lastIndexOf(' ');
	const at = end > most / 2 ? end + 1 : word > most / 2 ? word : most - 1;
	return `${cut.slice(0, at).trimEnd()}…`;
}
