import type { Analyzer } from '../../analysis/analyzer.ts';
import { isUnspaced } from '../../analysis/characters.ts';
import { NO_FOLDING, tokensOf } from '../../analysis/tokenizer.ts';
import { fnv1a } from '../../fnv1a.ts';

/** Marks the terms of names; other terms do not contain it. */
const MARK = '=';

/** Maximum length of a name; longer ones are sentences, which nobody types exactly. */
const MAX_WORDS = 8;
const MAX_LENGTH = 80;

/** Start of the first word, which ends the term of a name, as two names may have the same digest. */
const BEGINNING = /^[a-z0-9]{1,5}/;

/**
 * Returns the term by which a section with exactly this name is found: a digest of the words of its heading or its
 * document's title, in order, stemmed and without stop words, unless it has no others, such as `who`. Undefined for a name that has no words, is long, or has
 * unspaced text behind its first character: how characters are folded is only known after the whole index is read. A title of one
 * character, such as 序, would not be found otherwise, since many texts have it in their words.
 */
export function nameTerm(
	name: string,
	{ languages, stopWords, stem }: Pick<Analyzer, 'languages' | 'stopWords' | 'stem'>,
): string | undefined {
	if (!mayBeName(name)) return undefined;
	const words: string[] = [];
	const telling: string[] = [];
	for (const { kind, text } of tokensOf(name, { languages, folding: NO_FOLDING })) {
		if (kind !== 'whole') (stopWords.has(text) ? words : telling).push(stem(text));
	}
	return nameOf(telling[0] ? telling : words);
}

/** Whether a text is short enough for a name, and has no unspaced text behind its first character. */
export function mayBeName(text: string): boolean {
	return text.length <= MAX_LENGTH && !isUnspaced(text.slice(1));
}

/** Returns the term of a name with these words, which are stemmed and without stop words; see `nameTerm`. */
export function nameOf(words: readonly string[]): string | undefined {
	const [first] = words;
	if (first === undefined || words.length > MAX_WORDS) return undefined;
	// Names stand apart from words, which are read by their beginnings.
	return `${MARK}${(fnv1a(words.join(' ')) >>> 0).toString(36)}${BEGINNING.exec(first)?.[0] ?? ''}`;
}

/** Whether a term of an index stands for a whole name. */
export function isNameTerm(term: string): boolean {
	return term.startsWith(MARK);
}
