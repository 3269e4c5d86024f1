import { cutRun, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { wordTable } from './word-table.ts';

/** Characters of a text that are encoded: its beginning says what it is about, and further words change the sum little. */
export const MAX_STATIC_LENGTH = 1_000;

/** Words that are remembered as they were cut. */
const MAX_REMEMBERED = 2 ** 16;

/** Longer runs are mostly stretches of Chinese, which do not come again. */
const MAX_REMEMBERED_LENGTH = 16;

const remembered = new Map<string, readonly number[]>();

/** Cuts a text into words of the table, by number. */
export function cutText(text: string): Uint32Array {
	const words: number[] = [];
	for (const run of runsOf(text.slice(0, MAX_STATIC_LENGTH), buildAnalyzer().folding)) words.push(...cutWords(run));
	return Uint32Array.from(words);
}

function cutWords(run: string): readonly number[] {
	const { find } = wordTable();
	if (run.length > MAX_REMEMBERED_LENGTH) return cutRun(run, find);
	let words = remembered.get(run);
	if (words === undefined) {
		words = cutRun(run, find);
		if (remembered.size >= MAX_REMEMBERED) remembered.clear();
		remembered.set(run, words);
	}
	return words;
}
