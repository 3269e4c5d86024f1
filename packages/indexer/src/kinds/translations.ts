import {
	addTo,
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
	readonly words: WordLines;
	/** Words that have a line of one direction, and whether it has translations. A word without has none in any index. */
	readonly own: ReadonlyMap<string, boolean>;
	/** Words without spaces that are longer than n-grams of a size. */
	long?: LongWords;
}

/**
 * The words of a dictionary, and the lines that have each of them, at their beginning or as a translation. A list of numbers
 * for each word would take most of the time of a small build, so that all are in one, in which each has the place of the one before.
 */
class WordLines {
	/** Place of the last line of each word. */
	private readonly last = new Map<string, number>();
	private readonly lines: number[] = [];
	/** Places of the lines before; -1 for none. */
	private readonly before: number[] = [];

	add(word: string, line: number): void {
		this.before.push(this.last.get(word) ?? -1);
		this.last.set(word, this.lines.length);
		this.lines.push(line);
	}

	has(word: string): boolean {
		return this.last.has(word);
	}

	all(): Iterable<string> {
		return this.last.keys();
	}

	/** Returns the numbers of the lines that have a word, in ascending order. */
	linesOf(word: string): number[] {
		const found: number[] = [];
		for (let place = this.last.get(word) ?? -1; place >= 0; place = this.before[place] as number)
			found.push(this.lines[place] as number);
		return found.reverse();
	}
}

interface LongWords {
	readonly size: number;
	readonly grams: ReadonlySet<string>;
	readonly byFirstGram: ReadonlyMap<string, readonly string[]>;
}

/** The dictionary read last: reading takes as long as a small build, and the dictionary is nearly always the same. */
let last: Dictionary | undefined;

/** @param text lines of a word and its translations: see data/translations.ts */
function read(text: string): Dictionary {
	if (last?.text === text) return last;
	const lines = text.split('\n').filter((line) => line !== '');
	const words = new WordLines();
	const own = new Map<string, boolean>();
	lines.forEach((line, number) => {
		const [head = '', ...translations] = wordsOf(line);
		words.add(head, number);
		for (const translation of translations) words.add(translation, number);
		if (line.startsWith(ONE_WAY)) own.set(head, translations.length > 0 || own.get(head) === true);
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
	for (const number of words.linesOf(word)) {
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

/** The words of a dictionary that occur in texts. */
export interface KnownWords {
	/** Adds a term of the texts. N-grams come with their beginnings. */
	add(term: string): void;
	/** Returns the words. One without spaces may be longer than the n-grams of the index. */
	words(): ReadonlySet<string>;
}

/** @param size of the largest n-grams */
export function knownWords(text: string, size: number): KnownWords {
	const dictionary = read(text);
	const { words } = dictionary;
	const found = new Set<string>();
	return {
		add(term) {
			if (words.has(term) || (isUnspaced(term) && longWords(dictionary, size).grams.has(term))) found.add(term);
		},
		words() {
			const terms = [...found];
			const short = terms.filter((term) => words.has(term));
			if (!terms.some(isUnspaced)) return new Set(short);
			const { byFirstGram } = longWords(dictionary, size);
			const long = terms.flatMap((gram) => byFirstGram.get(gram) ?? []);
			return new Set([...short, ...long.filter((word) => gramsOf(word, [size]).every((gram) => found.has(gram)))]);
		},
	};
}

function longWords(dictionary: Dictionary, size: number): LongWords {
	if (dictionary.long?.size === size) return dictionary.long;
	const grams = new Set<string>();
	const byFirstGram = new Map<string, string[]>();
	for (const word of dictionary.words.all()) {
		if (word.length <= size || !isUnspaced(word)) continue;
		const own = gramsOf(word, [size]);
		addTo(byFirstGram, own[0] as string, word);
		for (const gram of own) grams.add(gram);
	}
	dictionary.long = { size, grams, byFirstGram };
	return dictionary.long;
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
	const near = new Set([...known].flatMap((word) => words.linesOf(word)));
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
