import { type Analyzer, indexTerms, phraseTerms, withoutRequests } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { conceptsOf } from '@pinakes/format/analysis/concepts';
import { plainText } from '@pinakes/format/analysis/plain-markdown';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import { type Alternatives, coverageOf } from '@pinakes/format/kinds/titles/read';
import { titleConcepts } from '@pinakes/format/kinds/titles/title-concepts';
import { shorten } from '@pinakes/format/shorten';
import type { WeightedTerm } from '../text/weighted-term.ts';
import { isCode, spansOf } from './blocks.ts';

/** The topic of a question, to compute the share of it that a text has. */
export interface Topic {
	/** Its concepts, in either language. */
	readonly ideas: readonly Alternatives[];
	/** Its terms. */
	readonly terms: ReadonlySet<string>;
	readonly lexicon: Lexicon;
	readonly analyzer: Analyzer;
}

/** Returns the topic of a question, without stop words and request phrases. */
export function topicOf(query: string, lexicon: Lexicon, analyzer: Analyzer): Topic {
	const asked = withoutRequests(query, analyzer);
	const concepts = new Set(conceptsOf(asked, lexicon.phrases, analyzer, analyzer));
	return {
		ideas: Array.from(concepts, (concept) => [[concept]]),
		terms: new Set(phraseTerms(asked, analyzer)),
		lexicon,
		analyzer,
	};
}

/** Adds to a topic the translations by which its words were found. */
export function translatedTopic(topic: Topic, found: readonly WeightedTerm[]): Topic {
	const { analyzer } = topic;
	const translated = found.filter(({ found: { likeness } }) => likeness === 'translated');
	if (translated.length === 0) return topic;
	const conceptsIn = (term: string): readonly string[] => (isUnspaced(term) ? [...term] : [term]);
	const ideas = translated.map(({ term, found: { others } }): Alternatives => [term.term, ...others].map(conceptsIn));
	const replaced = new Set(ideas.flatMap(([own = []]) => own));
	const terms = translated.flatMap(({ found: { others } }) => others).flatMap((term) => phraseTerms(term, analyzer));
	return {
		...topic,
		ideas: [...topic.ideas.filter(([[concept = ''] = []]) => !replaced.has(concept)), ...ideas],
		terms: new Set([...topic.terms, ...terms]),
	};
}

/** Returns the share of a question's concepts that a title has, 0 to 1. */
export function titleShare(topic: Topic, title: string): number {
	const concepts = titleConcepts(topic, title);
	return coverageOf(topic.ideas, (concept) => concepts.includes(concept));
}

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

/** Returns the share of a question's terms that a text has, 0 to 1. */
export function termShare({ terms, analyzer }: Topic, text: string): number {
	const found = new Set(indexTerms(text, analyzer).filter((term) => terms.has(term)));
	return terms.size === 0 ? 0 : found.size / terms.size;
}

/**
 * Returns the passage of a section that has the most terms of a question: the first best block, and code that follows
 * it. The heading is omitted, unless the section is only a heading.
 */
export function passageOf(section: string, topic: Topic): string {
	const text = isOnlyHeading(section) ? section : section.replace(HEADING, '');
	const spans = spansOf(text).filter(([from, to]) => {
		const block = text.slice(from, to);
		return isCode(block) || !isHidden(block);
	});
	const blocks = spans.map(([from, to]) => text.slice(from, to));
	let best = 0;
	let most = -1;
	blocks.forEach((block, i) => {
		// A share of 1 cannot be exceeded.
		const share = most === 1 || isCode(block) ? 0 : termShare(topic, block);
		if (share <= most) return;
		most = share;
		best = i;
	});
	const next = blocks[best + 1];
	const last = next !== undefined && isCode(next) ? best + 1 : best;
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
