import {
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
import { addTo, compare } from '../base/report.ts';
import type { Glossary } from '../config/config.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { type FileTarget, writeTable } from './parts.ts';

/** Begins a line that holds in one direction. Such lines alone have the translations of their first words. */
const ONE_WAY = '>';

/** Converts a glossary to lines of a dictionary in both directions, with the maximum share. */
export function glossaryLines(glossary: Glossary): string {
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

interface Dictionary {
	readonly text: string;
	/** The translations of each word; a pair may occur twice. */
	readonly words: ReadonlyMap<string, readonly Translation[]>;
	/** Words that have a line of one direction: if it has no translations, the word has none in any index. */
	readonly own: ReadonlySet<string>;
	/** N-grams of a size of all words without spaces. */
	grams?: { readonly size: number; readonly all: ReadonlySet<string> };
}

/** The dictionary parsed last: parsing takes as long as a small build, and the dictionary is nearly always the same. */
let last: Dictionary | undefined;

/**
 * Parses a dictionary. Its lines hold in both directions, but for those that begin with `>`, and for single characters of
 * text without spaces: most of these are parts of words that are not in the dictionary.
 *
 * @param text lines of a word and its translations: see data/translations.ts
 */
function parse(text: string): Dictionary {
	if (last?.text === text) return last;
	const own = new Set(Array.from(text.matchAll(/^>(\S+)/gm), ([, word]) => word as string));
	const words = new Map<string, Translation[]>();
	const entryOf = (word: string): Translation[] => {
		const known = words.get(word) ?? [];
		if (known.length === 0) words.set(word, known);
		return known;
	};
	const takesOthers = (word: string): boolean => !own.has(word) && !(isUnspaced(word) && [...word].length === 1);
	for (const line of text.split('\n')) {
		if (line === '') continue;
		const isOneWay = line.startsWith(ONE_WAY);
		const [word = '', ...others] = line.slice(isOneWay ? ONE_WAY.length : 0).split(' ');
		const entry = entryOf(word);
		const isTranslated = isOneWay || takesOthers(word);
		for (const written of others) {
			const term = written.slice(0, -1);
			const share = written.charCodeAt(written.length - 1) - SHARE_ZERO;
			if (isTranslated) entry.push({ term, share });
			const back = entryOf(term);
			if (!isOneWay && takesOthers(term)) back.push({ term: word, share });
		}
	}
	last = { text, words, own };
	return last;
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
	const dictionary = parse(text);
	const { words } = dictionary;
	const gramsIn = (word: string): string[] => (isUnspaced(word) ? gramsOf(word, [size]) : []);
	if (dictionary.grams?.size !== size) dictionary.grams = { size, all: new Set([...words.keys()].flatMap(gramsIn)) };
	const { all } = dictionary.grams;
	const found = new Set<string>();
	return {
		add(term) {
			if (words.has(term) || all.has(term)) found.add(term);
		},
		words() {
			const isKnown = (word: string): boolean =>
				found.has(word) || (isUnspaced(word) && gramsIn(word).every((gram) => found.has(gram)));
			return new Set([...words.keys()].filter(isKnown));
		},
	};
}

/** Minimum probability of a translation, and minimum relative to the best: less probable ones mislead. */
const MIN_PROBABILITY = 0.05;
const MIN_OF_BEST = 0.1;

/** The table of translations. */
export interface WrittenTranslations {
	/** Cuts of the table. */
	readonly cuts: string[];
	/** The words that are translated. */
	readonly words: readonly string[];
}

/**
 * Writes the translations that an index can use: into terms of its texts, of words in another language.
 *
 * @param text lines of a word and its translations: see data/translations.ts
 * @param known words that occur in the index
 * @param unspaced share of the sections, and of the units, that have unspaced text, 0 to 1; absent if there are none
 */
export function writeTranslations(
	files: FileTarget,
	text: string,
	known: ReadonlySet<string>,
	unspaced: readonly number[],
): WrittenTranslations {
	const { words, own } = parse(text);
	const isOther = (word: string): boolean => unspaced.some((share) => isOtherLanguage(word, share));
	const kept = new Map<string, readonly Translation[]>();
	for (const [word, translations] of words) {
		// Function words of another language have no translations: they are listed, so that none is looked for.
		const isNever = translations.length === 0;
		if (isNever ? !own.has(word) || !isOther(word) : known.has(word) && !isOther(word)) continue;
		const probable = probableOf(translations, known);
		if (isNever || probable.length > 0) kept.set(word, probable);
	}
	const rows = new Map<string, string[]>();
	const sorted = [...kept.keys()].sort(compare);
	for (const word of sorted) {
		const key = translationKey(word);
		addTo(rows, key, word.slice(key.length) + kept.get(word)?.map(textOf).join(''));
	}
	const lines = new Map([...rows].map(([key, row]) => [key, JSON.stringify(row.join(','))]));
	return { cuts: writeTable(files, TRANSLATIONS_TABLE, lines, TRANSLATIONS_PART_BYTES), words: sorted };
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

function textOf({ term, share }: Translation): string {
	return ` ${term}${String.fromCharCode(SHARE_ZERO + share)}`;
}
