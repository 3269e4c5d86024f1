import type { TokenModel } from './token-model.ts';
import { countAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/**
 * A WordPiece model: from the left the longest token that there is, those within a word under a prefix. A word
 * that cannot be cut to its end, or is too long, is unknown as a whole.
 */
export function wordPiece(part: TokenizerPart, tokens: ReadonlyMap<string, number>): TokenModel {
	const unknown = tokens.get(textAt(part, 'unk_token', '[UNK]'));
	const prefix = textAt(part, 'continuing_subword_prefix', '##');
	const longest = countAt(part, 'max_input_chars_per_word', 100);
	const none = unknown === undefined ? [] : [unknown];
	return {
		tokens,
		unknown,
		tokensOf(word) {
			const characters = [...word];
			if (characters.length > longest) return none;
			const found: number[] = [];
			for (let from = 0; from < characters.length; ) {
				let to = characters.length + 1;
				let token: number | undefined;
				while (token === undefined && --to > from) {
					token = tokens.get((from === 0 ? '' : prefix) + characters.slice(from, to).join(''));
				}
				if (token === undefined) return none;
				found.push(token);
				from = to;
			}
			return found;
		},
	};
}
