import type { Analyzer } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { type Contexts, formsOf } from '@pinakes/format/kinds/contexts/schema';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import { synonymsOf } from '../core/synonyms.ts';
import { lowerBound } from '../text/posting-list.ts';

/** What a keyword is worth by the tier in which it is found; a context has the score of its best tier. */
export const TIERS = { file_name: 10, file_name_part: 7, front_matter: 6, content: 3 } as const;

/** Letters, and Han characters, that each part of a keyword has that is found within a word. */
const LETTERS_WITHIN = 3;
const HAN_WITHIN = 2;

/** A line to a context, and what a keyword is worth in it: as a word, within a word, and within Han text. */
export interface Column {
	readonly text: string;
	/** Where each line begins. */
	readonly starts: Uint32Array;
	readonly worth: readonly [word: number, within: number, withinHan: number];
	/** Whether its words are stems, which are looked for by stems. */
	readonly isStemmed: boolean;
}

/** The columns of a text: as it is written, and by the stems of its words, where another form of a word is as good as a part. */
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

/** The columns of the indexes that are open. */
const columns = new WeakMap<Contexts, readonly Column[]>();

/** Names, titles and tags. A tag is a word as a whole: what is only part of one is not it. */
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

/** Headings and beginnings. */
export function contentColumns(texts: string, analyzer: Analyzer): Column[] {
	return toColumns(analyzer, texts, TIERS.content, TIERS.content, TIERS.content, TIERS.content);
}

/** What was found, by the numbers of contexts. */
export interface Found {
	/** The worth of the best tier, 0 for none. */
	readonly scores: Uint8Array;
	/** The keywords found, a bit each. */
	readonly keywords: Uint32Array;
}

/**
 * Looks for keywords.
 *
 * @param keywords for each its own forms and those of its synonyms, as `keywordForms` gives them
 * @param count how many contexts there are
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
		// Contents come last, and add nothing to what is found elsewhere, so that explaining changes no order.
		if (score === 0 || (score === TIERS.content && best > score)) continue;
		if (score > best) found.scores[number] = score;
		found.keywords[number] = (found.keywords[number] as number) | bit;
	}
}

/** True for white space, and beyond either end. */
function isBreak(text: string, at: number): boolean {
	return !(text.charCodeAt(at) > 32);
}

/** The forms of a keyword and of the terms that stand for it. */
export function keywordForms(keyword: string, lexicon: Lexicon, analyzer: Analyzer): string[] {
	const terms = [keyword, ...synonymsOf(keyword, lexicon, analyzer)];
	return [...new Set(terms.flatMap((term) => formsOf(term, analyzer)))];
}
