/** Choice of translations: the built-in ones with the glossary, or none. */
export const TRANSLATION_CHOICES = ['built-in', 'none'] as const;

/** Which translations are compiled in. */
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];
