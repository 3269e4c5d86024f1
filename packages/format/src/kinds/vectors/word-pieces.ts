import { foldMarks } from '../../analysis/normalize.ts';
import { fold } from '../../analysis/tokenizer.ts';
import type { Recipe } from '../../recipe.ts';

/** Words and numbers in Latin letters, stretches of Han characters, and single signs. */
const RUNS = /[a-z0-9]+|[\u3400-\u9fff]+|[!-/:-@[-`{-~]/g;
const HAN = /^[\u3400-\u9fff]/;

/** Longer runs are data: what follows is not read. */
const MAX_RUN = 64;

/** Characters of the longest Chinese word, and pieces of an unknown Latin one. */
const MAX_HAN_WORD = 8;
const MAX_PIECES = 8;

/** What a piece inside a word begins with, in a table. */
const INSIDE = '##';

/** Cuts a text into runs, of which each is one word or, in Chinese, several. */
export function runsOf(text: string, folding: ReadonlyMap<string, string>): string[] {
	const runs = foldMarks(text).toLowerCase().match(RUNS) ?? [];
	return runs.map((run) => (HAN.test(run) ? fold(run, folding) : run).slice(0, MAX_RUN));
}

/**
 * Finds the rows of a text's words in a table, in the order of the text: whole words, for an unknown Latin word its
 * longest pieces from the left (WordPiece), and of Chinese the longest words from the left. Unknown signs and
 * characters are left out.
 *
 * @param read returns the rows of keys, undefined for an unknown key
 */
export function* findPieces<T>(
	runs: readonly string[],
	read: (keys: readonly string[]) => Recipe<readonly (T | undefined)[]>,
): Recipe<T[]> {
	const known = new Map<string, T | undefined>();
	function* ask(keys: readonly string[]): Recipe<void> {
		const missing = [...new Set(keys)].filter((key) => !known.has(key));
		const rows = yield* read(missing);
		missing.forEach((key, i) => {
			known.set(key, rows[i]);
		});
	}
	yield* ask(runs.flatMap((run) => (HAN.test(run) ? partsOf(run) : [run])));
	const isUnknown = (run: string): boolean => known.get(run) === undefined && !HAN.test(run);
	const cut = new Map(runs.filter(isUnknown).map((run) => [run, { rest: run, mark: '', pieces: [] as T[] }]));
	for (let round = 0; round < MAX_PIECES; round++) {
		const open = [...cut.values()].filter(({ rest }) => rest !== '');
		yield* ask(open.flatMap(({ rest, mark }) => beginnings(rest).map((beginning) => mark + beginning)));
		for (const word of open) {
			const found = beginnings(word.rest).find((beginning) => known.get(word.mark + beginning) !== undefined);
			if (found !== undefined) word.pieces.push(known.get(word.mark + found) as T);
			word.rest = found === undefined ? '' : word.rest.slice(found.length);
			word.mark = INSIDE;
		}
	}
	return runs.flatMap((run) => {
		if (HAN.test(run)) return cutHan(run, known);
		const row = known.get(run);
		return row === undefined ? (cut.get(run)?.pieces ?? []) : [row];
	});
}

/** Every beginning of a word, the longest first. */
function beginnings(word: string): string[] {
	return Array.from(word, (_, i) => word.slice(0, word.length - i));
}

/** All parts of a stretch that may be words. */
function partsOf(stretch: string): string[] {
	return Array.from(stretch, (_, at) => beginnings(stretch.slice(at, at + MAX_HAN_WORD))).flat();
}

function cutHan<T>(stretch: string, known: ReadonlyMap<string, T | undefined>): T[] {
	const rows: T[] = [];
	for (let at = 0, length = 1; at < stretch.length; at += length) {
		length = Math.min(MAX_HAN_WORD, stretch.length - at);
		while (length > 1 && known.get(stretch.slice(at, at + length)) === undefined) length--;
		const row = known.get(stretch.slice(at, at + length));
		if (row !== undefined) rows.push(row);
	}
	return rows;
}
