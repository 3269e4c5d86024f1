import { DEFAULT_GRAMS, DEFAULT_WEIGHTS } from '@pinakes/query/internal';

/** Settings for indexing texts. */
export interface TextOptions {
	/** Sizes of the n-grams that queries search in text without spaces, 1 to 3 characters, ascending. */
	readonly grams: readonly number[];
	/** Weights of an occurrence in the title, headings and body. */
	readonly weights: readonly [title: number, headings: number, body: number];
	/** Whether texts are markdown, whose link targets and tags are not searched. */
	readonly markdown: boolean;
}

export const DEFAULT_TEXT: TextOptions = { grams: DEFAULT_GRAMS, weights: DEFAULT_WEIGHTS, markdown: false };

/** Settings for the texts of files. */
export const PAGE_TEXT: TextOptions = { ...DEFAULT_TEXT, markdown: true };

export const VECTOR_CHOICES = ['built-in', 'none'] as const;

/** Choice of the built-in word vectors and translations, or of neither. */
export type VectorChoice = (typeof VECTOR_CHOICES)[number];

/** Normalises a type: `Tech Stack` becomes `tech_stack`. */
export function typeName(type: string): string {
	return type
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[\s_-]+/g, '_');
}
