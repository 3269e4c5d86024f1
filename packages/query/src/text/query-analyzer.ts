import { type Analyzer, fold, foldingOf, rememberingStemmer } from './analyze.ts';
import { stem } from './stem.ts';

/** How queries are cut into terms. */
export interface QueryAnalyzer extends Analyzer {
	/** Finds what asks in a question without spaces between its words, such as 什么, and is left out. */
	readonly askingWords: RegExp;
}

/** What a query analyzer is made of, as an index carries it. */
export interface AnalyzerSource {
	readonly stopWords: readonly string[];
	readonly askingWords: readonly string[];
	/** Pairs of a character and the one that it stands for. */
	readonly folding: string;
	readonly grams: readonly number[];
}

/** Makes the analyzer of queries: that of the texts, and what asks besides. */
export function createQueryAnalyzer({ stopWords, askingWords, folding: pairs, grams }: AnalyzerSource): QueryAnalyzer {
	const folding = foldingOf(pairs);
	return {
		stopWords: new Set(stopWords),
		askingWords: patternOf(askingWords, folding),
		folding,
		grams,
		stem: rememberingStemmer(stem),
	};
}

/** A pattern that finds any of some words, folded, as texts are; nothing, where there is none. */
function patternOf(words: readonly string[], folding: Analyzer['folding']): RegExp {
	const escaped = words.filter(Boolean).map((word) => fold(word, folding).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
	return new RegExp(escaped.join('|') || '(?!)');
}
