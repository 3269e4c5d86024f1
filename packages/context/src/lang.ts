import type { Bilingual, Language } from '@pinakes/query';

/** A text in the language asked for; one that is the same in both languages stays as it is. */
export function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}
