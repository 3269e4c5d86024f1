import type { Analyzer } from '../../analysis/analyzer.ts';
import { conceptsOf } from '../../analysis/concepts.ts';
import type { Lexicon } from '../lexicon/schema.ts';
import type { SectionRecord } from '../text/schema.ts';

/** Titles whose concepts are kept. */
const MAX_CACHED = 2 ** 14;

/** A lexicon as titles are read with it, which otherwise takes longer than all else. */
interface TitleReader {
	/** The words of the longest phrase, by the word that it begins with. */
	readonly longest: ReadonlyMap<string, number>;
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
	const { longest, titles } = readers.get(analyzer) ?? titleReader(lexicon, analyzer);
	if (titles.size > MAX_CACHED) titles.clear();
	const longestFrom = (word: string): number => longest.get(word) ?? 0;
	const found = titles.get(title) ?? conceptsOf(title, lexicon.phrases, analyzer, { longestFrom });
	titles.set(title, found);
	return found;
}

function titleReader(lexicon: Lexicon, analyzer: Analyzer): TitleReader {
	const longest = new Map<string, number>();
	for (const phrase of Object.keys(lexicon.phrases)) {
		const words = phrase.split(' ');
		longest.set(words[0] as string, Math.max(words.length, longest.get(words[0] as string) ?? 0));
	}
	const reader = { longest, titles: new Map<string, readonly string[]>() };
	readers.set(analyzer, reader);
	return reader;
}
