import { own } from '../json.ts';
import { modelError } from './model-error.ts';
import { partAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** What Rust's `\w` is, of which tokenizers are made. */
export const WORD_CHARACTER = '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u200c\\u200d';

/** How GPT-2 cuts a text, which ByteLevel does unless told otherwise. */
export const GPT_2 = "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+";

/** GPT-4 and Llama 3, and, with single digits, Qwen 2. */
const GPT_4 = (digits: string, contractions: string): string =>
	`${contractions}|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|${digits}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+`;

const CONTRACTIONS = "(?i:'s|'t|'re|'ve|'m|'ll|'d)";
const CONTRACTIONS_BY_LETTER = "'(?:[sStTmMdD]|[rR][eE]|[vV][eE]|[lL][lL])";

/**
 * Regular expressions that tokenizers are published with and that take time in proportion to the text, as they
 * are written here. Any other is refused, as one may be written that takes forever; except one character.
 */
const KNOWN: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
	[GPT_2, GPT_2],
	...['\\p{N}{1,3}', '\\p{N}'].map(
		(digits) => [GPT_4(digits, CONTRACTIONS), GPT_4(digits, CONTRACTIONS_BY_LETTER)] as const,
	),
]);

/** One character, by itself, by a class or a property, once or several times: `\s+`, ` {2,}`, `[\r\n]+`. */
const ONE_CHARACTER =
	/^(?:\\[sSdDwnrt]|\\[pP]\{\w+\}|\\[^\w]|\[\^?(?:\\[^xucbBwW]|[^\\[\]&])+\]|[^\\^$.*+?()[\]{}|])(?:\+|\{[1-9]\d{0,3}(?:,\d{0,4})?\})?$/u;

/** What stands for Rust's classes, which know all of Unicode. */
const CLASSES: Readonly<Record<string, string>> = {
	s: '\\p{White_Space}',
	S: '\\P{White_Space}',
	d: '\\p{Nd}',
	D: '\\P{Nd}',
};

/**
 * Reads a `pattern`: `{ "String": "…" }` or `{ "Regex": "…" }`.
 *
 * @returns an expression that finds every match
 * @throws PinakesError `invalid_model` for a regular expression that is not known to take linear time
 */
export function patternAt(part: TokenizerPart, field: string): RegExp {
	const pattern = partAt(part, field);
	if (pattern === undefined) throw modelError(part.place, `has no ${field}`);
	if (own(pattern.fields, 'Regex') === undefined) return literal(textAt(pattern, 'String') as string);
	const written = textAt(pattern, 'Regex') as string;
	const source = KNOWN.get(written) ?? (ONE_CHARACTER.test(written) ? inUnicode(written) : undefined);
	try {
		if (source !== undefined) return everywhere(source);
	} catch {}
	throw modelError(
		pattern.place,
		`is the regular expression ${JSON.stringify(written)}, which is not read; those that are, are single characters with a count, and those of GPT-2, GPT-4 and Qwen 2`,
	);
}

/** An expression as it is written here, to find all that it matches. */
export function everywhere(source: string): RegExp {
	return new RegExp(inUnicode(source), 'gu');
}

/** An expression that finds a text as it stands. */
export function literal(text: string): RegExp {
	return new RegExp(escaped(text), 'gu');
}

/** A text as it is written in an expression that finds it. */
export function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function inUnicode(source: string): string {
	return source
		.replace(/\\([sSdD])/g, (_, letter: string) => CLASSES[letter] as string)
		.replace(/\\w/g, `[${WORD_CHARACTER}]`);
}
