import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import type { TRAINED } from '@pinakes/query/format/kinds/vectors/schema';

/** What gives sections their vectors: the texts themselves, nothing, or an encoder that queries are encoded by as well. */
export type EncoderChoice = typeof TRAINED | 'none' | Encoder;

/** How vectors count. */
export interface VectorOptions {
	/** What a cosine of 1 adds to a score of 1 by text; chosen by the texts where it is undefined. */
	readonly weight: number | undefined;
}
