import { gramsOf, isUnspaced, SHARE_ZERO } from '@pinakes/query/internal';

/** Begins a line that holds in one direction. Such lines alone have the translations of their first words. */
export const ONE_WAY = '>';

/** Words by number, with the translations of each. */
export interface Dictionary {
	readonly words: readonly string[];
	/** Numbers of words, and after them those of n-grams: see `wordGramsOf`. */
	readonly numbers: Map<string, number>;
	/** Start of the translations of each word in `others` and `shares`, and their end after the last word. */
	readonly starts: Uint32Array;
	readonly others: Uint32Array;
	/** Probability of each translation; a pair may occur twice. */
	readonly shares: Uint8Array;
	/** 1 for words that have a line of one direction: if it has no translations, the word has none in any index. */
	readonly hasOwnLine: Uint8Array;
}

/** The dictionary parsed last: parsing takes as long as a small build, and the dictionary is nearly always the same. */
let last: { readonly text: string; readonly dictionary: Dictionary; grams: WordGrams | undefined } | undefined;

/** N-grams of a size of each word, by number; undefined for words separated by spaces. */
interface WordGrams {
	readonly size: number;
	readonly grams: readonly (readonly number[] | undefined)[];
}

/**
 * Parses a dictionary. Its lines hold in both directions, but for those that begin with `>`, and for single characters of
 * text without spaces: most of these are parts of words that are not in the dictionary.
 *
 * @param text lines of a word and its translations: see data/translations.ts
 */
export function parseDictionary(text: string): Dictionary {
	return parsedOf(text).dictionary;
}

/** Returns the n-grams of a size of each word of a dictionary, which get numbers as well. */
export function wordGramsOf(text: string, size: number): WordGrams['grams'] {
	const parsed = parsedOf(text);
	if (parsed.grams?.size !== size) {
		const { words, numbers } = parsed.dictionary;
		const grams = words.map((word) =>
			isUnspaced(word) ? gramsOf(word, [size]).map((gram) => numberIn(numbers, gram)) : undefined,
		);
		parsed.grams = { size, grams };
	}
	return parsed.grams.grams;
}

/** Returns the number of a key; a new key is added. */
function numberIn(numbers: Map<string, number>, key: string): number {
	const known = numbers.get(key);
	if (known !== undefined) return known;
	numbers.set(key, numbers.size);
	return numbers.size - 1;
}

function parsedOf(text: string): NonNullable<typeof last> {
	if (last?.text !== text) last = { text, dictionary: parse(text), grams: undefined };
	return last;
}

function parse(text: string): Dictionary {
	const numbers = new Map<string, number>();
	const pairs: number[] = [];
	const own = new Set<number>();
	for (const line of text.split('\n')) {
		const isOneWay = line.startsWith(ONE_WAY);
		let from = isOneWay ? ONE_WAY.length : 0;
		let to = line.indexOf(' ', from);
		const number = numberIn(numbers, line.slice(from, to < 0 ? undefined : to));
		if (isOneWay) own.add(number);
		while (to >= 0) {
			from = to + 1;
			to = line.indexOf(' ', from);
			const last = (to < 0 ? line.length : to) - 1;
			pairs.push(
				number,
				numberIn(numbers, line.slice(from, last)),
				line.charCodeAt(last) - SHARE_ZERO,
				Number(isOneWay),
			);
		}
	}
	const words = [...numbers.keys()];
	const hasOwnLine = Uint8Array.from(words, (_, number) => Number(own.has(number)));
	return { words, numbers, hasOwnLine, ...byWord(pairs, words, hasOwnLine) };
}

/** Groups pairs by the word that is translated. */
function byWord(
	pairs: readonly number[],
	words: readonly string[],
	hasOwnLine: Uint8Array,
): Pick<Dictionary, 'starts' | 'others' | 'shares'> {
	const takesOthers = Uint8Array.from(words, (word, number) =>
		Number(hasOwnLine[number] === 0 && !(isUnspaced(word) && [...word].length === 1)),
	);
	const each = (use: (word: number, other: number, share: number) => void): void => {
		for (let i = 0; i < pairs.length; i += 4) {
			const [one, two, share] = [pairs[i] as number, pairs[i + 1] as number, pairs[i + 2] as number];
			const isOneWay = pairs[i + 3] === 1;
			if (isOneWay || takesOthers[one] === 1) use(one, two, share);
			if (!isOneWay && takesOthers[two] === 1) use(two, one, share);
		}
	};
	const starts = new Uint32Array(words.length + 1);
	each((word) => {
		starts[word + 1] = (starts[word + 1] as number) + 1;
	});
	for (let word = 0; word < words.length; word++) {
		starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
	}
	const next = starts.slice(0, words.length);
	const others = new Uint32Array(starts[words.length] as number);
	const shares = new Uint8Array(others.length);
	each((word, other, share) => {
		const at = next[word] as number;
		next[word] = at + 1;
		others[at] = other;
		shares[at] = share;
	});
	return { starts, others, shares };
}
