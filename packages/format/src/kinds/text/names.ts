import type { Analyzer } from '../../analysis/analyzer.ts';
import { isUnspaced } from '../../analysis/characters.ts';
import { NO_FOLDING, tokensOf } from '../../analysis/tokenizer.ts';

/** Marks the terms of names; no other term has it. */
const MARK = '=';

/** Names that are longer are sentences, which nobody types as they are. */
const MAX_WORDS = 8;
const MAX_LENGTH = 80;

/** What of the first word a name's term begins with, so that both lie in one row. */
const BEGINNING = /^[a-z0-9]{1,5}/;

/**
 * The term by which a section is found that is called exactly so: a digest of the words of its heading, or of its
 * document's title, in order, stemmed and without stop words. Undefined for a name without words, a long one, and one with
 * text without spaces: which of its characters stand for others is known only once the whole index is read.
 */
export function nameTerm(
	name: string,
	{ languages, stopWords, stem }: Pick<Analyzer, 'languages' | 'stopWords' | 'stem'>,
): string | undefined {
	if (!mayBeName(name)) return undefined;
	const words: string[] = [];
	for (const { kind, text } of tokensOf(name, { languages, folding: NO_FOLDING })) {
		if (kind === 'unspaced') return undefined;
		if (kind === 'word' && !stopWords.has(text)) words.push(stem(text));
	}
	return nameOf(words);
}

/** Whether a text is short enough for a name, and has no text without spaces. */
export function mayBeName(text: string): boolean {
	return text.length <= MAX_LENGTH && !isUnspaced(text);
}

/** The term of a name that has these words, stemmed and without stop words; see `nameTerm`. */
export function nameOf(words: readonly string[]): string | undefined {
	const [first] = words;
	if (first === undefined || words.length > MAX_WORDS) return undefined;
	return `${BEGINNING.exec(first)?.[0] ?? MARK}${MARK}${digestOf(words.join(' '))}`;
}

/** Whether a term of an index is that of a whole name. */
export function isNameTerm(term: string): boolean {
	return term.includes(MARK);
}

/** Characters of a digest by which names are spread over rows. */
const ROW_CHARACTERS = 3;

/** What the names of a fine row have in common: how their digests begin. */
export function nameRow(term: string): string {
	const mark = term.lastIndexOf(MARK);
	return term.slice(mark, mark + 1 + ROW_CHARACTERS);
}

/** The 32-bit FNV-1a hash of a text's code units, in base 36. */
function digestOf(text: string): string {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return (hash >>> 0).toString(36);
}
