import { isUnspaced } from '../../analysis/characters.ts';
import { normalizeText } from '../../analysis/normalize.ts';

/**
 * Suggestions for a query while it is typed, written only if the build has the option `suggest`:
 *
 *     suggest/re.json   { "entries": [ Suggestion, … ], "index": { "key": "part of an export", … } }
 *
 * A file has the best completions for its key: texts with a word that begins with its one or two characters, or with a
 * Chinese, Japanese or Korean character of its bucket. The index is an export of FlexSearch over the positions of the
 * entries, tokenized by `suggestionTokens`.
 */
export const SUGGESTIONS_FOLDER = 'suggest';

export const SUGGESTION_KINDS = ['title', 'heading', 'unit', 'tag'] as const;

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/**
 * A suggested text, its kind, and the path of its document. If several documents have it, the path is empty and their
 * number is given.
 */
export type Suggestion = readonly [text: string, kind: SuggestionKind, path: string, documents?: number];

/** A file of suggestions as parsed. */
export interface Suggestions {
	readonly entries: readonly Suggestion[];
	readonly index: Readonly<Record<string, string>>;
}

/** Options of FlexSearch, for export and import. */
export const SUGGESTION_INDEX = { tokenize: 'forward', resolution: 9 } as const;

/** Number of files for characters that are neither Latin letters nor digits. */
const OTHER_BUCKETS = 256;

/** Number of characters of a word in the name of its file; a shorter word has its own file. */
const SUGGESTION_KEY_LENGTH = 2;

/** Maximum characters of a token; nobody types longer ones. */
const MAX_TOKEN_LENGTH = 40;

/** Returns the words of a text, and each of its Chinese, Japanese or Korean characters. */
export function suggestionTokens(text: string): string[] {
	const tokens: string[] = [];
	for (const [run] of normalizeText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
		if (isUnspaced(run)) tokens.push(...(run.match(/[a-z0-9]+|[^a-z0-9]/gu) ?? []));
		else tokens.push(run.slice(0, MAX_TOKEN_LENGTH));
	}
	return tokens;
}

/** Returns the file with the suggestions for a token; undefined for no token. */
export function suggestionFile(token: string | undefined): string | undefined {
	const code = token?.codePointAt(0);
	if (token === undefined || code === undefined) return undefined;
	const isLatin = /^[a-z0-9]/.test(token);
	const key = isLatin
		? token.slice(0, SUGGESTION_KEY_LENGTH).replace(/[^a-z0-9]/g, '_')
		: `${code % OTHER_BUCKETS}-other`;
	return `${SUGGESTIONS_FOLDER}/${key}.json`;
}
