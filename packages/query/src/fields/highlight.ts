import { type Analyzer, gramsOf, indexTerms } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { RUNS } from '@pinakes/format/analysis/tokenizer';
import type { WeightedTerm } from '../text/weighted-term.ts';

/** A range of a text: start and end offset in UTF-16 code units, end excluded. */
export type Range = readonly [from: number, to: number];

/** An excerpt of a text, with the ranges of matches in it. */
export interface Snippet {
	readonly text: string;
	readonly ranges: readonly Range[];
}

/** Returns the ranges of a text that match a query. */
type Highlighter = (text: string) => Range[];

/** Maximum characters of a snippet before the first match. */
const MAX_BEFORE = 40;

/**
 * Creates a highlighter for terms of a query: it finds whole words in any of their forms, and n-grams in text without
 * spaces.
 */
export function createHighlighter(terms: readonly WeightedTerm[], analyzer: Analyzer): Highlighter {
	const found = terms.filter(({ list }) => list.size > 0);
	const forms = new Set(found.flatMap(({ term, found: { others } }) => [term.term, ...(term.forms ?? []), ...others]));
	const sizes = found.filter(({ term }) => term.kind === 'gram').map(({ term }) => [...term.term].length);
	const size = Math.max(1, ...sizes);
	const analyzers = [analyzer, ...(analyzer.others ?? [])];
	const isFound = (word: string): boolean =>
		analyzers.some((one) => indexTerms(word, one).some((term) => forms.has(term)));
	return (text) =>
		wordsIn(text, analyzer).flatMap(([from, to]): Range[] => {
			const word = text.slice(from, to);
			if (analyzer.tokenize || !isUnspaced(word)) return isFound(word) ? [[from, to]] : [];
			return gramRanges(word, size, forms, analyzer).map(([start, end]): Range => [from + start, from + end]);
		});
}

/** Returns the ranges of words, and of runs of text without spaces. */
function wordsIn(text: string, { tokenize }: Analyzer): Range[] {
	if (tokenize === undefined) {
		return Array.from(text.matchAll(RUNS), ({ index, 0: run }): Range => [index, index + run.length]);
	}
	const folded = text.toLowerCase();
	const ranges: Range[] = [];
	let from = 0;
	for (const word of tokenize(text)) {
		const at = folded.indexOf(word.toLowerCase(), from);
		if (word === '' || at < 0) continue;
		from = at + word.length;
		ranges.push([at, from]);
	}
	return ranges;
}

/** Returns the ranges of a query's n-grams in text without spaces; touching ranges are merged. */
function gramRanges(stretch: string, size: number, forms: ReadonlySet<string>, { folding }: Analyzer): Range[] {
	const characters = [...stretch];
	const folded = characters.map((character) => folding.get(character.codePointAt(0) as number) ?? character);
	const ranges: [number, number][] = [];
	let at = 0;
	characters.forEach((character, i) => {
		const [gram = ''] = gramsOf(folded.slice(i, i + size).join(''), [size]);
		if (forms.has(gram)) {
			const to = at + characters.slice(i, i + size).join('').length;
			const last = ranges.at(-1);
			if (last !== undefined && last[1] >= at) last[1] = to;
			else ranges.push([at, to]);
		}
		at += character.length;
	});
	return ranges;
}

/**
 * Returns the snippet of a text with the most distinct matches.
 *
 * @param length maximum characters
 */
export function snippetOf(text: string, highlight: Highlighter, length: number): Snippet {
	const ranges = highlight(text);
	let first = 0;
	let most = 0;
	ranges.forEach(([from], i) => {
		const words = new Set<string>();
		for (let j = i; j < ranges.length && (ranges[j] as Range)[1] <= from + length - MAX_BEFORE; j++) {
			words.add(text.slice(...(ranges[j] as Range)).toLowerCase());
		}
		if (words.size > most) [first, most] = [from, words.size];
	});
	const start = startOf(text, Math.max(0, Math.min(first - MAX_BEFORE, text.length - length)), first);
	const cut = text.slice(start, start + length).replace(/[\ud800-\udbff]$/, '');
	const end = start + length < text.length ? endOf(cut) : cut.length;
	const inside = ranges.filter(([from, to]) => from >= start && to <= start + end);
	return {
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
