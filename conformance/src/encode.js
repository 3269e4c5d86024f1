import { model2vecEncoder } from '@pinakes/encoders';

/**
 * Encodes texts by static models. Uses no platform API, so it runs anywhere.
 *
 * @param {readonly { tokenizer: unknown, model: readonly number[] }[]} models the bytes of a model beside its tokenizer
 * @param {readonly string[]} texts
 * @returns {Promise<string>} the vectors as JSON
 */
export async function encodeTexts(models, texts) {
	const vectors = [];
	for (const { tokenizer, model } of models) {
		const files = { name: 'tiny', tokenizer: JSON.stringify(tokenizer), model: Uint8Array.from(model) };
		const encoder = await model2vecEncoder(files, async () => '');
		vectors.push((await encoder.encode(texts, 'query')).map((vector) => [...vector]));
	}
	return JSON.stringify(vectors);
}
