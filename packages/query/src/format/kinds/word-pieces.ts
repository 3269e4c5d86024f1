import { foldMarks } from '../analysis/normalize.ts';
import { fold, type Tokenizer } from '../analysis/tokenizer.ts';
import type { Recipe } from '../base/recipe.ts';

/** Words and numbers in Latin letters, runs of Han characters, and single signs. */
const RUNS = /[a-z0-9]+|[\u3400-\u9fff]+|[!-/:-@[-`{-~]/g;

/** Matches the start of a run of Chinese. */
export const HAN = /^[\u3400-\u9fff]/;

/** Maximum characters of a run that are read; longer ones are data. */
const MAX_RUN = 64;

/** Maximum characters of a Chinese word, and maximum pieces of an unknown Latin word. */
const MAX_HAN_WORD = 8;
const MAX_PIECES = 8;

/** Prefix of keys of pieces inside of words. */
export const INSIDE = '##';

/** Splits a text into runs: a word each, or several words of Chinese. */
export function runsOf(text: string, folding: Tokenizer['folding']): string[] {
	const runs = foldMarks(text).toLowerCase().match(RUNS) ?? [];
	// Runs are of ASCII or of Han characters.
	return runs.map((run) => (run > '\x7f' ? fold(run, folding) : run).slice(0, MAX_RUN));
}

/**
 * Finds the rows of a text's words in a table, in the order of the text: see `cutRun`.
 *
 * @param read returns the rows of keys, undefined for an unknown key
 */
export function* findPieces<T>(
	runs: readonly string[],
	read: (keys: readonly string[]) => Recipe<readonly (T | undefined)[]>,
): Recipe<T[]> {
	const known = new Map<string, T | undefined>();
	const find = (key: string): T | undefined => known.get(key);
	const first = new Set<string>();
	for (const run of runs) {
		if (HAN.test(run)) cutRun(run, find, first);
		else first.add(run);
	}
	let missing = [...first];
	// Which pieces of a word are needed next depends on those that are known.
	while (missing.length > 0) {
		const rows = yield* read(missing);
		missing.forEach((key, i) => {
			known.set(key, rows[i]);
		});
		const next = new Set<string>();
		for (const run of runs) cutRun(run, find, next);
		missing = [...next].filter((key) => !known.has(key));
	}
	return runs.flatMap((run) => cutRun(run, find));
}

/**
 * Splits a run into the words of a table: whole words, an unknown Latin word into its longest pieces from the left
 * (WordPiece), and Chinese into the longest words from the left. Unknown signs and characters are dropped.
 *
 * @param find returns the row of a key, undefined for an unknown key
 * @param asked collects every key that may be looked up
 */
export function cutRun<T>(run: string, find: (key: string) => T | undefined, asked?: Set<string>): T[] {
	const isHan = HAN.test(run);
	const whole = isHan ? undefined : find(run);
	if (whole !== undefined) return [whole];
	const rows: T[] = [];
	for (let at = 0; at < run.length && (isHan || rows.length < MAX_PIECES); ) {
		const mark = isHan || at === 0 ? '' : INSIDE;
		let length = Math.min(isHan ? MAX_HAN_WORD : MAX_RUN, run.length - at);
		if (asked) for (let end = at + length; end > at; end--) asked.add(mark + run.slice(at, end));
		let row = find(mark + run.slice(at, at + length));
		while (row === undefined && length > 1) row = find(mark + run.slice(at, at + --length));
		if (row !== undefined) rows.push(row);
		else if (!isHan) break;
		at += length;
	}
	return rows;
}
