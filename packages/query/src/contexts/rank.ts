import type { Analyzer } from '../format/analysis/analyzer.js';
import { isUnspaced, normalizeTerm } from '../format/analysis/normalize.js';
import { partOf } from '../format/codec/cuts.js';
import { type Contexts, formsOf } from '../format/kinds/contexts.js';
import { type Lexicon, synonymsOf } from '../format/kinds/lexicon.js';
import type { CheckedContextQuery } from './query.ts';

/** Scopes and types of contexts, in relation to a query. */
export type Scopes = ReturnType<typeof scopesOf>;

/** Returns the scopes for a query. If its epic has no contexts, only the global scope is searched. */
export function scopesOf({ epics, scopes, types, kinds }: Contexts, query: CheckedContextQuery) {
	const id = epicKey(query.epic);
	const ranks = [0, ...epics.map((epic) => (isEpic(epicKey(epic), id) ? 1 : 2))];
	/** Whether the query has an epic that none of those in the index is. */
	const isEpicUnknown = query.epic !== '' && epics.length > 0 && !ranks.includes(1);
	/** Returns the rank of a context's scope: 0 for global, 1 for the query's epic, 2 for other epics. */
	const rankOf = (number: number): number => ranks[scopes[number] as number] as number;
	return {
		isEpicUnknown,
		rankOf,
		/** Returns why a context is excluded regardless of keywords; undefined if it is not. */
		exclusionOf(number: number): 'other_scope' | 'other_type' | undefined {
			if (isEpicUnknown && rankOf(number) > 0) return 'other_scope';
			const isAsked = query.types.length === 0 || query.types.includes(types[kinds[number] as number] as string);
			return isAsked ? undefined : 'other_type';
		},
	};
}

/** Returns the name of an epic with its number spelled one way, so that `epic-3` is `EPIC-03`. */
function epicKey(name: string): string {
	return normalizeTerm(name).replace(/(\p{L})[\s_-]*0*(\d)/gu, '$1 $2');
}

/** Whether a folder belongs to an epic: its name begins with the id. */
function isEpic(folder: string, id: string): boolean {
	return id !== '' && folder.startsWith(id) && !/^[a-z0-9]/.test(folder.slice(id.length));
}

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

/** Returns the columns of names, titles and tags. Tags match only as whole words, except in Han text. */
export function columnsOf({ names, titles, tags }: Contexts, analyzer: Analyzer): Column[] {
	const { file_name, file_name_part, front_matter } = TIERS;
	return [
		...toColumns(analyzer, names, file_name_part, file_name, file_name_part, file_name_part),
		...toColumns(analyzer, titles, front_matter, front_matter, front_matter, front_matter),
		...toColumns(analyzer, tags, front_matter, front_matter, 0, front_matter),
	];
}

/** Returns the columns of headings and first paragraphs. */
export function contentColumns(texts: string, analyzer: Analyzer): Column[] {
	return toColumns(analyzer, texts, TIERS.content, TIERS.content, TIERS.content, TIERS.content);
}

/** Scores and keywords by context number. */
interface Found {
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
		const number = partOf(starts, at);
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

/** Minimum score of a match. */
const MIN_CONTEXT_SCORE = TIERS.front_matter;

/** A context in which a keyword was found. */
export interface Ranked {
	/** Its context number. */
	readonly number: number;
	readonly score: number;
	/** The keywords found in it. */
	readonly keywords: readonly string[];
	/** Why it is not a match; undefined for a match. */
	readonly lacks: ReturnType<Scopes['exclusionOf']> | 'below_threshold';
}

/** Returns the contexts in which a keyword was found, best first. */
export function rankContexts(
	{ updated }: Contexts,
	found: Found,
	scopes: Scopes,
	keywords: readonly string[],
): Ranked[] {
	const ranked: Ranked[] = [];
	found.scores.forEach((score, number) => {
		if (score === 0) return;
		const bits = found.keywords[number] as number;
		ranked.push({
			number,
			score,
			keywords: keywords.filter((_, i) => bits & (1 << i)),
			lacks: score < MIN_CONTEXT_SCORE ? 'below_threshold' : scopes.exclusionOf(number),
		});
	});
	return ranked.sort(
		(a, b) =>
			b.score - a.score ||
			scopes.rankOf(a.number) - scopes.rankOf(b.number) ||
			(updated[b.number] as number) - (updated[a.number] as number) ||
			b.keywords.length - a.keywords.length ||
			a.number - b.number,
	);
}
