import * as huggingFace from '@huggingface/tokenizers';
import { type Content, PinakesError } from '@pinakes/query';
import { parseJson, textOf } from '@pinakes/query/internal';
import { modelError } from './model-error.ts';
import { readNormalizers, readPreTokenizers, type Step } from './text-steps.ts';
import { readTokenModel, type TokenModel, tokenNumberOf } from './token-model.ts';
import {
	countAt,
	flagAt,
	locationOf,
	partAt,
	partsAt,
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
	const model = readTokenModel(modelPart);
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
		if (flagAt(token, 'single_word', false)) {
			throw modelError(locationOf(token, 'single_word'), 'is not supported');
		}
		const special = flagAt(token, 'special', false);
		return {
			content,
			id: tokenNumberOf(token),
			lstrip: flagAt(token, 'lstrip', false),
			rstrip: flagAt(token, 'rstrip', false),
			special,
			normalized: flagAt(token, 'normalized', !special),
		};
	});
}

/**
 * Returns a function that drops tokens beyond `max_length`, at the end or, with `direction` `Left`, at the beginning.
 */
function truncation(part: TokenizerPart | undefined): (tokens: number[]) => number[] {
	if (part === undefined) return (tokens) => tokens;
	const max = countAt(part, 'max_length', Number.MAX_SAFE_INTEGER);
	const isLeft = textAt(part, 'direction', 'Right') === 'Left';
	return (tokens) =>
		tokens.length <= max ? tokens : isLeft ? tokens.slice(tokens.length - max) : tokens.slice(0, max);
}

/** Calls the library, and converts its exceptions to errors about the model file. */
function orModelError<T>(file: string, run: () => T): T {
	try {
		return run();
	} catch (cause) {
		if (cause instanceof PinakesError) throw cause;
		throw modelError(file, `cannot be used (${(cause as Error).message})`);
	}
}
