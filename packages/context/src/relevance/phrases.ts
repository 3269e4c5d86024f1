import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { normalizeText } from '@pinakes/query/format/analysis/normalize';
import { COMMON_CONCEPTS, CONCEPTS, LONE_NOUNS, NOT_CONCEPTS } from './concepts.ts';
import { COMMON_WORDS, EVERYDAY_WORDS, MEASURED } from './everyday-words.ts';
import { ASKED_FIELD_WORDS, FIELD_WORDS, SEARCHED_IN_MEMORIES } from './field-words.ts';
import { ADDRESSING, ASKING, COURTESIES, RECALLING, REFERRING, TIMES } from './sentence-words.ts';

/** The meaning of a phrase. Several properties may hold. */
export interface Meaning {
	/** A stop word: never searched for. */
	readonly isEveryday?: boolean;
	/** A frequent word: searched for only in questions. */
	readonly isCommon?: boolean;
	readonly asks?: boolean;
	readonly refers?: boolean;
	readonly recalls?: boolean;
	readonly addresses?: boolean;
	/** The concept it stands for. */
	readonly concept?: string;
	/** The time it stands for. */
	readonly time?: string;
	/** The field of a snapshot that it asks for; `askedField` applies only in questions. */
	readonly field?: string;
	readonly askedField?: string;
	readonly weight?: number;
	/** Whether a word of a field is also searched for in memories. */
	readonly isSearchedInMemories?: boolean;
}

/** A part of a text: a known phrase, or the text between two of them. */
export interface Stretch {
	readonly text: string;
	readonly meaning: Meaning | undefined;
}

type Entry = readonly [phrase: string, meaning: Meaning];

let table: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Returns all phrases by their first character, longest first. */
function phraseTable(): ReadonlyMap<string, readonly Entry[]> {
	const meanings = new Map<string, Meaning>();
	const mark = (phrases: readonly string[], meaning: Meaning): void => {
		for (const phrase of phrases) {
			const written = phrase.replaceAll('_', ' ');
			meanings.set(written, { ...meanings.get(written), ...meaning });
		}
	};
	mark(EVERYDAY_WORDS, { isEveryday: true });
	mark(MEASURED, { isEveryday: true });
	mark(NOT_CONCEPTS, {});
	mark(COURTESIES, { isEveryday: true });
	mark(ASKING, { asks: true, isEveryday: true });
	mark(REFERRING, { refers: true, isEveryday: true });
	mark(RECALLING, { recalls: true, isEveryday: true });
	mark(ADDRESSING, { addresses: true, isEveryday: true });
	for (const [time, phrases] of TIMES) mark(phrases, { time, isEveryday: true, recalls: true });
	for (const [concept, phrases] of CONCEPTS) mark(phrases, { concept, isCommon: COMMON_CONCEPTS.includes(concept) });
	mark(COMMON_WORDS, { isCommon: true });
	for (const { name, weight, words } of FIELD_WORDS) mark(words, { field: name, weight });
	for (const { name, weight, words } of ASKED_FIELD_WORDS) mark(words, { askedField: name, weight });
	mark(SEARCHED_IN_MEMORIES, { isSearchedInMemories: true });
	const byFirst = new Map<string, Entry[]>();
	for (const entry of meanings) {
		const first = entry[0].charAt(0);
		byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
	}
	for (const entries of byFirst.values()) entries.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
	return byFirst;
}

const LETTER = /[a-z]/;

/**
 * Splits a text into known phrases, the longest at each position, and the text between them.
 *
 * @param text normalized by `normalizeText`
 */
export function stretchesOf(text: string): Stretch[] {
	table ??= phraseTable();
	const stretches: Stretch[] = [];
	let from = 0;
	let at = 0;
	while (at < text.length) {
		const found = phraseAt(table, text, at);
		if (found === undefined || isPartOfWord(text.slice(from, at), found[0])) {
			at = nextStart(text, at);
			continue;
		}
		if (at > from) stretches.push({ text: text.slice(from, at), meaning: undefined });
		stretches.push({ text: found[0], meaning: found[1] });
		at += found[0].length;
		from = at;
	}
	if (from < text.length) stretches.push({ text: text.slice(from), meaning: undefined });
	return stretches;
}

/** Whether a noun of one character follows unknown characters: it is then the end of an unknown word. */
function isPartOfWord(before: string, phrase: string): boolean {
	return LONE_NOUNS.has(phrase) && isUnspaced(before.slice(-1));
}

function phraseAt(phrases: ReadonlyMap<string, readonly Entry[]>, text: string, at: number): Entry | undefined {
	for (const entry of phrases.get(text.charAt(at)) ?? []) {
		const [phrase] = entry;
		if (text.startsWith(phrase, at) && !isWithinWord(text, at, at + phrase.length)) return entry;
	}
	return undefined;
}

/** Whether a phrase of letters would end within a word. */
function isWithinWord(text: string, from: number, end: number): boolean {
	return LETTER.test(text.charAt(from)) && LETTER.test(text.charAt(end));
}

/** Returns the next position where a phrase may begin, which is never within a word of letters. */
function nextStart(text: string, at: number): number {
	let next = at + 1;
	if (LETTER.test(text.charAt(at))) while (LETTER.test(text.charAt(next))) next++;
	return next;
}

/** Normalizes a text and replaces concepts and times by their names, for indexing. */
export function conceptText(text: string): string {
	let read = '';
	for (const { text: stretch, meaning } of stretchesOf(normalizeText(text))) {
		const name = meaning?.concept ?? meaning?.time;
		read += name === undefined ? stretch : ` ${name} `;
	}
	return read;
}
