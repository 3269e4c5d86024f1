import { own } from '@pinakes/query/internal';
import { modelError } from './model-error.ts';
import { partAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** A regular expression in the syntax of tokenizer.json. */
export interface Pattern {
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
export function patternAt(part: TokenizerPart): Pattern {
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

/** Returns a regular expression that matches a text literally. */
export function escapeRegExp(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
