import * as huggingFace from '@huggingface/tokenizers';
import { type Content, PinakesError } from '@pinakes/query';
import { own, parseJson, textOf } from '@pinakes/query/internal';
import { readNormalizers, readPreTokenizers, type Step } from './text-steps.ts';
import {
	countAt,
	fieldsOf,
	listAt,
	locationOf,
	modelError,
	partAt,
	partsAt,
	readerOf,
	type TokenizerPart,
	textAt,
	wholeTokenizer,
} from './tokenizer-part.ts';

/** Splits texts into the tokens of a model, without special tokens around them. */
export interface Tokenizer {
	/** Token numbers by token, including added tokens. */
	readonly tokens: ReadonlyMap<string, number>;
	/** Number of the token for unknown text; undefined if the model has none. */
	readonly unknown: number | undefined;
	/**
	 * Returns the token numbers of a text, in order.
	 *
	 * @throws PinakesError `invalid_model` if normalization makes the text too long
	 */
	encode(text: string): number[];
}

/** The part of the library that is used. Its type declarations cannot be resolved by Node's rules. */
interface Library {
	readonly Tokenizer: new (tokenizer: object, config: object) => LibraryTokenizer;
	readonly SequenceNormalizer: new (config: object) => { normalize(text: string): string };
}

interface LibraryTokenizer {
	normalizer: unknown;
	encode(text: string, options: { add_special_tokens: false }): { ids: readonly (number | null | undefined)[] };
}

/** Maximum length of the file. That of a multilingual model with 500,000 tokens has 35 MB. */
const MAX_FILE_LENGTH = 2 ** 27;

/**
 * Maximum characters that normalizers may add to one text, as several that double their input may follow one another.
 */
const MAX_NORMALIZED_LENGTH = 2 ** 20;

const MAX_ADDED_TOKEN_LENGTH = 1024;

/**
 * Reads a `tokenizer.json`: added tokens, normalizer, pre-tokenizer, model and truncation. Post-processors and padding
 * are ignored, as they only add tokens without meaning. `@huggingface/tokenizers` does the work; it only gets known
 * fields that were validated.
 *
 * @throws PinakesError `invalid_model` for a damaged or unsupported part, which the message names
 */
export function readTokenizer(content: Content, file: string): Tokenizer {
	if (content.length > MAX_FILE_LENGTH) throw modelError(file, `is larger than ${MAX_FILE_LENGTH} bytes`);
	const whole = wholeTokenizer(parseJson(textOf(content)), file);
	const modelPart = partAt(whole, 'model');
	if (modelPart === undefined) throw modelError(file, 'has no model');
	const normalizers = readNormalizers(partAt(whole, 'normalizer'));
	const preTokenizers = readPreTokenizers(partAt(whole, 'pre_tokenizer'));
	const model = readerOf(modelPart, MODELS)(modelPart);
	const truncate = truncation(partAt(whole, 'truncation'));
	const normalize = boundedNormalizer(normalizers, locationOf(whole, 'normalizer'));
	const added = addedTokensOf(whole);
	for (const { content, normalized } of added) if (normalized) normalize.start()(content);
	const library = orModelError(file, () => libraryOf(normalizers, preTokenizers, model, added));

	return {
		tokens: new Map([...model.tokens, ...added.map(({ content, id }) => [content, id] as const)]),
		unknown: model.unknown,
		encode(text) {
			if (normalizers.length > 0) library.normalizer = normalize.start();
			const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
			const { ids } = orModelError(file, () => library.encode(wellFormed, { add_special_tokens: false }));
			return truncate(ids.filter((id) => typeof id === 'number'));
		},
	};
}

function libraryOf(
	normalizers: readonly Step[],
	preTokenizers: readonly Step[],
	model: TokenModel,
	added_tokens: readonly AddedToken[],
): LibraryTokenizer {
	const config = {
		added_tokens,
		normalizer: normalizers.length === 0 ? null : { type: 'Sequence', normalizers },
		pre_tokenizer: preTokenizers.length === 0 ? null : { type: 'Sequence', pretokenizers: preTokenizers },
		model: model.settings,
		decoder: null,
		post_processor: null,
	};
	const { Tokenizer } = huggingFace as unknown as Library;
	return new Tokenizer(config, { unk_token: model.settings.unk_token });
}

/**
 * Returns the composition of normalizers. Each call of `start` returns a function that throws once it has added more
 * than `MAX_NORMALIZED_LENGTH` characters.
 */
function boundedNormalizer(steps: readonly Step[], location: string): { start(): (text: string) => string } {
	const { SequenceNormalizer } = huggingFace as unknown as Library;
	const normalizers = steps.map((step) => new SequenceNormalizer({ type: 'Sequence', normalizers: [step] }));
	return {
		start() {
			let produced = 0;
			return (text) =>
				normalizers.reduce((before: string, normalizer) => {
					const after = normalizer.normalize(before);
					produced += Math.max(0, after.length - before.length);
					if (produced > MAX_NORMALIZED_LENGTH) {
						throw modelError(location, `makes a text longer by more than ${MAX_NORMALIZED_LENGTH} characters`);
					}
					return after;
				}, text);
		},
	};
}

/** Settings of an added token, such as `[CLS]`, which is matched before the text is split. */
interface AddedToken {
	readonly content: string;
	readonly id: number;
	readonly lstrip: boolean;
	readonly rstrip: boolean;
	readonly special: boolean;
	/** Whether it is matched in the normalized text. */
	readonly normalized: boolean;
}

function addedTokensOf(whole: TokenizerPart): AddedToken[] {
	return partsAt(whole, 'added_tokens').map((token) => {
		const content = textAt(token, 'content');
		if (content.length > MAX_ADDED_TOKEN_LENGTH) {
			throw modelError(locationOf(token, 'content'), `has more than ${MAX_ADDED_TOKEN_LENGTH} characters`);
		}
		const { single_word, ...fields } = fieldsOf(token, {
			single_word: false,
			lstrip: false,
			rstrip: false,
			special: false,
		});
		if (single_word) throw modelError(locationOf(token, 'single_word'), 'is not supported');
		const id = countAt(token, 'id', MAX_TOKEN_NUMBER);
		return { content, id, ...fields, ...fieldsOf(token, { normalized: !fields.special }) };
	});
}

/**
 * Returns a function that drops tokens beyond `max_length`, at the end or, with `direction` `Left`, at the beginning.
 */
function truncation(part: TokenizerPart | undefined): (tokens: number[]) => number[] {
	if (part === undefined) return (tokens) => tokens;
	const max = countAt(part, 'max_length', Number.MAX_SAFE_INTEGER);
	const isLeft = fieldsOf(part, { direction: 'Right' }).direction === 'Left';
	return (tokens) =>
		tokens.length <= max ? tokens : isLeft ? tokens.slice(tokens.length - max) : tokens.slice(0, max);
}

function orModelError<T>(file: string, run: () => T): T {
	try {
		return run();
	} catch (cause) {
		if (cause instanceof PinakesError) throw cause;
		throw modelError(file, `cannot be used (${(cause as Error).message})`);
	}
}

/**
 * Reads the model of a tokenizer.json, its vocabulary and tokenization rules, into the settings that the tokenizers
 * library takes.
 */

interface TokenModel {
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
	['WordLevel', (part) => tableModel(part, 'WordLevel', fieldsOf(part, { unk_token: '<unk>' }).unk_token, {})],
	['Unigram', unigram],
	['BPE', bytePairs],
]);

function wordPiece(part: TokenizerPart): TokenModel {
	const { unk_token, ...fields } = fieldsOf(part, { unk_token: '[UNK]', continuing_subword_prefix: '##' });
	return tableModel(part, 'WordPiece', unk_token, {
		...fields,
		max_input_chars_per_word: countAt(part, 'max_input_chars_per_word', MAX_WORD_LENGTH, 100),
	});
}

function bytePairs(part: TokenizerPart): TokenModel {
	const { continuing_subword_prefix, ...fields } = fieldsOf(part, {
		continuing_subword_prefix: '',
		byte_fallback: false,
		fuse_unk: false,
		ignore_merges: false,
		end_of_word_suffix: '',
	});
	if (continuing_subword_prefix !== '') {
		throw modelError(locationOf(part, 'continuing_subword_prefix'), 'is not supported in a BPE model');
	}
	const unknown = own(part.fields, 'unk_token') == null ? undefined : textAt(part, 'unk_token');
	const model = tableModel(part, 'BPE', unknown, fields);
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
	if (fieldsOf(part, { byte_fallback: false }).byte_fallback) {
		throw modelError(locationOf(part, 'byte_fallback'), 'is not supported in a Unigram model');
	}
	const unknown = own(part.fields, 'unk_id') == null ? undefined : countAt(part, 'unk_id', vocab.length - 1);
	return { tokens, unknown, settings: { type: 'Unigram', vocab, unk_id: unknown } };
}
