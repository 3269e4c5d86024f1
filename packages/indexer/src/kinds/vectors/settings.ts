import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import type { STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';

/** Static vectors for many or short texts in English and Chinese, otherwise trained ones. */
export const AUTOMATIC_VECTORS = 'auto';

/**
 * Which vectors sections have: chosen by the texts, trained from the texts, static, none, or of an encoder, which must
 * also encode queries.
 */
export type EncoderChoice = typeof AUTOMATIC_VECTORS | typeof TRAINED | typeof STATIC | 'none' | Encoder;
