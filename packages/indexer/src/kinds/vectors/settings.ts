import { type Encoder, MOST_VECTOR_WEIGHT, type TRAINED } from '@pinakes/query/format';
import { z } from 'zod';

/** What gives sections their vectors: the texts themselves, nothing, or an encoder that queries are encoded by as well. */
export type Vectorizer = typeof TRAINED | 'none' | Encoder;

/** How vectors count. */
export interface VectorOptions {
	/** What a cosine of 1 adds to a score of 1 by text; chosen by the texts where it is undefined. */
	readonly weight: number | undefined;
}

/** What a weight of vectors may be. */
export const VECTOR_WEIGHT = z.number().min(0).max(MOST_VECTOR_WEIGHT);
