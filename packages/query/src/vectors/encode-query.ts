import { check, PinakesError } from '../format/errors.js';
import type { Encoder } from '../format/kinds/vectors/encoder.js';
import type { VectorSettings } from '../format/kinds/vectors/schema.js';
import { toLengthOne } from './length-one.ts';

/**
 * Checks that an encoder is the one that encoded the sections.
 *
 * @throws PinakesError `wrong_encoder`, which names both
 */
export function checkEncoder({ embedder, fingerprint }: VectorSettings, encoder: Encoder): void {
	if (encoder.name === embedder && encoder.fingerprint === fingerprint) return;
	const what = `The index was encoded by ${embedder} ${fingerprint}`.trim();
	const other = `${encoder.name} ${encoder.fingerprint}`.trim();
	throw new PinakesError('wrong_encoder', `${what}, not by ${other}. Take that one, or build the index again.`);
}

/**
 * Encodes a question as a vector of length 1.
 *
 * @throws what the encoder throws, or PinakesError `invalid_value` for a vector of other dimensions
 */
export async function encodeQuery(encoder: Encoder, query: string, dimensions: number): Promise<Float32Array> {
	const vectors: readonly (Float32Array | undefined)[] | undefined = await encoder.encode([query], 'query');
	const vector = vectors?.[0];
	const encoded = vector?.length === dimensions ? toLengthOne(vector) : undefined;
	check(encoded, `${encoder.name} gave no vector of ${dimensions} numbers`);
	return encoded;
}
