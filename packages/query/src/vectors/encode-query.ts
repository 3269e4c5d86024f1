import { PinakesError } from '../errors.ts';
import { TRAINED, type VectorSettings } from '../kinds/vectors/format.ts';
import type { Encoder } from './encoder.ts';
import { toLengthOne } from './query-vector.ts';

/**
 * Makes sure that a question is encoded by what encoded the sections.
 *
 * @throws PinakesError `wrong_encoder`, which names both
 */
export function checkEncoder({ embedder, fingerprint }: VectorSettings, encoder: Encoder): void {
	if (encoder.name === embedder && encoder.fingerprint === fingerprint) return;
	const what = `The index was encoded by ${nameOf(embedder, fingerprint)}, the question is by ${nameOf(encoder.name, encoder.fingerprint)}`;
	const mend = embedder === TRAINED ? 'Leave the encoder out.' : 'Take the same one, or build the index again.';
	throw new PinakesError('wrong_encoder', `${what}. ${mend}`);
}

/** Encodes a question: a vector of length 1. Throws what the encoder throws, or where it gives no vector of the index. */
export async function encodeQuery(encoder: Encoder, query: string, dimensions: number): Promise<Float32Array> {
	const [vector] = await encoder.encode([query], 'query');
	const encoded = vector?.length === dimensions ? toLengthOne(vector) : undefined;
	if (encoded !== undefined) return encoded;
	throw new PinakesError('invalid_value', `${encoder.name} gave no vector of ${dimensions} numbers`);
}

function nameOf(name: string, fingerprint: string): string {
	return fingerprint === '' ? name : `${name} (${fingerprint})`;
}
