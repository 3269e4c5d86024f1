import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { type LanguageEvidence, languageOf } from './detect-language.ts';

/** Matches a BCP 47 code such as `de` or `zh-Hant-TW`; an underscore may separate its parts. */
const CODE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i;

/** Fields of front matter that declare a language. */
const FIELDS = ['lang', 'language', 'locale'];

/** Maximum characters whose letters are counted. */
const MAX_SAMPLE = 20_000;

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
	const found = languageOfScript(texts.join('\n')) ?? codeOfName(languageOf({ path, texts })) ?? 'en';
	const inPath = path
		.split(/[\\/.]/)
		.map(codeOf)
		.find((code) => code?.toLowerCase().startsWith(`${found}-`));
	return inPath ?? found;
}

function codeOfName(language: string): string | undefined {
	return ALL_LANGUAGES.find(({ name }) => name === language)?.code;
}

/** Returns the language of a text in Korean, Japanese or Chinese letters. */
function languageOfScript(text: string): string | undefined {
	const sample = text.slice(0, MAX_SAMPLE);
	const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
	const letters = count(/\p{L}/gu);
	const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
	const japanese = kana + count(/\p{Script=Han}/gu);
	if (count(/\p{Script=Hangul}/gu) > MIN_SCRIPT * letters) return 'ko';
	if (japanese <= MIN_SCRIPT * letters) return undefined;
	return kana > MIN_KANA * japanese ? 'ja' : 'zh';
}
