/** Choice of word vectors, by which units and short texts are found by meaning: built in, or none. */
export const SEMANTICS_CHOICES = ['built-in', 'none'] as const;

/** Which word vectors are compiled in. */
export type SemanticsChoice = (typeof SEMANTICS_CHOICES)[number];
