import { addLanguages, DEFAULT_LANGUAGE_NAME, defaultSettings } from '@pinakes/query/format/analysis/registry';
import { tokensOf } from '@pinakes/query/format/analysis/tokenizer';
import { ALL_LANGUAGES } from '@pinakes/query/languages/all';

// A build writes texts in every language, and asks its own index questions.
addLanguages(...ALL_LANGUAGES);

/** What a document's language is found by. */
export interface LanguageEvidence {
	readonly path: string;
	/** A BCP 47 code that the document declares, if any. */
	readonly declared?: string | undefined;
	/** Its texts, without markup. */
	readonly texts: readonly string[];
}

/** Characters of a document that are looked at. */
const MAX_SAMPLE = 4000;

/**
 * What a language's stop words must add up to, absolutely, of the words of the sample, and beside the next language.
 * A word counts once, by one divided by the number of languages that have it.
 */
const MIN_SCORE = 3;
const MIN_SHARE = 0.08;
const MIN_ADVANTAGE = 1.5;

/** The same beside the best language, where the path names the language. */
const MIN_NAMED_ADVANTAGE = 0.5;

const NAMES = new Map(ALL_LANGUAGES.flatMap(({ name, code }) => [code, name].map((key) => [key, name] as const)))
	.set('no', 'norwegian')
	.set('nn', 'norwegian');

/** The languages of each stop word. */
let languagesOfWords: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The name of a document's language, as it declares it, or else by its path (`/de/`, `.de.md`) or its words. The default
 * language where none is sure.
 */
export function languageOf({ path, declared, texts }: LanguageEvidence): string {
	if (declared !== undefined) return nameOf(declared) ?? DEFAULT_LANGUAGE_NAME;
	const { scores, words } = scoresOf(texts);
	const ranked = [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const [best, score] = ranked[0] ?? [DEFAULT_LANGUAGE_NAME, 0];
	const named = namesInPath(path).find((name) => (scores.get(name) ?? 0) >= MIN_NAMED_ADVANTAGE * score);
	if (named !== undefined) return named;
	const isSure = score >= MIN_SCORE && score >= MIN_SHARE * words && score >= MIN_ADVANTAGE * (ranked[1]?.[1] ?? 0);
	return isSure ? best : DEFAULT_LANGUAGE_NAME;
}

/** The name of the language of a code such as `de-AT`; undefined for one that is not stemmed. */
function nameOf(code: string): string | undefined {
	const lower = code.trim().toLowerCase();
	return NAMES.get(lower.split(/[-_]/)[0] as string);
}

/** The languages that folders are named after, and the ending before that of the file; the last first. */
function namesInPath(path: string): string[] {
	const folders = path.split(/[\\/]/);
	const ending = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(folders.pop() ?? '')?.[1];
	return [...folders, ...(ending === undefined ? [] : [ending])]
		.filter((folder) => /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(folder))
		.flatMap((code) => nameOf(code) ?? [])
		.reverse();
}

const NO_TOKENIZER = { languages: [], folding: new Map<string, string>() };

interface Scores {
	readonly scores: ReadonlyMap<string, number>;
	/** How many different words and characters of text without spaces there are. */
	readonly words: number;
}

function scoresOf(texts: readonly string[]): Scores {
	languagesOfWords ??= readStopWords();
	const scores = new Map<string, number>();
	const words = new Set(
		tokensOf(sampleOf(texts), NO_TOKENIZER).flatMap(({ kind, text }) => (kind === 'unspaced' ? [...text] : text)),
	);
	for (const word of words) {
		const languages = languagesOfWords.get(word) ?? [];
		for (const name of languages) scores.set(name, (scores.get(name) ?? 0) + 1 / languages.length);
	}
	return { scores, words: words.size };
}

function sampleOf(texts: readonly string[]): string {
	let sample = '';
	for (const text of texts) {
		if (sample.length >= MAX_SAMPLE) break;
		sample += `${text.slice(0, MAX_SAMPLE - sample.length)}\n`;
	}
	return sample;
}

function readStopWords(): Map<string, string[]> {
	const languages = new Map<string, string[]>();
	const add = (name: string, words: Iterable<string>): void => {
		for (const word of words) languages.set(word, [...(languages.get(word) ?? []), name]);
	};
	add(DEFAULT_LANGUAGE_NAME, defaultSettings().stop_words);
	for (const { name, stopWords } of ALL_LANGUAGES) add(name, stopWords);
	return languages;
}
