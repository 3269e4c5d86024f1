import { byteTokens } from './byte-fallback.ts';
import { modelError } from './model-error.ts';
import type { TokenModel } from './token-model.ts';
import { flagAt, listAt, type TokenizerPart, textAt } from './tokenizer-part.ts';

/** Which pair of tokens becomes which token, and how early. */
interface Merge {
	readonly rank: number;
	readonly token: number;
}

/** More tokens than any vocabulary has: a pair's key is one number times this, plus the other. */
const MOST_TOKENS = 2 ** 26;

/**
 * A BPE model: a word is its characters, of which the pair that the list of merges has first, and of equals the
 * leftmost, becomes one token, until no pair is in the list.
 */
export function bytePairs(part: TokenizerPart, tokens: ReadonlyMap<string, number>): TokenModel {
	const prefix = textAt(part, 'continuing_subword_prefix', '');
	const suffix = textAt(part, 'end_of_word_suffix', '');
	const unknown = tokens.get(textAt(part, 'unk_token', ''));
	const fusesUnknown = flagAt(part, 'fuse_unk', false);
	const hasBytes = flagAt(part, 'byte_fallback', false);
	const ignoresMerges = flagAt(part, 'ignore_merges', false);
	const merges = mergesOf(part, tokens, prefix);

	const startOf = (word: string): number[] => {
		const characters = [...word];
		const start: number[] = [];
		let wasUnknown = false;
		for (let i = 0; i < characters.length; i++) {
			const character = characters[i] as string;
			const spelt = (i === 0 ? '' : prefix) + character + (i === characters.length - 1 ? suffix : '');
			const token = tokens.get(spelt);
			const known = token === undefined ? hasBytes && byteTokens(spelt, tokens) : [token];
			if (known) start.push(...known);
			else if (unknown !== undefined && !(fusesUnknown && wasUnknown)) start.push(unknown);
			wasUnknown = !known;
		}
		return start;
	};

	return {
		tokens,
		unknown,
		tokensOf(word) {
			const whole = ignoresMerges ? tokens.get(word) : undefined;
			return whole === undefined ? merged(startOf(word), merges) : [whole];
		},
	};
}

function merged(word: number[], merges: ReadonlyMap<number, Merge>): number[] {
	const pairAt = (i: number): Merge | undefined =>
		i + 1 < word.length ? merges.get((word[i] as number) * MOST_TOKENS + (word[i + 1] as number)) : undefined;
	const pairs = word.map((_, i) => pairAt(i));
	for (;;) {
		let first = -1;
		let best: Merge | undefined;
		for (let i = 0; i < pairs.length; i++) {
			const pair = pairs[i];
			if (pair !== undefined && (best === undefined || pair.rank < best.rank)) {
				best = pair;
				first = i;
			}
		}
		if (best === undefined) return word;
		word.splice(first, 2, best.token);
		pairs.splice(first, 2, pairAt(first));
		if (first > 0) pairs[first - 1] = pairAt(first - 1);
	}
}

function mergesOf(
	part: TokenizerPart,
	tokens: ReadonlyMap<string, number>,
	prefix: string,
): ReadonlyMap<number, Merge> {
	const merges = new Map<number, Merge>();
	for (const [rank, entry] of listAt(part, 'merges').entries()) {
		const pair = typeof entry === 'string' ? entry.split(' ') : entry;
		const [left, right] = Array.isArray(pair) && pair.length === 2 ? pair.map(String) : ['', ''];
		const [one, other] = [tokens.get(left as string), tokens.get(right as string)];
		const token = tokens.get(`${left}${(right as string).slice(prefix.length)}`);
		if (one === undefined || other === undefined || token === undefined) {
			throw modelError(`${part.place}.merges[${rank}]`, 'is not a pair of tokens whose union is in the vocab');
		}
		const key = one * MOST_TOKENS + other;
		merges.set(key, { rank, token });
	}
	return merges;
}
