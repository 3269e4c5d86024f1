import { type Analyzer, gramsOf, indexTerms } from '../format/analysis/analyzer.js';
import { foldMarks, isUnspaced, withoutUnseen } from '../format/analysis/normalize.js';
import { fold, PARTS, RUNS } from '../format/analysis/tokenizer.js';
import { check } from '../format/base/errors.js';
import type { Highlights, Range, Snippet, TextPart } from './present.ts';
import { hasSections, plainTexts, type WeightedTerm } from './store.ts';

/** Options of the part `HIGHLIGHTS`. */
export interface HighlightOptions {
	/**
	 * Whether hits have the matches in title, headings and a snippet of the text. A number is the maximum length of the
	 * snippet. Default: 160 characters.
	 */
	readonly highlight?: boolean | number;
}

const DEFAULT_SNIPPET = 160;
const MAX_SNIPPET = 10_000;

function snippetLength({ highlight }: HighlightOptions): number {
	return highlight === true ? DEFAULT_SNIPPET : Number(highlight);
}

/** Adds to hits what matches the query. An opt-in part of `searchText`. */
export const HIGHLIGHTS: TextPart = {
	defaults: { highlight: true },
	check(options) {
		const length = snippetLength(options);
		check(
			Number.isSafeInteger(length) && length >= 0 && length <= MAX_SNIPPET,
			`highlight is true, false, or at most ${MAX_SNIPPET} characters.`,
		);
	},
	*show({ store }, { options }, { terms }, shown, hits) {
		const length = snippetLength(options as HighlightOptions);
		if (length === 0) return hits;
		const texts = yield* plainTexts(
			store,
			shown.map(({ section }) => section),
		);
		const highlight = createHighlighter(terms, store.analyzer);
		return hits.map((hit, i) => {
			const { text, ranges } = snippetOf(withoutUnseen(texts[i] as string).trim(), highlight, length);
			const highlights: Highlights = {
				title: highlight(hit.title),
				headings: hit.headings.map(highlight),
				snippet: { text, ranges },
			};
			return { ...hit, highlights };
		});
	},
};

/** Returns the ranges of a text that match a query. */
export type Highlighter = (text: string) => Range[];

/** Default maximum characters of a snippet before the first match, and their maximum share of it. */
const MAX_BEFORE = 40;
const MAX_SHARE_BEFORE = 1 / 4;

/** Pieces of a name between its punctuation. */
const PIECES = /[^-._'’]+/g;

/** Creates a highlighter for the words of a text, without an index. */
export function highlighterOf(text: string, analyzer: Analyzer): Highlighter {
	return formHighlighter(new Set(indexTerms(text, analyzer)), analyzer.grams.at(-1) ?? 1, analyzer);
}

/** Creates a highlighter for terms of a query. */
export function createHighlighter(terms: readonly WeightedTerm[], analyzer: Analyzer): Highlighter {
	const counted = terms.filter(hasSections);
	const forms = new Set(
		counted.flatMap(({ term, found: { others } }) => [term.term, ...(term.forms ?? []), ...others]),
	);
	const size = Math.max(1, ...counted.map(({ term }) => (term.kind === 'gram' ? [...term.term].length : 1)));
	return formHighlighter(forms, size, analyzer);
}

/**
 * Creates a highlighter for indexed terms: it finds whole words in any of their forms, of a name with several parts those that
 * match, and n-grams of a size in text without spaces.
 */
function formHighlighter(forms: ReadonlySet<string>, size: number, analyzer: Analyzer): Highlighter {
	const analyzers = [analyzer, ...(analyzer.others ?? [])];
	/** Returns the ranges of the query's n-grams in a stretch of text without spaces. */
	const gramRanges = (stretch: string): Range[] => {
		const characters = [...stretch];
		let next = 0;
		return characters.flatMap((character, i): Range[] => {
			const at = next;
			next += character.length;
			const piece = characters.slice(i, i + size).join('');
			return forms.has(gramsOf(fold(piece, analyzer.folding), [size])[0] as string) ? [[at, at + piece.length]] : [];
		});
	};
	const isFound = (part: string): boolean =>
		analyzers.some((one) => indexTerms(part, one).some((term) => forms.has(term)));
	const partRanges = (name: string): Range[] =>
		[...name.matchAll(PIECES)].flatMap(({ index: from, 0: piece }) =>
			[...piece.matchAll(PARTS)].flatMap(({ index, 0: part }): Range[] =>
				isFound(part) ? [[from + index, from + index + part.length]] : [],
			),
		);
	const findRanges = (word: string): readonly Range[] => {
		if (!analyzer.tokenize && isUnspaced(word)) return gramRanges(word);
		const found = analyzers.map((one) => indexTerms(word, one).map((term) => forms.has(term)));
		if (!found.some((each) => each.includes(true))) return [];
		const parts = found.some((each) => each.length > 1 && each.includes(false)) ? partRanges(word) : [];
		return parts.length > 0 ? parts : [[0, word.length]];
	};
	// Texts repeat most of their words.
	const known = new Map<string, readonly Range[]>();
	const rangesIn = (word: string): readonly Range[] => {
		const ranges = known.get(word) ?? findRanges(word);
		known.set(word, ranges);
		return ranges;
	};
	return (text) => {
		const [folded, startAt, endAt] = foldWithOffsets(text);
		const ranges: Range[] = [];
		for (const [index, word] of wordsIn(folded, analyzer.tokenize?.(text))) {
			for (const [start, end] of rangesIn(word)) {
				const from = startAt(index + start);
				const to = endAt(index + end - 1);
				// Grams overlap, and a character such as ½ may have several words.
				ranges.push([from >= (ranges.at(-1)?.[1] ?? 0) ? from : (ranges.pop() as Range)[0], to]);
			}
		}
		return ranges;
	};
}

/**
 * Returns the words, and the stretches of text without spaces, of a folded text.
 *
 * @param words of a custom tokenizer
 */
function wordsIn(folded: string, words: readonly string[] | undefined): (readonly [index: number, word: string])[] {
	if (words === undefined) return Array.from(folded.matchAll(RUNS), ({ index, 0: run }) => [index, run] as const);
	const text = folded.toLowerCase();
	let from = 0;
	return words.flatMap((one) => {
		const word = foldMarks(one).toLowerCase();
		const index = text.indexOf(word, from);
		if (index < 0) return [];
		from = index + word.length;
		return [[index, word] as const];
	});
}

/** Matches what folds to itself, or a character with all that it may be composed with: marks, and parts of hangul. */
const CLUSTERS =
	/[\0-~\u3400-\u9fff]+(?![\u0300-\u036f])|.[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u1161-\u11ff\u3099\u309a\uff9e\uff9f]*/gsu;

/** Returns a text as it is analyzed, and for each of its code units where in the original text it starts and ends. */
function foldWithOffsets(text: string): [folded: string, startAt: Offset, endAt: Offset] {
	if (foldMarks(text) === text) return [text, (at) => at, (at) => at + 1];
	let folded = '';
	const starts: number[] = [];
	const ends: number[] = [];
	for (const { index, 0: cluster } of text.matchAll(CLUSTERS)) {
		const part = foldMarks(cluster);
		const isSame = part === cluster;
		for (let i = 0; i < part.length; i++) {
			starts.push(isSame ? index + i : index);
			ends.push(isSame ? index + i + 1 : index + cluster.length);
		}
		folded += part;
	}
	return [folded, (at) => starts[at] as number, (at) => ends[at] as number];
}

/** Returns an offset in a text by one in the folded text. */
type Offset = (at: number) => number;

/** Is between texts of which readers see one at a time. */
const PANE_END = '\f';

/** Returns the snippet of the pane with the most distinct matches. */
function snippetOfPanes(
	text: string,
	highlight: Highlighter,
	...sizes: [number, number, number]
): ReturnType<typeof snippetOf> {
	let [most, at, best, from] = [-1, 0, '', 0];
	for (const pane of text.split(PANE_END)) {
		const count = new Set(highlight(pane).map((range) => pane.slice(...range).toLowerCase())).size;
		if (count > most) [most, best, from] = [count, pane, at];
		at += pane.length + 1;
	}
	const blanks = best.length - best.trimStart().length;
	const snippet = snippetOf(best.trim(), highlight, ...sizes);
	return { ...snippet, start: from + blanks + snippet.start };
}

/**
 * Returns the snippet of a text with the most distinct matches, and where in the text it starts.
 *
 * @param length maximum characters
 * @param before maximum characters before the first match
 * @param least characters at the end of the text that it begins before at the latest
 */
export function snippetOf(
	text: string,
	highlight: Highlighter,
	length: number,
	before = Math.min(MAX_BEFORE, Math.floor(length * MAX_SHARE_BEFORE)),
	least = length,
): Snippet & { readonly start: number } {
	if (text.includes(PANE_END)) return snippetOfPanes(text, highlight, length, before, least);
	const ranges = highlight(text);
	let first = 0;
	let most = 0;
	ranges.forEach(([from], i) => {
		const words = new Set<string>();
		for (let j = i; j < ranges.length && (j === i || (ranges[j] as Range)[1] <= from + length - before); j++) {
			words.add(text.slice(...(ranges[j] as Range)).toLowerCase());
		}
		if (words.size > most) [first, most] = [from, words.size];
	});
	const start = startOf(text, Math.max(0, Math.min(first - before, text.length - least)), first);
	const cut = text.slice(start, start + length).replace(/[\ud800-\udbff]$/, '');
	const end = start + length < text.length ? endOf(cut) : cut.length;
	const inside = ranges.filter(([from, to]) => from >= start && to <= start + end);
	return {
		start,
		text: cut.slice(0, end),
		ranges: inside.map(([from, to]): Range => [from - start, to - start]),
	};
}

/** Returns the first beginning of a word between two offsets, else the first offset. */
function startOf(text: string, from: number, to: number): number {
	if (from === 0) return 0;
	const space = text.indexOf(' ', from);
	if (space >= 0 && space < to) return space + 1;
	return /[\udc00-\udfff]/.test(text[from] ?? '') ? from + 1 : from;
}

/** Returns the end of the last whole word; if the last space is not in the second half, the end of the text. */
function endOf(text: string): number {
	const space = text.lastIndexOf(' ');
	return space > text.length / 2 ? space : text.length;
}
