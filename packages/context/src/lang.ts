import type { Bilingual, Language } from '@pinakes/query';

/** Returns a text in a language; a plain string is the same in all languages. */
export function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}
