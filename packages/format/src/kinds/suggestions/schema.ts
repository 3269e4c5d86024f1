import { isUnspaced } from '../../analysis/characters.ts';
import { normalizeText } from '../../analysis/normalize.ts';

/**
 * What a page suggests while somebody types, written where a build is asked for it; nothing else reads it:
 *
 *     suggest/re.json   { "entries": [ Suggestion, … ], "index": { "key": "part of an export", … } }
 *
 * A file has the best of what a query may go on to: of the texts with a word that begins with its two characters, or
 * one, or with a Chinese, Japanese or Korean character of its bucket. The index is an export of FlexSearch over the places
 * of the entries, by `suggestionTokens`.
 */
export const SUGGESTIONS_FOLDER = 'suggest';

/** What is suggested. */
export const SUGGESTION_KINDS = ['title', 'heading', 'unit', 'tag'] as const;

/** One of these. */
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/**
 * A text, what it is, and the path of the document that has it; where several have it the path is empty, and their number
 * is there.
 */
export type Suggestion = readonly [text: string, kind: SuggestionKind, path: string, documents?: number];

/** A file of suggestions as parsed. */
export interface Suggestions {
	readonly entries: readonly Suggestion[];
	readonly index: Readonly<Record<string, string>>;
}

/** How FlexSearch is set up, when it is exported and when it is imported. */
export const SUGGESTION_INDEX = { tokenize: 'forward', resolution: 9 } as const;

/** Buckets of characters that are neither Latin letters nor digits. */
const OTHER_BUCKETS = 256;

/** Characters of a word that name its file; a shorter one has its own file. */
const SUGGESTION_KEY_LENGTH = 2;

/** Characters of a token; what is longer is typed by nobody. */
const MAX_TOKEN_LENGTH = 40;

/** The words of a text, and each of its Chinese, Japanese or Korean characters. */
export function suggestionTokens(text: string): string[] {
	const tokens: string[] = [];
	for (const [run] of normalizeText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
		if (isUnspaced(run)) tokens.push(...(run.match(/[a-z0-9]+|[^a-z0-9]/gu) ?? []));
		else tokens.push(run.slice(0, MAX_TOKEN_LENGTH));
	}
	return tokens;
}

/** The file with the suggestions for what begins with a token; undefined for nothing. */
export function suggestionFile(token: string | undefined): string | undefined {
	const code = token?.codePointAt(0);
	if (token === undefined || code === undefined) return undefined;
	const isLatin = /^[a-z0-9]/.test(token);
	const key = isLatin
		? token.slice(0, SUGGESTION_KEY_LENGTH).replace(/[^a-z0-9]/g, '_')
		: `${code % OTHER_BUCKETS}-other`;
	return `${SUGGESTIONS_FOLDER}/${key}.json`;
}
