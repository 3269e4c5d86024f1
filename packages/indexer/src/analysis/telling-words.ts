import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import { wordsOf } from '@pinakes/query/format/analysis/tokenizer';
import { COMMON_IN_SKILLS, HAN_BREAKS } from '../data/skill-stop-words.ts';
import { buildAnalyzer } from './analyzer.ts';

const LEFT_OUT: ReadonlySet<string> = new Set([...defaultSettings().stop_words, ...COMMON_IN_SKILLS]);
const BREAKS: ReadonlySet<string> = new Set(HAN_BREAKS);

/**
 * The words of a text that say something, in order and with repeats: Latin words that are neither stop words nor
 * in every skill nor numbers, and the words of Han text.
 *
 * @param hanPhrases Chinese words that are known, by which runs of Han text are cut
 */
export function tellingWords(text: string, hanPhrases: ReadonlySet<string> = new Set()): string[] {
	return tellingWordsOf(text, (run) => hanWords(run, hanPhrases));
}

/**
 * The same to compare texts by: of Han text all pairs of neighbours, since the same words are cut otherwise where
 * others stand before them.
 */
export function comparedWords(text: string): string[] {
	return tellingWordsOf(text, (run) => run.slice(1).map((character, i) => `${run[i]}${character}`));
}

/** A text in parts that no Chinese word reaches beyond: cut at spaces and punctuation between Han characters. */
export function hanParts(text: string): string[] {
	return text.split(/(?<=\p{Script=Han})[^\p{L}\p{N}]+(?=\p{Script=Han})/u);
}

/** @param hanWordsOf the words of a run of Han characters */
function tellingWordsOf(text: string, hanWordsOf: (run: readonly string[]) => string[]): string[] {
	const words: string[] = [];
	let run: string[] = [];
	const endRun = (): void => {
		words.push(...hanWordsOf(run));
		run = [];
	};
	for (const { text: word } of wordsOf(text, buildAnalyzer())) {
		if (isUnspaced(word)) {
			if (BREAKS.has(word)) endRun();
			else run.push(word);
			continue;
		}
		endRun();
		if (word.length > 1 && !LEFT_OUT.has(word) && !/^\d+$/.test(word)) words.push(word);
	}
	endRun();
	return words;
}

/** Characters of the longest Chinese word that is looked for, and of one that needs no evidence. */
const MAX_HAN_WORD_LENGTH = 6;
const DEFAULT_HAN_WORD = 4;

/** Known words first, longest first; what is left between them is a word where it is short, else pairs. */
function hanWords(run: readonly string[], hanPhrases: ReadonlySet<string>): string[] {
	const words: string[] = [];
	let rest: string[] = [];
	const endRest = (): void => {
		if (rest.length >= 2 && rest.length <= DEFAULT_HAN_WORD) words.push(rest.join(''));
		else for (let i = 0; i + 2 <= rest.length; i += 2) words.push(rest.slice(i, i + 2).join(''));
		rest = [];
	};
	for (let at = 0; at < run.length; ) {
		let length = Math.min(MAX_HAN_WORD_LENGTH, run.length - at);
		while (length > 1 && !hanPhrases.has(run.slice(at, at + length).join(''))) length--;
		if (length > 1) {
			endRest();
			words.push(run.slice(at, at + length).join(''));
		} else rest.push(run[at] as string);
		at += Math.max(1, length);
	}
	endRest();
	return words;
}
