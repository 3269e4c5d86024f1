import { bertTokenizer, floats, safetensors } from '@pinakes/testing/model-files';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { readModel2vec } from './read-model2vec.ts';

describe('readModel2vec', () => {
	const model = safetensors({ embeddings: floats([[5], [1], [3]]) });
	const tokenizer = JSON.stringify(bertTokenizer(['[UNK]', 'red', 'blue']));

	it.each(['', '0_StaticEmbedding/'])('reads a model in the folder %j, and names it by the folder', async (inner) => {
		const folder = tempFolder({
			[`tiny/${inner}tokenizer.json`]: tokenizer,
			[`tiny/${inner}model.safetensors`]: model,
		});
		const encoder = await readModel2vec(`${folder}/tiny/`);
		expect(encoder.name).toBe('model2vec:tiny');
		expect(await encoder.encode(['red blue'], 'query')).toEqual([Float32Array.of(2)]);
	});

	it('heeds the configuration', async () => {
		const config = '{"normalize":true}';
		const folder = tempFolder({ 'tokenizer.json': tokenizer, 'model.safetensors': model, 'config.json': config });
		expect(await (await readModel2vec(folder)).encode(['red blue'], 'query')).toEqual([Float32Array.of(1)]);
	});

	it('says what a folder lacks', async () => {
		const folder = tempFolder({ 'tokenizer.json': tokenizer });
		await expect(readModel2vec(folder)).rejects.toMatchObject({ code: 'invalid_model' });
		await expect(readModel2vec(folder)).rejects.toThrow(`${folder} has no tokenizer.json and model.safetensors`);
		await expect(readModel2vec(`${folder}/gone`)).rejects.toThrow(/gone has no tokenizer\.json/);
	});
});
