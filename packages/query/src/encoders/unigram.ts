import { own } from '../json.ts';
import { byteTokens } from './byte-fallback.ts';
import { modelError } from './model-error.ts';
import { prefixesOf } from './prefixes.ts';
import type { TokenModel } from './token-model.ts';
import { countAt, flagAt, listAt, type TokenizerPart } from './tokenizer-part.ts';

/** How much less likely an unknown character is than the least likely token: SentencePiece's. */
const UNKNOWN_PENALTY = 10;

/**
 * A Unigram model: of all ways to cut a word into tokens, that whose logarithmic probabilities have the largest
 * sum (Viterbi's algorithm). A character that is no token is an unknown one; unknown neighbours are one token.
 */
export function unigram(part: TokenizerPart): TokenModel {
	const { texts, scores } = vocabularyOf(part);
	const unknown = own(part.fields, 'unk_id') == null ? undefined : (countAt(part, 'unk_id') as number);
	const hasBytes = flagAt(part, 'byte_fallback', false);
	if (unknown !== undefined && unknown >= texts.length) throw modelError(`${part.place}.unk_id`, 'is in no vocab');
	const tokens = new Map(texts.map((text, number) => [text, number]));
	const unknownScore =
		scores.reduce((least, score) => Math.min(least, score), Number.POSITIVE_INFINITY) - UNKNOWN_PENALTY;
	const prefixes = prefixesOf(texts);

	return {
		tokens,
		unknown,
		tokensOf(word) {
			const cuts = bestCuts(word, prefixes, scores, unknownScore);
			const found: number[] = [];
			let strange = '';
			const pushStrange = (): void => {
				if (strange === '') return;
				const bytes = hasBytes ? byteTokens(strange, tokens) : undefined;
				if (bytes !== undefined) found.push(...bytes);
				else if (unknown !== undefined) found.push(unknown);
				strange = '';
			};
			for (const { from, to, token } of cuts) {
				if (token === undefined || token === unknown) strange += word.slice(from, to);
				else {
					pushStrange();
					found.push(token);
				}
			}
			pushStrange();
			return found;
		},
	};
}

/** A stretch of a word, and its token; undefined for a character that is none. */
interface Piece {
	readonly from: number;
	readonly to: number;
	readonly token: number | undefined;
}

function bestCuts(
	word: string,
	prefixes: ReturnType<typeof prefixesOf>,
	scores: readonly number[],
	unknownScore: number,
): Piece[] {
	const best = new Float64Array(word.length + 1).fill(Number.NEGATIVE_INFINITY);
	const pieces: Piece[] = [];
	best[0] = 0;
	for (let from = 0; from < word.length; ) {
		const reached = best[from] as number;
		const next = from + ((word.codePointAt(from) as number) > 0xffff ? 2 : 1);
		let isToken = false;
		prefixes(word, from, (token, to) => {
			const score = reached + (scores[token] as number);
			if (score > (best[to] as number)) {
				best[to] = score;
				pieces[to] = { from, to, token };
			}
			isToken ||= to === next;
		});
		if (!isToken && reached + unknownScore > (best[next] as number)) {
			best[next] = reached + unknownScore;
			pieces[next] = { from, to: next, token: undefined };
		}
		from = next;
	}
	const cuts: Piece[] = [];
	for (let to = word.length; to > 0; ) {
		const piece = pieces[to] as Piece;
		cuts.push(piece);
		to = piece.from;
	}
	return cuts.reverse();
}

/** A vocabulary that is a list of pairs: a token's text and its logarithmic probability. */
function vocabularyOf(part: TokenizerPart): { texts: readonly string[]; scores: readonly number[] } {
	const texts: string[] = [];
	const scores: number[] = [];
	for (const entry of listAt(part, 'vocab')) {
		const [text, score] = Array.isArray(entry) ? entry : [];
		if (typeof text !== 'string' || typeof score !== 'number' || !Number.isFinite(score)) {
			throw modelError(`${part.place}.vocab[${texts.length}]`, 'is not a pair of a text and a number');
		}
		texts.push(text);
		scores.push(score);
	}
	return { texts, scores };
}
