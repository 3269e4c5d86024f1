import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import type { STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';

/** Static vectors for many texts in English and Chinese, or short ones, else trained ones. */
export const CHOSEN_BY_TEXTS = 'auto';

/**
 * What gives sections their vectors: what the texts choose, the texts themselves, the built-in vectors of words, nothing,
 * or an encoder that queries are encoded by as well.
 */
export type EncoderChoice = typeof CHOSEN_BY_TEXTS | typeof TRAINED | typeof STATIC | 'none' | Encoder;

/** How vectors count. */
export interface VectorOptions {
	/** What a cosine of 1 adds to a score of 1 by text; chosen by the texts where it is undefined. */
	readonly weight: number | undefined;
}
