import { DEFAULT_GRAMS } from '@pinakes/query/format/analysis/analyzer';
import { DEFAULT_WEIGHTS } from '@pinakes/query/format/kinds/text/document';

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
