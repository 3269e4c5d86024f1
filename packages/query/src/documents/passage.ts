import type { Lexicon } from '../kinds/lexicon/format.ts';
import type { SectionRecord } from '../kinds/text/format.ts';
import { conceptsOf } from '../text/concepts.ts';
import { textTerms } from '../text/words.ts';
import { isCode, spansOf } from './blocks.ts';

/** What a question is about, to tell how much of it a text has. */
export interface Topic {
	/** Its words by what they mean in either language. */
	readonly concepts: ReadonlySet<string>;
	/** Its terms as they stand. */
	readonly terms: ReadonlySet<string>;
	readonly lexicon: Lexicon;
	readonly stopWords: readonly string[];
}

/** What a question is about, without the words that say nothing. */
export function topicOf(query: string, lexicon: Lexicon, stopWords: readonly string[]): Topic {
	const concepts = new Set(conceptsOf(query, lexicon.phrases, stopWords));
	return { concepts, terms: new Set(textTerms(query, stopWords)), lexicon, stopWords };
}

/** Titles whose concepts are kept. */
const MOST_KEPT = 2 ** 14;

/** A lexicon as titles are read with it, which otherwise takes longer than all else. */
interface TitleReader {
	/** The words of the longest phrase, by the word that it begins with. */
	readonly longest: ReadonlyMap<string, number>;
	/** The concepts of titles that were read. */
	readonly titles: Map<string, readonly string[]>;
}

const readers = new WeakMap<Lexicon, TitleReader>();

/** What the titles of a section say: that of its document, its own heading and those above it. */
export function titleText({ id, title = id, headings = [] }: SectionRecord): string {
	return [title, ...headings].join('\n');
}

/** The concepts of a title. */
export function titleConcepts(lexicon: Lexicon, title: string): readonly string[] {
	const { longest, titles } = readers.get(lexicon) ?? titleReader(lexicon);
	if (titles.size > MOST_KEPT) titles.clear();
	const found = titles.get(title) ?? conceptsOf(title, lexicon.phrases, [], (word) => longest.get(word) ?? 0);
	titles.set(title, found);
	return found;
}

/** The share of a question's concepts that a title has, 0 to 1. */
export function titleShare({ concepts, lexicon }: Topic, title: string): number {
	return shareIn(concepts, titleConcepts(lexicon, title));
}

function titleReader(lexicon: Lexicon): TitleReader {
	const longest = new Map<string, number>();
	for (const phrase of Object.keys(lexicon.phrases)) {
		const words = phrase.split(' ');
		longest.set(words[0] as string, Math.max(words.length, longest.get(words[0] as string) ?? 0));
	}
	const reader = { longest, titles: new Map<string, readonly string[]>() };
	readers.set(lexicon, reader);
	return reader;
}

/** The share of wanted terms that are among others. */
function shareIn(wanted: ReadonlySet<string>, others: readonly string[]): number {
	const found = new Set(others.filter((other) => wanted.has(other)));
	return wanted.size === 0 ? 0 : found.size / wanted.size;
}

/** A heading at the beginning of a section, with the end of its line. */
const HEADING =
	/^(?: {0,3}#{1,6}(?:[ \t][^\r\n]*)?|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[ \t]*)(?:\r\n?|\n|$)/;

/**
 * The passage of a section that tells most about a question, as it stands there: the block with the greatest share of
 * it, of equal ones the first, and the code that follows it. Without its heading, unless there is nothing else.
 */
export function passageOf(section: string, topic: Topic): string {
	const body = section.replace(HEADING, '');
	const text = body.trim() === '' ? section : body;
	const spans = spansOf(text);
	const blocks = spans.map(([from, to]) => text.slice(from, to));
	let best = 0;
	let most = -1;
	blocks.forEach((block, i) => {
		const share = isCode(block) ? 0 : shareIn(topic.terms, textTerms(block, topic.stopWords));
		if (share <= most) return;
		most = share;
		best = i;
	});
	const next = blocks[best + 1];
	const last = next !== undefined && isCode(next) ? best + 1 : best;
	return text.slice(spans[best]?.[0] ?? 0, spans[last]?.[1] ?? 0);
}

/** A text in at most so many characters, cut at the end of a sentence or word. */
export function shorten(text: string, most: number): string {
	const plain = text.replace(/\s+/g, ' ').trim();
	if (plain.length <= most) return plain;
	const cut = plain.slice(0, most);
	const end = Math.max(...['. ', '。', '！', '？', '; '].map((sign) => cut.lastIndexOf(sign)));
	const word = cut.lastIndexOf(' ');
	const at = end > most / 2 ? end + 1 : word > most / 2 ? word : most - 1;
	const isHalf = (cut.charCodeAt(at - 1) & 0xfc00) === 0xd800;
	return `${cut.slice(0, isHalf ? at - 1 : at).trimEnd()}…`;
}
