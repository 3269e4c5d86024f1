/** Whether an index has vectors of words, by which units and short texts are found by meaning: built in, or none. */
export const SEMANTICS_CHOICES = ['built-in', 'none'] as const;

/** One of SEMANTICS_CHOICES. */
export type SemanticsChoice = (typeof SEMANTICS_CHOICES)[number];
