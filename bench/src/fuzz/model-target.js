/** Files of static embedding models that are damaged. */
import { model2vecEncoder } from '@pinakes/encoders';
import { bertTokenizer, floats, safetensors } from '@pinakes/testing/model-files';
import { mutated, somePieces } from './pieces.js';

const TOKENS = ['[PAD]', '[UNK]', 'a', 'ab', '##c', '中', 'roll', 'back'];
const LENGTH = 3;
const TOKENIZER = JSON.stringify(bertTokenizer(TOKENS));
/** A character to each byte. */
const MODEL = Buffer.from(
	safetensors({ embeddings: floats(TOKENS.map((_, row) => [row, 1, -row / LENGTH])) }),
).toString('latin1');

/** @type {import('./targets.js').Target} */
export const MODEL_FILES = {
	make(random) {
		const tokenizer = random.chance(0.5) ? mutated(random, TOKENIZER) : TOKENIZER;
		const model = tokenizer === TOKENIZER ? mutated(random, MODEL) : MODEL;
		return { tokenizer, model, text: somePieces(random, 8) };
	},
	async run({ tokenizer, model, text }) {
		const encoder = await model2vecEncoder({ name: 'x', tokenizer, model: Buffer.from(model, 'latin1') });
		const vectors = await encoder.encode([text, 'roll back'], 'query');
		if (vectors.length !== 2) throw new Error('not one vector to each text');
		if (vectors[0]?.length !== vectors[1]?.length) throw new Error('vectors of different lengths');
	},
};
