import { synonymsOf } from '../core/synonyms.ts';
import type { Analyzer } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import { type Contexts, formsOf } from '../format/kinds/contexts/schema.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { lowerBound } from '../text/posting-list.ts';

/** Score of a keyword by the tier in which it is found; a context has the score of its best tier. */
export const TIERS = { file_name: 10, file_name_part: 7, front_matter: 6, content: 3 } as const;

/** Minimum length of each part of a keyword that may match within a word, in letters and in Han characters. */
const LETTERS_WITHIN = 3;
const HAN_WITHIN = 2;

/**
 * Text with one line per context, and the scores of a keyword that matches a word, part of a word, or part of Han text.
 */
export interface Column {
	readonly text: string;
	/** Offset of each line. */
	readonly starts: Uint32Array;
	readonly worth: readonly [word: number, within: number, withinHan: number];
	/** Whether its words are stems, so that stems are searched in it. */
	readonly isStemmed: boolean;
}

/** Returns two columns for a text: as written, and with stems of its words. A match of a stem scores `ofStem`. */
function toColumns(analyzer: Analyzer, text: string, ofStem: number, ...worth: Column['worth']): Column[] {
	return [toColumn(text, worth, false), toColumn(stemWords(text, analyzer), [ofStem, 0, 0], true)];
}

function toColumn(text: string, worth: Column['worth'], isStemmed: boolean): Column {
	const starts = [0];
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
	return { text, starts: Uint32Array.from(starts), worth, isStemmed };
}

function stemWords(text: string, { stem }: Analyzer): string {
	return text.replace(/\S+/g, (word) => stem(word));
}

/** Cached columns of open indexes. */
const columns = new WeakMap<Contexts, readonly Column[]>();

/** Returns the columns of names, titles and tags. Tags match only as whole words, except in Han text. */
export function columnsOf(contexts: Contexts, analyzer: Analyzer): readonly Column[] {
	const { file_name, file_name_part, front_matter } = TIERS;
	let made = columns.get(contexts);
	if (made === undefined) {
		made = [
			...toColumns(analyzer, contexts.names, file_name_part, file_name, file_name_part, file_name_part),
			...toColumns(analyzer, contexts.titles, front_matter, front_matter, front_matter, front_matter),
			...toColumns(analyzer, contexts.tags, front_matter, front_matter, 0, front_matter),
		];
		columns.set(contexts, made);
	}
	return made;
}

/** Returns the columns of headings and first paragraphs. */
export function contentColumns(texts: string, analyzer: Analyzer): Column[] {
	return toColumns(analyzer, texts, TIERS.content, TIERS.content, TIERS.content, TIERS.content);
}

/** Scores and keywords by context number. */
export interface Found {
	/** Score of the best tier; 0 for none. */
	readonly scores: Uint8Array;
	/** Set of the keywords found, as bits. */
	readonly keywords: Uint32Array;
}

/**
 * Searches the columns for keywords.
 *
 * @param keywords the forms of each, as returned by `keywordForms`
 * @param count number of contexts
 */
export function findKeywords(
	lines: readonly Column[],
	keywords: readonly (readonly string[])[],
	count: number,
	analyzer: Analyzer,
): Found {
	const stems = keywords.map((forms) => [...new Set(forms.map((form) => stemWords(form, analyzer)))]);
	const found: Found = { scores: new Uint8Array(count), keywords: new Uint32Array(count) };
	for (const column of lines) {
		(column.isStemmed ? stems : keywords).forEach((forms, keyword) => {
			for (const form of forms) findForm(column, form, 1 << keyword, found);
		});
	}
	return found;
}

function findForm({ text, starts, worth: [word, within, withinHan] }: Column, form: string, bit: number, found: Found) {
	const isLong = form.split(' ').every((part) => part.length >= (isUnspaced(part) ? HAN_WITHIN : LETTERS_WITHIN));
	const inside = isLong ? (isUnspaced(form) ? withinHan : within) : 0;
	for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
		const score = isBreak(text, at - 1) && isBreak(text, at + form.length) ? word : inside;
		const number = lowerBound(starts, at + 1, 0) - 1;
		const best = found.scores[number] as number;
		// Content does not change contexts that match otherwise, so explaining does not change the order.
		if (score === 0 || (score === TIERS.content && best > score)) continue;
		if (score > best) found.scores[number] = score;
		found.keywords[number] = (found.keywords[number] as number) | bit;
	}
}

/** Whether the character at an offset is white space or outside of the text. */
function isBreak(text: string, at: number): boolean {
	return !(text.charCodeAt(at) > 32);
}

export function keywordForms(keyword: string, lexicon: Lexicon, analyzer: Analyzer): string[] {
	const terms = [keyword, ...synonymsOf(keyword, lexicon, analyzer)];
	return [...new Set(terms.flatMap((term) => formsOf(term, analyzer)))];
}
