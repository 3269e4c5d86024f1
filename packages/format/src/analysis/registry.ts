import { PinakesError } from '../errors.ts';
import type { Language as MessageLanguage } from '../kinds/messages/schema.ts';
import { CHINESE, CHINESE_WORDS } from './chinese.ts';
import { ENGLISH, ENGLISH_WORDS } from './english.ts';
import type { AddedLanguage, AnalyzerSettings, BuiltInLanguage, Language } from './language.ts';

/**
 * Every language, each a file of its own. First those whose script decides: Chinese text has English names in it, and
 * not the other way round. Their words are separate, since readers get them from the index.
 */
const LANGUAGES: readonly BuiltInLanguage[] = [CHINESE, ENGLISH];
const WORDS = [CHINESE_WORDS, ENGLISH_WORDS];

/** The language of what has no letters that would tell, and of texts whose language is not another one in the index. */
const DEFAULT_LANGUAGE = ENGLISH;

/** The name of the default language. */
export const DEFAULT_LANGUAGE_NAME = DEFAULT_LANGUAGE.name;

const added = new Map<string, AddedLanguage>();

/** Adds languages, by which indexes with texts in them can be searched; for as long as the program runs. */
export function addLanguages(...languages: readonly AddedLanguage[]): void {
	for (const language of languages) added.set(language.name, language);
}

/** The added language with this name, if any. */
export function addedLanguage(name: string): AddedLanguage | undefined {
	return added.get(name);
}

/**
 * The languages with these names.
 *
 * @throws PinakesError `missing_language` for a name that no reader has and that was not added
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

/** The language in which to answer some texts: the first in the registry's order whose script any of them has. */
export function messageLanguageOf(...texts: readonly string[]): MessageLanguage {
	return (LANGUAGES.find(({ script }) => texts.some((text) => script.test(text))) ?? DEFAULT_LANGUAGE).messages;
}

/** How texts are analysed unless an index says otherwise: every language with all its words. */
export function defaultSettings(): AnalyzerSettings {
	return {
		languages: LANGUAGES.map(({ name }) => name),
		stop_words: WORDS.flatMap(({ stopWords }) => stopWords),
		request_phrases: WORDS.flatMap(({ requestPhrases }) => requestPhrases),
	};
}
