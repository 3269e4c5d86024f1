import { basename, dirname } from 'node:path';
import { bertTokenizer, floats, safetensors } from '@pinakes/testing/model-files';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, vi } from 'vitest';
import { readModel2vec, transformersEncoder } from './models.ts';

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

const MODEL: Files = { 'config.json': '{}', 'tokenizer.json': '{}', 'onnx/model.onnx': 'net' };

/** What stands for `@huggingface/transformers`: a vector is a text's length and 1. It remembers what it was told. */
function fake(output?: { dims: number[]; data: number[] }) {
	const told: unknown[] = [];
	const env = { allowRemoteModels: true, allowLocalModels: false, localModelPath: '/models/' };
	const pipeline = async (...args: unknown[]) => {
		told.push({ ...env }, args);
		return async (texts: string[], options: unknown) => {
			told.push(options);
			return output ?? { dims: [texts.length, 2], data: texts.flatMap((text) => [text.length, 1]) };
		};
	};
	return { told, load: async () => ({ env, pipeline }) };
}

describe('an encoder of a network', () => {
	it('runs the model of a folder, and downloads nothing', async () => {
		const folder = tempFolder(MODEL);
		const { told, load } = fake();
		const encoder = await transformersEncoder(folder, load);
		expect(encoder.name).toBe(`transformers:${basename(folder)}`);
		expect(await encoder.encode(['a', 'bcd'], 'section')).toEqual([Float32Array.of(1, 1), Float32Array.of(3, 1)]);
		expect(await encoder.encode([], 'section')).toEqual([]);
		expect(told).toEqual([
			{ allowRemoteModels: false, allowLocalModels: true, localModelPath: dirname(folder) },
			['feature-extraction', basename(folder), { dtype: 'fp32', local_files_only: true }],
			{ pooling: 'mean', normalize: true },
			{ pooling: 'mean', normalize: true },
		]);
	});

	it('is run by the package of the current project', async () => {
		const code = `exports.env = {};
			exports.pipeline = async () => async (texts) => ({ dims: [1, 2], data: [texts[0].length, 7] });`;
		const project = tempFolder({
			'node_modules/@huggingface/transformers/package.json': { main: 'main.cjs' },
			'node_modules/@huggingface/transformers/main.cjs': code,
		});
		const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project);
		const encoder = await transformersEncoder(tempFolder(MODEL));
		cwd.mockRestore();
		expect(await encoder.encode(['four'], 'query')).toEqual([Float32Array.of(4, 7)]);
	});

	it.each<[Files, string]>([
		[{ 'onnx/model_fp16.onnx': '' }, 'fp16'],
		[{ 'onnx/model_quantized.onnx': '' }, 'q8'],
		[{ 'onnx/model_quantized.onnx': '', 'onnx/model.onnx': '' }, 'fp32'],
	])('takes the most exact network that is there: %j', async (files, dtype) => {
		const { told, load } = fake();
		await transformersEncoder(tempFolder({ 'config.json': '{}', 'tokenizer.json': '{}', ...files }), load);
		expect(told[1]).toEqual(expect.arrayContaining([expect.objectContaining({ dtype })]));
	});

	it.each([
		['pooling_mode_cls_token', 'cls'],
		['pooling_mode_lasttoken', 'last_token'],
		['pooling_mode_mean_tokens', 'mean'],
	])('makes of the tokens what the folder says: %s', async (field, pooling) => {
		const { told, load } = fake();
		const folder = tempFolder({ ...MODEL, '1_Pooling/config.json': { word_embedding_dimension: 2, [field]: true } });
		await (await transformersEncoder(folder, load)).encode(['a'], 'query');
		expect(told.at(-1)).toEqual({ pooling, normalize: true });
	});

	it('is identified by its files and its pooling', async () => {
		const of = async (files: Files): Promise<string> =>
			(await transformersEncoder(tempFolder({ ...MODEL, ...files }), fake().load)).fingerprint;
		const fingerprints = await Promise.all(
			[
				{},
				{ 'onnx/model.onnx': 'other' },
				{ 'onnx/model.onnx_data': 'numbers' },
				{ 'tokenizer.json': '{"a":1}' },
				{ '1_Pooling/config.json': { pooling_mode_cls_token: true } },
			].map(of),
		);
		expect(new Set(fingerprints).size).toBe(fingerprints.length);
		expect(await of({ 'README.md': 'x' })).toBe(fingerprints[0]);
	});

	it.each<[string, Files, RegExp]>([
		[
			'no network',
			{ 'config.json': '{}', 'tokenizer.json': '{}' },
			/has no onnx\/model\.onnx: name the folder of a model/,
		],
		['no tokenizer', { 'config.json': '{}', 'onnx/model.onnx': '' }, /has no tokenizer\.json/],
		['no configuration', { 'tokenizer.json': '{}', 'onnx/model.onnx': '' }, /has no config\.json/],
		[
			'another pooling',
			{ ...MODEL, '1_Pooling/config.json': { pooling_mode_max_tokens: true } },
			/names none of pooling_/,
		],
		['a damaged pooling', { ...MODEL, '1_Pooling/config.json': '{' }, /1_Pooling\/config\.json names none of/],
	])('of a folder with %s is an error that names it', async (_, files, message) => {
		await expect(transformersEncoder(tempFolder(files), fake().load)).rejects.toThrow(message);
		await expect(transformersEncoder(tempFolder(files), fake().load)).rejects.toMatchObject({ name: 'PinakesError' });
	});

	it('that is not installed says how to install it, but not if a package of its own lacks', async () => {
		const lacking = (name: string) => () => {
			const message = `Cannot find package '${name}' imported from /a/node_modules/@huggingface/transformers/index.js`;
			return Promise.reject(Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' }));
		};
		await expect(transformersEncoder(tempFolder(MODEL), lacking('@huggingface/transformers'))).rejects.toThrow(
			'@huggingface/transformers is not installed, which runs the model: npm install @huggingface/transformers',
		);
		await expect(transformersEncoder(tempFolder(MODEL), lacking('sharp'))).rejects.toThrow(
			/cannot be loaded .*'sharp'/,
		);
	});

	it('that cannot be loaded or run says why', async () => {
		const broken = async () => ({ env: {}, pipeline: () => Promise.reject(new Error('bad magic')) });
		await expect(transformersEncoder(tempFolder(MODEL), broken)).rejects.toThrow(/cannot run the model \(bad magic\)/);
		const refused = () => Promise.reject(Object.assign(new Error('no such binding'), { code: 'ERR_DLOPEN_FAILED' }));
		await expect(transformersEncoder(tempFolder(MODEL), refused)).rejects.toThrow(
			/cannot be loaded \(no such binding\)/,
		);
	});

	it.each([
		{ dims: [1, 3, 2], data: [1, 2, 3, 4, 5, 6] },
		{ dims: [2, 2], data: [1, 2, 3, 4] },
		{ dims: [1, 2], data: [1] },
	])('that gives something else than a vector for each text is an error: %j', async (output) => {
		const encoder = await transformersEncoder(tempFolder(MODEL), fake(output).load);
		await expect(encoder.encode(['a'], 'section')).rejects.toThrow(/gave no vector for a text/);
	});
});
