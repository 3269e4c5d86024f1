import type { Language as MessageLanguage } from '../base/bilingual.ts';
import { check, PinakesError } from '../base/errors.ts';
import { CHINESE_REQUESTS, ENGLISH_REQUESTS, ENGLISH_STOP_WORDS } from '../data/requests.ts';
import { ENGLISH } from './english.ts';
import type { AddedLanguage, AnalyzerSettings, BuiltInLanguage, Language } from './language.ts';

/** A Han character in a text without kana: those beside kana are Japanese. */
const CHINESE_SCRIPT = /^(?!.*[\u3040-\u30ff]).*?[\u3400-\u9fff]/s;

/**
 * Chinese, in traditional and simplified characters. The tokenizer splits text without spaces into n-grams. The table
 * that folds traditional into simplified characters is too large for a program and is stored in the index.
 */
export const CHINESE: BuiltInLanguage = { name: 'chinese', script: CHINESE_SCRIPT, messages: 'zh' };

/**
 * All built-in languages. Those identified by their script come first: Chinese text contains English names, but not
 * vice versa. Readers get their words from the index.
 */
const LANGUAGES: readonly BuiltInLanguage[] = [CHINESE, ENGLISH];

/** The name of English, the language of texts without letters that identify another one, and of texts in no added language. */
export const DEFAULT_LANGUAGE_NAME = ENGLISH.name;

const added = new Map<string, AddedLanguage>();

/**
 * Adds languages for the rest of the process, so that indexes with texts in them can be searched.
 *
 * @throws PinakesError `invalid_value` for what is no language, such as its name
 */
export function addLanguages(...languages: readonly AddedLanguage[]): void {
	for (const language of languages) {
		check(language?.stopWords, 'addLanguages takes languages: GERMAN of "@pinakes/query/languages/german".');
		added.set(language.name, language);
	}
}

export function addedLanguage(name: string): AddedLanguage | undefined {
	return added.get(name);
}

/** Returns the name of the added language with a BCP 47 code such as `de-AT`; the default language for any other code. */
export function nameOfLanguage(code = ''): string {
	const [base = ''] = code.trim().toLowerCase().split(/[-_]/);
	const known = [...added.values()].find((one) => one.code === base || one.name === base);
	return known?.name ?? DEFAULT_LANGUAGE_NAME;
}

/**
 * Returns languages by their names.
 *
 * @throws PinakesError `missing_language` for a name that is neither built in nor added
 */
export function languagesNamed(names: readonly string[]): readonly Language[] {
	return names.map((name) => {
		const language = LANGUAGES.find((one) => one.name === name) ?? added.get(name);
		if (language) return language;
		throw new PinakesError(
			'missing_language',
			`manifest.json: texts in "${name}" need addLanguages() with "@pinakes/query/languages/${name}".`,
		);
	});
}

/**
 * Returns the language of messages for some texts: the first in the order of the registry whose script any of them has.
 */
export function messageLanguageOf(...texts: readonly string[]): MessageLanguage {
	return (LANGUAGES.find(({ script }) => texts.some((text) => script.test(text))) ?? ENGLISH).messages;
}

/** Returns the default settings: all built-in languages with all their words. */
export function defaultSettings(): AnalyzerSettings {
	return {
		languages: LANGUAGES.map(({ name }) => name),
		stop_words: ENGLISH_STOP_WORDS,
		request_phrases: [...CHINESE_REQUESTS, ...ENGLISH_REQUESTS],
	};
}
