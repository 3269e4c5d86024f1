import { PinakesError } from '../errors.ts';
import type { Language as MessageLanguage } from '../kinds/messages/schema.ts';
import { CHINESE, CHINESE_WORDS } from './chinese.ts';
import { ENGLISH, ENGLISH_WORDS } from './english.ts';
import type { AnalyzerSettings, Language } from './language.ts';

/**
 * Every language, each a file of its own. First those whose script decides: Chinese text has English names in it, and
 * not the other way round. Their words are separate, since readers get them from the index.
 */
const LANGUAGES: readonly Language[] = [CHINESE, ENGLISH];
const WORDS = [CHINESE_WORDS, ENGLISH_WORDS];

/** The language of what has no letters that would tell. */
const DEFAULT_LANGUAGE = ENGLISH;

/**
 * The languages with these names.
 *
 * @throws PinakesError `format_version` for a name that is unknown
 */
export function languagesNamed(names: readonly string[]): readonly Language[] {
	return names.map((name) => {
		const language = LANGUAGES.find((one) => one.name === name);
		if (language) return language;
		throw new PinakesError('format_version', `manifest.json: unknown language "${name}". Update @pinakes/query.`);
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
