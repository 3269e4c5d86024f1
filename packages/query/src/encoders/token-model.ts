import { bytePairs } from './byte-pairs.ts';
import { modelError } from './model-error.ts';
import { kindOf, partAt, type TokenizerPart, textAt } from './tokenizer-part.ts';
import { unigram } from './unigram.ts';
import { wordPiece } from './word-piece.ts';

/** Cuts words into tokens that have a vector. */
export interface TokenModel {
	/** Numbers of the tokens. */
	readonly tokens: ReadonlyMap<string, number>;
	/** The token that stands for what is in no other; undefined where a model has none. */
	readonly unknown: number | undefined;
	/** The tokens of a word, in their order. */
	tokensOf(word: string): readonly number[];
}

/** The models of https://huggingface.co/docs/tokenizers/api/models, by type. */
const MODELS: ReadonlyMap<string, (part: TokenizerPart) => TokenModel> = new Map([
	['WordPiece', (part) => remembering(wordPiece(part, numbersOf(part)))],
	['WordLevel', (part) => wordLevel(part)],
	['Unigram', unigram],
	['BPE', (part) => remembering(bytePairs(part, numbersOf(part)))],
]);

/**
 * Reads the model of a tokenizer.
 *
 * @throws PinakesError `invalid_model` for one that is not read, naming it, or is damaged
 */
export function readTokenModel(part: TokenizerPart): TokenModel {
	return kindOf(part, MODELS)(part);
}

function wordLevel(part: TokenizerPart): TokenModel {
	const tokens = numbersOf(part);
	const unknown = tokens.get(textAt(part, 'unk_token', '<unk>'));
	return {
		tokens,
		unknown,
		tokensOf(word) {
			const token = tokens.get(word) ?? unknown;
			return token === undefined ? [] : [token];
		},
	};
}

/** A vocabulary that is an object: the numbers by their tokens. */
function numbersOf(part: TokenizerPart): ReadonlyMap<string, number> {
	const vocabulary = partAt(part, 'vocab');
	if (vocabulary === undefined) throw modelError(part.place, 'has no vocab');
	const tokens = new Map<string, number>();
	for (const [token, number] of Object.entries(vocabulary.fields)) {
		if (!Number.isSafeInteger(number) || (number as number) < 0) {
			throw modelError(vocabulary.place, `gives ${JSON.stringify(token)} a number that is none`);
		}
		tokens.set(token, number as number);
	}
	return tokens;
}

const MOST_WORDS = 50_000;

/** The same model, faster for words that come again. */
function remembering(model: TokenModel): TokenModel {
	const known = new Map<string, readonly number[]>();
	return {
		...model,
		tokensOf(word) {
			let tokens = known.get(word);
			if (tokens === undefined) {
				if (known.size >= MOST_WORDS) known.clear();
				tokens = model.tokensOf(word);
				known.set(word, tokens);
			}
			return tokens;
		},
	};
}
