import { cutRun, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
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

/** Words of the text that is being split; longer texts get a larger one. */
let words = new Uint32Array(2 * MAX_STATIC_LENGTH);

/** Splits a text into words of the table, as numbers: see `cutRun`. */
export function cutText(text: string): Uint32Array {
	const runs = runsOf(text.slice(0, MAX_STATIC_LENGTH), buildAnalyzer().folding);
	const most = runs.reduce((sum, { length }) => sum + length, 0);
	if (most > words.length) words = new Uint32Array(most);
	let count = 0;
	for (const run of runs) {
		// Runs are of ASCII or of Han characters.
		if (run > '\x7f') count = addChinese(run, count);
		else for (const word of cutWord(run)) words[count++] = word;
	}
	return words.slice(0, count);
}

/** Adds the words of a run of Chinese. Returns the new number of words. */
function addChinese(run: string, count: number): number {
	const table = wordTable();
	let next = count;
	for (let at = 0; at < run.length; ) {
		const word = table.longestAt(run, at);
		if (word !== undefined) words[next++] = word;
		at += word === undefined ? 1 : (table.words[word] as string).length;
	}
	return next;
}

/** Returns the words of a run of Latin letters. Cached, since these recur, unlike most runs of Chinese. */
function cutWord(run: string): readonly number[] {
	let found = remembered.get(run);
	if (found === undefined) {
		found = cutRun(run, wordTable().find);
		if (remembered.size >= MAX_REMEMBERED) remembered.clear();
		remembered.set(run, found);
	}
	return found;
}
