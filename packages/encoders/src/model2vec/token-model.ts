/**
 * Reads the model of a tokenizer.json, its vocabulary and tokenization rules, into the settings that the tokenizers
 * library takes.
 */
import { own } from '@pinakes/query/internal';
import { modelError } from './model-error.ts';
import { countAt, flagAt, listAt, locationOf, partAt, readerOf, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** A validated model. */
export interface TokenModel {
	readonly tokens: ReadonlyMap<string, number>;
	/** Number of the token for unknown text; undefined if the model has none. */
	readonly unknown: number | undefined;
	/** Settings for the library: the known fields with defaults. */
	readonly settings: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/** Maximum token number. The largest published vocabularies have 500,000 tokens. */
const MAX_TOKEN_NUMBER = 2 ** 22;

/** Maximum word length in WordPiece, whose work grows with its square. Published models have 100. */
const MAX_WORD_LENGTH = 256;

/** Maximum token length in Unigram, whose work grows with its square. SentencePiece allows 16. */
const MAX_UNIGRAM_TOKEN_LENGTH = 64;

/** https://huggingface.co/docs/tokenizers/api/models, by type. */
const MODELS: ReadonlyMap<string, (part: TokenizerPart) => TokenModel> = /* @__PURE__ */ new Map([
	['WordPiece', wordPiece],
	['WordLevel', (part) => tableModel(part, 'WordLevel', textAt(part, 'unk_token', '<unk>'), {})],
	['Unigram', unigram],
	['BPE', bytePairs],
]);

/**
 * Reads the model of a tokenizer.
 *
 * @throws PinakesError `invalid_model` if it is damaged or has an unsupported type or setting
 */
export function readTokenModel(part: TokenizerPart): TokenModel {
	return readerOf(part, MODELS)(part);
}

/** Returns the number of an added token. */
export function tokenNumberOf(part: TokenizerPart): number {
	return countAt(part, 'id', MAX_TOKEN_NUMBER);
}

function wordPiece(part: TokenizerPart): TokenModel {
	return tableModel(part, 'WordPiece', textAt(part, 'unk_token', '[UNK]'), {
		continuing_subword_prefix: textAt(part, 'continuing_subword_prefix', '##'),
		max_input_chars_per_word: countAt(part, 'max_input_chars_per_word', MAX_WORD_LENGTH, 100),
	});
}

function bytePairs(part: TokenizerPart): TokenModel {
	if (textAt(part, 'continuing_subword_prefix', '') !== '') {
		throw modelError(locationOf(part, 'continuing_subword_prefix'), 'is not supported in a BPE model');
	}
	const unknown = own(part.fields, 'unk_token') == null ? undefined : textAt(part, 'unk_token');
	const model = tableModel(part, 'BPE', unknown, {
		byte_fallback: flagAt(part, 'byte_fallback', false),
		fuse_unk: flagAt(part, 'fuse_unk', false),
		ignore_merges: flagAt(part, 'ignore_merges', false),
		end_of_word_suffix: textAt(part, 'end_of_word_suffix', ''),
	});
	return { ...model, settings: { ...model.settings, merges: mergesOf(part, model.tokens) } };
}

/** Reads a model whose vocabulary is an object of token numbers by token. */
function tableModel(part: TokenizerPart, type: string, unknown: string | undefined, more: object): TokenModel {
	const vocabulary = partAt(part, 'vocab');
	if (vocabulary === undefined) throw modelError(part.location, 'has no vocab');
	const tokens = new Map<string, number>();
	for (const [token, number] of Object.entries(vocabulary.fields)) {
		if (!Number.isInteger(number) || (number as number) < 0 || (number as number) > MAX_TOKEN_NUMBER) {
			throw modelError(vocabulary.location, `gives ${JSON.stringify(token)} an invalid number`);
		}
		tokens.set(token, number as number);
	}
	return {
		tokens,
		unknown: unknown === undefined ? undefined : tokens.get(unknown),
		settings: { type, vocab: vocabulary.fields, unk_token: unknown, ...more },
	};
}

function mergesOf(part: TokenizerPart, tokens: ReadonlyMap<string, number>): readonly (readonly string[])[] {
	return listAt(part, 'merges').map((entry, rank) => {
		const pair: unknown = typeof entry === 'string' ? entry.split(' ') : entry;
		const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((each) => tokens.has(each as string));
		if (isPair && tokens.has(pair.join(''))) return pair as string[];
		throw modelError(`${locationOf(part, 'merges')}[${rank}]`, 'is not a pair of tokens whose union is in the vocab');
	});
}

/**
 * Maximum absolute score, a logarithm. Sums of larger ones could overflow, so that no segmentation is the most likely
 * one.
 */
const MAX_SCORE = 1e9;

function unigram(part: TokenizerPart): TokenModel {
	const vocab = listAt(part, 'vocab');
	const tokens = new Map<string, number>();
	for (const [number, entry] of vocab.entries()) {
		const [text, score] = Array.isArray(entry) ? entry : [];
		const location = `${locationOf(part, 'vocab')}[${number}]`;
		if (typeof text !== 'string' || typeof score !== 'number' || !(Math.abs(score) <= MAX_SCORE)) {
			throw modelError(location, `is not a pair of a string and a number up to ${MAX_SCORE}`);
		}
		if (text.length > MAX_UNIGRAM_TOKEN_LENGTH) {
			throw modelError(location, `is a token of more than ${MAX_UNIGRAM_TOKEN_LENGTH} characters`);
		}
		tokens.set(text, number);
	}
	if (vocab.length === 0 || vocab.length > MAX_TOKEN_NUMBER) {
		throw modelError(locationOf(part, 'vocab'), `has ${vocab.length} tokens`);
	}
	if (flagAt(part, 'byte_fallback', false)) {
		throw modelError(locationOf(part, 'byte_fallback'), 'is not supported in a Unigram model');
	}
	const unknown = own(part.fields, 'unk_id') == null ? undefined : countAt(part, 'unk_id', vocab.length - 1);
	return { tokens, unknown, settings: { type: 'Unigram', vocab, unk_id: unknown } };
}
