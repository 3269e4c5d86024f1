import type { Bilingual, Language, Manifest } from '@pinakes/query';

const SAYS: Bilingual<(language: string) => string> = {
	en: (language) => `The question seems to be in ${language}; the index has no texts in that language.`,
	zh: (language) => `问题似乎是${language}，而索引中没有这种语言的文本。`,
};

/** Returns a note if a refused question is in a language that the index has no texts in; otherwise an empty list. */
export async function questionLanguageNotes(
	{ analyzer }: Manifest,
	question: string,
	lang: Language,
): Promise<readonly string[]> {
	// Imported only for refusals, as it has all languages.
	const [{ languageOfQuestion }, { ALL_LANGUAGES }] = await Promise.all([
		import('@pinakes/query/languages/detect'),
		import('@pinakes/query/languages/all'),
	]);
	const code = languageOfQuestion(question);
	const name = ALL_LANGUAGES.find((language) => language.code === code)?.name;
	if (code === undefined || name === undefined || analyzer.languages.includes(name)) return [];
	return [SAYS[lang](new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? name)];
}
