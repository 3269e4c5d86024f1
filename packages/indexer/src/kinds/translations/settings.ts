/** Which translations an index has: those that are built in and the glossary, or none. */
export const TRANSLATION_CHOICES = ['built-in', 'none'] as const;

/** One of TRANSLATION_CHOICES. */
export type TranslationChoice = (typeof TRANSLATION_CHOICES)[number];
