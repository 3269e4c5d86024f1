import { cutRun, HAN, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { wordTable } from './word-table.ts';

/**
 * Maximum characters of a text that are encoded: its beginning shows its topic, and further words change the sum
 * little.
 */
export const MAX_STATIC_LENGTH = 1_000;

/** Maximum words in the cache of split words. */
const MAX_REMEMBERED = 2 ** 16;

const remembered = new Map<string, readonly number[]>();

/** Splits a text into words of the table, as numbers: see `cutRun`. */
export function cutText(text: string): Uint32Array {
	const words: number[] = [];
	for (const run of runsOf(text.slice(0, MAX_STATIC_LENGTH), buildAnalyzer().folding)) {
		if (HAN.test(run)) pushChinese(run, words);
		else words.push(...cutWord(run));
	}
	return new Uint32Array(words);
}

function pushChinese(run: string, words: number[]): void {
	const table = wordTable();
	for (let at = 0; at < run.length; ) {
		const word = table.longestAt(run, at);
		if (word !== undefined) words.push(word);
		at += word === undefined ? 1 : (table.words[word] as string).length;
	}
}

/** Cached, since Latin words recur, unlike most runs of Chinese. */
function cutWord(run: string): readonly number[] {
	let words = remembered.get(run);
	if (words === undefined) {
		words = cutRun(run, wordTable().find);
		if (remembered.size >= MAX_REMEMBERED) remembered.clear();
		remembered.set(run, words);
	}
	return words;
}
