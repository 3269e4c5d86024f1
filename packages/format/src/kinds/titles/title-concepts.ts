import type { Analyzer } from '../../analysis/analyzer.ts';
import { conceptsOf, longestPhrases } from '../../analysis/concepts.ts';
import type { Lexicon } from '../lexicon/schema.ts';
import type { SectionRecord } from '../text/schema.ts';

/** Titles whose concepts are kept. */
const MAX_CACHED = 2 ** 14;

/** A lexicon as titles are read with it, which otherwise takes longer than all else. */
interface TitleReader {
	readonly longestFrom: (word: string) => number;
	/** The concepts of titles that were read. */
	readonly titles: Map<string, readonly string[]>;
}

const readers = new WeakMap<Analyzer, TitleReader>();

/** What the titles of a section say: that of its document, its own heading and those above it. */
export function titleText({ id, title = id, headings = [] }: SectionRecord): string {
	return [title, ...headings].join('\n');
}

/** What titles are read by. */
export interface TitleWords {
	readonly lexicon: Lexicon;
	readonly analyzer: Analyzer;
}

/** The concepts of a title. */
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
