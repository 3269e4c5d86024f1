import { parseJson } from '../json.ts';
import type { Content } from '../source.ts';
import { textOf } from '../utf8.ts';
import { addedTokenFinder, readAddedTokens, type Stretch } from './added-tokens.ts';
import { modelError } from './model-error.ts';
import { readNormalizer } from './normalizers.ts';
import { readPreTokenizer } from './pre-tokenizers.ts';
import { readTokenModel } from './token-model.ts';
import { countAt, partAt, type TokenizerPart, textAt, wholeTokenizer } from './tokenizer-part.ts';

/** Cuts texts into the tokens of a model, as Hugging Face's tokenizers do, without special tokens around them. */
export interface Tokenizer {
	/** Numbers of the tokens, added ones included. */
	readonly tokens: ReadonlyMap<string, number>;
	/** The token that stands for what is in no other; undefined where a model has none. */
	readonly unknown: number | undefined;
	/** The tokens of a text, in their order. */
	encode(text: string): number[];
}

/**
 * Reads a `tokenizer.json`: added tokens, normalizer, pre-tokenizer, model and truncation. Post-processors and padding
 * are left aside, as they only add tokens that have no meaning.
 *
 * @throws PinakesError `invalid_model` for a part that is not read, naming it, or is damaged
 */
export function readTokenizer(content: Content, file: string): Tokenizer {
	const json = parseJson(textOf(content));
	const whole = wholeTokenizer(json, file);
	const modelPart = partAt(whole, 'model');
	if (modelPart === undefined) throw modelError(file, 'has no model');
	const normalize = readNormalizer(partAt(whole, 'normalizer'));
	const preTokenize = readPreTokenizer(partAt(whole, 'pre_tokenizer'));
	const model = readTokenModel(modelPart);
	const cut = truncation(partAt(whole, 'truncation'));
	const added = readAddedTokens(whole);
	const findAsWritten = addedTokenFinder(added.filter(({ isNormalized }) => !isNormalized));
	const findNormalized = addedTokenFinder(
		added
			.filter(({ isNormalized }) => isNormalized)
			.map((token) => ({ ...token, content: normalize(token.content) }))
			.filter(({ content }) => content !== ''),
	);
	const stretchesOf = (text: string): Stretch[] =>
		findAsWritten(text.replace(/\p{Surrogate}/gu, '\ufffd')).flatMap((stretch) =>
			typeof stretch === 'number' ? [stretch] : findNormalized(normalize(stretch)),
		);

	return {
		tokens: new Map([...model.tokens, ...added.map(({ content, number }) => [content, number] as const)]),
		unknown: model.unknown,
		encode(text) {
			const tokens: number[] = [];
			for (const [i, stretch] of stretchesOf(text).entries()) {
				if (typeof stretch === 'number') tokens.push(stretch);
				else for (const word of preTokenize(stretch, i === 0)) tokens.push(...model.tokensOf(word));
			}
			return cut(tokens);
		},
	};
}

/** Cuts off what is beyond a number of tokens, at the end or, where it says so, the beginning. */
function truncation(part: TokenizerPart | undefined): (tokens: number[]) => number[] {
	if (part === undefined) return (tokens) => tokens;
	const most = countAt(part, 'max_length') as number;
	const isLeft = textAt(part, 'direction', 'Right') === 'Left';
	return (tokens) => (tokens.length <= most ? tokens : isLeft ? tokens.slice(-most) : tokens.slice(0, most));
}
