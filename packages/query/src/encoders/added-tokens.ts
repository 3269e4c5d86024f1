import { escaped } from './patterns.ts';
import { countAt, flagAt, partsAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** A token that is found in a text before that is cut, such as `[CLS]`. */
export interface AddedToken {
	readonly content: string;
	readonly number: number;
	/** Only where no letter or digit stands beside it. */
	readonly isWord: boolean;
	/** White space on its left, or its right, belongs to it. */
	readonly takesLeft: boolean;
	readonly takesRight: boolean;
	/** It is looked for in the normalized text. */
	readonly isNormalized: boolean;
}

/** A stretch of text, or a token that was found between two. */
export type Stretch = string | number;

/** Reads the added tokens of a tokenizer; those without content are in no text. */
export function readAddedTokens(part: TokenizerPart): AddedToken[] {
	return partsAt(part, 'added_tokens')
		.map((token) => ({
			content: textAt(token, 'content') as string,
			number: countAt(token, 'id') as number,
			isWord: flagAt(token, 'single_word', false),
			takesLeft: flagAt(token, 'lstrip', false),
			takesRight: flagAt(token, 'rstrip', false),
			isNormalized: flagAt(token, 'normalized', !flagAt(token, 'special', false)),
		}))
		.filter(({ content }) => content !== '');
}

const WORD_CHARACTER = /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]/u;

/** Finds added tokens in a text: the leftmost, and of several the longest. */
export function addedTokenFinder(tokens: readonly AddedToken[]): (text: string) => Stretch[] {
	if (tokens.length === 0) return (text) => [text];
	const byContent = new Map(tokens.map((token) => [token.content, token]));
	const longestFirst = [...byContent.keys()].sort((a, b) => b.length - a.length);
	const expression = new RegExp(longestFirst.map(escaped).join('|'), 'gu');
	return (text) => {
		const stretches: Stretch[] = [];
		let from = 0;
		for (const { 0: content, index } of text.matchAll(expression)) {
			const token = byContent.get(content) as AddedToken;
			const end = index + content.length;
			if (index < from || (token.isWord && isWithinWord(text, index, end))) continue;
			const before = text.slice(from, index);
			stretches.push(token.takesLeft ? before.replace(/\p{White_Space}+$/u, '') : before, token.number);
			from = token.takesRight ? end + (/^\p{White_Space}*/u.exec(text.slice(end))?.[0].length ?? 0) : end;
		}
		stretches.push(text.slice(from));
		return stretches.filter((stretch) => stretch !== '');
	};
}

function isWithinWord(text: string, from: number, to: number): boolean {
	return WORD_CHARACTER.test(text.slice(0, from).slice(-1)) || WORD_CHARACTER.test(text.slice(to, to + 1));
}
