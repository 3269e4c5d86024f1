import { check, PinakesError } from '../errors.ts';
import type { Language as MessageLanguage } from '../kinds/messages/schema.ts';
import { CHINESE, CHINESE_WORDS } from './chinese.ts';
import { ENGLISH, ENGLISH_WORDS } from './english.ts';
import type { AddedLanguage, AnalyzerSettings, BuiltInLanguage, Language } from './language.ts';

/**
 * All built-in languages. Those identified by their script come first: Chinese text contains English names, but not
 * vice versa. Words are separate, since readers get them from the index.
 */
const LANGUAGES: readonly BuiltInLanguage[] = [CHINESE, ENGLISH];
const WORDS = [CHINESE_WORDS, ENGLISH_WORDS];

/** The language of texts without letters that identify another one, and of texts in no added language. */
const DEFAULT_LANGUAGE = ENGLISH;

export const DEFAULT_LANGUAGE_NAME = DEFAULT_LANGUAGE.name;

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
	return (LANGUAGES.find(({ script }) => texts.some((text) => script.test(text))) ?? DEFAULT_LANGUAGE).messages;
}

/** Returns the default settings: all built-in languages with all their words. */
export function defaultSettings(): AnalyzerSettings {
	return {
		languages: LANGUAGES.map(({ name }) => name),
		stop_words: WORDS.flatMap(({ stopWords }) => stopWords),
		request_phrases: WORDS.flatMap(({ requestPhrases }) => requestPhrases),
	};
}
