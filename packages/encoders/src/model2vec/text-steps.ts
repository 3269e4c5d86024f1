import { own } from '@pinakes/query/internal';
import {
	fieldsOf,
	locationOf,
	modelError,
	partAt,
	partsAt,
	REQUIRED,
	readerOf,
	type TokenizerPart,
	textAt,
} from './tokenizer-part.ts';

/** Reads normalizers and pre-tokenizers of a tokenizer.json into the settings that the tokenizers library takes. */

/** Settings of a normalizer or pre-tokenizer of the library: its known fields, validated, with defaults. */
export type Step = { readonly type: string } & Readonly<Record<string, unknown>>;

type Readers = ReadonlyMap<string, (part: TokenizerPart) => readonly Step[]>;

/**
 * Maximum steps of a tokenizer, and maximum characters that a step may insert. Published models have about 50 steps at
 * most.
 */
const MAX_STEPS = 256;
const MAX_PRE_TOKENIZERS = 8;
const MAX_INSERTED_LENGTH = 64;

const plain = ({ fields }: TokenizerPart): Step[] => [{ type: fields.type as string }];

/** https://huggingface.co/docs/tokenizers/api/normalizers, by type. */
const NORMALIZERS: Readers = /* @__PURE__ */ new Map<string, (part: TokenizerPart) => readonly Step[]>([
	['Sequence', (part) => partsAt(part, 'normalizers').flatMap((each) => readerOf(each, NORMALIZERS)(each))],
	['BertNormalizer', bertNormalizer],
	['NFC', plain],
	['NFD', plain],
	['NFKC', plain],
	['NFKD', plain],
	['Nmt', nmt],
	['Lowercase', (part) => [FINAL_SIGMA, ...plain(part)]],
	['StripAccents', plain],
	['Strip', (part) => [{ type: 'Strip', ...fieldsOf(part, { strip_left: true, strip_right: true }) }]],
	['Replace', (part) => [replacing(patternAt(part).regex, insertedAt(part, 'content'))]],
	['Prepend', (part) => [{ type: 'Prepend', prepend: insertedAt(part, 'prepend') }]],
	// The library supports only the map of XLM-RoBERTa and T5.
	['Precompiled', plain],
]);

/** https://huggingface.co/docs/tokenizers/api/pre-tokenizers, by type. */
const PRE_TOKENIZERS: Readers = /* @__PURE__ */ new Map<string, (part: TokenizerPart) => readonly Step[]>([
	['Sequence', (part) => partsAt(part, 'pretokenizers').flatMap((each) => readerOf(each, PRE_TOKENIZERS)(each))],
	['BertPreTokenizer', plain],
	// The implementation of the library handles only ASCII.
	['Whitespace', () => [keeping('\\w+|[^\\w\\s]+')]],
	['WhitespaceSplit', plain],
	['Punctuation', (part) => [splitting(PUNCTUATION, fieldsOf(part, { behavior: 'Isolated' }).behavior, part)]],
	['Digits', digits],
	['CharDelimiterSplit', (part) => [splitting(literal(textAt(part, 'delimiter')), 'Removed', part)]],
	['Split', split],
	['Metaspace', metaspace],
	['ByteLevel', (part) => [{ type: 'ByteLevel', ...fieldsOf(part, { add_prefix_space: true, use_regex: true }) }]],
]);

/**
 * Reads a normalizer into a flat list.
 *
 * @throws PinakesError `invalid_model` for a type or setting that is not supported
 */
export function readNormalizers(part: TokenizerPart | undefined): readonly Step[] {
	return stepsOf(part, NORMALIZERS, MAX_STEPS);
}

/**
 * Reads a pre-tokenizer into a flat list.
 *
 * @throws PinakesError `invalid_model` for a type or setting that is not supported
 */
export function readPreTokenizers(part: TokenizerPart | undefined): readonly Step[] {
	const steps = stepsOf(part, PRE_TOKENIZERS, MAX_PRE_TOKENIZERS);
	const isLate = steps.some(({ prepend_scheme }, i) => prepend_scheme === 'first' && i > 0);
	if (part !== undefined && isLate) throw modelError(part.location, 'prepends to the first of several words');
	return steps;
}

function stepsOf(part: TokenizerPart | undefined, readers: Readers, max: number): readonly Step[] {
	const steps = part === undefined ? [] : readerOf(part, readers)(part);
	if (part !== undefined && steps.length > max) throw modelError(part.location, `has more than ${max} steps`);
	return steps;
}

function bertNormalizer(part: TokenizerPart): Step[] {
	const fields = fieldsOf(part, { clean_text: true, handle_chinese_chars: true, lowercase: true });
	return [
		...(fields.handle_chinese_chars ? [RARE_HAN] : []),
		...(fields.lowercase ? [FINAL_SIGMA] : []),
		{ type: 'BertNormalizer', ...fields, ...fieldsOf(part, { strip_accents: fields.lowercase }) },
	];
}

/** Lowercases by characters, as in Rust. JavaScript has a different sigma at the end of a word. */
const FINAL_SIGMA: Step = { type: 'Replace', pattern: { String: 'Σ' }, content: 'σ' };

/** Separates Han characters of two code units, which the library does not. BERT's ranges lack 2B820 to 2B91F. */
const RARE_HAN: Step = {
	type: 'Replace',
	pattern: {
		Regex:
			'[\\u{20000}-\\u{2a6df}\\u{2a700}-\\u{2b73f}\\u{2b740}-\\u{2b81f}\\u{2b920}-\\u{2ceaf}\\u{2f800}-\\u{2fa1f}]',
	},
	content: ' $& ',
};

/** Removes control characters or replaces them by spaces, as SentencePiece does. */
function nmt(): Step[] {
	return [
		replacing('[\\u0001-\\u0008\\u000b\\u000e-\\u001f\\u007f\\u008f\\u009f]', ''),
		replacing('[\\t\\n\\f\\r\\u1680\\u200b-\\u200f\\u2028\\u2029\\u2581\\ufeff\\ufffd]', ' '),
	];
}

/** Returns a replacement step. `$` in the replacement is escaped, as the library would interpret it. */
function replacing(Regex: string, content: string): Step {
	return { type: 'Replace', pattern: { Regex }, content: content.replaceAll('$', '$$$$') };
}

function insertedAt(part: TokenizerPart, field: string): string {
	const text = textAt(part, field);
	if (text.length > MAX_INSERTED_LENGTH) {
		throw modelError(locationOf(part, field), `has more than ${MAX_INSERTED_LENGTH} characters`);
	}
	return text;
}

const PUNCTUATION: Pattern = { regex: '[\\p{P}!-\\/:-@\\[-`{-~]', isSimple: true };

function literal(text: string): Pattern {
	return { regex: escapeRegExp(text), isSimple: true };
}

function digits(part: TokenizerPart): Step[] {
	const behavior = fieldsOf(part, { individual_digits: false }).individual_digits ? 'Isolated' : 'Contiguous';
	return [splitting({ regex: '\\p{N}', isSimple: true }, behavior, part)];
}

function split(part: TokenizerPart): Step[] {
	const pattern = patternAt(part);
	const { behavior, invert } = fieldsOf(part, { behavior: REQUIRED, invert: false });
	if (!invert) return [splitting(pattern, behavior, part)];
	if (behavior === 'Removed') return [keeping(pattern.regex)];
	if (behavior === 'Isolated') return [splitting(pattern, behavior, part)];
	throw modelError(part.location, `has the behavior ${behavior} with invert, which is not supported`);
}

/** Expressions that implement split behaviors for a pattern `p`: each match becomes a piece. */
const BEHAVIORS: ReadonlyMap<string, (p: string) => string> = /* @__PURE__ */ new Map([
	['Contiguous', (p) => `(?:${p})+`],
	['MergedWithPrevious', (p) => `(?:(?!${p})[\\s\\S])+(?:${p})?|${p}`],
	['MergedWithNext', (p) => `(?:${p})?(?:(?!${p})[\\s\\S])+|${p}`],
]);

/**
 * Returns a step that splits at matches. The library can remove or isolate them; other behaviors are expressed as
 * patterns.
 */
function splitting({ regex, isSimple }: Pattern, behavior: string, part: TokenizerPart): Step {
	const merged = isSimple ? BEHAVIORS.get(behavior)?.(regex) : undefined;
	if (merged === undefined && behavior !== 'Removed' && behavior !== 'Isolated') {
		throw modelError(part.location, `has the behavior ${behavior}, which is not supported here`);
	}
	return {
		type: 'Split',
		pattern: { Regex: merged ?? regex },
		behavior: behavior === 'Removed' ? 'Removed' : 'Isolated',
		invert: false,
	};
}

function keeping(Regex: string): Step {
	return { type: 'Split', pattern: { Regex }, behavior: 'Removed', invert: true };
}

/**
 * Reads a Metaspace step, which marks spaces at the beginning of words. Older files have `add_prefix_space` instead of
 * the scheme.
 */
function metaspace(part: TokenizerPart): Step[] {
	const { replacement, add_prefix_space, split } = fieldsOf(part, {
		replacement: '▁',
		add_prefix_space: true,
		split: true,
	});
	const { prepend_scheme } = fieldsOf(part, { prepend_scheme: add_prefix_space ? 'always' : 'never' });
	if ([...replacement].length !== 1) throw modelError(locationOf(part, 'replacement'), 'is not one character');
	const step: Step = { type: 'Metaspace', replacement, prepend_scheme };
	return split ? [step, splitting(literal(replacement), 'MergedWithNext', part)] : [step];
}

interface Pattern {
	readonly regex: string;
	/** Whether the pattern may be repeated; false for the alternations of GPT-2 and similar models. */
	readonly isSimple: boolean;
}

/** The pattern by which GPT-4 and Llama 3 split a text, and, with single digits, Qwen 2. */
const GPT_4 = (digits: string, contractions: string): string =>
	`${contractions}|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|${digits}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+`;

const CONTRACTIONS = ["(?i:'s|'t|'re|'ve|'m|'ll|'d)", "'(?:[sStTmMdD]|[rR][eE]|[vV][eE]|[lL][lL])"];

/**
 * Regular expressions of published models, which take linear time. Others may take exponential time, and are refused.
 */
const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
	"'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+",
	...['\\p{N}{1,3}', '\\p{N}'].flatMap((digits) => CONTRACTIONS.map((contractions) => GPT_4(digits, contractions))),
]);

/**
 * Matches an expression for one character, literal or by class or property, with an optional quantifier: `\s+`, `
 * {2,}`, `[\r\n]+`.
 */
const ONE_CHARACTER =
	/^(?:\\[sSdDwnrt]|\\[pP]\{\w+\}|\\[^\w]|\[\^?(?:\\[^xucbBwW]|[^\\[\]&])+\]|[^\\^$.*+?()[\]{}|])(?:\+|\{[1-9]\d{0,3}(?:,\d{0,4})?\})?$/u;

/**
 * Reads the `pattern` of a part: `{ "String": "…" }` or `{ "Regex": "…" }`.
 *
 * @throws PinakesError `invalid_model` for a regular expression that is not known to take linear time
 */
function patternAt(part: TokenizerPart): Pattern {
	const pattern = partAt(part, 'pattern');
	if (pattern === undefined) throw modelError(part.location, 'has no pattern');
	if (own(pattern.fields, 'Regex') === undefined)
		return { regex: escapeRegExp(textAt(pattern, 'String')), isSimple: true };
	const regex = textAt(pattern, 'Regex');
	const isSimple = ONE_CHARACTER.test(regex) && isValid(regex);
	if (isSimple || KNOWN.has(regex)) return { regex, isSimple };
	throw modelError(
		pattern.location,
		`is the regular expression ${JSON.stringify(regex)}, which is not supported. Supported are single characters with a count, and the expressions of GPT-2, GPT-4 and Qwen 2`,
	);
}

function isValid(regex: string): boolean {
	try {
		return new RegExp(regex, 'u') !== undefined;
	} catch {
		return false;
	}
}

function escapeRegExp(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
