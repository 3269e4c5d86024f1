import { gramsOf } from '@pinakes/query/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { SHARE_ZERO } from '@pinakes/query/format/kinds/translations/schema';

/** Words by number, with the translations of each in both directions. */
export interface Dictionary {
	readonly words: readonly string[];
	readonly numbers: ReadonlyMap<string, number>;
	/** Start of the translations of each word in `others` and `shares`, and their end after the last word. */
	readonly starts: Uint32Array;
	readonly others: Uint32Array;
	/** Probability of each translation; a pair may occur twice. */
	readonly shares: Uint8Array;
}

/** The dictionary parsed last: parsing takes as long as a small build, and the dictionary is nearly always the same. */
let last: { readonly text: string; readonly dictionary: Dictionary; grams: WordGrams | undefined } | undefined;

/** N-grams of words without spaces. */
interface WordGrams {
	readonly size: number;
	readonly grams: ReadonlySet<string>;
}

/**
 * Parses a dictionary.
 *
 * @param text lines of a word and its translations: see data/translations.ts
 */
export function parseDictionary(text: string): Dictionary {
	return parsedOf(text).dictionary;
}

/** Returns the n-grams of a size in the words without spaces of a dictionary. */
export function wordGramsOf(text: string, size: number): ReadonlySet<string> {
	const parsed = parsedOf(text);
	if (parsed.grams?.size !== size) {
		const grams = new Set<string>();
		for (const word of parsed.dictionary.words) {
			if (isUnspaced(word)) for (const gram of gramsOf(word, [size])) grams.add(gram);
		}
		parsed.grams = { size, grams };
	}
	return parsed.grams.grams;
}

function parsedOf(text: string): NonNullable<typeof last> {
	if (last?.text !== text) last = { text, dictionary: parse(text), grams: undefined };
	return last;
}

function parse(text: string): Dictionary {
	const numbers = new Map<string, number>();
	const words: string[] = [];
	const numberOf = (word: string): number => {
		const known = numbers.get(word);
		if (known !== undefined) return known;
		numbers.set(word, words.length);
		return words.push(word) - 1;
	};
	const pairs: number[] = [];
	for (const line of text.split('\n')) {
		const [word = '', ...translations] = line.split(' ');
		const number = numberOf(word);
		for (const translation of translations) {
			const end = translation.length - 1;
			pairs.push(number, numberOf(translation.slice(0, end)), translation.charCodeAt(end) - SHARE_ZERO);
		}
	}
	return { words, numbers, ...bothWays(pairs, words.length) };
}

/** Groups pairs of two words and a share by either word. */
function bothWays(pairs: readonly number[], count: number): Pick<Dictionary, 'starts' | 'others' | 'shares'> {
	const starts = new Uint32Array(count + 1);
	const each = (use: (word: number, other: number, share: number) => void): void => {
		for (let i = 0; i < pairs.length; i += 3) {
			const [one, two, share] = [pairs[i] as number, pairs[i + 1] as number, pairs[i + 2] as number];
			use(one, two, share);
			use(two, one, share);
		}
	};
	each((word) => {
		starts[word + 1] = (starts[word + 1] as number) + 1;
	});
	for (let word = 0; word < count; word++) starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
	const next = starts.slice(0, count);
	const others = new Uint32Array((pairs.length / 3) * 2);
	const shares = new Uint8Array(others.length);
	each((word, other, share) => {
		const at = next[word] as number;
		next[word] = at + 1;
		others[at] = other;
		shares[at] = share;
	});
	return { starts, others, shares };
}
