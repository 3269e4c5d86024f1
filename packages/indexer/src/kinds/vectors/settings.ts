import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import type { STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';

/** Static vectors for many or short texts in English and Chinese, otherwise trained ones. */
export const CHOSEN_BY_TEXTS = 'auto';

/**
 * What gives sections their vectors: what the texts choose, the texts themselves, the built-in vectors of words, nothing,
 * or an encoder that queries are encoded by as well.
 */
export type EncoderChoice = typeof CHOSEN_BY_TEXTS | typeof TRAINED | typeof STATIC | 'none' | Encoder;

/** Options of vectors. */
export interface VectorOptions {
	/** Weight of a cosine of 1, relative to a text score of 1; undefined to choose it by the texts. */
	readonly weight: number | undefined;
}
