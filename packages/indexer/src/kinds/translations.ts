import {
	addTo,
	DEFAULT_GRAMS,
	gramsOf,
	isOtherLanguage,
	isUnspaced,
	MAX_SHARE,
	MAX_TRANSLATIONS,
	SHARE_ZERO,
	TRANSLATIONS_PART_BYTES,
	TRANSLATIONS_TABLE,
	type Translation,
	tokensOf,
	translationKey,
} from '@pinakes/query/internal';
import { compare } from '../base/report.ts';
import type { Config } from '../config/schema.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { type FileTarget, writeTable } from './parts.ts';

/** Begins a line that holds in one direction. Such lines alone have the translations of their first words. */
const ONE_WAY = '>';

/** Converts a glossary to lines of a dictionary in both directions, with the maximum share. */
export function glossaryLines(glossary: Config['glossary']): string {
	const share = String.fromCharCode(SHARE_ZERO + MAX_SHARE);
	// A line of one direction adds to those of the built-in dictionary, which may have one for the word.
	const lineOf = (word: string, target: string): string =>
		`${isUnspaced(word) ? ONE_WAY : ''}${word} ${target}${share}\n`;
	const lines = Object.entries(glossary).flatMap(([term, translations]) => {
		const [words, targets] = [termsOf(term), translations.flatMap(termsOf)];
		return words.flatMap((word) => targets.map((target) => lineOf(word, target) + lineOf(target, word)));
	});
	return lines.join('');
}

/** Returns the stems of words, and text without spaces as a whole. */
function termsOf(text: string): readonly string[] {
	const analyzer = buildAnalyzer();
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'unspaced') return [token];
		return kind === 'word' && !analyzer.stopWords.has(token) ? [analyzer.stem(token)] : [];
	});
}

/**
 * A dictionary. Its lines hold in both directions, but for those that begin with `>`, and for single characters of text
 * without spaces: most of these are parts of words that are not in the dictionary.
 */
interface Dictionary {
	readonly text: string;
	readonly lines: readonly string[];
	/** Numbers of the lines that have each word, at their beginning or as a translation, ascending. */
	readonly words: ReadonlyMap<string, readonly number[]>;
	/** Words that have a line of one direction, and whether it has translations. A word without has none in any index. */
	readonly own: ReadonlyMap<string, boolean>;
	/** Words without spaces that are longer than n-grams, once they were asked for: see `longWords`. */
	long?: ReturnType<typeof longWords>;
}

/** The dictionary read last: reading takes as long as a small build, and the dictionary is nearly always the same. */
let last: Dictionary | undefined;

/** @param text lines of a word and its translations: see data/translations.ts */
function read(text: string): Dictionary {
	if (last?.text === text) return last;
	const lines = text.split('\n').filter((line) => line !== '');
	const words = new Map<string, number[]>();
	const own = new Map<string, boolean>();
	lines.forEach((line, number) => {
		const all = wordsOf(line);
		for (const word of all) addTo(words, word, number);
		const [head = ''] = all;
		if (line.startsWith(ONE_WAY)) own.set(head, all.length > 1 || own.get(head) === true);
	});
	last = { text, lines, words, own };
	return last;
}

/** Returns the words of a line: the first, and its translations. */
function wordsOf(line: string): string[] {
	return line.split(' ').map((cell, i) => (i > 0 ? cell.slice(0, -1) : cell.replace(ONE_WAY, '')));
}

/** Returns the translations of a word; one may occur twice. */
function translationsOf(word: string, { lines, words, own }: Dictionary): Translation[] {
	const takesOthers = !own.has(word) && !(isUnspaced(word) && [...word].length === 1);
	const found: Translation[] = [];
	for (const number of words.get(word) ?? []) {
		const line = lines[number] as string;
		const isOneWay = line.startsWith(ONE_WAY);
		if (!isOneWay && !takesOthers) continue;
		const [head = '', ...cells] = (isOneWay ? line.slice(ONE_WAY.length) : line).split(' ');
		for (const cell of cells) {
			const term = cell.slice(0, -1);
			const share = cell.charCodeAt(cell.length - 1) - SHARE_ZERO;
			if (head === word) found.push({ term, share });
			if (term === word && !isOneWay) found.push({ term: head, share });
		}
	}
	return found;
}

/** Size of the largest n-grams of texts that have translations. */
const SIZE = DEFAULT_GRAMS.at(-1) as number;

/** Collects the words of a dictionary that occur in texts. */
export function knownWords(text: string) {
	const dictionary = read(text);
	const { words } = dictionary;
	const longest = () => (dictionary.long ??= longWords(words.keys()));
	const found = new Set<string>();
	return {
		/** Adds a term of the texts. N-grams come with their beginnings. */
		add(term: string): void {
			if (words.has(term) || (isUnspaced(term) && longest().grams.has(term))) found.add(term);
		},
		/** Returns the words. One without spaces may be longer than the n-grams of the index. */
		words(): ReadonlySet<string> {
			const terms = [...found];
			const short = terms.filter((term) => words.has(term));
			if (!terms.some(isUnspaced)) return new Set(short);
			const long = terms.flatMap((gram) => longest().byFirstGram.get(gram) ?? []);
			return new Set([...short, ...long.filter((word) => gramsOf(word, [SIZE]).every((gram) => found.has(gram)))]);
		},
	};
}

/** Returns the n-grams of words that are longer than these, and the words by their first one. */
function longWords(words: Iterable<string>) {
	const grams = new Set<string>();
	const byFirstGram = new Map<string, string[]>();
	for (const word of words) {
		if (word.length <= SIZE || !isUnspaced(word)) continue;
		const own = gramsOf(word, [SIZE]);
		addTo(byFirstGram, own[0] as string, word);
		for (const gram of own) grams.add(gram);
	}
	return { grams, byFirstGram };
}

/** Minimum probability of a translation, and minimum relative to the best: less probable ones mislead. */
const MIN_PROBABILITY = 0.05;
const MIN_OF_BEST = 0.1;

/**
 * Writes the translations that an index can use: into terms of its texts, of words in another language.
 *
 * @param text lines of a word and its translations: see data/translations.ts
 * @param known words that occur in the index
 * @param unspaced share of the sections, and of the units, that have unspaced text, 0 to 1; absent if there are none
 * @returns the cuts of the table, and the words that are translated
 */
export function writeTranslations(
	files: FileTarget,
	text: string,
	known: ReadonlySet<string>,
	unspaced: readonly number[],
) {
	const dictionary = read(text);
	const { lines, words, own } = dictionary;
	const isOther = (word: string): boolean => unspaced.some((share) => isOtherLanguage(word, share));
	const near = new Set([...known].flatMap((word) => words.get(word) ?? []));
	const never = [...own].flatMap(([word, isTranslated]) => (isTranslated ? [] : word));
	const candidates = new Set([...never, ...[...near].flatMap((line) => wordsOf(lines[line] as string))]);
	const kept = new Map<string, readonly Translation[]>();
	for (const word of candidates) {
		// Function words of another language have no translations: they are listed, so that none is looked for.
		const isNever = own.get(word) === false;
		if ((isNever || known.has(word)) && !isOther(word)) continue;
		const probable = isNever ? [] : probableOf(translationsOf(word, dictionary), known);
		if (isNever || probable.length > 0) kept.set(word, probable);
	}
	const rows = new Map<string, string[]>();
	const sorted = [...kept.keys()].sort(compare);
	for (const word of sorted) {
		const key = translationKey(word);
		const targets = kept.get(word)?.map(({ term, share }) => ` ${term}${String.fromCharCode(SHARE_ZERO + share)}`);
		addTo(rows, key, word.slice(key.length) + targets?.join(''));
	}
	const written = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return { cuts: writeTable(files, TRANSLATIONS_TABLE, written, TRANSLATIONS_PART_BYTES), words: sorted };
}

/** Returns the translations that occur in the index, best first, without those that are improbable compared with all translations of the word. */
function probableOf(translations: readonly Translation[], known: ReadonlySet<string>): Translation[] {
	if (!translations.some(({ term }) => known.has(term))) return [];
	const shares = new Map<string, number>();
	for (const { term, share } of translations) shares.set(term, Math.max(share, shares.get(term) ?? 0));
	const all = [...shares.values()];
	const sum = all.reduce((total, share) => total + share, 0);
	const least = Math.max(MIN_PROBABILITY * sum, MIN_OF_BEST * Math.max(...all));
	return [...shares]
		.flatMap(([term, share]) => (share >= least && known.has(term) ? { term, share } : []))
		.sort((a, b) => b.share - a.share || compare(a.term, b.term))
		.slice(0, MAX_TRANSLATIONS);
}
