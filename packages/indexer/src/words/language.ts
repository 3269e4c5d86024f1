import { addLanguages, DEFAULT_LANGUAGE_NAME } from '@pinakes/query/internal';
import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { languageScores, MIN_ADVANTAGE } from '@pinakes/query/languages/detect';

/** Matches a BCP 47 code such as `de` or `zh-Hant-TW`; an underscore may separate its parts. */
const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i;

const FIELDS = ['lang', 'language', 'locale'];

/** Maximum characters whose letters are counted. */
const MAX_LETTERS = 20_000;

/** Minimum share of the letters of a text that its script has, and of syllables among those of a Japanese text. */
const MIN_SCRIPT = 0.2;
const MIN_KANA = 0.1;

/** Returns the language that front matter declares; undefined if it declares none. */
export function declaredLanguage(fields: ReadonlyMap<string, unknown> | undefined): string | undefined {
	return FIELDS.map((field) => fields?.get(field)).find((value) => typeof value === 'string');
}

/** Returns a declared language as a BCP 47 code; undefined if it is not one. */
export function codeOf(declared: string | undefined): string | undefined {
	const code = declared?.trim() ?? '';
	return CODE.test(code) ? code.replaceAll('_', '-') : undefined;
}

/**
 * Returns the BCP 47 code of the language of a page, for its attribute `lang`: as declared, else by its letters, path and
 * words, with the region that its path names; `en` if unclear.
 */
export function pageLanguage({ path, declared, texts }: LanguageEvidence): string {
	const own = codeOf(declared);
	if (own !== undefined) return own;
	const language = languageOf({ path, texts });
	const code = ALL_LANGUAGES.find(({ name }) => name === language)?.code;
	const found = languageOfScript(texts.join('\n')) ?? code ?? 'en';
	const inPath = path
		.split(/[\\/.]/)
		.map(codeOf)
		.find((code) => code?.toLowerCase().startsWith(`${found}-`));
	return inPath ?? found;
}

/** Returns the language of a text in Korean, Japanese or Chinese letters. */
function languageOfScript(text: string): string | undefined {
	const sample = text.slice(0, MAX_LETTERS);
	const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
	const letters = count(/\p{L}/gu);
	const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
	const japanese = kana + count(/\p{Script=Han}/gu);
	if (count(/\p{Script=Hangul}/gu) > MIN_SCRIPT * letters) return 'ko';
	if (japanese <= MIN_SCRIPT * letters) return undefined;
	return kana > MIN_KANA * japanese ? 'ja' : 'zh';
}

// All languages are loaded, as a build analyzes texts in any language.
addLanguages(...ALL_LANGUAGES);

interface LanguageEvidence {
	readonly path: string;
	/** A BCP 47 code that the document declares, if any. */
	readonly declared?: string | undefined;
	/** Its texts, without markup. */
	readonly texts: readonly string[];
}

const MAX_SAMPLE = 4000;

/** Minimum score of a language, absolute and relative to the words of the sample. */
const MIN_SCORE = 3;
const MIN_SHARE = 0.08;

/** Minimum score relative to the default language, or to the one that is sure by the words, if the path names the language. */
const MIN_NAMED_ADVANTAGE = 0.5;

const NAMES = new Map(ALL_LANGUAGES.flatMap(({ name, code }) => [code, name].map((key) => [key, name] as const)))
	.set('no', 'norwegian')
	.set('nn', 'norwegian');

/**
 * Returns the name of a document's language: as declared, or by its path (`/de/`, `.de.md`) or its words; the default
 * language if unclear.
 */
export function languageOf({ path, declared, texts }: LanguageEvidence): string {
	if (declared !== undefined) return nameOf(declared) ?? DEFAULT_LANGUAGE_NAME;
	const { scores, words } = languageScores(texts.join('\n').slice(0, MAX_SAMPLE));
	const ranked = [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const [best, score] = ranked[0] ?? [DEFAULT_LANGUAGE_NAME, 0];
	const isSure = score >= MIN_SCORE && score >= MIN_SHARE * words && score >= MIN_ADVANTAGE * (ranked[1]?.[1] ?? 0);
	// A few words that Spanish has as well do not make a page in the folder of Portuguese uncertain.
	const rival = isSure ? score : (scores.get(DEFAULT_LANGUAGE_NAME) ?? 0);
	const named = namesInPath(path).find((name) => (scores.get(name) ?? 0) >= MIN_NAMED_ADVANTAGE * rival);
	return named ?? (isSure ? best : DEFAULT_LANGUAGE_NAME);
}

/** Returns the name of the language with a code such as `de-AT`; undefined for an unsupported one. */
function nameOf(code: string): string | undefined {
	const lower = code.trim().toLowerCase();
	return NAMES.get(lower.split(/[-_]/)[0] as string);
}

/** Returns the languages in a path, last first. A folder `nn` holds neural networks more often than Norwegian. */
function namesInPath(path: string): string[] {
	const folders = path.split(/[\\/]/);
	const ending = /\.([a-z]{2}(?:[-_][a-z]{2}|-[a-z]{3,4})?)\.[a-z]+$/i.exec(folders.pop() ?? '')?.[1];
	return [...folders, ...(ending === undefined ? [] : [ending])]
		.filter((folder) => folder !== 'nn' && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(folder))
		.flatMap((code) => nameOf(code) ?? [])
		.reverse();
}
