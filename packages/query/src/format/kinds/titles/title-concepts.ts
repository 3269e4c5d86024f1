import type { Analyzer } from '../../analysis/analyzer.ts';
import { conceptsOf, longestPhrases } from '../../analysis/concepts.ts';
import type { Lexicon } from '../lexicon/schema.ts';
import type { SectionRecord } from '../text/schema.ts';

/** Maximum titles in the cache of concepts. */
const MAX_CACHED = 2 ** 14;

/** A lexicon prepared for many titles, since preparing it takes longest. */
interface TitleReader {
	readonly longestFrom: (word: string) => number;
	/** Cached concepts of titles. */
	readonly titles: Map<string, readonly string[]>;
}

const readers = new WeakMap<Analyzer, TitleReader>();

/** Returns the titles of a section, one per line: that of its document, and its headings. */
export function titleText({ id, title = id, headings = [] }: SectionRecord): string {
	return [title, ...headings].join('\n');
}

/** What is needed to read titles. */
interface TitleWords {
	readonly lexicon: Lexicon;
	readonly analyzer: Analyzer;
}

export function titleConcepts({ lexicon, analyzer }: TitleWords, title: string): readonly string[] {
	const { longestFrom, titles } = readers.get(analyzer) ?? titleReader(lexicon, analyzer);
	if (titles.size > MAX_CACHED) titles.clear();
	const found = titles.get(title) ?? conceptsOf(title, lexicon.phrases, analyzer, { longestFrom });
	titles.set(title, found);
	return found;
}

function titleReader(lexicon: Lexicon, analyzer: Analyzer): TitleReader {
	const reader = { longestFrom: longestPhrases(lexicon.phrases), titles: new Map<string, readonly string[]>() };
	readers.set(analyzer, reader);
	return reader;
}
