import { isUnspaced, normalizeText } from '../analysis/normalize.ts';

/**
 * Suggestions for a query while it is typed, written only if the build has the option `suggest`: `{ "entries": [
 * Suggestion, … ] }`, units and titles first. FlexSearch indexes them on the page, tokenized by `suggestionTokens`.
 */
export const SUGGESTIONS_FILE = 'suggestions.json';

export const SUGGESTION_KINDS = ['title', 'heading', 'unit', 'tag'] as const;

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/**
 * A suggested text, its kind, and the path of its document. If several documents have it, the path is empty and their
 * number is given.
 */
export type Suggestion = readonly [text: string, kind: SuggestionKind, path: string, documents?: number];

export interface Suggestions {
	readonly entries: readonly Suggestion[];
}

export const SUGGESTION_INDEX = { tokenize: 'forward', resolution: 9 } as const;

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
