import * as huggingFace from '@huggingface/tokenizers';
import { type Content, PinakesError } from '@pinakes/query';
import { isRecord, parseJson, textOf } from '@pinakes/query/internal';
import { modelError } from './model-error.ts';

/** Splits texts into the tokens of a model, without special tokens around them. */
export type Tokenizer = ReturnType<typeof readTokenizer>;

type Fields = Readonly<Record<string, unknown>>;

/** The part of the library that is used. Its type declarations cannot be resolved by Node's rules. */
const library = huggingFace as unknown as {
	readonly Tokenizer: new (tokenizer: object, config: object) => LibraryTokenizer;
	readonly SequenceNormalizer: new (config: object) => { normalize(text: string): string };
};

interface LibraryTokenizer {
	normalizer: unknown;
	encode(text: string, options: { add_special_tokens: false }): { ids: readonly (number | null | undefined)[] };
}

/** Maximum length of the file. That of a multilingual model with 500,000 tokens has 35 MB. */
const MAX_FILE_LENGTH = 2 ** 27;

/**
 * Reads a `tokenizer.json`: added tokens, normalizer, pre-tokenizer and model. Post-processors and padding are ignored, as
 * they only add tokens without meaning. `@huggingface/tokenizers` does the work; what could make it work without end is
 * refused before.
 *
 * @throws PinakesError `invalid_model` for a damaged or unsupported part, which the message names
 */
export function readTokenizer(content: Content, file: string) {
	if (content.length > MAX_FILE_LENGTH) throw modelError(file, `is larger than ${MAX_FILE_LENGTH} bytes`);
	const json = parseJson(textOf(content));
	if (!isRecord(json)) throw modelError(file, 'is not a JSON object');
	const { normalizer, pre_tokenizer } = json;
	const normalizers = stepsOf(normalizer, 'normalizers', `${file}: normalizer`);
	const preTokenizers = stepsOf(pre_tokenizer, 'pretokenizers', `${file}: pre_tokenizer`);
	const { model, tokens, unknown } = vocabularyOf(json.model, `${file}: model`);
	const added = addedTokensOf(json.added_tokens, `${file}: added_tokens`);
	const start = orModelError(file, () => boundedNormalizer(normalizers, `${file}: normalizer`));
	for (const { content, normalized } of added) if (normalized === true) start()(content);
	const tokenizer = orModelError(file, () => {
		const config = {
			added_tokens: added,
			normalizer: normalizers.length === 0 ? null : { type: 'Sequence', normalizers },
			pre_tokenizer: preTokenizers.length === 0 ? null : { type: 'Sequence', pretokenizers: preTokenizers },
			model,
			decoder: null,
			post_processor: null,
		};
		return new library.Tokenizer(config, { unk_token: model.unk_token });
	});
	return {
		/** Token numbers by token, including added tokens. */
		tokens: new Map([...tokens, ...added.map(({ content, id }) => [content, id] as const)]),
		unknown,
		/**
		 * Returns the token numbers of a text, in order.
		 *
		 * @throws PinakesError `invalid_model` if normalization makes the text too long
		 */
		encode(text: string): number[] {
			if (normalizers.length > 0) tokenizer.normalizer = start();
			const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
			const { ids } = orModelError(file, () => tokenizer.encode(wellFormed, { add_special_tokens: false }));
			return ids.filter((id) => typeof id === 'number');
		},
	};
}

function orModelError<T>(file: string, run: () => T): T {
	try {
		return run();
	} catch (cause) {
		if (cause instanceof PinakesError) throw cause;
		throw modelError(file, `cannot be used (${(cause as Error).message})`);
	}
}

/** The steps that the library takes as they are, with what it does not add where a file leaves it out. */
const STEPS: Readonly<Record<string, Fields>> = {
	BertNormalizer: { clean_text: true, handle_chinese_chars: true, lowercase: true },
	...{ NFC: {}, NFD: {}, NFKC: {}, NFKD: {}, Lowercase: {}, StripAccents: {} },
	...{ Replace: {}, Prepend: {}, Precompiled: {}, BertPreTokenizer: {}, WhitespaceSplit: {} },
	Strip: { strip_left: true, strip_right: true },
	Metaspace: { replacement: '▁', prepend_scheme: 'always' },
};

/** Maximum steps of a tokenizer, their nesting, and characters that a step may insert. Published models have about 50 steps. */
const MAX_STEPS = 256;
const MAX_DEPTH = 16;
const MAX_INSERTED_LENGTH = 64;

/** Returns the normalizers or pre-tokenizers of a part, without sequences of them. */
function stepsOf(part: unknown, list: string, location: string, depth = 0): Fields[] {
	if (part === undefined || part === null) return [];
	if (!isRecord(part) || typeof part.type !== 'string') throw modelError(location, 'is not an object with a type');
	if (depth > MAX_DEPTH) throw modelError(location, 'is nested too deeply');
	if (part.type === 'Sequence') {
		const steps = listOf(part[list], `${location}.${list}`).flatMap((each, i) =>
			stepsOf(each, list, `${location}.${list}[${i}]`, depth + 1),
		);
		if (steps.length > MAX_STEPS) throw modelError(location, `has more than ${MAX_STEPS} steps`);
		return steps;
	}
	if (!Object.hasOwn(STEPS, part.type))
		throw modelError(location, `is of the type ${part.type}, which is not supported`);
	const step: Fields = { ...STEPS[part.type], ...part };
	for (const name of ['content', 'prepend', 'replacement']) {
		const inserted = part[name] ?? '';
		if (typeof inserted === 'string' && inserted.length <= MAX_INSERTED_LENGTH) continue;
		throw modelError(`${location}.${name}`, `is not a text of at most ${MAX_INSERTED_LENGTH} characters`);
	}
	const { Regex: regex, String: text } = (isRecord(part.pattern) ? part.pattern : {}) as Fields;
	// The library would interpret `$` in a replacement, and splits at expressions alone.
	const content = typeof step.content === 'string' ? { content: step.content.replaceAll('$', '$$$$') } : {};
	if (typeof text === 'string') return [{ ...step, ...content, pattern: { Regex: escapeRegExp(text) } }];
	if (regex === undefined || (typeof regex === 'string' && ONE_CHARACTER.test(regex))) return [{ ...step, ...content }];
	throw modelError(
		`${location}.pattern`,
		`is the regular expression ${JSON.stringify(regex)}, which is not supported. Supported are single characters with a count`,
	);
}

function escapeRegExp(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * Matches an expression for one character, literal or by class or property, with an optional quantifier: `\s+`, `
 * {2,}`, `[\r\n]+`. Others may take exponential time, and are refused.
 */
const ONE_CHARACTER =
	/^(?:\\[sSdDwnrt]|\\[pP]\{\w+\}|\\[^\w]|\[\^?(?:\\[^xucbBwW]|[^\\[\]&])+\]|[^\\^$.*+?()[\]{}|])(?:\+|\{[1-9]\d{0,3}(?:,\d{0,4})?\})?$/u;

/** Maximum characters that normalizers may add to one text, as several that double their input may follow one another. */
const MAX_NORMALIZED_LENGTH = 2 ** 20;

/** Returns functions that normalize, each of which throws once it has added `MAX_NORMALIZED_LENGTH` characters. */
function boundedNormalizer(steps: readonly Fields[], location: string): () => (text: string) => string {
	const normalizers = steps.map((step) => new library.SequenceNormalizer({ type: 'Sequence', normalizers: [step] }));
	return () => {
		let produced = 0;
		return (text) =>
			normalizers.reduce((before: string, normalizer) => {
				const after = normalizer.normalize(before);
				produced += Math.max(0, after.length - before.length);
				if (produced <= MAX_NORMALIZED_LENGTH) return after;
				throw modelError(location, `makes a text longer by more than ${MAX_NORMALIZED_LENGTH} characters`);
			}, text);
	};
}

const MAX_ADDED_TOKEN_LENGTH = 1024;

/** A token such as `[CLS]`, which is matched before the text is split. */
interface AddedToken extends Fields {
	readonly content: string;
	readonly id: number;
}

function addedTokensOf(part: unknown, location: string): AddedToken[] {
	return listOf(part ?? [], location).map((token, i) => {
		const { content, id } = isRecord(token) ? token : {};
		if (typeof content === 'string' && content.length <= MAX_ADDED_TOKEN_LENGTH && isTokenNumber(id)) {
			return token as AddedToken;
		}
		throw modelError(
			`${location}[${i}]`,
			`has no number, or no content of at most ${MAX_ADDED_TOKEN_LENGTH} characters`,
		);
	});
}

function listOf(value: unknown, location: string): readonly unknown[] {
	if (Array.isArray(value)) return value;
	throw modelError(location, 'is not a list');
}

/** Maximum token number. The largest published vocabularies have 500,000 tokens. */
const MAX_TOKEN_NUMBER = 2 ** 22;

function isTokenNumber(value: unknown): value is number {
	return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_TOKEN_NUMBER;
}

/** Maximum word length in WordPiece, and token length in Unigram, whose work grows with its square. */
const MAX_WORD_LENGTH = 256;
const MAX_UNIGRAM_TOKEN_LENGTH = 64;

/** Maximum absolute score, a logarithm. Sums of larger ones could overflow, so that no segmentation is the most likely one. */
const MAX_SCORE = 1e9;

/** Models of the published static embeddings. */
const MODELS = ['WordPiece', 'WordLevel', 'Unigram'];

interface Vocabulary {
	readonly tokens: ReadonlyMap<string, number>;
	/** Number of the token for unknown text; undefined if the model has none. */
	readonly unknown: number | undefined;
	readonly model: Fields;
}

function vocabularyOf(part: unknown, location: string): Vocabulary {
	if (!isRecord(part)) throw modelError(location, 'is missing');
	const { type, vocab } = part;
	if (!MODELS.includes(type as string))
		throw modelError(location, `is of the type ${String(type)}, not of ${MODELS.join(', ')}`);
	if (type === 'Unigram') return unigram(part, location);
	if (!isRecord(vocab)) throw modelError(location, 'has no vocab');
	const tokens = new Map<string, number>();
	for (const [token, number] of Object.entries(vocab)) {
		if (!isTokenNumber(number)) throw modelError(location, `gives ${JSON.stringify(token)} an invalid number`);
		tokens.set(token, number);
	}
	const unk_token = part.unk_token ?? (type === 'WordPiece' ? '[UNK]' : undefined);
	const length = part.max_input_chars_per_word ?? 100;
	if (!Number.isInteger(length) || (length as number) > MAX_WORD_LENGTH) {
		throw modelError(location, `has max_input_chars_per_word, which is not a whole number up to ${MAX_WORD_LENGTH}`);
	}
	const settings = { continuing_subword_prefix: '##', max_input_chars_per_word: length };
	return { tokens, unknown: tokens.get(unk_token as string), model: { ...settings, ...part, unk_token } };
}

function unigram(model: Fields, location: string): Vocabulary {
	const vocab = listOf(model.vocab, `${location}.vocab`);
	if (vocab.length === 0 || vocab.length > MAX_TOKEN_NUMBER) throw modelError(location, `has ${vocab.length} tokens`);
	const tokens = new Map<string, number>();
	for (const [number, entry] of vocab.entries()) {
		const [text, score] = Array.isArray(entry) ? (entry as unknown[]) : [];
		const isScored = typeof score === 'number' && Math.abs(score) <= MAX_SCORE;
		if (typeof text !== 'string' || text.length > MAX_UNIGRAM_TOKEN_LENGTH || !isScored) {
			const what = `is not a text of at most ${MAX_UNIGRAM_TOKEN_LENGTH} characters with a score up to ${MAX_SCORE}`;
			throw modelError(`${location}.vocab[${number}]`, what);
		}
		tokens.set(text, number);
	}
	const { unk_id } = model;
	if (unk_id != null && !(isTokenNumber(unk_id) && unk_id < vocab.length)) {
		throw modelError(location, 'has an unk_id that is not the number of a token');
	}
	return { tokens, unknown: (unk_id ?? undefined) as number | undefined, model };
}
