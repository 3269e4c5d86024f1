import { type Encoder, TRAINED } from '@pinakes/query/format';
import { BuildError } from '../../errors.ts';
import type { IndexedText } from '../text/indexed.ts';
import { encodedVectors } from './encoded.ts';
import type { Vectorizer, VectorOptions } from './settings.ts';
import { trainedVectors } from './trained.ts';
import type { MadeVectors } from './write.ts';

/**
 * Makes the vectors of an index.
 *
 * @param onStep told what is about to take long
 * @returns undefined for `none`
 * @throws what `encodedVectors` throws
 */
export async function makeVectors(
	text: IndexedText | undefined,
	vectorizer: Vectorizer,
	options: VectorOptions,
	onStep: (step: string) => void,
): Promise<MadeVectors | undefined> {
	if (vectorizer === 'none') return undefined;
	if (vectorizer === TRAINED) {
		onStep('training vectors');
		return trainedVectors(text, options);
	}
	onStep('encoding sections');
	return encodedVectors(text, vectorizer, options);
}

/**
 * Checks what is to give sections their vectors.
 *
 * @throws BuildError for what gives none
 */
export function checkVectorizer(vectorizer: Vectorizer): Vectorizer {
	const isEncoder = typeof (vectorizer as Partial<Encoder> | null)?.encode === 'function';
	if (isEncoder || vectorizer === TRAINED || vectorizer === 'none') return vectorizer;
	throw new BuildError(`vectors must be '${TRAINED}', 'none' or an encoder, not ${JSON.stringify(vectorizer)}.`);
}
