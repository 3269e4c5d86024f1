import { DEFAULT_GRAMS } from '@pinakes/query/format/analysis/analyzer';
import { DEFAULT_WEIGHTS } from '@pinakes/query/format/kinds/text/document';

/** How texts are indexed. */
export interface TextOptions {
	/** Sizes of the n-grams that are looked for in text without spaces, ascending: 1 to 3 characters. */
	readonly grams: readonly number[];
	/** How much an occurrence counts in the title, in headings and in the body. */
	readonly weights: readonly [title: number, headings: number, body: number];
	/** Whether texts are markdown, whose links and tags are no words of theirs. */
	readonly markdown: boolean;
}

/** How texts are indexed unless something else is said. */
export const DEFAULT_TEXT: TextOptions = { grams: DEFAULT_GRAMS, weights: DEFAULT_WEIGHTS, markdown: false };
