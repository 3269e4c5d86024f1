/** Choice of translations: the built-in ones with the glossary, or none. */
export const TRANSLATION_CHOICES = ['built-in', 'none'] as const;

export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];
